import assert from 'node:assert/strict';
import { choose, chooseRegion, field, press } from '../console-driver.js';
import { chooseIn } from './ecs-navigation.js';
import { type Walk, walkDocument } from './walk.js';

interface Words {
  readonly network: string;
  readonly groups: string;
  readonly region: string;
  readonly create: string;
  readonly basics: string;
  readonly name: string;
  readonly description: string;
  readonly networkField: string;
  readonly type: string;
  readonly advanced: string;
  readonly rules: string;
  readonly inbound: string;
  readonly outbound: string;
  readonly add: string;
  readonly forbid: string;
  readonly udp: string;
}

async function create(walk: Walk, words: Words): Promise<void> {
  const { page, says } = walk;
  const { VpcId } = await walk.asRoot('vpc', 'CreateVpc', { VpcName: 'net' }, 'cn-shanghai');
  await walk.open('https://ecs.console.aliyun.com');
  await chooseIn(walk, words.network, words.groups);
  await chooseRegion(page, words.region);
  await press(page, says(words.create));
  await page.getByRole('heading', { name: says(words.basics) }).waitFor();
  await field(page, says(words.name)).locator('input').fill('firewall');
  await field(page, says(words.description)).locator('textarea').fill('made by hand');
  await choose(page, field(page, says(words.networkField)), new RegExp(String(VpcId)));
  await field(page, says(words.type))
    .getByRole('radio', { name: says(words.advanced) })
    .check();

  await page.getByRole('heading', { name: says(words.rules) }).waitFor();
  await page.getByRole('tab', { name: says(words.inbound), exact: true }).click();
  await press(page.getByRole('tabpanel').filter({ visible: true }), says(words.add));
  const rule = page.getByRole('tabpanel').filter({ visible: true }).locator('tbody tr').last();
  const selects = rule.locator('.next-select');
  await selects.nth(0).click();
  await page
    .locator('.next-overlay-wrapper.opened')
    .getByRole('option', { name: says(words.forbid) })
    .click();
  await selects.nth(1).click();
  await page
    .locator('.next-overlay-wrapper.opened')
    .getByRole('option', { name: says(words.udp) })
    .click();
  const texts = rule.locator('.next-input:not(.next-select-inner) > input');
  await texts.nth(0).fill('5');
  await texts.nth(1).fill(says('22/23,443/443'));
  await texts.nth(2).fill(says('192.168.0.0/24'));
  await page.getByRole('tab', { name: says(words.outbound), exact: true }).click();
  await press(page, says(words.create));
  await page.getByRole('gridcell', { name: 'firewall' }).first().waitFor();

  assert.deepEqual(walk.writes(), ['CreateSecurityGroup', 'AuthorizeSecurityGroup']);
  const list = await walk.asRoot('ecs', 'DescribeSecurityGroups', { VpcId }, 'cn-shanghai');
  const [group] = (list.SecurityGroups as { SecurityGroup: Record<string, unknown>[] }).SecurityGroup;
  assert.equal(group?.SecurityGroupType, 'enterprise');
  const id = { SecurityGroupId: group?.SecurityGroupId };
  const attribute = await walk.asRoot('ecs', 'DescribeSecurityGroupAttribute', id, 'cn-shanghai');
  const rules = (attribute.Permissions as { Permission: Record<string, unknown>[] }).Permission;
  assert.deepEqual(
    rules
      .slice(-2)
      .map(({ Policy, Priority, IpProtocol, PortRange, SourceCidrIp }) => [
        Policy,
        Priority,
        IpProtocol,
        PortRange,
        SourceCidrIp,
      ]),
    [
      ['Drop', '5', 'UDP', '22/23', '192.168.0.0/24'],
      ['Drop', '5', 'UDP', '443/443', '192.168.0.0/24'],
    ],
  );
}

walkDocument('27', {
  en: (walk) =>
    create(walk, {
      network: 'Network & Security',
      groups: 'Security Groups',
      region: 'China (Shanghai)',
      create: 'Create Security Group',
      basics: 'Basic Information',
      name: 'Security Group Name',
      description: 'Description',
      networkField: 'Network',
      type: 'Security Group Type',
      advanced: 'Advanced Security Group',
      rules: 'Access Rule',
      inbound: 'Inbound',
      outbound: 'Outbound',
      add: 'Add Rule',
      forbid: 'Forbid',
      udp: 'Customized UDP',
    }),
  zh: (walk) =>
    create(walk, {
      network: '网络与安全',
      groups: '安全组',
      region: '华东2（上海）',
      create: '创建安全组',
      basics: '基本信息',
      name: '安全组名称',
      description: '描述',
      networkField: '网络',
      type: '安全组类型',
      advanced: '企业级安全组',
      rules: '访问规则',
      inbound: '入方向',
      outbound: '出方向',
      add: '手动添加',
      forbid: '拒绝',
      udp: '自定义UDP',
    }),
});
