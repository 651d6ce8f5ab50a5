import assert from 'node:assert/strict';
import { eventually } from '../../bin/processes.js';
import { at } from '../api-support.js';
import { choose, field, press } from '../console-driver.js';
import { walkDocument } from './walk.js';

const REGION = 'cn-shanghai';
const PROJECT = { projectName: 'database-audit', description: '' };
const INSTANCE = {
  Engine: 'MySQL',
  EngineVersion: '8.0',
  DBInstanceClass: 'rds.mysql.s2.large',
  DBInstanceStorage: 20,
};

walkDocument('31', {
  en: async ({ asRoot, open, page, says, writes }) => {
    const { DBInstanceId } = await asRoot('rds', 'CreateDBInstance', INSTANCE, REGION);
    const named = { DBInstanceId };
    const state = async () => {
      const shown = await asRoot('rds', 'DescribeDBInstanceAttribute', named, REGION);
      return at(shown, 'Items', 'DBInstanceAttribute', 0, 'DBInstanceStatus');
    };
    await asRoot('sls', 'CreateProject', PROJECT, REGION);
    await asRoot('sls', 'CreateLogStore', { ...PROJECT, logstoreName: 'sql-audit', ttl: 30, shardCount: 2 }, REGION);

    await open('https://sls.console.aliyun.com');
    await page.getByText(says('RDS SQL Audit - Cloud Products'), { exact: true }).click();
    await page.getByRole('heading', { name: says('Specify Logstore') }).waitFor();
    // The document writes the first label in lower case.
    await choose(page, field(page, 'Project'), /database-audit/);
    await choose(page, field(page, says('Logstore')), 'sql-audit');
    await eventually('the instance runs', async () => (await state()) === 'Running');
    await asRoot('rds', 'ModifySQLCollectorPolicy', { ...named, SQLCollectorStatus: 'Enable' }, REGION);
    await press(page, says('Next'));

    await page.getByRole('heading', { name: says('Specify Data Source') }).waitFor();
    await press(page.locator('.console-details').filter({ hasText: says('RAM') }), says('Authorize'));
    await page.getByRole('dialog').locator('.next-btn-primary').click();
    const row = page.getByRole('row').filter({ hasText: String(DBInstanceId) });
    await row.getByRole('button', { name: 'Enable', exact: true, disabled: false }).click();
    await row.getByRole('button', { name: 'Disable', exact: true }).waitFor();
    await press(page, says('Next'));
    await page.getByRole('heading', { name: says('Configure Query and Analysis') }).waitFor();
    await press(page, says('Next'));
    await page.getByText('The data source is imported.').waitFor();

    const policies = await asRoot('sls', 'ListCollectionPolicies', { productCode: 'rds' }, REGION);
    assert.deepEqual(at(policies, 'data', 0, 'policyConfig', 'instanceIds'), [DBInstanceId]);
    assert.equal(at(policies, 'data', 0, 'centralizeConfig', 'destLogstore'), 'sql-audit');
    assert.deepEqual(writes(), ['CreateRole', 'UpsertCollectionPolicy', 'CreateIndex', 'UpdateIndex']);
  },
});
