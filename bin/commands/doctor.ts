import type { Command } from 'commander';
import { type Diagnosis, type Examined, examine } from '../doctor/examine.js';
import { example, printJson, report } from './command.js';

function line(program: Examined): string {
  const name = program.name.padEnd(9);
  if (program.status === 'found') return `  ok       ${name} ${program.version}  ${program.path} (${program.origin})`;
  return `  ${program.required ? 'missing' : 'absent '}  ${name} ${program.fix}`;
}

function print(diagnosis: Diagnosis): void {
  const lines = diagnosis.programs.flatMap((program) => [
    line(program),
    ...program.tried.map(({ place, problem }) => `             passed over ${place}: ${problem}`),
  ]);
  lines.push(...diagnosis.warnings.map((warning) => `  note     ${warning}`));
  lines.push(diagnosis.ok ? 'Everything needed is there.' : 'Something needed is missing; see above.');
  process.stdout.write(`${lines.join('\n')}\n`);
}

export function register(program: Command): void {
  program
    .command('doctor')
    .description('report where each program the agent needs was found, or how to get it')
    .option('--fix', 'also fetch what is missing into the user cache')
    .option('--json', 'print one JSON object')
    .addHelpText('after', example('doctor', 'doctor --fix', 'doctor --json'))
    .action(async (options: { fix?: boolean; json?: boolean }) => {
      const diagnosis = await examine(options.fix === true, { environment: process.env, report });
      if (options.json === true) printJson(diagnosis);
      else print(diagnosis);
      process.exitCode = diagnosis.ok ? 0 : 1;
    });
}
