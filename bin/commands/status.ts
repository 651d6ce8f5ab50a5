import type { Command } from 'commander';
import { findRunningStack, type RunningStack, type StackStatus } from '../stack/index.js';
import { example, printJson } from './command.js';

function print({ uiUrl }: RunningStack, { pid, services }: StackStatus): void {
  const lines = [`The stack runs (supervisor ${pid}); Temporal UI ${uiUrl}`];
  for (const service of services) {
    const restarts = service.restarts === 0 ? '' : `  restarts ${service.restarts}`;
    lines.push(`  ${service.name.padEnd(20)} ${service.status.padEnd(8)} ${service.pid ?? '-'}${restarts}`);
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}

export function register(program: Command): void {
  program
    .command('status')
    .description('say whether the stack runs, and the state of each process; exit code 1 when it does not run')
    .option('--json', 'print one JSON object')
    .addHelpText('after', example('status', 'status --json'))
    .action(async (options: { json?: boolean }) => {
      const stack = await findRunningStack();
      const status = await stack?.status();
      if (stack === undefined || status === undefined) {
        process.exitCode = 1;
        if (options.json === true) printJson({ running: false });
        else process.stdout.write('No stack runs.\n');
        return;
      }
      if (options.json === true) printJson({ running: true, uiUrl: stack.uiUrl, ...status });
      else print(stack, status);
    });
}
