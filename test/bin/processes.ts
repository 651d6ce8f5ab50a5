import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** Polls until a condition holds. */
export async function eventually(what: string, condition: () => Promise<boolean>, limitMs = 10_000): Promise<void> {
  const deadline = Date.now() + limitMs;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`not within ${limitMs} ms: ${what}`);
    await sleep(25);
  }
}

/** True for a process that runs; a zombie, whose parent has not looked yet, does not run. */
export async function runs(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ' R');
  return !/\) Z /.test(status);
}

/** Process ids that a program under test wrote into a file, one a line. */
export async function readPids(file: string, count: number): Promise<number[]> {
  let pids: number[] = [];
  await eventually(`${count} process ids in ${file}`, async () => {
    const text = await readFile(file, 'utf8').catch(() => '');
    pids = text
      .split('\n')
      .filter((line) => line !== '')
      .map(Number);
    return pids.length >= count;
  });
  return pids;
}
