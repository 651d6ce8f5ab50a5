import { readFile } from 'node:fs/promises';
import { run } from '../programs/run.js';

const TIMEOUT_MS = 5_000;
/** Field of /proc/<pid>/stat with the start time, counted after the name in brackets, which may hold spaces. */
const START_TIME = 19;

/**
 * When a process started, in whatever form the system tells. Process ids are used again: only id and start together
 * name a process.
 *
 * @returns undefined when there is no such process
 */
export async function processIdentity(pid: number): Promise<string | undefined> {
  try {
    const status = await readFile(`/proc/${pid}/stat`, 'utf8');
    return status.slice(status.lastIndexOf(')') + 2).split(' ')[START_TIME];
  } catch {
    if (process.platform === 'linux') return undefined;
  }
  const started = await run('ps', ['-o', 'lstart=', '-p', String(pid)], { timeoutMs: TIMEOUT_MS }).catch(() => '');
  return started.trim() === '' ? undefined : started.trim();
}
