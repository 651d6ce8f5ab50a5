import assert from 'node:assert/strict';
import type { ResourceReport } from '../../domain/meta.js';
import { boundValue, corpusTask, isCorpusHere } from './corpus-tasks.js';
import { ECS_EN, ECS_ZH, EcsConsole, type EcsTexts } from './ecs-console.js';
import { OSS_EN, OSS_ZH, OssConsole, type OssTexts } from './oss-console.js';
import { RAM_EN, RAM_ZH, RamConsole, type RamTexts } from './ram-console.js';
import { type EpisodeLog, describe as line, runEpisode } from './run-episode.js';

const VPC = { vpcId: 'vpc-bp1abc123', vpcName: 'ca-0a1b2c3d-vpc' };
const VPCS = ['vpc-other0001 / shared', 'vpc-bp1abc123 / ca-0a1b2c3d-vpc'];
const USER = { userName: 'ca-0a1b2c3d-user', accessKeyId: 'LTAI5tAbCdEf1234' };
const RAM_OPTIONS = { users: ['someone-else', 'ca-0a1b2c3d-user2', USER.userName], keyId: USER.accessKeyId };

/** A lifeless wait is no deviation; every action on the page must follow the document. */
function assertAsDocumented(log: EpisodeLog): void {
  const adapted = log.decisions.filter(({ serving, action }) => serving.how === 'adapted' && action.kind !== 'wait');
  assert.deepEqual(adapted.map(line), []);
}

function assertCompleted(log: EpisodeLog): void {
  assert.equal(log.end.action.kind, 'task_complete', log.decisions.map(line).join('\n'));
}

function adaptedReasons(log: EpisodeLog): string {
  return log.decisions
    .filter(({ serving }) => serving.how === 'adapted')
    .map(({ serving }) => serving.reason)
    .join('\n');
}

describe('ranker on real documents', () => {
  before(function () {
    if (!isCorpusHere) this.skip();
  });

  const languages: readonly { locale: 'en' | 'zh'; ecs: EcsTexts; oss: OssTexts; ram: RamTexts }[] = [
    { locale: 'en', ecs: ECS_EN, oss: OSS_EN, ram: RAM_EN },
    { locale: 'zh', ecs: ECS_ZH, oss: OSS_ZH, ram: RAM_ZH },
  ];

  for (const { locale, ecs, oss, ram } of languages) {
    it(`creates a security group in the leased VPC and region as documented (${locale})`, async () => {
      const task = corpusTask(`01-ecs-create-a-security-group.${locale}.md`, VPC);
      const cloud = new EcsConsole(ecs, { vpcs: VPCS, folded: true });
      const log = await runEpisode(task, cloud.browser);
      assertCompleted(log);
      assertAsDocumented(log);
      assert.equal(cloud.presses, 1);
      assert.deepEqual(cloud.created, [
        {
          [ecs.template]: 'Web Server Linux',
          [ecs.name]: boundValue(task, ecs.name),
          [ecs.description]: boundValue(task, ecs.description),
          [ecs.networkType]: ecs.vpc,
          vpc: VPCS[1],
          region: ecs.regions[0],
        },
      ]);
    });

    it(`creates a key pair on its own page (${locale})`, async () => {
      const task = corpusTask(`02-ecs-create-an-ssh-key-pair.${locale}.md`);
      const cloud = new EcsConsole(ecs, { vpcs: VPCS });
      const log = await runEpisode(task, cloud.browser);
      assertCompleted(log);
      assertAsDocumented(log);
      assert.equal(cloud.created[0]?.[ecs.keyName], boundValue(task, ecs.keyName));
      assert.equal(cloud.presses, 1);
    });

    it(`creates a bucket in a drawer, in the leased region (${locale})`, async () => {
      const task = corpusTask(`07-oss-create-buckets.${locale}.md`);
      const cloud = new OssConsole(oss, { slow: true });
      const log = await runEpisode(task, cloud.browser);
      assertCompleted(log);
      assertAsDocumented(log);
      assert.equal(cloud.presses, 1);
      assert.equal(cloud.created[0]?.[oss.region], oss.regions[1]);
      assert.match(cloud.created[0]?.[oss.name] ?? '', /^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/);
    });

    it(`creates a RAM user (${locale})`, async () => {
      const task = corpusTask(`09-ram-create-a-ram-user.${locale}.md`);
      const cloud = new RamConsole(ram, RAM_OPTIONS);
      const log = await runEpisode(task, cloud.browser);
      assertCompleted(log);
      assertAsDocumented(log);
      assert.equal(cloud.created.length, 1);
      assert.equal(cloud.created[0]?.[ram.logon], boundValue(task, ram.logon));
      assert.equal(cloud.created[0]?.[ram.display], boundValue(task, ram.display));
    });

    it(`disables the leased access key and no other (${locale})`, async () => {
      const task = corpusTask(`10-ram-disable-an-accesskey-pair.${locale}.md`, USER);
      const cloud = new RamConsole(ram, RAM_OPTIONS);
      const log = await runEpisode(task, cloud.browser);
      assertCompleted(log);
      assertAsDocumented(log);
      assert.deepEqual(cloud.disabled, [USER.accessKeyId]);
    });
  }

  it('leaves the region alone when the top bar shows it already', async () => {
    const task = corpusTask('01-ecs-create-a-security-group.en.md', VPC);
    const cloud = new EcsConsole(ECS_EN, { vpcs: VPCS, startRegion: 0 });
    const log = await runEpisode(task, cloud.browser);
    assertCompleted(log);
    assert.ok(!log.decisions.some(({ serving }) => serving.instruction === '1.3.1'));
  });

  for (const renamed of ['Add RAM User', 'New User', 'Create Users', 'Add Account']) {
    it(`finds a create button renamed to ${renamed} and says so`, async () => {
      const cloud = new RamConsole({ ...RAM_EN, create: renamed }, RAM_OPTIONS);
      const log = await runEpisode(corpusTask('09-ram-create-a-ram-user.en.md'), cloud.browser);
      assertCompleted(log);
      assert.equal(cloud.created.length, 1);
      assert.match(adaptedReasons(log), new RegExp(`"Create User".*"${renamed}"`));
    });
  }

  for (const renamed of ['Confirm', 'Submit', 'Create User']) {
    it(`finds an OK button renamed to ${renamed}`, async () => {
      const cloud = new RamConsole({ ...RAM_EN, ok: renamed }, RAM_OPTIONS);
      const log = await runEpisode(corpusTask('09-ram-create-a-ram-user.en.md'), cloud.browser);
      assertCompleted(log);
      assert.equal(cloud.created.length, 1);
      assert.match(adaptedReasons(log), new RegExp(`"OK".*"${renamed}"`));
    });
  }

  it('finds a field that dropped what its form says already, and a send button that is a bare verb', async () => {
    const texts = { ...ECS_EN, name: 'Name', ok: 'Create' };
    const cloud = new EcsConsole(texts, { vpcs: VPCS });
    const task = corpusTask('01-ecs-create-a-security-group.en.md', VPC);
    const log = await runEpisode(task, cloud.browser);
    assertCompleted(log);
    assert.equal(cloud.created[0]?.Name, boundValue(task, 'Security Group Name'));
    assert.match(adaptedReasons(log), /"Security Group Name".*"Name"/);
    assert.match(adaptedReasons(log), /"OK".*"Create"/);
  });

  it('finds a navigation group that was renamed', async () => {
    const cloud = new RamConsole({ ...RAM_EN, group: 'Identity Management' }, RAM_OPTIONS);
    const log = await runEpisode(corpusTask('09-ram-create-a-ram-user.en.md'), cloud.browser);
    assertCompleted(log);
    assert.match(adaptedReasons(log), /under "Identity Management"/);
  });

  it('finds a navigation entry that moved to another group', async () => {
    const cloud = new RamConsole(RAM_EN, { ...RAM_OPTIONS, movedTo: 'Organization' });
    const log = await runEpisode(corpusTask('09-ram-create-a-ram-user.en.md'), cloud.browser);
    assertCompleted(log);
    assert.match(adaptedReasons(log), /Identities > Users, the console shows it under "Organization"/);
  });

  it('finds a navigation entry that moved to the top level', async () => {
    const cloud = new EcsConsole(ECS_EN, { vpcs: VPCS, movedTo: null });
    const log = await runEpisode(corpusTask('01-ecs-create-a-security-group.en.md', VPC), cloud.browser);
    assertCompleted(log);
    assert.match(adaptedReasons(log), /at the top level/);
  });

  it('closes a guided tour that covers the page', async () => {
    const cloud = new EcsConsole(ECS_EN, { vpcs: VPCS, tour: true });
    const log = await runEpisode(corpusTask('01-ecs-create-a-security-group.en.md', VPC), cloud.browser);
    assertCompleted(log);
    assert.equal(cloud.created.length, 1);
  });

  it('fills a required field that the document does not name, and reports it as adapted', async () => {
    const cloud = new RamConsole(RAM_EN, { ...RAM_OPTIONS, extraRequired: 'Employee Name' });
    const log = await runEpisode(corpusTask('09-ram-create-a-ram-user.en.md'), cloud.browser);
    assertCompleted(log);
    assert.equal(cloud.created.length, 1);
    assert.match(adaptedReasons(log), /"Employee Name" is not in the document/);
  });

  it('corrects a value that the console refuses and sends the form once more', async () => {
    const cloud = new OssConsole(OSS_EN, { refuseFirst: true });
    const log = await runEpisode(corpusTask('07-oss-create-buckets.en.md'), cloud.browser);
    assertCompleted(log);
    assert.equal(cloud.presses, 2);
    assert.equal(cloud.created.length, 1);
  });

  it('gives up when the create button is absent, naming step and line', async () => {
    const cloud = new RamConsole({ ...RAM_EN, create: null }, RAM_OPTIONS);
    const log = await runEpisode(corpusTask('09-ram-create-a-ram-user.en.md'), cloud.browser);
    assert.equal(log.end.action.kind, 'task_unachievable');
    assert.match(
      log.end.action.kind === 'task_unachievable' ? log.end.action.reason : '',
      /"Create User" \(step 3, line 9\)/,
    );
    assert.ok(log.decisions.length < 15);
  });

  it('does not take Delete for the missing Disable', async () => {
    const cloud = new RamConsole({ ...RAM_EN, disable: null }, RAM_OPTIONS);
    const log = await runEpisode(corpusTask('10-ram-disable-an-accesskey-pair.en.md', USER), cloud.browser);
    assert.equal(log.end.action.kind, 'task_unachievable');
  });

  it('ends when the create button is dead', async () => {
    const cloud = new RamConsole(RAM_EN, { ...RAM_OPTIONS, dead: true });
    const log = await runEpisode(corpusTask('09-ram-create-a-ram-user.en.md'), cloud.browser);
    assert.equal(log.end.action.kind, 'task_unachievable');
    assert.ok(log.decisions.length < 30);
  });

  const report = (need: string, status: ResourceReport['status']): ResourceReport => ({
    need,
    meta: 'ram-user-with-access-key',
    status,
    message: 'The quota is used up.',
    resources: [],
    outputs: status === 'provided' ? { userName: USER.userName, accessKeyId: USER.accessKeyId } : {},
    by: 'resourceCoder',
  });

  it('asks for a user that the document takes for granted and nobody made, and works on the one it gets', async () => {
    const cloud = new RamConsole(RAM_EN, RAM_OPTIONS);
    const needs: string[] = [];
    const log = await runEpisode(corpusTask('10-ram-disable-an-accesskey-pair.en.md'), cloud.browser, 40, (need) => {
      needs.push(need);
      return report(need, 'provided');
    });
    assertCompleted(log);
    assert.deepEqual(cloud.disabled, [USER.accessKeyId]);
    assert.deepEqual(needs, ['RAM user']);
  });

  it('asks once, and gives up with the answer when the resource is refused', async () => {
    const cloud = new RamConsole(RAM_EN, { ...RAM_OPTIONS, users: [] });
    const needs: string[] = [];
    const log = await runEpisode(
      corpusTask('10-ram-disable-an-accesskey-pair.en.md', {}),
      cloud.browser,
      40,
      (need) => {
        needs.push(need);
        return report(need, 'refused');
      },
    );
    assert.deepEqual(needs, ['RAM user']);
    assert.match(log.end.action.kind === 'task_unachievable' ? log.end.action.reason : '', /quota is used up/);
  });
});
