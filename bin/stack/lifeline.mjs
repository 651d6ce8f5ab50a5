// Runs a foreign program so that it ends with the supervisor: node lifeline.mjs <program> [arguments]
import './end-with-parent.mjs';
import { spawn } from 'node:child_process';

const [program, ...args] = process.argv.slice(2);
const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });

child.once('error', (error) => {
  process.stderr.write(`${program}: ${error.message}\n`);
  process.exit(1);
});
child.once('exit', (code) => process.exit(code ?? 1));
// A signal that reaches only this process is passed on; this process ends when the program has.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
