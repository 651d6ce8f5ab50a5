import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import axios from 'axios';
import { eventually } from './processes.js';
import { useTemporaryFolder } from './temporary-folder.js';

const entry = fileURLToPath(new URL('../../bin/console-agent.mjs', import.meta.url));
/** The first start builds the console. */
const START_MS = 240_000;

interface CloudFacts {
  readonly consoleUrl: string;
  readonly apiEndpoint: string;
  readonly regionId: string;
  readonly accountId: string;
  readonly accessKeyId: string;
  readonly accessKeySecret: string;
  readonly adminToken: string;
}

describe('console-agent cloud', function () {
  this.timeout(START_MS + 30_000);
  const folder = useTemporaryFolder();
  let cloud: ChildProcess | undefined;

  afterEach(() => {
    cloud?.kill('SIGKILL');
    cloud = undefined;
  });

  function launch(...args: string[]): ChildProcess {
    return spawn(process.execPath, [entry, 'cloud', ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  }

  function ended(child: ChildProcess): Promise<number | null> {
    return new Promise((resolve) => child.once('close', resolve));
  }

  async function answers(endpoint: string): Promise<boolean> {
    const [host = '', port = ''] = endpoint.split(':');
    return new Promise((resolve) => {
      const socket = connect(Number(port), host);
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
  }

  it('prints one JSON object, takes drift with its token, and ends with everything on Ctrl-C', async () => {
    const running = launch('--json');
    cloud = running;
    let stdout = '';
    running.stdout?.on('data', (chunk: Buffer) => {
      stdout += chunk.toString();
    });
    await eventually('the cloud printed its addresses', async () => stdout.includes('\n'), START_MS);
    const facts = JSON.parse(stdout) as CloudFacts;
    assert.match(facts.accountId, /^\d{16}$/);
    for (const text of [facts.accessKeyId, facts.accessKeySecret, facts.regionId]) assert.ok(text.length > 0);
    assert.ok(await answers(facts.apiEndpoint));
    assert.ok(await answers(new URL(facts.consoleUrl).host));

    const drift = {
      op: 'renameLabel',
      product: 'ecs',
      locale: 'en',
      page: '*',
      from: 'Create Security Group',
      to: 'Add Group',
    };
    const file = join(folder.path, 'drift.json');
    await writeFile(file, JSON.stringify([drift]));
    const admin = ['--api', facts.apiEndpoint, '--token', facts.adminToken];
    const inForce = async (): Promise<unknown> => {
      const headers = { 'x-admin-token': facts.adminToken };
      const { data } = await axios.get(`http://${facts.apiEndpoint}/admin/drift`, { headers, proxy: false });
      return (data as { everywhere: unknown }).everywhere;
    };
    assert.equal(await ended(launch('drift', 'apply', file, ...admin)), 0);
    assert.deepEqual(await inForce(), [drift]);
    assert.equal(await ended(launch('drift', 'clear', file, ...admin)), 0);
    assert.deepEqual(await inForce(), []);
    assert.equal(await ended(launch('drift', 'apply', file, '--api', facts.apiEndpoint, '--token', 'wrong')), 2);

    const end = ended(running);
    running.kill('SIGINT');
    assert.equal(await end, 0);
    assert.equal(await answers(facts.apiEndpoint), false);
  });
});
