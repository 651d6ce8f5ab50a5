import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Language } from './localiser.js';

/** Largest request body that a page sends: a form. */
const mostBytes = 1_000_000;

/** Nothing a page loads may leave the machine; the vendor kit and styled-components write styles inline. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "base-uri 'self'",
].join('; ');

export const sessionCookie = 'login_aliyunid_ticket';
export const languageCookie = 'aliyun_lang';

/** Body of a request as text. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    const bytes = Buffer.from(part as Uint8Array);
    size += bytes.length;
    if (size > mostBytes) throw new Error('The request body is too large.');
    parts.push(bytes);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** A cookie of the request. */
export function cookieOf(request: IncomingMessage, name: string): string | undefined {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [key, ...rest] = pair.trim().split('=');
    if (key === name) return decodeURIComponent(rest.join('='));
  }
  return undefined;
}

/** Language chosen in the console, else the browser's first one. */
export function languageOf(request: IncomingMessage): Language {
  const chosen = cookieOf(request, languageCookie);
  if (chosen === 'zh' || chosen === 'en') return chosen;
  return (request.headers['accept-language'] ?? '').trim().toLowerCase().startsWith('zh') ? 'zh' : 'en';
}

export function sendHtml(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(html);
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}

export function redirect(response: ServerResponse, location: string, cookies: readonly string[] = []): void {
  response.writeHead(302, {
    location,
    'cache-control': 'no-store',
    ...(cookies.length > 0 ? { 'set-cookie': [...cookies] } : {}),
  });
  response.end();
}

/** Text made safe inside HTML. */
export function escapeHtml(text: string): string {
  const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
