import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

interface Ready {
  readonly apiEndpoint: string;
  readonly consoleListener: string;
  readonly certificateKeyHash: string;
  readonly federationUrl: string;
  readonly regionId: string;
  readonly accounts: readonly {
    accountId: string;
    accessKeyId: string;
    accessKeySecret: string;
    episodeRoleArn: string;
  }[];
  readonly adminToken: string;
}

describe('the local cloud as a process', function () {
  // The first start on a machine builds the console.
  this.timeout(180_000);
  const children = new Set<ChildProcess>();
  let folder = '';

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'local-cloud-'));
  });
  after(async () => {
    for (const child of children) child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  function run(...args: string[]) {
    const child = spawn(process.execPath, ['benchmark/cloud/start.mjs', ...args], { stdio: 'pipe' });
    children.add(child);
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => {
      errors += chunk.toString('utf8');
    });
    const ended = new Promise<{ code: number | null; errors: string }>((resolve) => {
      child.once('exit', (code) => {
        children.delete(child);
        resolve({ code, errors });
      });
    });
    const ready = new Promise<Ready>((resolve, reject) => {
      createInterface({ input: child.stdout }).once('line', (line) => resolve(JSON.parse(line) as Ready));
      child.once('exit', () => reject(new Error(`The cloud ended before it was ready: ${errors}`)));
    });
    return { child, ready, ended };
  }

  it('says on one line how to reach it, and ends with its lifeline', async () => {
    const { child, ready, ended } = run('--accounts', '3', '--lifeline');
    const cloud = await ready;
    assert.match(cloud.apiEndpoint, /^127\.0\.0\.1:\d+$/);
    assert.match(cloud.consoleListener, /^127\.0\.0\.1:\d+$/);
    assert.match(cloud.certificateKeyHash, /^[A-Za-z0-9+/]{43}=$/);
    assert.equal(cloud.accounts.length, 3);
    assert.equal(cloud.federationUrl, 'https://signin.aliyun.com/federation');
    const answer = await fetch(`http://${cloud.apiEndpoint}/admin/drift`, {
      headers: { 'x-admin-token': cloud.adminToken },
    });
    assert.deepEqual(await answer.json(), { everywhere: [], accounts: {} });
    const expire = (body: unknown) =>
      fetch(`http://${cloud.apiEndpoint}/admin/sessions/expire`, {
        method: 'POST',
        headers: { 'x-admin-token': cloud.adminToken },
        body: JSON.stringify(body),
      });
    assert.equal((await expire({ accountId: cloud.accounts[0]?.accountId })).status, 200);
    assert.equal((await expire({})).status, 200);
    assert.equal((await expire({ account: 'x' })).status, 400);
    child.stdin.end();
    assert.equal((await ended).code, 0);
  });

  it('keeps accounts and credentials in a state file', async () => {
    const file = join(folder, 'state.json');
    const first = run('--accounts', '2', '--state-file', file);
    const { accounts, apiEndpoint, adminToken } = await first.ready;
    const made = await fetch(`http://${apiEndpoint}/admin/accounts`, {
      method: 'POST',
      headers: { 'x-admin-token': adminToken },
    });
    assert.equal(made.status, 201);
    first.child.kill('SIGTERM');
    assert.equal((await first.ended).code, 0);
    assert.equal((await stat(file)).mode & 0o777, 0o600);

    const second = run('--accounts', '9', '--state-file', file, '--admin-token', 'known');
    const again = await second.ready;
    assert.deepEqual(again.accounts, accounts);
    const listed = await fetch(`http://${again.apiEndpoint}/admin/accounts`, { headers: { 'x-admin-token': 'known' } });
    assert.equal(((await listed.json()) as { accounts: unknown[] }).accounts.length, 3);
    second.child.kill('SIGINT');
    assert.equal((await second.ended).code, 0);
  });

  it('gives the same accounts for the same seed', async () => {
    const clouds = [
      run('--seed', 's', '--accounts', '1', '--lifeline'),
      run('--seed', 's', '--accounts', '1', '--lifeline'),
    ];
    const [one, two] = await Promise.all(clouds.map(({ ready }) => ready));
    assert.deepEqual(one?.accounts, two?.accounts);
    for (const { child, ended } of clouds) {
      child.stdin.end();
      await ended;
    }
  });

  it('refuses a wrong command line in one sentence', async () => {
    for (const [args, message] of [
      [['--accounts', 'many'], /--accounts must be a number from 1 to 10000, not many/],
      [['--profile', 'full'], /--profile must be empty or crowded/],
      [['--colour'], /--colour/],
    ] as const) {
      const { ready, ended } = run(...args);
      await assert.rejects(ready);
      const { code, errors } = await ended;
      assert.equal(code, 2);
      assert.match(errors, message);
    }
  });
});
