import type { Field, Page, Values } from '../../../spec/console.js';
import { attributeLabel } from '../../shared/columns.js';
import { linesIn } from '../../shared/common-fields.js';
import { policy } from '../policy.js';

const inScript = { field: 'mode', is: ['script'] };

const emptyDocument = JSON.stringify({ Version: '1', Statement: [] }, undefined, 2);

const statementFields: readonly Field[] = [
  {
    name: 'effect',
    kind: 'radio',
    label: { en: 'Permission Effect', zh: '权限效力' },
    initial: 'Allow',
    options: [
      { value: 'Allow', label: { en: 'Allow', zh: '允许' } },
      { value: 'Deny', label: { en: 'Deny', zh: '拒绝' } },
    ],
  },
  {
    name: 'actions',
    kind: 'textarea',
    label: { en: 'Actions', zh: '操作名称' },
    required: true,
    help: { en: 'One action a line, such as ecs:Describe*', zh: '每行一个操作，例如ecs:Describe*' },
  },
  {
    name: 'resources',
    kind: 'textarea',
    label: { en: 'Resources', zh: '资源' },
    required: true,
    initial: '*',
  },
];

const fields: readonly Field[] = [
  {
    name: 'name',
    kind: 'text',
    label: attributeLabel(policy, 'PolicyName'),
    required: true,
    maxLength: 128,
    help: { en: 'Letters, digits, and hyphens (-).', zh: '可包含英文字母、数字和短划线（-）。' },
    rule: {
      pattern: /^[A-Za-z0-9-]{1,128}$/,
      message: { en: 'The policy name is not valid.', zh: '策略名称格式不正确。' },
    },
  },
  { name: 'note', kind: 'textarea', label: attributeLabel(policy, 'Description'), maxLength: 1024 },
  {
    name: 'mode',
    kind: 'radio',
    label: { en: 'Configuration Mode', zh: '配置模式' },
    initial: 'visualized',
    options: [
      { value: 'visualized', label: { en: 'Visualized', zh: '可视化配置' } },
      { value: 'script', label: { en: 'Script', zh: '脚本配置' } },
    ],
  },
  {
    name: 'statements',
    kind: 'repeat',
    label: { en: 'Statements', zh: '授权语句' },
    fields: statementFields,
    add: { en: 'Add Statement', zh: '添加授权语句' },
    most: 20,
    when: { field: 'mode', is: ['visualized'] },
  },
  {
    name: 'document',
    kind: 'textarea',
    label: attributeLabel(policy, 'PolicyDocument'),
    required: true,
    when: inScript,
    initial: emptyDocument,
  },
];

function documentOf(values: Values): string {
  if (values.mode === 'script') return String(values.document);
  const statements = Array.isArray(values.statements) ? values.statements : [];
  const Statement = statements.map((row) => {
    const { actions, effect, resources } = typeof row === 'object' ? row : {};
    return { Effect: effect ?? 'Allow', Action: linesIn(actions), Resource: linesIn(resources) };
  });
  return JSON.stringify({ Version: '1', Statement });
}

/** Creates a custom policy. */
export const createPolicyPage: Page = {
  name: { en: 'Create Custom Policy', zh: '新建自定义权限策略' },
  route: '/policies/new',
  parent: '/policies',
  sections: [
    {
      kind: 'form',
      cancel: '/policies',
      form: {
        groups: [{ fields }],
        submit: async (values, context) => {
          await context.call('ram', 'CreatePolicy', {
            PolicyName: values.name,
            Description: values.note ?? '',
            PolicyDocument: documentOf(values),
          });
          return { navigate: '/policies' };
        },
        success: { en: 'The policy is created.', zh: '创建权限策略成功' },
      },
    },
  ],
};
