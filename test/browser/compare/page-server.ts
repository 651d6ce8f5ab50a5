import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from './scenes.js';
import { NOTE } from './scenes.js';

/** Serves the bench's pages on a free port of the loopback, one path a page. */
export class PageServer {
  readonly #answers = new Map<string, string>();

  private constructor(private readonly server: Server) {}

  static async start(pages: readonly Page[]): Promise<PageServer> {
    const server = createServer((request, response) => {
      const answer = answers.get(new URL(request.url ?? '/', 'http://pages').pathname);
      response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(answer ?? '');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const pageServer = new PageServer(server);
    const answers = pageServer.#answers;
    for (const [index, page] of pages.entries()) {
      answers.set(`/page-${index}`, document(`${NOTE}${page.body}`, page.id));
      for (const [path, body] of Object.entries(page.parts ?? {})) answers.set(path, document(body, path));
    }
    return pageServer;
  }

  /** `host:port` to which a resolver rule leads. */
  get listener(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

function document(body: string, title: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body>${body}</body></html>`;
}
