import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ManagedService, type Service } from '../../bin/stack/service.js';
import { eventually, readPids, runs } from './processes.js';
import { useTemporaryFolder } from './temporary-folder.js';

describe('managed service', function () {
  this.timeout(30_000);
  const folder = useTemporaryFolder();
  let service: ManagedService | undefined;

  afterEach(async () => {
    await service?.stop();
    service = undefined;
  });

  async function manage(source: string, onReady?: (line: unknown) => void): Promise<ManagedService> {
    const program = join(folder.path, 'program.mjs');
    await writeFile(program, source);
    const definition: Service = {
      name: 'example',
      kind: 'own',
      program,
      args: [join(folder.path, 'pids')],
      environment: process.env,
      ready: 'line',
      ...(onReady === undefined ? {} : { onReady: async (line: unknown) => onReady(line) }),
    };
    service = new ManagedService(definition, folder.path, () => {});
    return service;
  }

  const healthy = `
    import { appendFileSync } from 'node:fs';
    appendFileSync(process.argv[2], process.pid + '\\n');
    console.log('starting');
    console.log(JSON.stringify({ port: 1234 }));
    setInterval(() => {}, 1000);`;

  it('passes on the ready line and ends the process on stop', async () => {
    const lines: unknown[] = [];
    const managed = await manage(healthy, (line) => lines.push(line));
    await managed.start();
    assert.deepEqual(lines, [{ port: 1234 }]);
    const { pid, status } = managed.state;
    assert.equal(status, 'running');
    assert.ok(pid !== null && (await runs(pid)));

    await managed.stop();
    assert.equal(await runs(pid), false);
    assert.equal(managed.state.status, 'stopped');
  });

  it('starts a process again that was killed', async () => {
    const managed = await manage(healthy);
    await managed.start();
    const [first = 0] = await readPids(join(folder.path, 'pids'), 1);
    process.kill(first, 'SIGKILL');
    const [, second = 0] = await readPids(join(folder.path, 'pids'), 2);
    await eventually('the second process is ready', async () => managed.state.status === 'running');
    assert.notEqual(second, first);
    assert.equal(managed.state.pid, second);
    assert.equal(managed.state.restarts, 1);
  });

  it('says what a process wrote when it ends before it is ready', async () => {
    const managed = await manage(`console.error('port 80 is not allowed'); process.exit(3);`);
    await assert.rejects(managed.start(), /example ended with 3 before it was ready[\s\S]*port 80 is not allowed/);
  });
});
