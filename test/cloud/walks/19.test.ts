import assert from 'node:assert/strict';
import { at, type Body } from '../api-support.js';
import { chooseRegion, navigate, press } from '../console-driver.js';
import { runningInstance } from './running-instance.js';
import { type Walk, walkDocument } from './walk.js';

interface Labels {
  readonly list: string;
  readonly security: string;
  readonly whitelist: string;
  readonly modify: string;
  readonly import: string;
  readonly ok: string;
  readonly remove: string;
}

const REGION = 'cn-beijing';
const PRIVATE_ADDRESS = /^\d+\.\d+\.\d+\.\d+/;

async function server({ asRoot }: Walk): Promise<void> {
  const { VpcId } = await asRoot('vpc', 'CreateVpc', { CidrBlock: '192.168.0.0/16' }, REGION);
  const network = { VpcId, ZoneId: 'cn-beijing-c', CidrBlock: '192.168.0.0/24' };
  const { VSwitchId } = await asRoot('vpc', 'CreateVSwitch', network, REGION);
  const { SecurityGroupId } = await asRoot('ecs', 'CreateSecurityGroup', { VpcId }, REGION);
  const images = await asRoot('ecs', 'DescribeImages', {}, REGION);
  const ImageId = at(images, 'Images', 'Image', 0, 'ImageId');
  await asRoot('ecs', 'RunInstances', { VSwitchId, SecurityGroupId, ImageId, InstanceType: 'ecs.g6.large' }, REGION);
}

/** Changes the default group by hand, adds a server's address to it, and deletes another group. */
async function configureWhitelist(walk: Walk, labels: Labels): Promise<void> {
  const { asRoot, language, open, page, says, writes } = walk;
  const [DBInstanceId] = await Promise.all([runningInstance(walk, 'CreateShardingDBInstance', REGION), server(walk)]);
  const other = { SecurityIpGroupName: 'office', SecurityIps: '192.0.2.1', ModifyMode: 'Append' };
  await asRoot('dds', 'ModifySecurityIps', { DBInstanceId, ...other }, REGION);
  const groups = async () => {
    const answer = await asRoot('dds', 'DescribeSecurityIps', { DBInstanceId }, REGION);
    const list = at(answer, 'SecurityIpGroups', 'SecurityIpGroup') as Body[];
    return Object.fromEntries(list.map((group) => [group.SecurityIpGroupName, group.SecurityIpList]));
  };

  await open('https://mongodb.console.aliyun.com/');
  await chooseRegion(page, language === 'zh' ? '华北2（北京）' : 'China (Beijing)');
  await navigate(page, says(labels.list));
  await page.getByRole('link', { name: DBInstanceId }).first().click();
  const navigation = page.locator('.windcc-app-layout-nav');
  await navigation.getByText(says(labels.security), { exact: true }).waitFor();
  await navigate(page, says(labels.whitelist));
  const row = (text: string) => page.getByRole('row').filter({ hasText: text });

  await press(row('default'), says(labels.modify));
  const dialog = page.getByRole('dialog');
  await dialog.locator('textarea').fill('10.23.12.24,10.23.12.0/24');
  await press(dialog, says(labels.ok));
  await row('10.23.12.0/24').waitFor();

  await press(row('default'), says(labels.import));
  await dialog.getByText(PRIVATE_ADDRESS).first().click();
  await dialog.locator('.next-transfer-operations button').first().click();
  await press(dialog, labels.ok);
  await dialog.waitFor({ state: 'detached' });
  assert.match(String((await groups()).default), /^10\.23\.12\.24,10\.23\.12\.0\/24,192\.168\.0\.\d+$/);

  await row('office').locator('.next-icon-more').click();
  await page.getByRole('menuitem', { name: says(labels.remove) }).click();
  await press(page.getByRole('dialog'), labels.ok);
  await row('office').waitFor({ state: 'detached' });
  assert.deepEqual(Object.keys(await groups()), ['default']);
  assert.deepEqual(writes(), ['ModifySecurityIps', 'ModifySecurityIps', 'ModifySecurityIps']);
}

walkDocument('19', {
  en: async (walk) =>
    await configureWhitelist(walk, {
      list: 'Sharding instances',
      security: 'Security Control',
      whitelist: 'Whitelist Settings',
      modify: 'Manually Modify',
      import: 'Import ECS Intranet IP',
      ok: 'OK',
      remove: 'Delete Whitelist Group',
    }),
  zh: async (walk) =>
    await configureWhitelist(walk, {
      list: '分片集群实例列表',
      security: '数据安全性',
      whitelist: '白名单设置',
      modify: '手动修改',
      import: '加载ECS内网IP添加',
      ok: '确定',
      remove: '删除白名单分组',
    }),
});
