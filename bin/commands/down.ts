import type { Command } from 'commander';
import { findRunningStack } from '../stack/index.js';
import { example, report } from './command.js';

export function register(program: Command): void {
  program
    .command('down')
    .description('end the running stack with all its processes')
    .addHelpText('after', example('down'))
    .action(async () => {
      const stack = await findRunningStack();
      await stack?.stop();
      report(stack === undefined ? 'No stack runs.' : 'The stack has ended.');
    });
}
