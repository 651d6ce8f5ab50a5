import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Command } from 'commander';
import { homeOf, makeHomeFolder } from '../stack/home.js';
import { findRunningStack, type RunningStack, startStack } from '../stack/index.js';
import { REPOSITORY } from '../stack/repository.js';
import { example, printJson, report } from './command.js';
import { untilInterrupted } from './signals.js';

const POLL_MS = 250;

interface UpOptions {
  readonly detach?: boolean;
  readonly json?: boolean;
}

function announce(stack: RunningStack, options: UpOptions): void {
  const { uiUrl, configuration, configurationFile } = stack;
  const { address } = configuration.temporal;
  if (options.json === true) printJson({ uiUrl, temporal: address, configuration: configurationFile });
  else
    process.stdout.write(`Temporal UI    ${uiUrl}\nTemporal       ${address}\nConfiguration  ${configurationFile}\n`);
}

/**
 * Starts `up` again as a process that outlives this one, and waits until its stack answers.
 *
 * @returns undefined when it did not start; why has been said
 */
async function detach(): Promise<RunningStack | undefined> {
  const home = homeOf(process.env);
  await makeHomeFolder(home);
  const output = openSync(home.supervisorLog, 'w', 0o600);
  const child = spawn(process.execPath, [join(REPOSITORY, 'bin', 'console-agent.mjs'), 'up'], {
    detached: true,
    stdio: ['ignore', output, output],
  });
  child.unref();
  while (child.exitCode === null && child.signalCode === null) {
    const stack = await findRunningStack();
    if (stack !== undefined) return stack;
    await sleep(POLL_MS);
  }
  report((await readFile(home.supervisorLog, 'utf8')).trimEnd());
  return undefined;
}

async function up(options: UpOptions): Promise<void> {
  const running = await findRunningStack();
  if (running !== undefined) {
    report('The stack runs already.');
    return announce(running, options);
  }
  if (options.detach === true) {
    const started = await detach();
    if (started === undefined) process.exitCode = 1;
    else announce(started, options);
    return;
  }
  const interruption = untilInterrupted();
  const stack = await startStack({ report });
  announce(stack, options);
  report('The stack runs until Ctrl-C or `console-agent down`.');
  await Promise.race([interruption.promise, stack.ended]);
  report('stopping …');
  await stack.stop();
}

export function register(program: Command): void {
  program
    .command('up')
    .description('start Temporal, the local cloud, the policy server and the workers, and keep them running')
    .option('--detach', 'return when everything is ready; end it with `console-agent down`')
    .option('--json', 'print one JSON object')
    .addHelpText('after', example('up', 'up --detach'))
    .action(up);
}
