import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

describe('the console app', function () {
  this.timeout(180_000);

  it('fits its types, which the rest of the repository does not compile', async () => {
    const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');
    const project = fileURLToPath(new URL('../../benchmark/cloud/console/app', import.meta.url));
    const found = await run(process.execPath, [compiler, '-p', project]).then(
      () => '',
      (error: { stdout?: string }) => error.stdout ?? String(error),
    );
    assert.equal(found, '');
  });
});
