import assert from 'node:assert/strict';
import { at, type Body } from '../api-support.js';
import { choose, chooseRegion, field, navigate, press, toast } from '../console-driver.js';
import { walkDocument } from './walk.js';

const REGION = 'cn-beijing';

walkDocument('03', {
  en: async (walk) => {
    const { page, says } = walk;
    const { VpcId } = await walk.asRoot('vpc', 'CreateVpc', { VpcName: 'watched', CidrBlock: '10.0.0.0/8' }, REGION);
    await walk.asRoot('sls', 'CreateProject', { projectName: 'flow-logs-of-03', description: '' }, REGION);
    const logstore = { projectName: 'flow-logs-of-03', logstoreName: 'vpc', ttl: 30, shardCount: 2 };
    await walk.asRoot('sls', 'CreateLogStore', logstore, REGION);

    await walk.open('https://vpcnext.console.aliyun.com');
    await chooseRegion(page, 'China (Beijing)');
    await navigate(page, says('Flow Log'));
    // The document says only "as prompted".
    await press(page, 'Authorize');
    await press(page.getByRole('dialog'), 'Confirm Authorization Policy');
    await toast(page, 'authorized');
    await press(page, says('Create FlowLog'));
    const dialog = page.getByRole('dialog').filter({ hasText: 'Traffic Type' });
    await field(dialog, says('Name')).locator('input').fill('traffic-of-03');
    await choose(page, field(dialog, says('Resource Type')), says('VPC'));
    await choose(page, field(dialog, 'Resource Instance'), new RegExp(String(VpcId)));
    await choose(page, field(dialog, says('Traffic Type')), says('Allow'));
    await choose(page, field(dialog, says('Project')), 'flow-logs-of-03');
    await choose(page, field(dialog, says('Logstore')), 'vpc');
    await field(dialog, says('Turn on FlowLog Analysis Report Function')).getByRole('switch').click();
    await field(dialog, says('Description')).locator('textarea').fill('made by hand');
    await press(dialog, says('OK'));
    await page.getByRole('gridcell', { name: 'traffic-of-03' }).first().waitFor();

    assert.deepEqual(walk.writes(), ['CreateRole', 'CreateFlowLog', 'CreateIndex', 'CreateDashboard']);
    const list = await walk.asRoot('vpc', 'DescribeFlowLogs', {}, REGION);
    const made = at(list, 'FlowLogs', 'FlowLog', 0) as Body;
    assert.deepEqual(
      [made.FlowLogName, made.ResourceType, made.ResourceId, made.TrafficType, made.LogStoreName],
      ['traffic-of-03', 'VPC', VpcId, 'Allow', 'vpc'],
    );
    await page.getByText('VPC needs your authorization once').waitFor({ state: 'detached' });
  },
});
