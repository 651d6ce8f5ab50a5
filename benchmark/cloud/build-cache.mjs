/** Builds of the local cloud, kept by a hash of everything that they depend on. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The current build, and the last ones of other branches. */
const KEPT = 3;

/**
 * Names and contents of files.
 *
 * @param {string} folder that the names start from
 * @param {readonly string[]} files
 */
export function contentHash(folder, files) {
  const hash = createHash('sha256');
  for (const file of [...files].sort()) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Takes old builds away. */
export function prune(cacheFolder, current) {
  const others = readdirSync(cacheFolder)
    .filter((name) => name !== current)
    .map((name) => ({ name, time: statSync(join(cacheFolder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    // Half an hour: what another process still writes, or is about to read, is never taken away.
    .filter(({ time }) => Date.now() - time > 1_800_000)
    .sort((one, other) => other.time - one.time);
  for (const { name } of others.slice(KEPT - 1)) rmSync(join(cacheFolder, name), { recursive: true, force: true });
}
