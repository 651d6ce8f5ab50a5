import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

let bundled: Promise<string> | undefined;

async function bundle(): Promise<string> {
  const result = await build({
    entryPoints: [fileURLToPath(new URL('./page/index.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'chrome120',
    logLevel: 'silent',
  });
  return result.outputFiles[0]?.text ?? '';
}

/** The code of `page/` as one script; bundled once a process. */
export function pageScript(): Promise<string> {
  bundled ??= bundle();
  return bundled;
}
