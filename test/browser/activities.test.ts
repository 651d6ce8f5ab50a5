import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MockActivityEnvironment } from '@temporalio/testing';
import { DefaultLogger } from '@temporalio/worker';
import { FolderArtifactStore } from '../../activities/artifacts/store.js';
import { type BrowserActivities, createBrowserActivities } from '../../activities/browser/index.js';
import { CloudClient } from '../../activities/cloud/client.js';
import { accountSecretName } from '../../activities/cloud/credentials.js';
import { FileSecretStore } from '../../activities/cloud/secret-store.js';
import type { Action, Decision } from '../../domain/action.js';
import { AgentError } from '../../domain/errors.js';
import type { AccountLease } from '../../domain/lease.js';
import type { Observation } from '../../domain/observation.js';
import type { CloudConfiguration } from '../../domain/ports.js';
import type { EpisodeTask } from '../../domain/task.js';
import type { Trajectory } from '../../domain/trajectory.js';
import { chromiumPath } from '../support/chromium.js';
import { type RunningCloud, startCloudOfOneAccount } from '../support/local-cloud.js';

/** The activities as a worker runs them, against the local cloud as a process. */
describe('browser activities', function () {
  this.timeout(120_000);
  let cloud: RunningCloud;
  let folder: string;
  let artifacts: FolderArtifactStore;
  let secrets: FileSecretStore;
  const opened: BrowserActivities[] = [];

  before(async function () {
    if (chromiumPath() === undefined) this.skip();
    cloud = await startCloudOfOneAccount();
    folder = await mkdtemp(join(tmpdir(), 'console-agent-test-'));
    artifacts = new FolderArtifactStore(join(folder, 'artifacts'));
    secrets = new FileSecretStore(join(folder, 'secrets'));
    const { accountId, accessKeyId, accessKeySecret } = cloud.account;
    await secrets.put(accountSecretName(accountId), JSON.stringify({ accessKeyId, accessKeySecret }));
  });
  after(async () => {
    await cloud?.stop();
    if (folder !== undefined) await rm(folder, { recursive: true, force: true });
  });
  afterEach(async () => {
    for (const activities of opened.splice(0)) await activities.close();
  });

  function worker(configuration: CloudConfiguration = cloud.configuration): BrowserActivities {
    const chromium = chromiumPath();
    if (chromium === undefined) throw new Error('no Chromium');
    const activities = createBrowserActivities({
      artifacts,
      secrets,
      cloud: configuration,
      claimsFolder: join(folder, 'claims'),
      chromium,
      sessionQueue: 'browser/test',
    });
    opened.push(activities);
    return activities;
  }

  // Failures are what some tests are about; the environment would print each.
  const environment = (): MockActivityEnvironment =>
    new MockActivityEnvironment({}, { logger: new DefaultLogger('ERROR') });
  const run = <T>(work: () => Promise<T>): Promise<T> => environment().run(work);

  async function openInput(
    episodeId: string,
    startUrl = 'https://ram.console.aliyun.com/users',
    locale: 'en' | 'zh' = 'en',
  ) {
    const task = { document: { file: 'd.md', title: 'd', locale, site: 'cn' }, startUrl } as EpisodeTask;
    return {
      episodeId,
      lease: { accountId: cloud.account.accountId } as AccountLease,
      episodeRoleArn: cloud.account.episodeRoleArn,
      task: await artifacts.putJson(task),
      policy: 'test',
    };
  }

  async function decide(action: Action) {
    const decision: Decision = {
      thought: { progress: '', page: '', goal: '' },
      serving: { instruction: null, label: null, how: 'asDocumented', reason: '' },
      action,
    };
    return artifacts.putJson(decision);
  }

  it('creates a RAM user by marks alone, as the principal it reports', async () => {
    const { pool, session } = worker();
    const first = await run(async () => pool.openSession(await openInput('verify/walk/1')));
    assert.equal(first.queue, 'browser/test');
    let observation = await artifacts.getJson<Observation>(first.observation);
    let step = 0;
    const named = (name: string): number => {
      const found = observation.elements.find((element) => element.name === name);
      assert.ok(found, `${name} among ${observation.elements.map((element) => element.name).join(' | ')}`);
      return found.mark;
    };
    const act = async (action: Action): Promise<void> => {
      step += 1;
      const decision = await decide(action);
      const report = await run(() => session.step({ sessionId: first.sessionId, step, decision }));
      assert.ok(report.landed, report.summary);
      observation = await artifacts.getJson<Observation>(report.observation);
    };
    await act({ kind: 'click', mark: named('Create User') });
    await act({ kind: 'type', mark: named('Logon Name'), text: 'walker-1' });
    await act({ kind: 'type', mark: named('Display Name'), text: '测试用户' });
    await act({ kind: 'check', mark: named('Programmatic Access'), checked: true });
    await act({ kind: 'click', mark: named('OK') });
    assert.ok(!/[A-Za-z0-9]{30}/.test(JSON.stringify(observation.texts)), 'the new key is masked');
    const closed = await run(() =>
      session.closeSession({ sessionId: first.sessionId, end: { kind: 'complete', message: 'done' } }),
    );
    const trajectory = await artifacts.getJson<Trajectory>(closed.trajectory);
    assert.equal(trajectory.events.length, 5);
    assert.equal(trajectory.end?.kind, 'complete');
    assert.deepEqual(await pool.readClaims({ episodeId: 'verify/walk/1' }), {
      writeClaimed: true,
      trajectory: closed.trajectory,
    });

    const client = new CloudClient({
      api: cloud.configuration.api,
      credentials: cloud.account,
      regionId: cloud.configuration.regionId,
    });
    const log = await client.call<{ Events: { eventName: string; userIdentity: { userName: string } }[] }>(
      'actiontrail',
      'LookupEvents',
      {},
    );
    const created = log.Events.find((event) => event.eventName === 'CreateUser');
    assert.equal(created?.userIdentity.userName, first.userName);
  });

  it('shows the console in the language of the document, on the site of the document', async () => {
    const { pool } = worker();
    for (const [locale, host, word] of [
      ['zh', 'aliyun.com', '创建用户'],
      ['en', 'alibabacloud.com', 'Create User'],
    ] as const) {
      const first = await run(async () =>
        pool.openSession(await openInput(`verify/${locale}/1`, `https://ram.console.${host}/users`, locale)),
      );
      const observation = await artifacts.getJson<Observation>(first.observation);
      assert.equal(new URL(observation.url).hostname, `ram.console.${host}`);
      assert.ok(
        observation.elements.some((element) => element.name === word),
        observation.elements.map((element) => element.name).join(' | '),
      );
    }
  });

  it('stores neither the account key nor the session token anywhere', async () => {
    const { pool } = worker();
    await run(async () => pool.openSession(await openInput('verify/secret/1')));
    for (const entry of await readdir(join(folder, 'artifacts'), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const bytes = await readFile(join(entry.parentPath, entry.name));
      assert.ok(!bytes.includes(cloud.account.accessKeySecret));
      assert.ok(!bytes.includes('SigninToken='));
    }
  });

  it('looks again on its own: follows the named controls and says which labels are shown', async () => {
    const { pool, session } = worker();
    const first = await run(async () => pool.openSession(await openInput('verify/probe/1')));
    const { looks } = await run(() =>
      session.probe({
        sessionId: first.sessionId,
        looks: [
          { url: 'https://ram.console.aliyun.com/users', open: [], labels: ['Create User', 'New User'] },
          {
            url: 'https://ram.console.aliyun.com/users',
            open: ['Create User'],
            labels: ['Logon Name', 'Access Mode', 'Nickname'],
          },
        ],
      }),
    );
    assert.deepEqual(
      looks.map((look) => look.shown),
      [['Create User'], ['Logon Name', 'Access Mode']],
    );
  });

  it('reads the page again for a person, before the first step too, with the marks it had', async () => {
    const { pool, session } = worker();
    const opened = await run(async () => pool.openSession(await openInput('verify/look/1')));
    const seen = await artifacts.getJson<Observation>(opened.observation);
    const report = await run(() => session.look({ sessionId: opened.sessionId }));
    assert.deepEqual([report.trajectory, report.humanCheck, report.loop], [opened.trajectory, null, 0]);
    const again = await artifacts.getJson<Observation>(report.observation);
    const button = ({ elements }: Observation) => elements.find(({ name }) => name === 'Create User')?.mark;
    assert.ok(button(seen) !== undefined);
    assert.equal(button(again), button(seen));
  });

  it('adds a hint to the trajectory', async () => {
    const { pool, session } = worker();
    const first = await run(async () => pool.openSession(await openInput('verify/hint/1')));
    const report = await run(() =>
      session.record({ sessionId: first.sessionId, event: { kind: 'hint', afterStep: 0, text: 'try the menu' } }),
    );
    const trajectory = await artifacts.getJson<Trajectory>(report.trajectory);
    assert.deepEqual(trajectory.events, [{ kind: 'hint', afterStep: 0, text: 'try the menu' }]);
  });

  it('fails by name: unknown session, wrong key, wrong certificate, missing account', async () => {
    const named = (name: string) => (error: unknown) => error instanceof AgentError && error.name === name;
    const { pool, session } = worker();
    const decision = await decide({ kind: 'back' });
    await assert.rejects(
      run(() => session.step({ sessionId: 'none', step: 1, decision })),
      named('SessionLost'),
    );
    const input = await openInput('verify/bad/1');
    await assert.rejects(
      run(() => pool.openSession({ ...input, lease: { accountId: '42' } as AccountLease })),
      named('CredentialsRejected'),
    );
    await secrets.put(
      accountSecretName('43'),
      JSON.stringify({ accessKeyId: cloud.account.accessKeyId, accessKeySecret: 'wrong' }),
    );
    await assert.rejects(
      run(() => pool.openSession({ ...input, lease: { accountId: '43' } as AccountLease })),
      named('CredentialsRejected'),
    );
    const other = { ...cloud.configuration, console: { ...cloud.configuration.console, certificateKeyHash: 'AAAA' } };
    await assert.rejects(
      run(() => worker(other).pool.openSession(input)),
      named('CloudUnavailable'),
    );
  });

  it('beats while it works and stops when it is cancelled', async () => {
    const { pool, session } = worker();
    const first = await run(async () => pool.openSession(await openInput('verify/cancel/1')));
    const cancelled = environment();
    let beats = 0;
    cancelled.on('heartbeat', () => {
      beats += 1;
      if (beats === 2) cancelled.cancel('CANCELLED');
    });
    const decision = await decide({ kind: 'wait', seconds: 30 });
    const started = Date.now();
    await assert.rejects(cancelled.run(() => session.step({ sessionId: first.sessionId, step: 1, decision })));
    assert.ok(Date.now() - started < 15_000);
    assert.ok(beats >= 2);
  });
});
