import type { Form, Option, Overlay, PageContext, Row, Values } from '../../../spec/console.js';
import { listOf, textsOf } from '../../../spec/rows.js';
import { attributeLabel } from '../../shared/columns.js';
import { given, nameRule } from '../../shared/common-fields.js';
import { namedOption, nameOptions, valueOptions } from '../../shared/options.js';
import { allPages } from '../../shared/paging.js';
import { flowLog } from '../flow-log.js';
import { nothing, optionsOf } from './shared.js';

async function interfaces(context: PageContext): Promise<readonly Option[]> {
  const at = ['NetworkInterfaceSets', 'NetworkInterfaceSet'];
  const all = await allPages(context, { product: 'ecs', action: 'DescribeNetworkInterfaces', at });
  return all.map((row) => namedOption(row, 'NetworkInterfaceId', 'NetworkInterfaceName'));
}

async function projects(context: PageContext): Promise<readonly Option[]> {
  const answer = await context.call('sls', 'ListProject', { size: 500 });
  return nameOptions(listOf(answer, 'projects'), 'projectName');
}

async function logstores(context: PageContext, { project }: Values): Promise<readonly Option[]> {
  if (project === undefined) return [];
  const answer = await context.call('sls', 'ListLogStores', { projectName: project, telemetryType: 'None' });
  return textsOf(answer, 'logstores').map((name) => ({ value: name, label: name }));
}

/** Index and dashboard that the report needs; an index that is there stays. */
async function addReport(context: PageContext, values: Values): Promise<void> {
  const place = { projectName: values.project, logstoreName: values.logstore };
  if ((await context.find('sls', 'GetIndex', place)) === undefined) {
    const line = { token: [',', ' ', ';'], caseSensitive: false, chn: false };
    await context.call('sls', 'CreateIndex', { ...place, line, keys: {} });
  }
  const dashboardName = `${String(values.logstore)}-vpc_flow_log_traffic`.replace(/[^\w-]/g, '_');
  const named = { projectName: values.project, dashboardName };
  if ((await context.find('sls', 'GetDashboard', named)) === undefined) {
    await context.call('sls', 'CreateDashboard', { ...named, displayName: dashboardName, charts: [], attribute: {} });
  }
}

async function submit(values: Values, context: PageContext): Promise<Record<string, never>> {
  const parameters: Row = {
    RegionId: context.region,
    FlowLogName: values.name,
    ResourceType: values.type,
    ResourceId: values.resource,
    TrafficType: values.traffic,
    ProjectName: values.project,
    LogStoreName: values.logstore,
    ...given('Description', values.description),
  };
  await context.call('vpc', 'CreateFlowLog', parameters);
  if (values.report === true) await addReport(context, values);
  return {};
}

const form: Form = {
  groups: [
    {
      fields: [
        {
          name: 'name',
          kind: 'text',
          label: attributeLabel(flowLog, 'FlowLogName'),
          required: true,
          maxLength: 128,
          help: {
            en: '2 to 128 characters, beginning with a letter.',
            zh: '2-128个字符，以字母或中文开头。',
          },
          rule: nameRule(flowLog, 'FlowLogName'),
        },
        {
          name: 'type',
          kind: 'select',
          label: attributeLabel(flowLog, 'ResourceType'),
          required: true,
          initial: 'NetworkInterface',
          options: valueOptions(flowLog.attributes.ResourceType),
        },
        {
          name: 'resource',
          kind: 'select',
          label: attributeLabel(flowLog, 'ResourceId'),
          required: true,
          options: {
            dependsOn: ['type'],
            load: async (context, { type }) => {
              if (type === 'VPC') return await optionsOf(context, 'vpc');
              return type === 'VSwitch' ? await optionsOf(context, 'vswitch') : await interfaces(context);
            },
            latency: 200,
            empty: nothing,
          },
        },
        {
          name: 'traffic',
          kind: 'select',
          label: attributeLabel(flowLog, 'TrafficType'),
          required: true,
          initial: 'All',
          options: valueOptions(flowLog.attributes.TrafficType),
        },
        {
          name: 'project',
          kind: 'select',
          label: attributeLabel(flowLog, 'ProjectName'),
          required: true,
          options: {
            load: projects,
            latency: 200,
            empty: { en: 'No project is available in this region.', zh: '当前地域没有可用的Project' },
          },
        },
        {
          name: 'logstore',
          kind: 'select',
          label: attributeLabel(flowLog, 'LogStoreName'),
          required: true,
          options: {
            dependsOn: ['project'],
            load: logstores,
            latency: 200,
            empty: { en: 'The project has no Logstore.', zh: '该Project没有Logstore' },
          },
        },
        {
          name: 'report',
          kind: 'switch',
          label: { en: 'Turn on FlowLog Analysis Report Function', zh: '开启流日志分析报表功能' },
        },
        {
          name: 'description',
          kind: 'textarea',
          label: attributeLabel(flowLog, 'Description'),
          maxLength: 256,
        },
      ],
    },
  ],
  submit,
  success: { en: 'The flow log is created.', zh: '创建流日志成功' },
};

/** The dialog of the document "Enable the flow log feature". */
export const createFlowLog: Overlay = {
  kind: 'dialog',
  title: { en: 'Create FlowLog', zh: '创建流日志' },
  form,
};
