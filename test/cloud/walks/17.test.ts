import assert from 'node:assert/strict';
import { at, type Body } from '../api-support.js';
import { choose, field, press } from '../console-driver.js';
import { walkDocument } from './walk.js';

// The English document links to the resellers' mirror, which turns other accounts away; the console itself is elsewhere.
const CONSOLE = 'https://nas.console.aliyun.com/';

walkDocument('17', {
  en: async ({ asRoot, open, page, says, writes }) => {
    await open(CONSOLE, { inDocument: false });
    await press(page, says('Create File System'));
    await choose(page, field(page, says('Region')), 'China (Shanghai)');
    await choose(page, field(page, says('Storage Type')), says('SSD performance-type'));
    await choose(page, field(page, says('Protocol Type')), says('NFS (including NFSv3 and NFSv4)'));
    await choose(page, field(page, says('Zone')), /Zone B/);
    await press(page, says('OK'));
    await page.getByRole('gridcell', { name: 'SSD performance-type' }).waitFor();

    const answer = await asRoot('nas', 'DescribeFileSystems', {}, 'cn-shanghai');
    const { StorageType, ProtocolType, ZoneId } = at(answer, 'FileSystems', 'FileSystem', 0) as Body;
    assert.deepEqual([StorageType, ProtocolType, ZoneId], ['Performance', 'NFS', 'cn-shanghai-b']);
    assert.deepEqual(writes(), ['CreateFileSystem']);
  },

  zh: async ({ asRoot, open, page, says, writes }) => {
    const { VpcId } = await asRoot('vpc', 'CreateVpc', { CidrBlock: '192.168.0.0/16' }, 'cn-beijing');
    const network = { VpcId, ZoneId: 'cn-beijing-c', CidrBlock: '192.168.0.0/24' };
    const { VSwitchId } = await asRoot('vpc', 'CreateVSwitch', network, 'cn-beijing');
    await open(CONSOLE);
    await page.locator('.windcc-app-layout-nav').getByText(says('CPFS'), { exact: true }).waitFor();
    await page
      .locator('.windcc-app-layout-nav')
      .getByRole('option', { name: says('文件系统列表') })
      .last()
      .click();
    await press(page, says('创建文件系统'));
    await choose(page, field(page, says('地域')), /北京/);
    await choose(page, field(page, says('可用区')), /可用区C/);
    await choose(page, field(page, says('容量')), '14400 GiB');
    await page.getByRole('radio', { name: says('高级型') }).check();
    await choose(page, field(page, says('带宽')), '1440 MB/s');
    await choose(page, field(page, says('专有网络')), new RegExp(String(VpcId)));
    await choose(page, field(page, says('虚拟交换机')), new RegExp(String(VSwitchId)));
    await page.getByRole('checkbox', { name: says('自动续费') }).check();
    await press(page, says('立即购买'));
    await page.getByRole('checkbox', { name: says('CPFS包年包月服务协议') }).check();
    await press(page, says('去支付'));
    await press(page, says('确认支付'));
    await page.getByText('支付成功').first().waitFor();

    const answer = await asRoot('nas', 'DescribeFileSystems', { FileSystemType: 'cpfs' }, 'cn-beijing');
    const { Capacity, StorageType, VpcId: vpc } = at(answer, 'FileSystems', 'FileSystem', 0) as Body;
    assert.deepEqual([Capacity, StorageType, vpc], [14400, 'advance', VpcId]);
    assert.deepEqual(writes(), ['CreateFileSystem']);
  },
});
