// Installs the npm packages when they are missing or not those of the lock file. Plain JavaScript without dependencies.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from './lock.mjs';

export const REPOSITORY = dirname(dirname(fileURLToPath(import.meta.url)));
const LEAST_NODE = [20, 19];

/** Ends the process with a readable message when Node.js is too old to run the product. */
export function checkNodeVersion(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > LEAST_NODE[0] || (major === LEAST_NODE[0] && minor >= LEAST_NODE[1])) return;
  process.stderr.write(`console-agent needs Node.js ${LEAST_NODE.join('.')} or newer; this is ${version}.\n`);
  process.exit(1);
}

/**
 * Whether everything the lock file asks for is installed, by comparing it with npm's own record of what it installed.
 * Times of files say nothing after a fresh clone or a branch switch.
 */
async function isInstalled(folder) {
  try {
    const [wanted, installed] = await Promise.all(
      ['package-lock.json', 'node_modules/.package-lock.json'].map(async (name) =>
        JSON.parse(await readFile(join(folder, name), 'utf8')),
      ),
    );
    return Object.entries(wanted.packages).every(
      ([path, entry]) =>
        path === '' ||
        entry.optional ||
        (installed.packages[path] && installed.packages[path].version === entry.version),
    );
  } catch {
    return false;
  }
}

function runNpm(folder, args) {
  return new Promise((resolve, reject) => {
    // Our own stdout may be a JSON document that somebody reads: npm writes to stderr only.
    const npm = spawn('npm', args, { cwd: folder, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });
    npm.once('error', (cause) => reject(new Error('npm was not found; install Node.js together with npm.', { cause })));
    npm.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`npm ${args.join(' ')} ended with ${code}.`)),
    );
  });
}

/** Makes `node_modules` match the lock file. Concurrent starts wait for one another. */
export async function ensurePackages(folder = REPOSITORY) {
  if (await isInstalled(folder)) return;
  const say = (text) => process.stderr.write(`console-agent: ${text}\n`);
  await withLock(
    join(folder, 'build', 'setup.lock'),
    async () => {
      if (await isInstalled(folder)) return;
      say('installing npm packages (once, about a minute) …');
      // `npm ci` removes the whole folder first, under the feet of whoever runs from it: only where there is none yet.
      const args = existsSync(join(folder, 'node_modules')) ? ['install', '--no-save'] : ['ci'];
      await runNpm(folder, [...args, '--no-audit', '--no-fund', '--loglevel=error']);
    },
    () => say('another start is installing npm packages; waiting for it …'),
  );
}
