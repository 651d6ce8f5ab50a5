import type { Control, Field, FormStep, Option, PageContext, Values } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeLabel } from '../../shared/columns.js';
import { role } from '../role.js';
import { grantPanel } from './grant.js';
import { principalText } from './read.js';
import { providerOptions } from './sso.js';

const forAccount = { field: 'entity', is: ['account'] };
const forService = { field: 'entity', is: ['service'] };
const forProvider = { field: 'entity', is: ['provider'] };

const entities: readonly Option[] = [
  {
    value: 'account',
    label: { en: 'Alibaba Cloud Account', zh: '阿里云账号' },
    help: { en: 'Users of an account assume the role.', zh: '受信云账号下的RAM用户可以扮演该角色。' },
  },
  {
    value: 'service',
    label: { en: 'Alibaba Cloud Service', zh: '阿里云服务' },
    help: { en: 'A cloud service assumes the role.', zh: '受信云服务可以扮演该角色。' },
  },
  {
    value: 'provider',
    label: { en: 'IdP', zh: '身份提供商' },
    help: { en: 'Users of an identity provider assume the role.', zh: '受信身份提供商下的用户可以扮演该角色。' },
  },
];

/** Services that a role can be for: name in trust policies and in the list. */
const services: readonly Option[] = [
  { value: 'ecs', label: { en: 'Elastic Compute Service', zh: '云服务器' } },
  { value: 'kms', label: { en: 'Key Management Service', zh: '密钥管理服务' } },
  { value: 'oss', label: { en: 'Object Storage Service', zh: '对象存储' } },
  { value: 'log', label: { en: 'Log Service', zh: '日志服务' } },
  { value: 'rds', label: { en: 'ApsaraDB RDS', zh: '云数据库RDS' } },
  { value: 'nas', label: { en: 'Apsara File Storage NAS', zh: '文件存储' } },
  { value: 'actiontrail', label: { en: 'ActionTrail', zh: '操作审计' } },
];

const nameFields: readonly Field[] = [
  {
    name: 'name',
    kind: 'text',
    label: { en: 'RAM Role Name', zh: '角色名称' },
    required: true,
    maxLength: 64,
    rule: {
      pattern: /^[A-Za-z0-9._-]{1,64}$/,
      message: { en: 'The role name is not valid.', zh: '角色名称格式不正确。' },
    },
  },
  { name: 'note', kind: 'textarea', label: attributeLabel(role, 'Description'), maxLength: 1024 },
];

const trustFields: readonly Field[] = [
  {
    name: 'account',
    kind: 'radio',
    label: { en: 'Select Trusted Alibaba Cloud Account', zh: '选择信任的云账号' },
    when: forAccount,
    initial: 'current',
    options: [
      { value: 'current', label: { en: 'Current Alibaba Cloud Account', zh: '当前云账号' } },
      { value: 'other', label: { en: 'Other Alibaba Cloud Account', zh: '其他云账号' } },
    ],
  },
  {
    name: 'otherAccount',
    kind: 'text',
    label: { en: 'Account ID', zh: '云账号ID' },
    required: true,
    when: [forAccount, { field: 'account', is: ['other'] }],
    rule: {
      pattern: /^\d{16}$/,
      message: { en: 'An account ID has 16 digits.', zh: '云账号ID为16位数字。' },
    },
  },
  {
    name: 'roleType',
    kind: 'radio',
    label: { en: 'Role Type', zh: '角色类型' },
    when: forService,
    initial: 'normal',
    options: [
      { value: 'normal', label: { en: 'Normal Service Role', zh: '普通服务角色' } },
      { value: 'linked', label: { en: 'Service Linked Role', zh: '服务关联角色' }, disabled: true },
    ],
  },
  {
    name: 'service',
    kind: 'select',
    label: { en: 'Select Trusted Service', zh: '选择受信服务' },
    required: true,
    search: true,
    when: forService,
    options: services,
  },
  {
    name: 'provider',
    kind: 'select',
    label: { en: 'Select IdP', zh: '选择身份提供商' },
    required: true,
    when: forProvider,
    options: { load: providerOptions, empty: { en: 'No identity providers', zh: '暂无身份提供商' } },
  },
];

const steps: readonly FormStep[] = [
  {
    title: { en: 'Select Role Type', zh: '选择类型' },
    groups: [
      {
        fields: [
          {
            name: 'entity',
            kind: 'radio',
            label: { en: 'Trusted Entity Type', zh: '当前可信实体类型' },
            required: true,
            initial: 'account',
            options: entities,
          },
        ],
      },
    ],
  },
  { title: { en: 'Configure Role', zh: '配置角色' }, groups: [{ fields: [...nameFields, ...trustFields] }] },
];

function principalOf(values: Values, context: PageContext): Readonly<Record<string, readonly string[]>> {
  if (values.entity === 'service') return { Service: [`${String(values.service)}.aliyuncs.com`] };
  if (values.entity === 'provider') {
    return { Federated: [`acs:ram::${context.accountId}:saml-provider/${String(values.provider)}`] };
  }
  const trusted = values.account === 'other' ? String(values.otherAccount) : context.accountId;
  return { RAM: [`acs:ram::${trusted}:root`] };
}

/** Creates a role for an account, a service or an identity provider. */
export const createRole: Control = {
  label: { en: 'Create RAM Role', zh: '创建RAM角色' },
  primary: true,
  operation: {
    kind: 'drawer',
    title: { en: 'Create RAM Role', zh: '创建RAM角色' },
    form: {
      groups: [],
      steps,
      submit: async (values, context) => {
        const Principal = principalOf(values, context);
        await context.call('ram', 'CreateRole', {
          RoleName: values.name,
          Description: values.note ?? '',
          AssumeRolePolicyDocument: JSON.stringify({
            Statement: [{ Action: 'sts:AssumeRole', Effect: 'Allow', Principal }],
            Version: '1',
          }),
        });
        return { result: [{ RoleName: values.name }] };
      },
      success: { en: 'The role is created.', zh: '角色创建成功' },
      result: {
        heading: { en: 'Finish', zh: '创建完成' },
        notice: {
          en: 'The role can do nothing until permissions are added to it.',
          zh: '角色创建后没有任何权限，请为角色授权。',
        },
        back: { label: { en: 'Back', zh: '返回' }, route: '/roles' },
        columns: [
          {
            label: { en: 'RAM Role Name', zh: '角色名称' },
            value: (row) => textOf(row, 'RoleName'),
            link: (row) => `/roles/${textOf(row, 'RoleName')}`,
          },
          {
            label: { en: 'Status', zh: '状态' },
            value: () => 'done',
            states: { done: { label: { en: 'Created', zh: '创建成功' }, tone: 'success' } },
            controls: [
              {
                label: { en: 'Add Permissions to RAM Role', zh: '为角色授权' },
                operation: grantPanel((row) => principalText('Role', textOf(row, 'RoleName')), '/roles'),
              },
            ],
          },
        ],
      },
    },
  },
};
