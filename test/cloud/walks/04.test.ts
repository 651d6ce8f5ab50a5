import assert from 'node:assert/strict';
import { at, type Body } from '../api-support.js';
import { choose, chooseRegion, field, press, toast } from '../console-driver.js';
import { privateBalancer } from './slb-support.js';
import { type Walk, walkDocument } from './walk.js';

const REGION = 'cn-shanghai';

async function prepare(walk: Walk) {
  const { LoadBalancerId } = await privateBalancer(walk, REGION, 'cn-shanghai-b');
  const { AllocationId } = await walk.asRoot('vpc', 'AllocateEipAddress', { Name: 'front' }, REGION);
  return { LoadBalancerId, AllocationId: String(AllocationId) };
}

async function isBound(walk: Walk, { LoadBalancerId, AllocationId }: { LoadBalancerId: string; AllocationId: string }) {
  assert.deepEqual(walk.writes(), ['AssociateEipAddress']);
  const answer = await walk.asRoot('vpc', 'DescribeEipAddresses', { AllocationId }, REGION);
  const eip = at(answer, 'EipAddresses', 'EipAddress', 0) as Body;
  assert.deepEqual([eip.InstanceId, eip.InstanceType], [LoadBalancerId, 'SlbInstance']);
}

walkDocument('04', {
  en: async (walk) => {
    const { page, says } = walk;
    const made = await prepare(walk);
    await walk.open('https://slb.console.aliyun.com/slb/cn-hangzhou');
    const navigation = page.locator('.windcc-app-layout-nav');
    await navigation.getByText(says('Instances'), { exact: true }).last().click();
    await chooseRegion(page, 'China (Shanghai)');
    const row = page.locator('.next-table-row', { hasText: made.LoadBalancerId });
    await row.locator('.next-icon-more').click();
    await page
      .locator('.next-menu-item', { hasText: says('Bind EIP') })
      .first()
      .click();
    const panel = page.getByRole('dialog');
    await choose(page, field(panel, says('Available EIPs')), new RegExp(made.AllocationId));
    await press(panel, says('OK'));
    await toast(page, 'associated');
    await isBound(walk, made);
  },
  zh: async (walk) => {
    const { page, says } = walk;
    const made = await prepare(walk);
    await walk.open('https://slb.console.aliyun.com/slb/cn-hangzhou');
    const navigation = page.locator('.windcc-app-layout-nav');
    await navigation.getByText(says('实例管理'), { exact: true }).last().click();
    await chooseRegion(page, '华东2（上海）');
    const row = page.locator('.next-table-row', { hasText: made.LoadBalancerId });
    await row.getByRole('button', { name: says('更多') }).click();
    await page.locator('.next-menu-item', { hasText: says('绑定EIP') }).click();
    const dialog = page.getByRole('dialog');
    await choose(page, field(dialog, '可用EIP'), new RegExp(made.AllocationId));
    await press(dialog, says('确认'));
    await toast(page, '成功');
    await isBound(walk, made);
  },
});
