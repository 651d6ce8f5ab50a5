import { readFile } from 'node:fs/promises';
import { Command, CommanderError } from 'commander';
import { AgentError, errorKind } from '../domain/errors.js';
import { type CommandModule, report } from './commands/command.js';

/** Each verb is one file in commands/ with a function `register`. */
const VERBS = ['start', 'verify', 'drive', 'up', 'down', 'status', 'cloud', 'corpus', 'doctor'] as const;

const USAGE = 2;

async function loadVerb(verb: string): Promise<CommandModule> {
  return (await import(`./commands/${verb}.js`)) as CommandModule;
}

/** Only the verb that was asked for is loaded, for a quick start; all of them when the user asks for help. */
async function createProgram(args: readonly string[]): Promise<Command> {
  const { version, description } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
    description: string;
  };
  const program = new Command('console-agent').version(version).description(description);
  program.exitOverride().showHelpAfterError('(see --help)');
  const wanted = VERBS.filter((verb) => verb === args[2]);
  for (const verb of wanted.length === 0 ? VERBS : wanted) (await loadVerb(verb)).register(program);
  return program;
}

function explain(error: AgentError): number {
  const kind = errorKind(error.name);
  report(`console-agent: ${error.message}`);
  // A hint that sends the reader to where they are already would not help.
  if (kind !== undefined && error.name !== 'ProgramMissing') report(kind.hint);
  return kind?.category === 'input' ? USAGE : 1;
}

/** Runs one command line; the process's exit code is 0, what the verb decided, or 2 for wrong usage. */
export async function main(args: readonly string[]): Promise<void> {
  try {
    const program = await createProgram(args);
    await program.parseAsync(args);
  } catch (error) {
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? 0 : USAGE;
    } else if (error instanceof AgentError) {
      process.exitCode = explain(error);
    } else {
      report(`console-agent: unexpected failure: ${error instanceof Error ? error.stack : String(error)}`);
      process.exitCode = 1;
    }
  }
}
