import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../../..');
const appFolder = join(here, 'app');
const cacheFolder = join(root, 'build/console');

/** Builds kept: the current one, and the last ones of other branches. */
const kept = 3;

/** Names and contents of everything that the build depends on. */
async function contentHash() {
  const hash = createHash('sha256');
  const files = (await readdir(appFolder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  files.push(join(here, 'build.mjs'), join(here, 'page-model.ts'), join(root, 'package-lock.json'));
  for (const file of files.sort()) hash.update(file.slice(root.length)).update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

async function build(target) {
  const [{ build: viteBuild }, { cjkFacesOnly }, { kitTheme }, { writeIconFont }] = await Promise.all([
    import('vite'),
    import('./app/theme/cjk-font.mjs'),
    import('./app/theme/kit-theme.mjs'),
    import('./app/theme/icon-font.mjs'),
  ]);
  const temporary = `${target}.${process.pid}`;
  const generated = join(temporary, 'generated');
  await mkdir(generated, { recursive: true });
  await writeIconFont(generated);
  await viteBuild({
    root: appFolder,
    base: '/',
    configFile: false,
    logLevel: 'error',
    plugins: [kitTheme()],
    resolve: { alias: { '@generated': generated, moment: join(appFolder, 'theme/no-moment.mjs') } },
    css: { postcss: { plugins: [cjkFacesOnly()] } },
    esbuild: { jsx: 'automatic' },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: join(temporary, 'site'),
      emptyOutDir: true,
      assetsDir: 'assets',
      assetsInlineLimit: 0,
      modulePreload: false,
      reportCompressedSize: false,
      target: 'es2022',
    },
  });
  await rm(target, { recursive: true, force: true });
  await rename(join(temporary, 'site'), target).catch(async (error) => {
    // Another process may have finished the same build first.
    if (!existsSync(join(target, 'index.html'))) throw error;
  });
  await rm(temporary, { recursive: true, force: true });
}

async function prune(current) {
  const names = (await readdir(cacheFolder)).filter((name) => name !== current);
  const dated = await Promise.all(
    names.map(async (name) => ({
      name,
      time: (await stat(join(cacheFolder, name)).catch(() => ({ mtimeMs: 0 }))).mtimeMs,
    })),
  );
  // Half an hour: a build folder that is still being written by another process is never taken away.
  const old = dated.filter(({ time }) => Date.now() - time > 1_800_000).sort((one, other) => other.time - one.time);
  for (const { name } of old.slice(kept - 1)) await rm(join(cacheFolder, name), { recursive: true, force: true });
}

/**
 * Folder of the built console app; builds it first where its sources changed since the last time.
 *
 * @returns {Promise<string>}
 */
export async function ensureConsoleBuild() {
  const target = join(cacheFolder, await contentHash());
  if (existsSync(join(target, 'index.html'))) return target;
  // In a process of its own: the memory that a bundler takes would stay with a cloud that runs for days.
  const { stdout } = await promisify(execFile)(process.execPath, [fileURLToPath(import.meta.url)]);
  return stdout.trim();
}

async function buildHere() {
  const name = await contentHash();
  const target = join(cacheFolder, name);
  if (existsSync(join(target, 'index.html'))) return target;
  await mkdir(cacheFolder, { recursive: true });
  await build(target);
  await prune(name);
  return target;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.stdout.write(`${await buildHere()}\n`);
}
