import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** True for a file that this user may run. */
export async function isExecutable(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}

/** Every executable of one of these names on PATH, in the order a shell would find them. */
export async function searchPath(commands: readonly string[], environment: NodeJS.ProcessEnv): Promise<string[]> {
  const folders = (environment.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  const found = await Promise.all(candidates.map(async (path) => ((await isExecutable(path)) ? path : undefined)));
  return [...new Set(found.filter((path) => path !== undefined))];
}
