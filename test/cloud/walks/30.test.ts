import assert from 'node:assert/strict';
import { eventually } from '../../bin/processes.js';
import { at } from '../api-support.js';
import { chooseRegion, navigate, press, toast } from '../console-driver.js';
import { walkDocument } from './walk.js';

const REGION = 'cn-shenzhen';
const INSTANCE = { InstanceClass: 'redis.master.small.default', EngineVersion: '5.0', InstanceName: 'sessions' };

walkDocument('30', {
  en: async ({ asRoot, open, page, says, writes }) => {
    const { InstanceId } = await asRoot('r-kvstore', 'CreateInstance', INSTANCE, REGION);
    await open('https://kvstore.console.aliyun.com/');
    await chooseRegion(page, 'China (Shenzhen)');
    await page.getByRole('heading', { name: says('Instances') }).waitFor();
    await page.getByRole('link', { name: INSTANCE.InstanceName }).click();
    // The group is open: a click would close it.
    await page.getByText(says('Logs'), { exact: true }).first().waitFor();
    await navigate(page, says('Audit Log'));
    await page.getByRole('tab', { name: says('Official Edition') }).click();
    const state = async () => {
      const shown = await asRoot('r-kvstore', 'DescribeInstanceAttribute', { InstanceId }, REGION);
      return at(shown, 'Instances', 'DBInstanceAttribute', 0, 'InstanceStatus');
    };
    await eventually('the instance works', async () => (await state()) === 'Normal');
    await press(page, says('Enable Audit Logs'));
    await press(page.getByRole('dialog', { name: says('Enable Audit Logs') }), says('OK'));
    await toast(page, 'Audit logs are enabled.');

    const config = await asRoot('r-kvstore', 'DescribeAuditLogConfig', { InstanceId }, REGION);
    assert.deepEqual([config.DbAudit, config.Retention], ['true', '30']);
    assert.deepEqual(writes(), ['ModifyAuditLogConfig']);
  },
});
