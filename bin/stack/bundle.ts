import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withLock } from '../lock.mjs';
import { REPOSITORY } from './repository.js';

/** Everything the bundle is made from; the lock file stands for the SDK's version. */
const INPUTS = ['workflows', 'domain', 'temporal.config.ts', 'workers/bundle.ts', 'package-lock.json'];

async function filesOf(path: string): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function hashInputs(): Promise<string> {
  const files = (await Promise.all(INPUTS.map((input) => filesOf(join(REPOSITORY, input))))).flat().sort();
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(file.slice(REPOSITORY.length))
      .update('\0')
      .update(await readFile(file))
      .update('\0');
  return hash.digest('hex').slice(0, 16);
}

/**
 * Bundles the workflow code unless the bundle of exactly this code exists: bundling takes seconds at every worker's start.
 *
 * @returns path of the bundle
 */
export async function ensureWorkflowBundle(): Promise<string> {
  const folder = join(REPOSITORY, 'build', 'workflows');
  const file = join(folder, `${await hashInputs()}.js`);
  const exists = () =>
    stat(file).then(
      () => true,
      () => false,
    );
  if (await exists()) return file;
  await mkdir(folder, { recursive: true });
  await withLock(join(folder, 'bundle.lock'), async () => {
    if (await exists()) return;
    // Loaded only when needed: the bundler is large. It would tell everything about its modules.
    const [{ BUNDLE_OPTIONS }, { bundleWorkflowCode, DefaultLogger }] = await Promise.all([
      import('../../workers/bundle.js'),
      import('@temporalio/worker'),
    ]);
    const { code } = await bundleWorkflowCode({ ...BUNDLE_OPTIONS, logger: new DefaultLogger('WARN') });
    const aside = `${file}.${process.pid}`;
    await writeFile(aside, code);
    await rename(aside, file);
  });
  return file;
}
