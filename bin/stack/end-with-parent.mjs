// Lifeline of a stack process: stdin is a pipe that only the supervisor holds, so its end means that the supervisor is
// gone, by whatever death. Preloaded into the product's own processes (`node --import`), imported by lifeline.mjs.
import { isMainThread } from 'node:worker_threads';

/** Time for an orderly end, such as closing a browser; then everything in the process group is killed. */
const GRACE_MS = 8_000;
let ending = false;

/** Signals the whole process group, which this process leads, so that programs started by it end too. */
function signalGroup(signal) {
  try {
    process.kill(-process.pid, signal);
  } catch {
    // Not the leader of a group: somebody started this by hand.
    process.kill(process.pid, signal);
  }
}

function end() {
  if (ending) return;
  ending = true;
  process.once('exit', () => signalGroup('SIGKILL'));
  setTimeout(() => signalGroup('SIGKILL'), GRACE_MS).unref();
  signalGroup('SIGTERM');
}

// Threads get the preloads of their process too, and a stdin of their own that has ended.
if (isMainThread) {
  process.stdin.once('end', end).once('close', end).once('error', end).resume();
  // Watching must not keep a process alive that has nothing left to do.
  process.stdin.unref?.();
}
