import assert from 'node:assert/strict';
import { at } from '../api-support.js';
import { chooseRegion, field, navigate, press } from '../console-driver.js';
import { runningInstance, untilRunning } from './running-instance.js';
import { type Walk, walkDocument } from './walk.js';

interface Labels {
  readonly replicaSets: string;
  readonly sharded: string;
  readonly accounts: string;
  readonly reset: string;
  readonly password: string;
  readonly again: string;
  readonly ok: string;
}

const REGION = 'cn-shenzhen';
const PASSWORD = 'Walk-password-1';

async function resetPassword({ page, says }: Walk, labels: Labels, instance: string, account: string): Promise<void> {
  await page.getByRole('link', { name: instance }).first().click();
  await navigate(page, says(labels.accounts));
  await press(page.getByRole('row').filter({ hasText: account }), says(labels.reset));
  const panel = page.getByRole('dialog');
  await field(panel, says(labels.password)).locator('input').fill(PASSWORD);
  await field(panel, says(labels.again)).locator('input').fill(`${PASSWORD}x`);
  await press(panel, says(labels.ok));
  await field(panel, says(labels.again)).locator('.next-form-item-help').waitFor();
  await field(panel, says(labels.again)).locator('input').fill(PASSWORD);
  await press(panel, says(labels.ok));
  await panel.waitFor({ state: 'detached' });
}

/** Both branches: root of a replica set, and the account of a shard. */
async function resetPasswords(walk: Walk, labels: Labels): Promise<void> {
  const { asRoot, language, open, page, says, writes } = walk;
  const [replicaSet, cluster] = await Promise.all([
    runningInstance(walk, 'CreateDBInstance', REGION),
    runningInstance(walk, 'CreateShardingDBInstance', REGION),
  ]);
  const read = await asRoot('dds', 'DescribeDBInstanceAttribute', { DBInstanceId: cluster }, REGION);
  const NodeId = at(read, 'DBInstances', 'DBInstance', 0, 'ShardList', 'ShardAttribute', 0, 'NodeId');
  const account = { NodeId, AccountName: says('shardaccount'), AccountPassword: 'First-password-1' };
  await asRoot('dds', 'AllocateNodePrivateNetworkAddress', { DBInstanceId: cluster, ...account }, REGION);
  await untilRunning(asRoot, cluster, REGION);

  await open('https://mongodb.console.aliyun.com/');
  await chooseRegion(page, language === 'zh' ? '华南1（深圳）' : 'China (Shenzhen)');
  await navigate(page, says(labels.replicaSets));
  await resetPassword(walk, labels, replicaSet, 'root');
  const accounts = await asRoot('dds', 'DescribeAccounts', { DBInstanceId: replicaSet }, REGION);
  assert.equal(at(accounts, 'Accounts', 'Account', 0, 'AccountStatus'), 'Available');

  await page.goto('https://mongodb.console.aliyun.com/');
  await navigate(page, says(labels.sharded));
  await resetPassword(walk, labels, cluster, 'shardaccount');
  assert.deepEqual(writes(), ['ResetAccountPassword', 'ResetAccountPassword']);
}

walkDocument('20', {
  en: async (walk) =>
    await resetPasswords(walk, {
      replicaSets: 'Replica Set Instances',
      sharded: 'Sharded Cluster Instances',
      accounts: 'Accounts',
      reset: 'Reset Password',
      password: 'New Password',
      again: 'Confirm New Password',
      ok: 'OK',
    }),
  zh: async (walk) =>
    await resetPasswords(walk, {
      replicaSets: '副本集实例列表',
      sharded: '分片集群实例列表',
      accounts: '账号管理',
      reset: '重置密码',
      password: '新密码',
      again: '确认新密码',
      ok: '确定',
    }),
});
