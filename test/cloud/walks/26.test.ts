import assert from 'node:assert/strict';
import type { Locator } from 'playwright';
import { chooseRegion, field, navigate, press } from '../console-driver.js';
import { chooseIn } from './ecs-navigation.js';
import { type Walk, walkDocument } from './walk.js';

const REGION = 'cn-shanghai';

/** Running instances, ready when this returns. */
async function runInstances(walk: Walk, amount: number): Promise<readonly string[]> {
  const { VpcId } = await walk.asRoot('vpc', 'CreateVpc', { CidrBlock: '192.168.0.0/16' }, REGION);
  const subnet = { VpcId, CidrBlock: '192.168.0.0/24', ZoneId: 'cn-shanghai-b' };
  const { VSwitchId } = await walk.asRoot('vpc', 'CreateVSwitch', subnet, REGION);
  const { SecurityGroupId } = await walk.asRoot('ecs', 'CreateSecurityGroup', { VpcId }, REGION);
  const order = { ImageId: 'centos_7_9_x64_20G_alibase_20210318.vhd', InstanceType: 'ecs.g6.large', Amount: amount };
  const where = { VSwitchId, SecurityGroupIds: [SecurityGroupId] };
  const answer = await walk.asRoot('ecs', 'RunInstances', { ...order, ...where }, REGION);
  return (answer.InstanceIdSets as { InstanceIdSet: string[] }).InstanceIdSet;
}

interface Words {
  /** Group of the navigation; none where instances stand alone in it. */
  readonly group?: string;
  readonly instances: string;
  readonly region: string;
  readonly running: string;
  readonly more: string;
  readonly status: string;
  readonly restart: string;
  readonly title: string;
  readonly mode: string;
  readonly ok: string;
}

async function confirm({ page, says }: Walk, words: Words): Promise<void> {
  const dialog = page.getByRole('dialog').filter({ hasText: says(words.title) });
  await field(dialog, says(words.mode)).getByRole('radio', { name: words.restart, exact: true }).check();
  await press(dialog, says(words.ok));
  await dialog.waitFor({ state: 'hidden' });
}

async function restart(walk: Walk, words: Words): Promise<void> {
  const { page, says } = walk;
  const ids = await runInstances(walk, 3);
  const [first = '', second = '', third = ''] = ids;
  await walk.open('https://ecs.console.aliyun.com', { inDocument: walk.language === 'zh' });
  if (words.group === undefined) await navigate(page, says(words.instances));
  else await chooseIn(walk, words.group, words.instances);
  await chooseRegion(page, words.region);
  const row = (id: string): Locator => page.getByRole('row').filter({ hasText: id });
  await row(first).getByText(says(words.running)).waitFor();

  await press(row(first), says(words.more));
  await page.getByRole('menuitem', { name: says(words.status) }).click();
  await page.getByRole('menuitem', { name: says(words.restart), exact: true }).click();
  await confirm(walk, words);
  assert.deepEqual(walk.writes(), ['RebootInstance']);

  for (const id of [second, third]) await row(id).getByRole('checkbox').check();
  await page
    .locator('.console-table-foot')
    .getByRole('button', { name: says(words.restart), exact: true })
    .click();
  await confirm(walk, words);
  assert.deepEqual(walk.writes(), ['RebootInstance', 'RebootInstance', 'RebootInstance']);
  const restarted = walk.account.consoleEvents('RebootInstance').map(({ resourceName }) => resourceName);
  assert.deepEqual(restarted.sort(), [...ids].sort());
}

walkDocument('26', {
  en: (walk) =>
    restart(walk, {
      instances: 'Instances',
      region: 'China (Shanghai)',
      running: 'Running',
      more: 'More',
      status: 'Instance Status',
      restart: 'Restart',
      title: 'Restart Instance',
      mode: 'Restart Mode',
      ok: 'OK',
    }),
  zh: async (walk) =>
    await restart(walk, {
      group: '实例与镜像',
      instances: '实例',
      region: '华东2（上海）',
      running: '运行中',
      more: '更多',
      status: '实例状态',
      restart: '重启',
      title: '重启实例',
      mode: '重启方式',
      ok: '确定',
    }),
});
