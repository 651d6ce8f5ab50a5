import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { numberSpace, processNumbers, startOf, wordsOf } from './processes.js';

/**
 * Everything of a browser names the process that owns it: its switch, and the folder it lives in, which stands on the
 * command line or in the environment of each of its processes. So whoever comes next can tell what lost its owner, end it
 * and remove what it left. A lifeline does so at once; this is for what a lifeline did not live to do.
 */
const SWITCH = '--console-agent-owner=';
/** Short: the browser puts a socket below it, whose address has some hundred letters at most. */
export const HOME_PREFIX = 'agent-browser-';
/** Variable in the environment of a browser's helpers that holds its folder. */
export const HOME_VARIABLE = 'CONSOLE_AGENT_BROWSER';
/** Where a process says to which owner it belongs. Renderers write their command line anew, with spaces between the words. */
const BELONGS = new RegExp(
  `(?:^|[\\0 ])(?:${SWITCH}|(?:--user-data-dir|${HOME_VARIABLE})=[^\\0]*?/${HOME_PREFIX})(\\d+\\.\\d+(?:\\.\\w+)?)`,
);

/** This process, as owners are written: `<number>.<start>.<number space>`. */
export async function ownerName(): Promise<string> {
  return `${process.pid}.${(await startOf(process.pid)) ?? '0'}.${await numberSpace()}`;
}

/** Switch that names this process as the owner. */
export async function ownerSwitch(): Promise<string> {
  return `${SWITCH}${await ownerName()}`;
}

/** Whether an owner is gone. One of another number space cannot be asked for, and counts as there. */
async function isGone(owner: string, space: string): Promise<boolean> {
  const [, pid, started, itsSpace = space] = /^(\d+)\.(\d+)(?:\.(\w+))?/.exec(owner) ?? [];
  if (pid === undefined || itsSpace !== space) return false;
  const start = await startOf(Number(pid));
  return start === null ? !canSignal(Number(pid)) : start !== started;
}

function canSignal(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The owner that a process names, or null. */
async function ownerOf(pid: number): Promise<string | null> {
  return BELONGS.exec(await wordsOf(pid))?.[1] ?? null;
}

/** Ends browsers whose owner is gone, with all their helpers, and removes their folders. @returns processes ended */
export async function endOrphans(): Promise<number> {
  const space = await numberSpace();
  let ended = 0;
  for (const pid of await processNumbers()) {
    const owner = pid === process.pid ? null : await ownerOf(pid);
    if (owner !== null && (await isGone(owner, space)) && kill(pid)) ended += 1;
  }
  for (const name of await readdir(tmpdir()).catch(() => [])) {
    if (!name.startsWith(HOME_PREFIX) || !(await isGone(name.slice(HOME_PREFIX.length), space))) continue;
    // A process that is just ending may still write there; the next round takes the rest.
    await rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => undefined);
  }
  return ended;
}

/** Processes of the browsers that a process owns or owned. */
export async function processesOwnedBy(ownerPid: number): Promise<readonly number[]> {
  const found: number[] = [];
  for (const pid of await processNumbers())
    if ((await ownerOf(pid))?.startsWith(`${ownerPid}.`) === true) found.push(pid);
  return found;
}

function kill(pid: number): boolean {
  try {
    process.kill(pid, 'SIGKILL');
    return true;
  } catch {
    return false;
  }
}
