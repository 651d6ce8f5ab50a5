import { readdir, readFile } from 'node:fs/promises';

/**
 * Browsers carry the process that owns them on their command line, so that whoever starts next can tell which of them
 * lost their owner, and end those. Works where `/proc` exists; elsewhere browsers end with their pipe, as they do anyway.
 */
const MARKER = '--console-agent-owner=';

/** Start time of a process in clock ticks since boot, which tells two processes with the same number apart. */
async function startOf(pid: number): Promise<string | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in parentheses and may hold spaces; the start time is the 22nd.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

/** Switch that names this process as the owner. */
export async function ownerSwitch(): Promise<string> {
  return `${MARKER}${process.pid}.${(await startOf(process.pid)) ?? '0'}`;
}

/** Ends browsers whose owner is gone. @returns how many */
export async function endOrphans(): Promise<number> {
  const entries = await readdir('/proc').catch(() => []);
  let ended = 0;
  for (const entry of entries) {
    if (!/^\d+$/.test(entry)) continue;
    const line = await readFile(`/proc/${entry}/cmdline`, 'utf8').catch(() => '');
    const owner = line.split('\0').find((argument) => argument.startsWith(MARKER));
    if (owner === undefined) continue;
    const [pid = '', started = ''] = owner.slice(MARKER.length).split('.');
    if ((await startOf(Number(pid))) === started) continue;
    ended += endGroup(Number(entry)) ? 1 : 0;
  }
  return ended;
}

/** The browser leads its own process group: renderers and helpers end with it. */
function endGroup(pid: number): boolean {
  for (const target of [-pid, pid]) {
    try {
      process.kill(target, 'SIGKILL');
      return true;
    } catch {
      // Gone already, or no group leader: try the single process, else nothing is left to do.
    }
  }
  return false;
}
