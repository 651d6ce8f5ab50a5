import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { type Act, type Acted, type BrowserTool, controlFor, type Seen, type SeenControl } from './tool.js';

/** The real `@playwright/mcp` server as a process of its own, with its own settings but for browser, viewport and hosts. */
export class McpTool implements BrowserTool {
  readonly name = '@playwright/mcp';
  seen: Seen = { text: '', controls: [] };

  private constructor(
    private readonly client: Client,
    private readonly folder: string,
  ) {}

  /**
   * @param chromiumPath the same browser as the other tool's
   * @param switches command line of the browser, such as resolver rules
   */
  static async start(chromiumPath: string, switches: readonly string[], locale = 'en-US'): Promise<McpTool> {
    const folder = await mkdtemp(join(tmpdir(), 'console-agent-compare-'));
    const settings = {
      browser: {
        browserName: 'chromium',
        isolated: true,
        launchOptions: {
          executablePath: chromiumPath,
          headless: true,
          args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...switches],
        },
        contextOptions: { viewport: { width: 1_280, height: 800 }, locale },
      },
      outputDir: folder,
    };
    const path = join(folder, 'settings.json');
    await writeFile(path, JSON.stringify(settings));
    const program = join(dirname(createRequire(import.meta.url).resolve('@playwright/mcp/package.json')), 'cli.js');
    const client = new Client({ name: 'bench', version: '1' });
    await client.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: [program, '--config', path],
        cwd: folder,
        stderr: 'ignore',
      }),
    );
    return new McpTool(client, folder);
  }

  async open(url: string): Promise<Seen> {
    await this.#call('browser_navigate', { url });
    return this.#look();
  }

  async act(act: Act): Promise<Acted> {
    const started = performance.now();
    let calls = 0;
    const call = async (name: string, input: Record<string, unknown>): Promise<string | null> => {
      calls += 1;
      return this.#call(name, input);
    };
    const done = (error: string | null): Acted => ({ ms: performance.now() - started, calls, error });
    const target = controlFor(this.seen, act);
    if (target === undefined) return done(`nothing is called "${act.name}"`);
    const on = { element: act.name, target: target.ref };
    let error = await this.#first(call, act, on);
    if (error !== null && act.kind === 'choose') {
      error = await call('browser_click', on);
      await this.#look();
      calls += 1;
      const option = controlFor(this.seen, { kind: 'option', name: act.option });
      error =
        option === undefined
          ? `no option "${act.option}" is shown`
          : await call('browser_click', { element: act.option, target: option.ref });
    }
    await this.#look();
    calls += 1;
    return done(error);
  }

  /** What an act asks for at first; choosing is tried as a native select before it is done by hand. */
  #first(
    call: (name: string, input: Record<string, unknown>) => Promise<string | null>,
    act: Act,
    on: Record<string, unknown>,
  ): Promise<string | null> {
    switch (act.kind) {
      case 'type':
        return call('browser_type', { ...on, text: act.text });
      case 'choose':
        return call('browser_select_option', { ...on, values: [act.option] });
      default:
        return call('browser_click', on);
    }
  }

  async find(text: string): Promise<void> {
    const reply = await this.client.callTool({ name: 'browser_find', arguments: { text } });
    const found = textOf(reply);
    this.seen = { text: `${this.seen.text}\n${found}`, controls: [...this.seen.controls, ...controlsIn(found)] };
  }

  async controlsWithBoxes(): Promise<readonly SeenControl[]> {
    return controlsIn(textOf(await this.client.callTool({ name: 'browser_snapshot', arguments: { boxes: true } })));
  }

  async evaluate(expression: string): Promise<unknown> {
    const reply = textOf(
      await this.client.callTool({ name: 'browser_evaluate', arguments: { function: `() => (${expression})` } }),
    );
    const result = /### Result\n([\s\S]*?)\n(?:###|$)/.exec(`${reply}\n###`)?.[1];
    return result === undefined || result === 'undefined' ? undefined : JSON.parse(result);
  }

  async close(): Promise<void> {
    await this.client.callTool({ name: 'browser_close', arguments: {} }).catch(() => undefined);
    await this.client.close();
    await rm(this.folder, { recursive: true, force: true });
  }

  async #look(): Promise<Seen> {
    const text = textOf(await this.client.callTool({ name: 'browser_snapshot', arguments: {} }));
    this.seen = { text, controls: controlsIn(text) };
    return this.seen;
  }

  /** @returns the tool's error, or null */
  async #call(name: string, input: Record<string, unknown>): Promise<string | null> {
    const reply = await this.client.callTool({ name, arguments: input });
    return reply.isError === true ? textOf(reply).slice(0, 300) : null;
  }
}

function textOf(reply: unknown): string {
  const parts = (reply as { content?: readonly { type: string; text?: string }[] }).content ?? [];
  return parts.map((part) => (part.type === 'text' ? (part.text ?? '') : '')).join('\n');
}

/** Lines such as `- button "Order" [ref=e12] [cursor=pointer]` and `- generic [ref=e3]: More`. */
function controlsIn(text: string): readonly SeenControl[] {
  return text.split('\n').flatMap((line): SeenControl[] => {
    const match = /^\s*- '?([a-z]+)(?: "((?:[^"\\]|\\.)*)")?[^:]*\[ref=(\w+)\][^:]*(?::\s*(.*))?$/.exec(line);
    if (match === null) return [];
    const [, role = '', quoted, ref = '', rest] = match;
    const name = words(quoted ?? rest ?? '');
    const [x, y, width, height] = (/\[box=([-\d.,]+)\]/.exec(line)?.[1] ?? '').split(',').map(Number);
    if (x === undefined || y === undefined || width === undefined || height === undefined) return [{ role, ref, name }];
    return [{ role, ref, name, box: { x, y, width, height } }];
  });
}

/** What a reader takes from a name: without quotes, characters of icon fonts, the star of a required field, a final colon. */
function words(text: string): string {
  return text
    .replace(/\\"/g, '"')
    .replace(/[\uE000-\uF8FF]/g, '')
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .replace(/^\*\s*|[:：]$/g, '')
    .trim();
}
