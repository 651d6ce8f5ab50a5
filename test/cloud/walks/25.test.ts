import assert from 'node:assert/strict';
import { choose, chooseRegion, field, press } from '../console-driver.js';
import { chooseIn } from './ecs-navigation.js';
import { type Walk, walkDocument } from './walk.js';

interface Words {
  readonly storage: string;
  readonly snapshots: string;
  readonly region: string;
  readonly policies: string;
  readonly create: string;
  readonly name: string;
  readonly hours: string;
  readonly weekdays: string;
  readonly days: readonly string[];
  readonly keep: string;
  readonly always: string;
  readonly ok: string;
}

/** Fills everything but what only one of the two documents has. */
async function fill(walk: Walk, words: Words) {
  const { page, says } = walk;
  await walk.open('https://ecs.console.aliyun.com');
  await chooseIn(walk, words.storage, words.snapshots);
  await chooseRegion(page, words.region);
  await page.getByRole('tab', { name: says(words.policies) }).click();
  await press(page, says(words.create));
  const dialog = page.getByRole('dialog');
  await field(dialog, says(words.name)).locator('input').fill('nightly');
  for (const hour of [says('00:00'), '13:00']) {
    await field(dialog, says(words.hours)).getByRole('checkbox', { name: hour }).check();
  }
  for (const day of words.days) {
    await field(dialog, says(words.weekdays))
      .getByRole('checkbox', { name: says(day) })
      .check();
  }
  await field(dialog, says(words.keep))
    .getByRole('radio', { name: says(words.always) })
    .check();
  return dialog;
}

async function finish(walk: Walk, words: Words) {
  const { page, says } = walk;
  await press(page.getByRole('dialog'), says(words.ok));
  await page.getByRole('gridcell', { name: 'nightly' }).first().waitFor();
  assert.deepEqual(walk.writes(), ['CreateAutoSnapshotPolicy']);
  const answer = await walk.asRoot('ecs', 'DescribeAutoSnapshotPolicyEx', {}, 'cn-shanghai');
  const [policy] = (answer.AutoSnapshotPolicies as { AutoSnapshotPolicy: Record<string, unknown>[] })
    .AutoSnapshotPolicy;
  assert.deepEqual(
    [policy?.AutoSnapshotPolicyName, policy?.TimePoints, policy?.RepeatWeekdays, policy?.RetentionDays],
    ['nightly', '["0","13"]', '["1","7"]', -1],
  );
  return policy;
}

walkDocument('25', {
  en: async (walk) => {
    const words: Words = {
      storage: 'Storage & Snapshots',
      snapshots: 'Snapshots',
      region: 'China (Shanghai)',
      policies: 'Automatic Snapshot Policies',
      create: 'Create Policy',
      name: 'Name',
      hours: 'Executed At',
      weekdays: 'Execution Frequency',
      days: ['Monday', 'Sunday'],
      keep: 'Keep Snapshots',
      always: 'Always Keep',
      ok: 'OK',
    };
    const { page, says } = walk;
    const dialog = await fill(walk, words);
    const replication = field(dialog, says('Cross-Region Replication for Snapshots'));
    await replication.getByRole('checkbox', { name: says('Enabled') }).check();
    await choose(page, field(dialog, says('Destination Region')), 'China (Beijing)');
    await field(dialog, says('Retention Time of Snapshot Copies'))
      .getByRole('radio', { name: says('Always Keep Snapshots Regardless of the Limit of Snapshots') })
      .check();
    const policy = await finish(walk, words);
    assert.deepEqual(
      [policy?.EnableCrossRegionCopy, policy?.TargetCopyRegions, policy?.CopiedSnapshotsRetentionDays],
      [true, '["cn-beijing"]', -1],
    );
  },
  zh: async (walk) => {
    const words: Words = {
      storage: '存储与快照',
      snapshots: '快照',
      region: '华东2（上海）',
      policies: '自动快照策略',
      create: '创建策略',
      name: '策略名称',
      hours: '创建时间',
      weekdays: '重复日期',
      days: ['周一', '周日'],
      keep: '保留时间',
      always: '持续保留，直至快照数量达到额度上限后被自动删除',
      ok: '确定',
    };
    await fill(walk, words);
    await finish(walk, words);
    await walk.page.getByRole('button', { name: walk.says('设置磁盘') }).click();
    await walk.page.getByRole('heading', { level: 1 }).filter({ hasText: /^sp-/ }).waitFor();
  },
});
