import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { checkReachable } from './download.js';
import { type Program, type Source, versionParts } from './program.js';
import { run } from './run.js';
import { searchPath } from './search-path.js';

/** Last packed build whose major version is near the one that the pinned Playwright expects. */
const PACKAGE_VERSION = '153.0.0';
/** Older ones lack the DevTools commands that the pinned Playwright uses at start. */
const LEAST_MAJOR = 130;
const FETCH_MS = 300_000;
const START_MS = 15_000;

const LAUNCHER = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
LD_LIBRARY_PATH="$here/lib:$LD_LIBRARY_PATH" exec "$here/chromium-binary" "$@"
`;

async function findFile(folder: string, names: readonly string[]): Promise<string | undefined> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const file = entries.find((entry) => entry.isFile() && names.includes(entry.name));
  return file === undefined ? undefined : join(file.parentPath, file.name);
}

const playwright: Source = {
  origin: 'download',
  label: "Playwright's own browser download",
  async fetch({ folder, environment }) {
    // The installer tries several hosts several times; a look at the first tells at once whether there is a network.
    await checkReachable(environment.PLAYWRIGHT_DOWNLOAD_HOST ?? 'https://cdn.playwright.dev');
    const cli = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js');
    await run(process.execPath, [cli, 'install', 'chromium-headless-shell'], {
      environment: { ...environment, PLAYWRIGHT_BROWSERS_PATH: folder },
      timeoutMs: FETCH_MS,
    });
    const executable = await findFile(folder, ['chrome-headless-shell', 'headless_shell']);
    if (executable === undefined) throw new Error('the installer left no browser');
    return relative(folder, executable);
  },
};

async function inflate(from: string, to: string): Promise<void> {
  await pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to, { mode: 0o755 }));
}

/** The package's own libraries, for systems without NSS. Only then: newer system libraries are better. */
async function useBundledLibraries(folder: string, packed: string): Promise<string> {
  const archive = join(folder, 'libraries.tar');
  await inflate(join(packed, 'al2023.tar.br'), archive);
  await run('tar', ['-xf', archive, '-C', folder], { timeoutMs: START_MS });
  await rm(archive);
  await rename(join(folder, 'chromium'), join(folder, 'chromium-binary'));
  await writeFile(join(folder, 'chromium'), LAUNCHER, { mode: 0o755 });
  return 'chromium';
}

const npmPackage: Source = {
  origin: 'registry',
  label: `npm package @sparticuz/chromium ${PACKAGE_VERSION}`,
  async fetch({ folder, environment }) {
    if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('made for Linux on x64 only');
    const options = { environment, cwd: folder, timeoutMs: FETCH_MS };
    const archive = (await run('npm', ['pack', '--silent', `@sparticuz/chromium@${PACKAGE_VERSION}`], options)).trim();
    await run('tar', ['-xzf', archive], options);
    const packed = join(folder, 'package', 'bin');
    await inflate(join(packed, 'chromium.br'), join(folder, 'chromium'));
    await inflate(join(packed, 'swiftshader.tar.br'), join(folder, 'swiftshader.tar'));
    await run('tar', ['-xf', 'swiftshader.tar'], options);
    const starts = await run(join(folder, 'chromium'), ['--version'], { environment, timeoutMs: START_MS }).then(
      () => true,
      () => false,
    );
    const executable = starts ? 'chromium' : await useBundledLibraries(folder, packed);
    await Promise.all(
      ['package', archive, 'swiftshader.tar'].map((name) => rm(join(folder, name), { recursive: true })),
    );
    return executable;
  },
};

const debian: Source = {
  origin: 'system',
  label: 'Debian package chromium',
  async fetch({ environment, report }) {
    const [apt] = await searchPath(['apt-get'], environment);
    if (apt === undefined) throw new Error('this system has no apt-get');
    if (process.getuid?.() !== 0) throw new Error('installing a system package needs root');
    report('installing the system package chromium …');
    const options = { environment: { ...environment, DEBIAN_FRONTEND: 'noninteractive' }, timeoutMs: FETCH_MS };
    await run(apt, ['update', '-qq'], options);
    await run(apt, ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
    const [executable] = await searchPath(['chromium'], environment);
    if (executable === undefined) throw new Error('the package brought no chromium onto PATH');
    return executable;
  },
};

export const chromium: Program = {
  name: 'chromium',
  title: 'Chromium',
  setting: 'CONSOLE_AGENT_CHROMIUM',
  commands: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  version: PACKAGE_VERSION,
  versionArguments: ['--version'],
  unsuitable(version) {
    return versionParts(version)[0] >= LEAST_MAJOR ? undefined : `version ${version} is older than ${LEAST_MAJOR}`;
  },
  sources: [playwright, npmPackage, debian],
  advice: 'install Chromium or Chrome with your package manager',
};
