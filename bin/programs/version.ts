import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { cacheFolder } from './cache.js';
import { run } from './run.js';

/** Time a program has to say its version; a first start from a cold disk is slow. */
const TIMEOUT_MS = 15_000;

interface Known {
  readonly size: number;
  readonly mtimeMs: number;
  readonly version: string;
}

async function readKnown(file: string): Promise<Record<string, Known>> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Record<string, Known>;
  } catch {
    return {};
  }
}

/** First dotted number in a program's output, such as 3.229.0 in "v3.229.0". */
export function parseVersion(output: string): string | undefined {
  return /\d+\.\d+(?:\.\d+)*/.exec(output)?.[0];
}

/**
 * Asks a program for its version, or remembers the answer of the same file: starting three large programs only for
 * this would cost every warm start a second.
 *
 * @throws Error when the program does not run or says no version
 */
export async function readVersion(
  path: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<string> {
  const file = join(cacheFolder(environment), 'versions.json');
  const { size, mtimeMs } = await stat(path);
  const known = (await readKnown(file))[path];
  if (known?.size === size && known.mtimeMs === mtimeMs) return known.version;

  const version = parseVersion(await run(path, args, { environment, timeoutMs: TIMEOUT_MS }));
  if (version === undefined) throw new Error('does not say its version');
  // Written aside and renamed: a reader never sees half a file. An entry lost to a concurrent writer is asked again.
  const aside = `${file}.${process.pid}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(aside, JSON.stringify({ ...(await readKnown(file)), [path]: { size, mtimeMs, version } }));
  await rename(aside, file);
  return version;
}
