import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { ProductConsole, Row } from '../../spec/console.js';
import type { DataService } from './data-service.js';
import { cookieDomain, roleOfHost } from './hosts.js';
import type { Language } from './localiser.js';
import { plainPage, plainTexts } from './plain-page.js';
import { languageCookie, languageOf, readBody, redirect, sendHtml, sendJson } from './requests.js';
import type { Session, Sessions } from './sessions.js';
import { SignIn, sessionOf } from './sign-in.js';
import type { StaticFiles } from './static-files.js';

export interface HandlerParts {
  readonly data: DataService;
  readonly files: StaticFiles;
  readonly sessions: Sessions;
  readonly signIn: SignIn;
}

/** Answers every vendor host: which one it is decides what a request means. */
export function createRequestHandler(parts: HandlerParts): RequestListener {
  return (request, response) => {
    answer(parts, request, response).catch((error: unknown) => {
      // A defect of the console must be seen by whoever runs it, and must not hang the browser.
      process.emitWarning(error instanceof Error ? error : String(error), 'ConsoleRequestFailed');
      if (!response.headersSent) sendJson(response, 500, { error: 'InternalError' });
      else response.end();
    });
  };
}

async function answer(parts: HandlerParts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const role = roleOfHost(request.headers.host ?? '');
  const session = sessionOf(request, parts.sessions);
  const path = (request.url ?? '/').replace(/[?#].*$/, '');
  if (path.startsWith('/assets/') && (await parts.files.send(path, response))) return;
  if (role.kind === 'sign-in') {
    await parts.signIn.handle(request, response, session, parts.files);
    return;
  }
  const language = languageOf(request);
  const product = role.kind === 'console' ? parts.data.productOf(role.label) : undefined;
  const address = `https://${request.headers.host}${request.url ?? '/'}`;
  if (request.method === 'POST' && path.startsWith('/data/')) {
    if (!session) sendJson(response, 401, { to: SignIn.addressFor(request.headers.referer ?? address) });
    else await answerData(parts, { request, response, session, product, language, path });
    return;
  }
  const styleSheet = await parts.files.styleSheet();
  if (role.kind === 'unknown' || path.startsWith('/assets/') || path === '/favicon.ico') {
    sendHtml(response, 404, plainPage(plainTexts.unknown, language, styleSheet));
    return;
  }
  if (!session) {
    redirect(response, SignIn.addressFor(address));
    return;
  }
  if (product) sendHtml(response, 200, await parts.files.page(language, product.title[language]));
  else if (role.kind === 'partner') sendHtml(response, 403, plainPage(plainTexts.partner, language, styleSheet));
  else sendHtml(response, 404, plainPage(plainTexts.unknown, language, styleSheet));
}

interface DataRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly session: Session;
  readonly product: ProductConsole | undefined;
  readonly language: Language;
  readonly path: string;
}

async function answerData(parts: HandlerParts, asked: DataRequest): Promise<void> {
  const { request, response, session, product, language } = asked;
  const body = parseBody(await readBody(request));
  // Only the console's own pages may act for a session: other sites cannot send this content type across origins.
  if (!body || !(request.headers['content-type'] ?? '').startsWith('application/json') || !product) {
    sendJson(response, 400, { error: 'InvalidRequest' });
    return;
  }
  switch (asked.path) {
    case '/data/view':
      sendJson(response, 200, await parts.data.view(session, product, String(body.address ?? '/'), language));
      return;
    case '/data/rows':
      sendJson(response, 200, await parts.data.rows(session, body, language));
      return;
    case '/data/options':
      sendJson(response, 200, await parts.data.options(session, body, language));
      return;
    case '/data/records':
      sendJson(response, 200, await parts.data.records(session, body, language));
      return;
    case '/data/check':
      sendJson(response, 200, parts.data.check(session, body, language));
      return;
    case '/data/tour':
      sendJson(response, 200, parts.data.closeTour(session, product));
      return;
    case '/data/operate':
      sendJson(response, 200, await parts.data.operate(session, body, language));
      return;
    case '/data/submit':
      sendJson(response, 200, await parts.data.submit(session, body, language));
      return;
    case '/data/language':
      response.setHeader('set-cookie', languageChoice(request, body.language === 'zh' ? 'zh' : 'en'));
      sendJson(response, 200, { refresh: true });
      return;
    default:
      sendJson(response, 404, { error: 'NotFound' });
  }
}

function languageChoice(request: IncomingMessage, language: Language): string {
  return `${languageCookie}=${language}; Domain=${cookieDomain(request.headers.host ?? '')}; Path=/; Secure`;
}

function parseBody(text: string): Row | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Row) : undefined;
  } catch {
    return undefined;
  }
}
