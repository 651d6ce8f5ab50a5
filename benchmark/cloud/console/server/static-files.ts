import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
};

/** The built console: its page and its files, kept in memory after the first request. */
export class StaticFiles {
  readonly #folder: string;
  readonly #files = new Map<string, Buffer>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The document that starts the console in the browser. */
  async page(language: string, title: string): Promise<string> {
    const html = (await this.#read('index.html'))?.toString('utf8') ?? '';
    return html
      .replace('<html lang="en">', `<html lang="${language}">`)
      .replace('<title></title>', `<title>${title}</title>`);
  }

  /** Address of the console's style sheet, for pages that stand outside the console but use its fonts. */
  async styleSheet(): Promise<string> {
    const html = (await this.#read('index.html'))?.toString('utf8') ?? '';
    return /href="(\/assets\/[^"]+\.css)"/.exec(html)?.[1] ?? '';
  }

  /** Sends a file; false where the build has none of this name. */
  async send(path: string, response: ServerResponse): Promise<boolean> {
    const name = normalize(path).replace(/^\/+/, '');
    if (name.startsWith('..')) return false;
    const content = await this.#read(name);
    if (!content) return false;
    response.writeHead(200, {
      'content-type': contentTypes[extname(name)] ?? 'application/octet-stream',
      'content-length': content.length,
      // Names hold a hash of the content.
      'cache-control': 'public, max-age=31536000, immutable',
    });
    response.end(content);
    return true;
  }

  async #read(name: string): Promise<Buffer | undefined> {
    const known = this.#files.get(name);
    if (known) return known;
    try {
      const content = await readFile(join(this.#folder, name));
      this.#files.set(name, content);
      return content;
    } catch {
      return undefined;
    }
  }
}
