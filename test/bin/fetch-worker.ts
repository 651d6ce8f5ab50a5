// Wants one program that takes a while to fetch; each fetch leaves a line in the file given as argument.
import { appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureProgram } from '../../bin/programs/resolve.js';

const [, , log = ''] = process.argv;
const found = await ensureProgram(
  {
    name: 'pulumi',
    title: 'Slow program',
    setting: 'SLOW_PROGRAM',
    commands: ['no-such-program-on-any-path'],
    version: '1.0.0',
    versionArguments: ['--version'],
    unsuitable: () => undefined,
    sources: [
      {
        origin: 'download',
        label: 'slow source',
        async fetch({ folder }) {
          await appendFile(log, 'fetched\n');
          await sleep(700);
          await writeFile(join(folder, 'slow'), '#!/bin/sh\necho 1.0.0\n', { mode: 0o755 });
          return 'slow';
        },
      },
    ],
    advice: 'wait',
  },
  { environment: process.env, report: () => {} },
);
process.stdout.write(found.path);
