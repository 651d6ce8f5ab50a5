import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { contentHash, prune } from '../build-cache.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../../..');
const appFolder = join(here, 'app');
const cacheFolder = join(root, 'build/console');

/** Name of the build, by everything that it depends on. */
function currentName() {
  const app = readdirSync(appFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(here, join(entry.parentPath, entry.name)));
  return contentHash(here, [...app, 'build.mjs', 'page-model.ts', '../../../package-lock.json']);
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

/**
 * Folder of the built console app; builds it first where its sources changed since the last time.
 *
 * @returns {Promise<string>}
 */
export async function ensureConsoleBuild() {
  const target = join(cacheFolder, currentName());
  if (existsSync(join(target, 'index.html'))) return target;
  // In a process of its own: the memory that a bundler takes would stay with a cloud that runs for days.
  const { stdout } = await promisify(execFile)(process.execPath, [fileURLToPath(import.meta.url)]);
  return stdout.trim();
}

async function buildHere() {
  const name = currentName();
  const target = join(cacheFolder, name);
  if (existsSync(join(target, 'index.html'))) return target;
  await mkdir(cacheFolder, { recursive: true });
  await build(target);
  prune(cacheFolder, name);
  return target;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.stdout.write(`${await buildHere()}\n`);
}
