import { readdir, readFile, readlink } from 'node:fs/promises';

/** What the system says about processes. Only Linux says it in files; elsewhere nothing is known. */

/** The fields of `/proc/<pid>/stat` after the program's name, which stands in parentheses and may hold spaces. */
async function statOf(pid: number): Promise<readonly string[] | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

/** Start time of a process in clock ticks since boot, which tells two processes with the same number apart. */
export async function startOf(pid: number): Promise<string | null> {
  return (await statOf(pid))?.[19] ?? null;
}

/** Name of this process's number space; '0' where there are none. Numbers of other containers mean other processes. */
export async function numberSpace(): Promise<string> {
  const name = await readlink('/proc/self/ns/pid').catch(() => '');
  return Number(/\d+/.exec(name)?.[0] ?? 0).toString(36);
}

/** Numbers of all processes that can be seen. */
export async function processNumbers(): Promise<readonly number[]> {
  const entries = await readdir('/proc').catch(() => []);
  return entries.filter((entry) => /^\d+$/.test(entry)).map(Number);
}

/** Command line and environment of a process as one text, `\0` between the words; '' when it is gone or another user's. */
export async function wordsOf(pid: number): Promise<string> {
  const [line, environment] = await Promise.all(
    ['cmdline', 'environ'].map((name) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')),
  );
  return `${line}\0${environment}`;
}

const PAGE_BYTES = 4_096;

/**
 * Resident memory of all processes of a group, in bytes. Memory that they share is counted once for each of them.
 *
 * @returns null where the system does not say
 */
export async function memoryOfGroup(group: number): Promise<number | null> {
  let pages = 0;
  let found = false;
  for (const pid of await processNumbers()) {
    const stat = await statOf(pid);
    if (stat === null || Number(stat[2]) !== group) continue;
    pages += Number(stat[21]);
    found = true;
  }
  return found ? pages * PAGE_BYTES : null;
}
