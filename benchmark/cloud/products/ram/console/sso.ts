import type { Column, Control, Field, Page, PageContext, Row, Section } from '../../../spec/console.js';
import { listOf, rowOf, textOf } from '../../../spec/rows.js';
import { samlProvider } from '../../ims/saml-provider.js';
import { attributeColumn, attributeLabel } from '../../shared/columns.js';
import { notOffered } from '../../shared/not-offered.js';
import { nameOptions } from '../../shared/options.js';

const noteField: Field = {
  name: 'note',
  kind: 'textarea',
  label: attributeLabel(samlProvider, 'Description'),
  maxLength: 256,
};
const metadataField: Field = {
  name: 'metadata',
  kind: 'textarea',
  label: attributeLabel(samlProvider, 'EncodedSAMLMetadataDocument'),
  required: true,
  help: {
    en: 'The metadata of the identity provider in XML.',
    zh: '身份提供商的元数据文档，XML格式。',
  },
};

/** Metadata goes over the wire in Base64. */
function encoded(metadata: unknown): string {
  return Buffer.from(String(metadata ?? '')).toString('base64');
}

/** All identity providers of the account. */
async function allProviders(context: PageContext): Promise<readonly Row[]> {
  return listOf(await context.call('ims', 'ListSAMLProviders', { MaxItems: 100 }), 'SAMLProviders', 'SAMLProvider');
}

const create: Control = {
  label: { en: 'Create IdP', zh: '创建身份提供商' },
  primary: true,
  operation: {
    kind: 'drawer',
    title: { en: 'Create IdP', zh: '创建身份提供商' },
    form: {
      groups: [
        {
          fields: [
            {
              name: 'name',
              kind: 'text',
              label: attributeLabel(samlProvider, 'SAMLProviderName'),
              required: true,
              maxLength: 128,
            },
            noteField,
          ],
        },
        { fields: [metadataField] },
      ],
      submit: async ({ metadata, name, note }, context) => {
        await context.call('ims', 'CreateSAMLProvider', {
          SAMLProviderName: name,
          Description: note ?? '',
          EncodedSAMLMetadataDocument: encoded(metadata),
        });
        return {};
      },
      success: { en: 'The identity provider is created.', zh: '创建身份提供商成功' },
    },
  },
};

const remove: Control = {
  label: { en: 'Delete', zh: '删除' },
  operation: {
    kind: 'confirm',
    title: { en: 'Delete IdP', zh: '删除身份提供商' },
    message: { en: 'Its users can no longer sign in. Continue?', zh: '删除后该身份提供商的用户不能登录。是否继续？' },
    run: async (row, context) => {
      await context.call('ims', 'DeleteSAMLProvider', { SAMLProviderName: textOf(row, 'SAMLProviderName') });
      return {};
    },
    success: { en: 'The identity provider is deleted.', zh: '删除身份提供商成功' },
  },
};

const roleBased: Section = {
  kind: 'table',
  search: { en: 'IdP name', zh: '身份提供商名称' },
  buttons: [
    create,
    { label: { en: 'Create RAM Role', zh: '创建RAM角色' }, operation: { kind: 'go', route: '/roles' } },
  ],
  rows: allProviders,
  columns: [
    attributeColumn(samlProvider, 'SAMLProviderName', {
      link: (row) => `/providers/${textOf(row, 'SAMLProviderName')}`,
    }),
    attributeColumn(samlProvider, 'Description'),
    attributeColumn(samlProvider, 'CreateDate'),
  ],
  rowControls: [remove],
  empty: { en: 'No identity provider has been created.', zh: '暂无身份提供商' },
};

const metadataColumn: Column = { ...attributeColumn(samlProvider, 'EncodedSAMLMetadataDocument') };

const userBased: Section = {
  kind: 'details',
  title: { en: 'User-based SSO Settings', zh: '用户SSO登录设置' },
  read: async () => ({ status: 'off' }),
  buttons: [notOffered('Edit', '编辑')],
  items: [
    {
      label: { en: 'SSO Status', zh: 'SSO功能状态' },
      value: (row) => textOf(row, 'status'),
      states: { off: { label: { en: 'Disabled', zh: '关闭' }, tone: 'disabled' } },
    },
    metadataColumn,
  ],
};

/** Sign-in through other identity systems. */
export const ssoPage: Page = {
  name: { en: 'SSO', zh: 'SSO管理' },
  route: '/providers',
  sections: [
    {
      kind: 'tabs',
      tabs: [
        { label: { en: 'Role-based SSO', zh: '角色SSO' }, sections: [roleBased] },
        { label: { en: 'User-based SSO', zh: '用户SSO' }, sections: [userBased] },
      ],
    },
  ],
};

async function readProvider(context: PageContext): Promise<Row> {
  const answer = await context.call('ims', 'GetSAMLProvider', { SAMLProviderName: context.parameters.provider });
  const provider = rowOf(answer, 'SAMLProvider');
  const metadata = Buffer.from(textOf(provider, 'EncodedSAMLMetadataDocument'), 'base64').toString('utf8');
  return { ...provider, metadata };
}

/** One identity provider; its name stays, as trust policies name it. */
export const providerPage: Page = {
  name: { en: 'IdP Details', zh: '身份提供商详情' },
  route: '/providers/:provider',
  parent: '/providers',
  headingParameter: 'provider',
  sections: [
    {
      kind: 'details',
      title: { en: 'IdP Information', zh: '身份提供商信息' },
      read: readProvider,
      buttons: [
        {
          label: { en: 'Modify', zh: '修改' },
          operation: {
            kind: 'drawer',
            title: { en: 'Modify IdP Information', zh: '修改身份提供商信息' },
            initial: (row) => ({ note: textOf(row, 'Description'), metadata: textOf(row, 'metadata') }),
            form: {
              groups: [{ fields: [noteField, metadataField] }],
              submit: async ({ metadata, note }, context) => {
                await context.call('ims', 'UpdateSAMLProvider', {
                  SAMLProviderName: context.parameters.provider,
                  NewDescription: note ?? '',
                  NewEncodedSAMLMetadataDocument: encoded(metadata),
                });
                return {};
              },
              success: { en: 'The identity provider is saved.', zh: '修改成功' },
            },
          },
        },
      ],
      items: [
        attributeColumn(samlProvider, 'SAMLProviderName'),
        attributeColumn(samlProvider, 'Description'),
        attributeColumn(samlProvider, 'Arn'),
        attributeColumn(samlProvider, 'CreateDate'),
        { ...metadataColumn, value: (row) => textOf(row, 'metadata').split('\n') },
      ],
    },
  ],
};

/** Options for a role that users of a provider assume. */
export async function providerOptions(context: PageContext) {
  return nameOptions(await allProviders(context), 'SAMLProviderName');
}
