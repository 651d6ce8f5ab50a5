import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright';
import { at, type Body } from '../api-support.js';
import { choose, field, press } from '../console-driver.js';
import { walkDocument } from './walk.js';

const CONSOLE = 'https://cms-intl.console.aliyun.com';

/** Fills in the only rule of a template. */
async function describeRule(page: Page, form: Page | Locator, labels: readonly [string, string, string, string]) {
  const [service, name, metric, threshold] = labels;
  await choose(page, field(form, service), 'ECS');
  await field(form, name).locator('input').fill('busy servers');
  await choose(page, field(form, metric), /CPU/);
  await field(form, threshold).locator('input').fill('90');
}

walkDocument('22', {
  en: async ({ asRoot, open, page, says, writes }) => {
    const { GroupId } = await asRoot('cms', 'CreateMonitorGroup', { GroupName: 'web shop' });
    await open(CONSOLE);
    const navigation = page.locator('.windcc-app-layout-nav');
    await navigation.getByText(says('Alerts'), { exact: true }).waitFor();
    await navigation.getByRole('option', { name: says('Alert Templates'), exact: true }).click();
    await press(page, says('Create Alert Template'));
    const panel = page
      .getByRole('dialog', { name: says('Create/modify alert templates') })
      .or(page.locator('.next-drawer'));
    await field(panel, 'Template Name').locator('input').fill('web servers');
    await press(panel, 'Add Rule');
    await describeRule(page, panel, ['Service', 'Rule Name', 'Metric', 'Threshold']);
    await press(panel, says('OK'));

    const question = page.getByRole('dialog').filter({ hasText: says('Create/modify alert template complete') });
    await press(question, 'OK');
    const application = page.getByRole('dialog').filter({ hasText: says('Apply Template to Group') });
    await choose(page, field(application, 'Application Groups'), 'web shop');
    await page.keyboard.press('Escape');
    await choose(page, field(application, says('Muted')), '1 Hour');
    await choose(page, field(application, says('Effective Period')), '08:00');
    await field(application, says('HTTP CallBack')).locator('input').fill('http://alerts.example.com/callback');
    await application.getByRole('radio').first().check();
    await press(application, 'OK');
    await application.getByText('have been created').waitFor();
    await press(application, 'OK');

    const answer = await asRoot('cms', 'DescribeMetricRuleList', { GroupId });
    const [rule] = at(answer, 'Alarms', 'Alarm') as Body[];
    assert.deepEqual([rule?.RuleName, rule?.MetricName], ['busy servers', 'CPUUtilization']);
    assert.deepEqual([rule?.SilenceTime, rule?.EffectiveInterval], [3600, '08:00-23:59']);
    assert.deepEqual(writes(), ['CreateMetricRuleTemplate', 'ApplyMetricRuleTemplate']);
  },

  zh: async ({ asRoot, open, page, says, writes }) => {
    await open(CONSOLE);
    const navigation = page.locator('.windcc-app-layout-nav');
    await navigation.getByText(says('报警服务'), { exact: true }).waitFor();
    await navigation.getByRole('option', { name: says('报警模板'), exact: true }).click();
    await press(page, says('创建报警模板'));
    await page.getByText(says('基本信息'), { exact: true }).waitFor();
    await field(page, says('模板名称')).locator('input').fill('web servers');
    await field(page, says('描述')).locator('textarea').fill('for the shop');
    await press(page, says('添加规则'));
    await describeRule(page, page, ['产品', '规则名称', '监控项', '阈值']);
    await press(page, says('添加'));
    await page.getByRole('gridcell', { name: 'web servers' }).waitFor();

    const [template] = at(await asRoot('cms', 'DescribeMetricRuleTemplateList', {}), 'Templates', 'Template') as Body[];
    const read = await asRoot('cms', 'DescribeMetricRuleTemplateAttribute', { TemplateId: template?.TemplateId });
    const rule = at(read, 'Resource', 'AlertTemplates', 'AlertTemplate', 0) as Body;
    assert.deepEqual([template?.Description, rule.RuleName, rule.Category], ['for the shop', 'busy servers', 'ecs']);
    assert.deepEqual(writes(), ['CreateMetricRuleTemplate']);
  },
});
