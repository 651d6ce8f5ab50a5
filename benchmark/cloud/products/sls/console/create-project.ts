import type { Control, FieldGroup, Overlay, PageContext, Values } from '../../../spec/console.js';
import { listOf, textOf, textsOf } from '../../../spec/rows.js';
import { attributeLabel } from '../../shared/columns.js';
import { given, resourceGroupField, tagsField } from '../../shared/common-fields.js';
import { regionOptions } from '../../shared/region-options.js';
import { project } from '../project.js';
import { allProjects } from './read.js';

/** Kinds of service logs, with the logstore that each is kept in. */
const SERVICE_LOGS: Readonly<Record<string, string>> = {
  detailed: 'internal-operation_log',
  important: 'internal-diagnostic_log',
};

const fields: FieldGroup['fields'] = [
  {
    name: 'name',
    kind: 'text',
    label: attributeLabel(project, 'projectName'),
    required: true,
    maxLength: 63,
    help: {
      en: '3 to 63 lowercase letters, digits, and hyphens (-), with a letter or digit at both ends.',
      zh: '3~63个字符，只能包含小写字母、数字和短划线（-），且首尾必须为小写字母或数字。',
    },
    rule: {
      pattern: /^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/,
      message: { en: 'The project name is invalid.', zh: 'Project名称格式不正确。' },
    },
  },
  { name: 'description', kind: 'textarea', label: attributeLabel(project, 'description'), maxLength: 64 },
  {
    name: 'region',
    kind: 'select',
    label: attributeLabel(project, 'region'),
    required: true,
    placeholder: { en: 'Select a region', zh: '请选择地域' },
    options: regionOptions,
  },
  resourceGroupField,
  tagsField,
  {
    name: 'serviceLog',
    kind: 'checkboxes',
    label: { en: 'Service Logs', zh: '开通服务日志' },
    options: [
      {
        value: 'detailed',
        label: { en: 'Detailed Logs', zh: '详细日志' },
        help: { en: 'All operations; pay-as-you-go.', zh: '完整的操作日志，按量付费。' },
      },
      {
        value: 'important',
        label: { en: 'Important Logs', zh: '重要日志' },
        help: { en: 'Delays and heartbeats; free of charge.', zh: '延迟、心跳等日志，免费。' },
      },
    ],
  },
  {
    name: 'location',
    kind: 'select',
    label: { en: 'Log Storage Location', zh: '日志存储位置' },
    initial: '',
    when: { field: 'serviceLog', is: ['detailed', 'important'] },
    options: {
      dependsOn: ['region'],
      load: async (context, values) => [
        { value: '', label: { en: 'Automatic Creation (Recommended)', zh: '自动创建（推荐）' } },
        { value: '.', label: { en: 'Current Project', zh: '当前Project' } },
        ...(await allProjects(context))
          .filter((row) => textOf(row, 'region') === values.region)
          .map((row) => ({ value: textOf(row, 'projectName'), label: textOf(row, 'projectName') })),
      ],
      empty: { en: 'Select a region first', zh: '请先选择地域' },
    },
  },
];

async function keepServiceLogs(kinds: readonly string[], values: Values, context: PageContext): Promise<void> {
  const region = String(values.region);
  const chosen = String(values.location ?? '');
  const projectName = chosen === '.' ? String(values.name) : chosen || `log-service-${context.accountId}-${region}`;
  const known = (await allProjects(context)).map((row) => textOf(row, 'projectName'));
  if (!known.includes(projectName)) {
    await context.call('sls', 'CreateProject', { projectName, description: 'service logs' }, region);
  }
  const settings = { projectName, ttl: 30, shardCount: 2 };
  const stores = await context.call('sls', 'ListLogStores', { projectName }, region);
  const names = textsOf(stores, 'logstores');
  for (const logstoreName of kinds.flatMap((kind) => SERVICE_LOGS[kind] ?? [])) {
    if (!names.includes(logstoreName)) {
      await context.call('sls', 'CreateLogStore', { ...settings, logstoreName }, region);
    }
  }
}

async function create(values: Values, context: PageContext) {
  const parameters = { projectName: values.name, ...given('description', values.description) };
  await context.call('sls', 'CreateProject', parameters, String(values.region));
  const tags = listOf(values, 'tags').map((tag) => ({ key: textOf(tag, 'Key'), value: textOf(tag, 'Value') }));
  if (tags.length > 0) {
    const tagged = { resourceType: 'project', resourceId: [values.name], tags };
    await context.call('sls', 'TagResources', tagged, String(values.region));
  }
  const kinds = textsOf(values, 'serviceLog');
  if (kinds.length > 0) await keepServiceLogs(kinds, values, context);
  return {};
}

/** Opens the form for a new project: a dialog in the earlier consoles, a panel later. */
export function createProject(kind: Overlay['kind']): Control {
  return {
    label: { en: 'Create Project', zh: '创建Project' },
    primary: true,
    operation: {
      kind,
      title: { en: 'Create Project', zh: '创建Project' },
      form: {
        groups: [{ fields }],
        submit: create,
        success: { en: 'The project is created.', zh: '创建Project成功' },
      },
    },
  };
}
