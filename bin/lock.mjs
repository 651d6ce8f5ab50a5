// A lock between processes, as a file. Plain JavaScript without dependencies: the set-up needs it before anything is installed.
import { mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The holder touches its file this often. */
const TOUCH_MS = 5_000;
/** A file that nobody touched for so long belongs to a holder that died, on whichever machine. */
const STALE_MS = 30_000;
const POLL_MS = 200;

async function createExclusively(file, content) {
  try {
    await writeFile(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

async function isStale(file) {
  try {
    const { mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs > STALE_MS) return true;
    const holder = JSON.parse(await readFile(file, 'utf8'));
    return holder.host === hostname() && !isAlive(holder.pid);
  } catch {
    // Gone, or created and not written yet: ask again at the next turn.
    return false;
  }
}

/** Removes a dead holder's file. Two waiters must not do this at once, or one would remove the other's fresh lock. */
async function removeStale(file) {
  const guard = `${file}.steal`;
  if (!(await createExclusively(guard, String(process.pid)))) {
    const age = await stat(guard).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > STALE_MS) await rm(guard, { force: true });
    return;
  }
  try {
    if (await isStale(file)) await rm(file, { force: true });
  } finally {
    await rm(guard, { force: true });
  }
}

/**
 * Runs `work` while no other process holds the same lock; a holder that died is noticed.
 *
 * @param file path of the lock file; its folder is made when missing
 * @param work what to do under the lock
 * @param onWait called once when someone else holds it
 */
export async function withLock(file, work, onWait = () => {}) {
  await mkdir(dirname(file), { recursive: true });
  const content = JSON.stringify({ pid: process.pid, host: hostname() });
  let waited = false;
  while (!(await createExclusively(file, content))) {
    if (await isStale(file)) {
      await removeStale(file);
      continue;
    }
    if (!waited) onWait();
    waited = true;
    await sleep(POLL_MS);
  }
  const touch = setInterval(() => {
    const now = new Date();
    utimes(file, now, now).catch(() => {});
  }, TOUCH_MS);
  touch.unref();
  try {
    return await work();
  } finally {
    clearInterval(touch);
    await rm(file, { force: true });
  }
}
