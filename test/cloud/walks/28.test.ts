import assert from 'node:assert/strict';
import { at, type Body } from '../api-support.js';
import { chooseRegion, field, press } from '../console-driver.js';
import { instances, privateBalancer } from './slb-support.js';
import { type Walk, walkDocument } from './walk.js';

const REGION = 'cn-beijing';

interface Words {
  readonly instances: string;
  readonly region: string;
  readonly protocol: string;
  readonly port: string;
  readonly advanced: string;
  readonly modify: string;
  readonly algorithm: string;
  readonly roundRobin: string;
  readonly next: string;
  readonly group: string;
  readonly addMore: string;
  readonly servers: string;
  readonly weights: string;
  readonly add: string;
  readonly confirm: string;
  readonly submit: string;
  readonly done: string;
  readonly ok: string;
}

async function addTcpListener(walk: Walk, words: Words, openWizard: (walk: Walk, id: string) => Promise<void>) {
  const { page, says } = walk;
  const place = await privateBalancer(walk, REGION, 'cn-beijing-h');
  const servers = await instances(walk, REGION, place);
  await walk.open('https://slb.console.aliyun.com/slb');
  await page.locator('.windcc-app-layout-nav').getByText(says(words.instances), { exact: true }).last().click();
  await chooseRegion(page, words.region);
  await openWizard(walk, place.LoadBalancerId);
  await field(page, says(words.protocol))
    .getByRole('radio', { name: says('TCP'), exact: true })
    .click();
  await field(page, says(words.port)).locator('input').fill('8080');
  await page.getByRole('heading', { name: says(words.advanced) }).waitFor();
  await press(page, says(words.modify));
  await field(page, says(words.algorithm)).getByRole('radio', { name: words.roundRobin, exact: true }).check();
  await press(page, says(words.next));
  await page.getByRole('radio', { name: says(words.group), exact: true }).click();
  await press(page, says(words.addMore));
  const panel = page.getByRole('dialog');
  await panel.getByText(says(words.servers), { exact: true }).waitFor();
  for (const id of servers) {
    await panel.locator('.next-table-row', { hasText: id }).getByRole('checkbox').check();
  }
  await press(panel, says(words.next));
  await panel.getByText(says(words.weights), { exact: true }).waitFor();
  await panel
    .locator('tbody tr', { hasText: String(servers[1]) })
    .locator('input')
    .fill('40');
  await press(panel, says(words.add));
  for (const id of servers) {
    await page.locator('tbody tr', { hasText: id }).locator('input').last().fill('80');
  }
  await press(page, says(words.next));
  await press(page, says(words.next));
  await page.getByText(says(words.confirm), { exact: true }).first().waitFor();
  // Modify leads back to the step; the way forward keeps what was filled in.
  await press(page, says(words.modify));
  await field(page, says(words.port)).locator('input').fill('8081');
  for (let step = 0; step < 3; step += 1) await press(page, says(words.next));
  await press(page, says(words.submit));
  await page.getByRole('heading', { name: says(words.done) }).waitFor();
  await press(page, says(words.ok));
  await page.getByRole('gridcell', { name: 'TCP:8081' }).waitFor();

  const named = { LoadBalancerId: place.LoadBalancerId, ListenerPort: 8081 };
  assert.deepEqual(walk.writes(), ['CreateLoadBalancerTCPListener', 'AddBackendServers', 'StartLoadBalancerListener']);
  const listener = await walk.asRoot('slb', 'DescribeLoadBalancerTCPListenerAttribute', named, REGION);
  assert.deepEqual([listener.Scheduler, listener.BackendServerPort], ['rr', 80]);
  const balancer = await walk.asRoot('slb', 'DescribeLoadBalancerAttribute', named, REGION);
  const weights = (at(balancer, 'BackendServers', 'BackendServer') as Body[]).map((row) => [row.ServerId, row.Weight]);
  assert.deepEqual(
    new Map(weights as [string, number][]),
    new Map([
      [String(servers[0]), 100],
      [String(servers[1]), 40],
    ]),
  );
}

walkDocument('28', {
  en: (walk) =>
    addTcpListener(
      walk,
      {
        instances: 'Instances',
        region: 'China (Beijing)',
        protocol: 'Select Listener Protocol',
        port: 'Listening Port',
        advanced: 'Advanced',
        modify: 'Modify',
        algorithm: 'Scheduling Algorithm',
        roundRobin: 'Round-Robin (RR)',
        next: 'Next',
        group: 'Default Server Group',
        addMore: 'Add More',
        servers: 'My Servers',
        weights: 'Configure Ports and Weights',
        add: 'Add',
        confirm: 'Confirm',
        submit: 'Submit',
        done: 'Configuration Successful',
        ok: 'OK',
      },
      async ({ page, says }, id) => {
        const row = page.locator('.next-table-row', { hasText: id });
        await row.getByRole('button', { name: says('Configure Listener') }).click();
      },
    ),
  zh: (walk) =>
    addTcpListener(
      walk,
      {
        instances: '实例管理',
        region: '华北2（北京）',
        protocol: '选择负载均衡协议',
        port: '监听端口',
        advanced: '高级配置',
        modify: '修改',
        algorithm: '调度算法',
        roundRobin: '轮询（RR）',
        next: '下一步',
        group: '默认服务器组',
        addMore: '继续添加',
        servers: '我的服务器',
        weights: '配置端口和权重',
        add: '添加',
        confirm: '配置审核',
        submit: '提交',
        done: '配置成功',
        ok: '知道了',
      },
      async ({ page, says }, id) => {
        await page.locator('.next-table-row').getByText(id, { exact: true }).click();
        await press(page, says('添加监听'));
      },
    ),
});
