import { readConfiguration } from './configuration.js';
import { isProfile, PROFILES, type Profile } from './profiles.js';
import { runWorkers } from './run.js';

/**
 * One worker process: `node --import tsx workers/main.ts <profile> [<profile> …]`, or `all`. Ends on SIGTERM and SIGINT
 * after the steps under way have ended.
 */
const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const profiles: readonly Profile[] = names.includes('all') ? PROFILES : names.filter(isProfile);
const unknown = names.filter((name) => name !== 'all' && !isProfile(name));

if (profiles.length === 0 || unknown.length > 0) {
  process.stderr.write(
    `${unknown.length > 0 ? `Unknown worker profile ${unknown.join(', ')}. ` : ''}` +
      `Usage: workers/main.ts <profile>… with profiles ${PROFILES.join(', ')}, or all.\n`,
  );
  process.exit(2);
}

try {
  await runWorkers(profiles, await readConfiguration());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
}
