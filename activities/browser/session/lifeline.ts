import { spawn } from 'node:child_process';
import type { Writable } from 'node:stream';
import { HOME_VARIABLE } from './orphans.js';

/**
 * A helper process of a browser that outlives the worker by a moment: it waits at the end of a pipe, and when the pipe
 * closes, because the worker let go or because it died in whatever way, it ends every process that names the browser's
 * folder and removes the folder. The folder reaches it through the pipe, so that it does not name the folder itself.
 *
 * A browser ends by its own pipe too, but only when it still runs as it should, and it leaves its profile behind.
 */
const script = (variable: string): string => `
trap '' HUP INT TERM
read -r home || exit 0
while read -r _; do :; done
for round in 1 2 3 4 5 6 7 8; do
  found=''
  for file in $(grep -lsF -e "--user-data-dir=$home/" -e "${variable}=$home" /proc/[0-9]*/cmdline /proc/[0-9]*/environ); do
    pid=\${file#/proc/}
    pid=\${pid%%/*}
    [ "$pid" = "$$" ] || { kill -9 "$pid" && found=yes; } 2>/dev/null
  done
  [ -n "$found" ] || [ "$round" -eq 1 ] || break
  sleep 0.2
done
rm -rf -- "$home"
`;

/** Ties a browser's folder and processes to the life of this process. @returns lets go; done when nothing is left */
export function tieLifeline(home: string): () => Promise<void> {
  // In a session of its own: a signal to the worker's terminal must not end it first.
  const helper = spawn('/bin/sh', ['-c', script(HOME_VARIABLE), 'console-agent-lifeline'], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const ended = new Promise<void>((resolve) => {
    helper.on('exit', () => resolve());
    // Without a shell there is no lifeline; browsers then end by their pipe, and the next start removes their folders.
    helper.on('error', () => resolve());
  });
  const pipe: Writable | null = helper.stdin;
  pipe?.on('error', () => undefined);
  pipe?.write(`${home}\n`);
  helper.unref();
  unref(pipe);
  return async () => {
    helper.ref();
    pipe?.end();
    await ended;
  };
}

/** The pipe alone must not keep a worker running that has nothing else to do. */
function unref(pipe: Writable | null): void {
  if (pipe !== null && 'unref' in pipe && typeof pipe.unref === 'function') pipe.unref();
}
