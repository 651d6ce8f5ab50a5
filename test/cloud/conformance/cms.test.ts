import assert from 'node:assert/strict';
import { at, type Body } from '../api-support.js';
import { conformance, refuses } from './support.js';

describe('CloudMonitor conformance', () => {
  const { call, api } = conformance();
  const cms = (action: string, parameters: Body = {}) => call('cms', action, parameters);
  const list = async (action: string, parameters: Body, ...path: string[]) =>
    at(await cms(action, parameters), ...path) as Body[];

  it('puts, reads, changes and deletes a contact', async () => {
    const ContactName = 'alice';
    const answer = await cms('PutContact', { ContactName, Describe: 'on call', 'Channels.Mail': 'a@example.com' });
    assert.deepEqual([answer.Code, answer.Success], ['200', true]);
    const read = async () => (await list('DescribeContactList', { ContactName }, 'Contacts', 'Contact'))[0] as Body;
    const first = await read();
    assert.deepEqual([first.Name, first.Desc, at(first, 'Channels', 'Mail')], ['alice', 'on call', 'a@example.com']);
    assert.equal(at(first, 'ChannelsState', 'Mail'), 'PENDING');
    const Channels = { Mail: 'a@example.com', SMS: '13800000000' };
    await cms('PutContact', { ContactName, Describe: 'off duty', Channels });
    assert.equal((await read()).Desc, 'off duty');
    assert.equal(at(await read(), 'Channels', 'SMS'), '13800000000');
    await assert.rejects(
      cms('PutContact', { ContactName, Describe: 'x', Channels: { Mail: 'nowhere' } }),
      refuses('ParameterInvalid', 400),
    );
    await assert.rejects(cms('PutContact', { ContactName: 'bob' }), refuses('ParameterInvalid', 400));
    await cms('DeleteContact', { ContactName });
    await assert.rejects(cms('DeleteContact', { ContactName }), refuses('ContactNotExists', 404));
  });

  it('pages contacts by number and total', async () => {
    for (let index = 0; index < 5; index += 1) await cms('PutContact', { ContactName: `page-${index}`, Describe: 'x' });
    const page = await cms('DescribeContactList', { PageNumber: 2, PageSize: 3 });
    assert.equal(page.Total, 5);
    assert.equal((at(page, 'Contacts', 'Contact') as unknown[]).length, 2);
    for (let index = 0; index < 5; index += 1) await cms('DeleteContact', { ContactName: `page-${index}` });
  });

  it('puts contacts into groups', async () => {
    const group = { ContactGroupName: 'night shift' };
    await cms('PutContact', { ContactName: 'carol', Describe: 'x' });
    await assert.rejects(
      cms('PutContactGroup', { ...group, ContactNames: ['nobody'] }),
      refuses('ContactNotExists', 404),
    );
    await cms('PutContactGroup', { ...group, ContactNames: ['carol'] });
    const members = () => list('DescribeContactListByContactGroup', group, 'Contacts', 'Contact');
    assert.deepEqual(
      (await members()).map(({ Name }) => Name),
      ['carol'],
    );
    const [carol] = await list('DescribeContactList', { ContactName: 'carol' }, 'Contacts', 'Contact');
    assert.deepEqual(at(carol, 'ContactGroups', 'ContactGroup'), ['night shift']);
    const [shown] = await list('DescribeContactGroupList', {}, 'ContactGroupList', 'ContactGroup');
    assert.deepEqual([shown?.Name, at(shown, 'Contacts', 'Contact')], ['night shift', ['carol']]);
    await cms('DeleteContact', { ContactName: 'carol' });
    assert.deepEqual(await members(), []);
    await cms('DeleteContactGroup', group);
    await assert.rejects(members(), refuses('ContactGroupNotExists', 404));
    await assert.rejects(cms('DeleteContactGroup', group), refuses('ContactGroupNotExists', 404));
  });

  it('applies a template to an application group', async () => {
    await cms('PutContactGroup', { ContactGroupName: 'ops' });
    const { GroupId } = await cms('CreateMonitorGroup', { GroupName: 'shop', ContactGroups: 'ops' });
    const [group] = await list('DescribeMonitorGroups', { Keyword: 'sho' }, 'Resources', 'Resource');
    assert.deepEqual([group?.GroupId, at(group, 'ContactGroups', 'ContactGroup', 0, 'Name')], [GroupId, 'ops']);
    const rule = {
      ...{ RuleName: 'busy', Namespace: 'acs_ecs_dashboard', MetricName: 'CPUUtilization', Category: 'ecs' },
      Escalations: { Critical: { Threshold: '90', Statistics: 'Average', ComparisonOperator: 'GreaterThanThreshold' } },
    };
    const { Id } = await cms('CreateMetricRuleTemplate', { Name: 'web', AlertTemplates: [rule] });
    const details = async () =>
      at(await cms('DescribeMetricRuleTemplateAttribute', { TemplateId: Id }), 'Resource') as Body;
    const before = await details();
    assert.equal(at(before, 'AlertTemplates', 'AlertTemplate', 0, 'Escalations', 'Critical', 'Threshold'), '90');
    const change = { TemplateId: Id, RestVersion: before.RestVersion, Name: 'web two' };
    await cms('ModifyMetricRuleTemplate', change);
    await assert.rejects(cms('ModifyMetricRuleTemplate', change), refuses('ResourceConflict', 409));
    assert.equal((await details()).Name, 'web two');
    const applied = await cms('ApplyMetricRuleTemplate', { GroupId, TemplateIds: Id });
    const RuleId = at(applied, 'Resource', 'AlertResults', 0, 'RuleId');
    const rules = () => list('DescribeMetricRuleList', { GroupId }, 'Alarms', 'Alarm');
    assert.deepEqual(
      (await rules()).map((one) => [one.RuleId, one.ContactGroups]),
      [[RuleId, 'ops']],
    );
    const [template] = await list('DescribeMetricRuleTemplateList', { History: true }, 'Templates', 'Template');
    assert.equal(at(template, 'ApplyHistories', 'ApplyHistory', 0, 'GroupName'), 'shop');
    await cms('DeleteMetricRuleTemplate', { TemplateId: Id });
    await assert.rejects(details(), refuses('ResourceNotFound', 404));
    await cms('DeleteMonitorGroup', { GroupId });
    assert.deepEqual(await rules(), []);
    await assert.rejects(cms('DeleteMonitorGroup', { GroupId }), refuses('ResourceNotFound', 404));
    await cms('DeleteContactGroup', { ContactGroupName: 'ops' });
  });

  it('limits templates to 30 metrics, and accounts to 100 templates', async () => {
    const rule = { RuleName: 'r', Namespace: 'acs_ecs_dashboard', MetricName: 'CPUUtilization', Category: 'ecs' };
    const many = Array.from({ length: 31 }, () => rule);
    await assert.rejects(
      cms('CreateMetricRuleTemplate', { Name: 'long', AlertTemplates: many }),
      refuses('ExceedingQuota', 403),
    );
    for (let index = 0; index < 100; index += 1) await cms('CreateMetricRuleTemplate', { Name: `t-${index}` });
    await assert.rejects(cms('CreateMetricRuleTemplate', { Name: 'last' }), refuses('ExceedingQuota', 403));
    assert.equal((await cms('DescribeMetricRuleTemplateList', { PageSize: 100 })).Total, 100);
  });

  it('puts, switches and deletes alert rules', async () => {
    const rule = {
      ...{ RuleId: 'rule-1', RuleName: 'cpu', Namespace: 'acs_ecs_dashboard', MetricName: 'CPUUtilization' },
      ...{ Resources: '[{"instanceId":"i-1"}]', ContactGroups: 'ops' },
    };
    await cms('PutResourceMetricRule', rule);
    await cms('PutResourceMetricRule', { ...rule, RuleName: 'cpu usage' });
    const read = () => list('DescribeMetricRuleList', { RuleIds: 'rule-1', Page: 1, PageSize: 10 }, 'Alarms', 'Alarm');
    assert.deepEqual(
      (await read()).map(({ RuleName, EnableState }) => [RuleName, EnableState]),
      [['cpu usage', true]],
    );
    await cms('DisableMetricRules', { RuleId: ['rule-1'] });
    assert.equal((await read())[0]?.EnableState, false);
    await cms('DeleteMetricRules', { Id: ['rule-1'] });
    await assert.rejects(cms('DeleteMetricRules', { Id: ['rule-1'] }), refuses('ResourceNotFound', 404));
    await assert.rejects(cms('PutResourceMetricRule', { RuleId: 'x' }), refuses('ParameterInvalid', 400));
  });

  it('keeps accounts apart', async () => {
    const other = await call('cms', 'DescribeMetricRuleTemplateList', {}, api.second);
    assert.equal(other.Total, 0);
  });
});
