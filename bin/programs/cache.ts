import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, dirname, isAbsolute, join } from 'node:path';
import { withLock } from '../lock.mjs';
import type { ProgramName } from './program.js';
import { isExecutable } from './search-path.js';

/** Written last into a program's folder, so that a folder with it is complete. */
const MANIFEST = 'program.json';

export interface CachedProgram {
  readonly path: string;
  readonly version: string;
}

interface Manifest {
  /** Relative to the folder, or absolute. */
  readonly executable: string;
  readonly version: string;
  /** Label of the source it came from. */
  readonly source: string;
}

/** The user's cache folder of this product. */
export function cacheFolder(environment: NodeJS.ProcessEnv): string {
  const base = environment.XDG_CACHE_HOME;
  return join(base === undefined || base === '' ? join(homedir(), '.cache') : base, 'aliyun-console-agent');
}

function programFolder(name: ProgramName, version: string, environment: NodeJS.ProcessEnv): string {
  return join(cacheFolder(environment), name, version);
}

/** The program fetched earlier, if it is complete and still there. */
export async function readCache(
  name: ProgramName,
  version: string,
  environment: NodeJS.ProcessEnv,
): Promise<CachedProgram | undefined> {
  const folder = programFolder(name, version, environment);
  try {
    const manifest = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')) as Manifest;
    const path = isAbsolute(manifest.executable) ? manifest.executable : join(folder, manifest.executable);
    return (await isExecutable(path)) ? { path, version: manifest.version } : undefined;
  } catch {
    return undefined;
  }
}

/** What an interrupted fetch left: under the lock nobody else can be writing it. */
async function removeAbandoned(folder: string): Promise<void> {
  const parent = dirname(folder);
  const parts = (await readdir(parent)).filter((name) => name.startsWith(`${basename(folder)}.part-`));
  await Promise.all(parts.map((part) => rm(join(parent, part), { recursive: true, force: true })));
}

/**
 * Fills the cache under a lock, unless another process did so meanwhile. What `fetch` writes becomes visible only as a
 * whole, by renaming.
 *
 * @param fetch fills the given empty folder and says what it put there
 * @param onWait called when another process is fetching the same program
 */
export async function fillCache(
  name: ProgramName,
  version: string,
  environment: NodeJS.ProcessEnv,
  fetch: (folder: string) => Promise<Manifest>,
  onWait: () => void,
): Promise<CachedProgram> {
  const folder = programFolder(name, version, environment);
  await mkdir(dirname(folder), { recursive: true });
  const fill = async (): Promise<CachedProgram> => {
    const earlier = await readCache(name, version, environment);
    if (earlier !== undefined) return earlier;
    await removeAbandoned(folder);
    const aside = await mkdtemp(`${folder}.part-`);
    try {
      const manifest = await fetch(aside);
      await writeFile(join(aside, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
      await rm(folder, { recursive: true, force: true });
      await rename(aside, folder);
    } finally {
      await rm(aside, { recursive: true, force: true });
    }
    const filled = await readCache(name, version, environment);
    if (filled === undefined) throw new Error(`${name} was fetched into ${folder} but is not executable there`);
    return filled;
  };
  return withLock(`${folder}.lock`, fill, onWait);
}
