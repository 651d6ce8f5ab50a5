import type { Control, Field } from '../../../spec/console.js';
import { submitNotOffered } from '../../shared/not-offered.js';

function text(name: string, en: string, zh: string, required = true): Field {
  return { name, kind: 'text', label: { en, zh }, required };
}

/** Opens the form of a certificate signing request; none is made in this slice. */
export const csrGenerator: Control = {
  label: { en: 'CSR Generator', zh: 'CSR生成工具' },
  operation: {
    kind: 'dialog',
    title: { en: 'CSR Generator', zh: 'CSR生成工具' },
    form: {
      groups: [
        {
          fields: [
            text('country', 'Country', '国家'),
            text('state', 'Province/State/Region', '省份'),
            text('city', 'City', '城市'),
            text('organization', 'Organization', '公司名称'),
            text('unit', 'Organization Unit', '部门名称'),
            text('email', 'Email', '邮箱', false),
            text('name', 'Common Name', '通用名称'),
            text('others', 'SANs', '备用名称', false),
          ],
        },
      ],
      submit: submitNotOffered,
      submitLabel: { en: 'Generate CSR', zh: '生成CSR' },
    },
  },
};
