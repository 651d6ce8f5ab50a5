import type { Control } from '../../../spec/console.js';
import { submitNotOffered } from '../../shared/not-offered.js';

/** Names of one's own for the sign-in of users. The API of the slice has none, so that none can be made. */
export const domainAliasControls: readonly Control[] = [
  {
    label: { en: 'Create Domain Alias', zh: '创建域别名' },
    operation: {
      kind: 'drawer',
      title: { en: 'Create Domain Alias', zh: '创建域别名' },
      form: {
        groups: [
          {
            fields: [{ name: 'domain', kind: 'text', label: { en: 'Domain Name', zh: '域名称' }, required: true }],
          },
        ],
        submit: submitNotOffered,
      },
    },
  },
  {
    label: { en: 'Verify Domain Ownership', zh: '域名归属验证' },
    operation: {
      kind: 'confirm',
      title: { en: 'Verify Domain Ownership', zh: '验证域名归属' },
      message: {
        en: 'No domain alias waits for its verification.',
        zh: '没有待验证的域别名。',
      },
      run: async () => ({}),
    },
  },
];
