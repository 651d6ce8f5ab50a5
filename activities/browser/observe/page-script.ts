import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** By this event the page's own world tells the isolated one of new shadow roots; no page can know its name. */
const SHADOW_EVENT = `shadow-${randomUUID()}`;

let bundled: Promise<string> | undefined;

async function bundle(): Promise<string> {
  const result = await build({
    entryPoints: [fileURLToPath(new URL('./page/index.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'chrome120',
    logLevel: 'silent',
    define: { SHADOW_EVENT: JSON.stringify(SHADOW_EVENT) },
  });
  return result.outputFiles[0]?.text ?? '';
}

/** The code of `page/` as one script; bundled once a process. */
export function pageScript(): Promise<string> {
  bundled ??= bundle();
  return bundled;
}

/**
 * A script for the page's own world: tells of each shadow root that a script makes, since a closed one cannot be found any
 * other way. The function still looks and works as before.
 */
export function shadowScript(): string {
  return `{
    const told = ${JSON.stringify(SHADOW_EVENT)};
    const send = EventTarget.prototype.dispatchEvent;
    Element.prototype.attachShadow = new Proxy(Element.prototype.attachShadow, {
      apply(attach, host, given) {
        const root = Reflect.apply(attach, host, given);
        try {
          Reflect.apply(send, window, [new MouseEvent(told, { relatedTarget: host })]);
        } catch {}
        return root;
      },
    });
  }`;
}
