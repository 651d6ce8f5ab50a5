#!/usr/bin/env node
// Entry of the command line: sets up what is missing, then hands over to bin/main.ts in the same process.
import { checkNodeVersion, ensurePackages } from './setup.mjs';

checkNodeVersion();
try {
  await ensurePackages();
} catch (error) {
  process.stderr.write(`console-agent: set-up failed: ${error.message}\n`);
  process.exit(1);
}
const { register } = await import('tsx/esm/api');
register();
const { main } = await import('./main.ts');
await main(process.argv);
