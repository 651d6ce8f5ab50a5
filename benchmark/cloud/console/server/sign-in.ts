import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Caller, CloudEngine } from '../../engine/contract.js';
import { DEFAULT_REGION } from '../../products/shared/regions.js';
import { cookieDomain, isVendorAddress } from './hosts.js';
import { consoleOrigin } from './page-context.js';
import { cookieOf, languageOf, readBody, redirect, sendHtml, sendJson, sessionCookie } from './requests.js';
import type { Session, Sessions } from './sessions.js';
import { signInPage } from './sign-in-page.js';
import type { StaticFiles } from './static-files.js';

export interface SignInParts {
  readonly engine: CloudEngine;
  readonly sessions: Sessions;
  /** Checks a RAM user's logon name and password, where the cloud keeps passwords. */
  readonly checkPassword?: (logonName: string, password: string) => Caller | undefined;
}

const consoleHome = 'https://home.console.aliyun.com/';

/** The sign-in host: federation for role sessions, a page for people, sign-out. */
export class SignIn {
  readonly #parts: SignInParts;

  constructor(parts: SignInParts) {
    this.#parts = parts;
  }

  /** Answers one request; `session` is the one that its cookie names. */
  async handle(
    request: IncomingMessage,
    response: ServerResponse,
    session: Session | undefined,
    files: Pick<StaticFiles, 'styleSheet'>,
  ): Promise<void> {
    const url = new URL(request.url ?? '/', `https://${request.headers.host}`);
    const body = request.method === 'POST' ? new URLSearchParams(await readBody(request)) : new URLSearchParams();
    const parameters = new URLSearchParams([...url.searchParams, ...body]);
    if (url.pathname === '/federation') this.#federate(parameters, request, response);
    else if (url.pathname.startsWith('/logout')) this.#signOut(request, response, session);
    else this.#page(parameters, request, response, await files.styleSheet());
  }

  /** Address of the sign-in page that leads back to where the person wanted to go. */
  static addressFor(wanted: string): string {
    return `https://signin.aliyun.com/login.htm?callback=${encodeURIComponent(wanted)}`;
  }

  #federate(parameters: URLSearchParams, request: IncomingMessage, response: ServerResponse): void {
    const requestId = randomUUID().toUpperCase();
    const refuse = (Code: string, Message: string) =>
      sendJson(response, 400, { RequestId: requestId, HostId: request.headers.host, Code, Message });
    const action = parameters.get('Action');
    if (action === 'GetSigninToken') {
      const accessKeyId = parameters.get('AccessKeyId');
      const accessKeySecret = parameters.get('AccessKeySecret');
      const securityToken = parameters.get('SecurityToken');
      if (!accessKeyId || !accessKeySecret || !securityToken) {
        refuse('MissingParameter', 'AccessKeyId, AccessKeySecret and SecurityToken are required.');
        return;
      }
      const token = this.#parts.sessions.issueToken({ accessKeyId, accessKeySecret, securityToken });
      if (token) sendJson(response, 200, { RequestId: requestId, SigninToken: token });
      else refuse('InvalidParameter.SecurityToken', 'The credentials are invalid or have expired.');
      return;
    }
    if (action !== 'Login') {
      refuse('InvalidParameter.Action', 'Action must be GetSigninToken or Login.');
      return;
    }
    const destination = parameters.get('Destination') ?? consoleHome;
    if (!isVendorAddress(destination)) {
      refuse('InvalidParameter.Destination', 'Destination is not an address of the console.');
      return;
    }
    const session = this.#parts.sessions.redeem(
      parameters.get('SigninToken') ?? '',
      parameters.get('LoginUrl') ?? undefined,
    );
    if (!session) {
      refuse('InvalidParameter.SigninToken', 'The sign-in token is invalid, used or expired.');
      return;
    }
    this.#welcome(session, destination, request, response);
  }

  #welcome(session: Session, destination: string, request: IncomingMessage, response: ServerResponse): void {
    this.#record(session.caller, 'ConsoleSignin', { callbackUrl: destination, mfaChecked: 'false' });
    const domain = cookieDomain(request.headers.host ?? '');
    redirect(response, destination, [
      `${sessionCookie}=${session.cookie}; Domain=${domain}; Path=/; Secure; HttpOnly; SameSite=Lax`,
    ]);
  }

  #signOut(request: IncomingMessage, response: ServerResponse, session: Session | undefined): void {
    if (session) {
      this.#parts.sessions.end(session);
      this.#record(session.caller, 'ConsoleSignout', {});
    }
    const domain = cookieDomain(request.headers.host ?? '');
    redirect(response, SignIn.addressFor(consoleHome), [
      `${sessionCookie}=; Domain=${domain}; Path=/; Secure; HttpOnly; Max-Age=0`,
    ]);
  }

  /** The page that asks for the logon name, then the password. */
  #page(parameters: URLSearchParams, request: IncomingMessage, response: ServerResponse, styleSheet: string): void {
    const callback = parameters.get('callback') ?? consoleHome;
    const logonName = parameters.get('user_principal_name')?.trim() ?? '';
    const password = parameters.get('password_ims') ?? undefined;
    const caller =
      request.method === 'POST' && password !== undefined
        ? this.#parts.checkPassword?.(logonName, password)
        : undefined;
    if (caller) {
      const session = this.#parts.sessions.open(caller, undefined, () => true);
      this.#welcome(session, isVendorAddress(callback) ? callback : consoleHome, request, response);
      return;
    }
    const failed = request.method === 'POST' && password !== undefined;
    sendHtml(response, 200, signInPage({ language: languageOf(request), callback, logonName, failed, styleSheet }));
  }

  #record(caller: Caller, eventName: string, additionalEventData: Readonly<Record<string, string>>): void {
    this.#parts.engine.recordEvent(
      caller,
      {
        eventName,
        eventType: eventName,
        eventSource: 'signin.aliyun.com',
        serviceName: caller.type === 'root-account' ? 'AasCustomer' : 'AasSub',
        additionalEventData,
      },
      consoleOrigin(DEFAULT_REGION),
    );
  }
}

/** Session of a request, if its cookie names one that is still good. */
export function sessionOf(request: IncomingMessage, sessions: Sessions): Session | undefined {
  return sessions.find(cookieOf(request, sessionCookie));
}
