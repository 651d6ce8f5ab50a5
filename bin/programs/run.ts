import { spawn } from 'node:child_process';

export interface RunOptions {
  readonly cwd?: string;
  readonly environment?: NodeJS.ProcessEnv;
  /** Milliseconds until the program is killed. */
  readonly timeoutMs: number;
}

/** Characters of a failed program's output that go into the error message. */
const TAIL = 400;

/**
 * Runs a program to its end.
 *
 * @returns what it wrote to stdout
 * @throws Error with the end of its output when it fails, cannot be started or takes too long
 */
export function run(command: string, args: readonly string[], options: RunOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: options.environment ?? process.env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    // Not spawn's own time limit: when a program cannot be started, that one keeps this process alive until it is over.
    const limit = setTimeout(() => child.kill('SIGKILL'), options.timeoutMs);
    let output = '';
    let all = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      all = (all + chunk.toString()).slice(-TAIL);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      all = (all + chunk.toString()).slice(-TAIL);
    });
    child.once('error', (error) => {
      clearTimeout(limit);
      reject(new Error(`${command} could not be started: ${error.message}`));
    });
    child.once('close', (code, signal) => {
      clearTimeout(limit);
      if (code === 0) return resolve(output);
      const end =
        code === null ? `was stopped by ${signal} after at most ${options.timeoutMs / 1000} s` : `ended with ${code}`;
      const tail = all.replace(/\s+/g, ' ').trim();
      reject(new Error(`${command} ${end}${tail === '' ? '' : `: ${tail}`}`));
    });
  });
}
