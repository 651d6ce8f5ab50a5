import type { Column, Page } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';

function plain(name: string, en: string, zh: string): Column {
  return { label: { en, zh }, value: (row) => textOf(row, name) };
}

const unavailable = { kind: 'unavailable' } as const;

/** Sign-in through other identity systems; no identity provider can be created here. */
export const ssoPage: Page = {
  name: { en: 'SSO', zh: 'SSO管理' },
  route: '/providers',
  sections: [
    {
      kind: 'tabs',
      tabs: [
        {
          label: { en: 'Role-based SSO', zh: '角色SSO' },
          sections: [
            {
              kind: 'table',
              search: { en: 'IdP name', zh: '身份提供商名称' },
              buttons: [
                { label: { en: 'Create IdP', zh: '创建身份提供商' }, operation: unavailable, primary: true },
                { label: { en: 'Create RAM Role', zh: '创建RAM角色' }, operation: { kind: 'go', route: '/roles' } },
              ],
              rows: async () => [],
              columns: [
                plain('name', 'IdP Name', '身份提供商名称'),
                plain('note', 'Note', '备注'),
                plain('created', 'Created At', '创建时间'),
              ],
              empty: { en: 'No identity provider has been created.', zh: '暂无身份提供商' },
            },
          ],
        },
        {
          label: { en: 'User-based SSO', zh: '用户SSO' },
          sections: [
            {
              kind: 'details',
              title: { en: 'User-based SSO Settings', zh: '用户SSO登录设置' },
              read: async () => ({ status: 'off' }),
              buttons: [{ label: { en: 'Edit', zh: '编辑' }, operation: unavailable }],
              items: [
                {
                  ...plain('status', 'SSO Status', 'SSO功能状态'),
                  states: { off: { label: { en: 'Disabled', zh: '关闭' }, tone: 'disabled' } },
                },
                plain('metadata', 'Metadata File', '元数据文档'),
              ],
            },
          ],
        },
      ],
    },
  ],
};
