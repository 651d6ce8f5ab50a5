import assert from 'node:assert/strict';
import type { Page } from 'playwright';
import selfsigned from 'selfsigned';
import { at, type Body } from '../api-support.js';
import { browserOn } from '../browser-under-test.js';
import { assertQuiet, choose, field, press, watch } from '../console-driver.js';
import { AccountUnderTest, ConsoleUnderTest, openContext } from '../console-support.js';

interface Visit {
  readonly page: Page;
  readonly account: AccountUnderTest;
  readonly VpcId: string;
  readonly VSwitchId: string;
}

/** What the load balancer and VPC consoles do besides the core documents. */
describe('the load balancer and VPC consoles', function () {
  this.timeout(60_000);
  const cloud = new ConsoleUnderTest();
  const browser = browserOn(cloud);
  let accounts = 0;

  async function visit(address: (made: Visit) => Promise<string>, act: (visit: Visit) => Promise<void>) {
    accounts += 1;
    const account = await AccountUnderTest.create(cloud, `17${String(accounts).padStart(14, '0')}`);
    const { VpcId } = await account.asRoot('vpc', 'CreateVpc', { CidrBlock: '192.168.0.0/16', VpcName: 'net' });
    const subnet = { VpcId, CidrBlock: '192.168.0.0/24', ZoneId: 'cn-hangzhou-h', VSwitchName: 'subnet' };
    const { VSwitchId } = await account.asRoot('vpc', 'CreateVSwitch', subnet);
    const context = await openContext(browser(), 'en');
    const seen = watch(context);
    const page = await context.newPage();
    const made = { page, account, VpcId: String(VpcId), VSwitchId: String(VSwitchId) };
    await page.goto(await account.signInAddress(await address(made)));
    await act(made);
    await context.close();
    assertQuiet(seen);
  }

  /** What takes the cloud a moment is done at once. */
  function ready({ accountId }: AccountUnderTest, kind: string, id: string): void {
    const store = cloud.engine.account(accountId)?.store;
    const record = store?.get(kind, id);
    if (record) store?.enterState(record, 'Available');
  }

  const slb = (path: string) => `https://slb.console.aliyun.com/slb/cn-hangzhou${path}`;
  const vpc = (path: string) => `https://vpc.console.aliyun.com/vpc/cn-hangzhou${path}`;
  const writes = (account: AccountUnderTest) =>
    account.consoleCalls('Write').filter((name) => name !== 'ConsoleSignin');

  async function balancer(account: AccountUnderTest, more: Body = {}): Promise<string> {
    const { LoadBalancerId } = await account.asRoot('slb', 'CreateLoadBalancer', {
      LoadBalancerName: 'front',
      ...more,
    });
    return String(LoadBalancerId);
  }

  it('buys, renames and releases a private load balancer', async () => {
    await visit(
      async () => slb('/slbs'),
      async ({ page, account, VpcId, VSwitchId }) => {
        await press(page, 'Create Instance');
        await field(page, 'Instance Name').locator('input').fill('inner');
        await page.getByRole('radio', { name: 'Intranet' }).click();
        await choose(page, field(page, 'VPC'), new RegExp(VpcId));
        await choose(page, field(page, 'vSwitch'), new RegExp(VSwitchId));
        await press(page, 'Buy Now');
        const row = page.locator('.next-table-row', { hasText: 'inner' });
        await row.getByText('Running').waitFor();
        await row.locator('.console-icon-control').click();
        const dialog = page.getByRole('dialog');
        await field(dialog, 'Instance Name').locator('input').fill('inner-2');
        await press(dialog, 'OK');
        const renamed = page.locator('.next-table-row', { hasText: 'inner-2' });
        await renamed.locator('.next-icon-more').click();
        await page.locator('.next-menu-item', { hasText: 'Release' }).click();
        const panel = page.getByRole('dialog').filter({ hasText: 'Release Mode' });
        await press(panel, 'Next');
        await press(panel, 'OK');
        await renamed.waitFor({ state: 'detached' });
        assert.deepEqual(writes(account), ['CreateLoadBalancer', 'SetLoadBalancerName', 'DeleteLoadBalancer']);
      },
    );
  });

  it('guards a listener by an access control list', async () => {
    let id = '';
    await visit(
      async ({ account }) => {
        id = await balancer(account);
        await account.asRoot('slb', 'CreateAccessControlList', { AclName: 'office' });
        const tcp = { LoadBalancerId: id, ListenerPort: 22, BackendServerPort: 22, Bandwidth: -1 };
        await account.asRoot('slb', 'CreateLoadBalancerTCPListener', tcp);
        return slb(`/slbs/${id}`);
      },
      async ({ page, account }) => {
        const row = page.locator('.next-table-row', { hasText: 'TCP:22' });
        await row.locator('.next-icon-more').click();
        await page.locator('.next-menu-item', { hasText: 'Set Access Control' }).click();
        const dialog = page.getByRole('dialog');
        await field(dialog, 'Enable Access Control').getByRole('switch').click();
        await field(dialog, 'Access Control Method').getByRole('radio', { name: 'Blacklist' }).check();
        await choose(page, field(dialog, 'Access Control List'), /^office/);
        await press(dialog, 'OK');
        await row.getByText('Enabled').waitFor();
        const named = { LoadBalancerId: id, ListenerPort: 22 };
        const listener = await account.asRoot('slb', 'DescribeLoadBalancerTCPListenerAttribute', named);
        assert.deepEqual([listener.AclStatus, listener.AclType], ['on', 'black']);
      },
    );
  });

  it('uploads a certificate, and adds an HTTPS listener with a server group and a rule', async () => {
    const pems = await selfsigned.generate([{ name: 'commonName', value: 'shop.example.com' }]);
    await visit(
      async () => slb('/certs'),
      async ({ page, account }) => {
        const id = await balancer(account);
        const named = { LoadBalancerId: id };
        await account.asRoot('slb', 'CreateVServerGroup', { ...named, VServerGroupName: 'images' });
        await press(page, 'Create Certificate');
        await field(page, 'Certificate Name').locator('input').fill('shop');
        await field(page, 'Certificate Content').locator('textarea').fill(pems.cert);
        await field(page, 'Private Key').locator('textarea').fill(pems.private);
        await press(page, 'Create');
        await page.getByRole('gridcell', { name: 'shop.example.com' }).waitFor();

        await page.goto(slb(`/slbs/${id}/listeners/new`));
        await page.getByRole('radio', { name: 'HTTPS', exact: true }).click();
        await field(page, 'Listening Port').locator('input').fill('443');
        await press(page, 'Next');
        await choose(page, field(page, 'Select Server Certificate'), /^shop/);
        await press(page, 'Next');
        await page.getByRole('radio', { name: 'VServer Group', exact: true }).click();
        await choose(page, field(page, 'Server Group'), /^images/);
        await press(page, 'Next');
        await field(page, 'Enable Health Check').getByRole('switch').click();
        await press(page, 'Next');
        await press(page, 'Submit');
        await press(page, 'OK');

        const row = page.locator('.next-table-row', { hasText: 'HTTPS:443' });
        await row.getByRole('button', { name: 'Add Forwarding Rules' }).click();
        await press(page, 'Add Forwarding Rules');
        const panel = page.getByRole('dialog');
        await panel.getByRole('textbox').first().fill('img.example.com');
        await choose(page, panel, 'images');
        await panel.getByRole('textbox').last().fill('pictures');
        await press(panel, 'OK');
        await page.getByRole('gridcell', { name: 'img.example.com' }).waitFor();

        assert.deepEqual(writes(account), [
          'UploadServerCertificate',
          'CreateLoadBalancerHTTPSListener',
          'StartLoadBalancerListener',
          'CreateRules',
        ]);
        const shown = await account.asRoot('slb', 'DescribeLoadBalancerHTTPSListenerAttribute', {
          ...named,
          ListenerPort: 443,
        });
        assert.deepEqual([shown.HealthCheck, typeof shown.VServerGroupId], ['off', 'string']);
      },
    );
  });

  it('puts another certificate where one is in use', async () => {
    let LoadBalancerId: unknown;
    let other: unknown;
    await visit(
      async ({ account }) => {
        const upload = async (name: string) => {
          const pems = await selfsigned.generate([{ name: 'commonName', value: `${name}.example.com` }]);
          const pair = { ServerCertificateName: name, ServerCertificate: pems.cert, PrivateKey: pems.private };
          return (await account.asRoot('slb', 'UploadServerCertificate', pair)).ServerCertificateId;
        };
        other = await upload('next');
        ({ LoadBalancerId } = await account.asRoot('slb', 'CreateLoadBalancer', { LoadBalancerName: 'front' }));
        await account.asRoot('slb', 'CreateLoadBalancerHTTPSListener', {
          LoadBalancerId,
          ListenerPort: 443,
          BackendServerPort: 80,
          HealthCheck: 'off',
          StickySession: 'off',
          ServerCertificateId: await upload('shop'),
        });
        return slb('/certs');
      },
      async ({ page, account }) => {
        await page.locator('.next-table-row', { hasText: 'shop' }).getByRole('button', { name: 'Replace' }).click();
        await page.getByRole('radio', { name: 'Replace with Saved Certificate' }).click();
        await choose(page, field(page, 'Server Certificate for Replacement'), /^next/);
        await press(page, 'Replace');
        await page.getByRole('gridcell', { name: 'HTTPS:443' }).waitFor();
        await press(page, 'View Certificate');
        await page.locator('.next-table-row', { hasText: 'next' }).waitFor();
        const named = { LoadBalancerId, ListenerPort: 443 };
        const shown = await account.asRoot('slb', 'DescribeLoadBalancerHTTPSListenerAttribute', named);
        assert.equal(shown.ServerCertificateId, other);
        assert.deepEqual(writes(account), ['SetLoadBalancerHTTPSListenerAttribute']);
      },
    );
  });

  it('gives a vSwitch a way out through a NAT gateway', async () => {
    await visit(
      async ({ account, VpcId, VSwitchId }) => {
        await account.asRoot('vpc', 'AllocateEipAddress', { Name: 'out' });
        ready(account, 'vpc/vswitch', VSwitchId);
        const { NatGatewayId } = await account.asRoot('vpc', 'CreateNatGateway', { VpcId, VSwitchId, Name: 'gate' });
        ready(account, 'vpc/nat-gateway', String(NatGatewayId));
        return vpc('/eips');
      },
      async ({ page, account, VSwitchId }) => {
        const address = page.locator('.next-table-row', { hasText: 'eip-' });
        await address.getByRole('button', { name: 'Bind Resource' }).click();
        const panel = page.getByRole('dialog');
        await choose(page, field(panel, 'Associated Instance Type'), 'NAT Gateway');
        await choose(page, field(panel, 'Select an Instance to Bind'), /^gate/);
        await press(panel, 'OK');
        await address.getByText('Associating').waitFor();
        await page.locator('.windcc-app-layout-nav').getByText('NAT Gateway', { exact: true }).click();
        await page.locator('.next-table-row', { hasText: 'gate' }).getByRole('button', { name: 'Manage' }).click();
        await page.getByRole('tab', { name: 'SNAT Management' }).click();
        await press(page, 'Create SNAT Entry');
        const drawer = page.getByRole('dialog');
        await choose(page, field(drawer, 'vSwitch'), new RegExp(VSwitchId));
        await choose(page, field(drawer, 'Public IP Address'), /^47\./);
        await press(drawer, 'OK');
        await page.getByRole('gridcell', { name: VSwitchId }).waitFor();
        assert.deepEqual(writes(account), ['AssociateEipAddress', 'CreateSnatEntry']);
        const entries = await account.asRoot('vpc', 'DescribeSnatTableEntries', {});
        assert.equal(at(entries, 'SnatTableEntries', 'SnatTableEntry', 0, 'SourceVSwitchId'), VSwitchId);
      },
    );
  });
});
