import assert from 'node:assert/strict';
import type { Page } from 'playwright';
import selfsigned from 'selfsigned';
import { choose, chooseRegion, field, press, toast } from '../console-driver.js';
import { type Walk, walkDocument } from './walk.js';

/** A load balancer with an HTTPS listener. */
async function prepare(walk: Walk): Promise<string> {
  const { LoadBalancerId } = await walk.asRoot('slb', 'CreateLoadBalancer', { LoadBalancerName: 'front' });
  const pems = await selfsigned.generate([{ name: 'commonName', value: 'shop.example.com' }]);
  const pair = { ServerCertificateName: 'shop', ServerCertificate: pems.cert, PrivateKey: pems.private };
  const { ServerCertificateId } = await walk.asRoot('slb', 'UploadServerCertificate', pair);
  await walk.asRoot('slb', 'CreateLoadBalancerHTTPSListener', {
    LoadBalancerId,
    ListenerPort: 443,
    BackendServerPort: 80,
    HealthCheck: 'off',
    StickySession: 'off',
    ServerCertificateId,
  });
  return String(LoadBalancerId);
}

async function openInstance(page: Page, id: string): Promise<void> {
  await page.locator('.next-table-row').getByText(id, { exact: true }).click();
}

async function isRedirected(walk: Walk, LoadBalancerId: string): Promise<void> {
  assert.deepEqual(walk.writes(), ['CreateLoadBalancerHTTPListener', 'StartLoadBalancerListener']);
  const named = { LoadBalancerId, ListenerPort: 80 };
  const listener = await walk.asRoot('slb', 'DescribeLoadBalancerHTTPListenerAttribute', named);
  assert.deepEqual([listener.ListenerForward, listener.ForwardPort], ['on', 443]);
}

walkDocument('06', {
  en: async (walk) => {
    const { page, says } = walk;
    const id = await prepare(walk);
    await walk.open('https://slb.console.aliyun.com/slb/');
    const navigation = page.locator('.windcc-app-layout-nav');
    await navigation.getByText(says('Instances'), { exact: true }).last().click();
    await openInstance(page, id);
    await page.getByRole('tab', { name: says('Listener'), exact: true }).click();
    await press(page, says('Add Listener'));
    await page.getByRole('radio', { name: says('HTTP'), exact: true }).click();
    await field(page, 'Listening Port').locator('input').fill('80');
    await page.getByRole('heading', { name: says('Advanced') }).waitFor();
    await press(page, says('Modify'));
    await field(page, says('Redirection')).getByRole('switch').click();
    await choose(page, field(page, 'Redirect To'), 'HTTPS:443');
    await press(page, says('Next'));
    await press(page, says('Submit'));
    await page.getByRole('heading', { name: 'Configuration Successful' }).waitFor();
    await press(page, says('OK'));
    await page.getByRole('gridcell', { name: 'HTTP:80' }).waitFor();
    await isRedirected(walk, id);
  },
  zh: async (walk) => {
    const { page, says } = walk;
    const id = await prepare(walk);
    await walk.open('https://slb.console.aliyun.com/slb/');
    await chooseRegion(page, '华东1（杭州）');
    await openInstance(page, id);
    await page.getByRole('tab', { name: says('监听'), exact: true }).click();
    await press(page, says('添加监听'));
    const dialog = page.getByRole('dialog');
    await choose(page, field(dialog, says('负载均衡协议')), 'HTTP');
    await field(dialog, says('监听端口')).locator('input').fill(says('80'));
    await field(dialog, says('监听转发')).getByRole('switch').click();
    await choose(page, field(dialog, says('目的监听')), says('HTTPS:443'));
    await press(dialog, says('下一步'));
    await press(dialog, says('提交'));
    await toast(page, '成功');
    await page.getByRole('gridcell', { name: 'HTTP:80' }).waitFor();
    await isRedirected(walk, id);
  },
});
