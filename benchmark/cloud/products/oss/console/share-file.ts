import type { Control, Row } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeLabel } from '../../columns.js';
import { notOffered } from '../../not-offered.js';
import { object } from '../object.js';

function addressOf(row: Row): string {
  const host = `${textOf(row, 'bucket')}.oss-${textOf(row, 'region')}.aliyuncs.com`;
  return `https://${host}/${encodeURI(textOf(row, 'Key'))}`;
}

const copyPath: Control = {
  label: { en: 'Copy File Path', zh: '复制文件路径' },
  operation: { kind: 'call', run: async () => ({}), success: { en: 'The path is copied.', zh: '复制成功' } },
};

/** What is known about a file, and its address. */
export const shareFile: Control = {
  label: { en: 'View Details', zh: '详情' },
  shown: (row) => row.kind === 'file',
  operation: {
    kind: 'drawer',
    title: { en: 'View Details', zh: '详情' },
    initial: (row) => ({
      name: textOf(row, 'Key'),
      etag: textOf(row, 'ETag').replaceAll('"', ''),
      address: addressOf(row),
    }),
    form: {
      groups: [
        {
          buttons: [notOffered('Open File URL', '打开文件URL'), copyPath],
          fields: [
            { name: 'name', kind: 'text', label: attributeLabel(object, 'ObjectKey') },
            { name: 'etag', kind: 'text', label: attributeLabel(object, 'ETag') },
            {
              name: 'seconds',
              kind: 'number',
              label: { en: 'Validity Period', zh: '过期时间' },
              initial: 300,
              minimum: 60,
              maximum: 32_400,
              unit: { en: 'seconds', zh: '秒' },
            },
            { name: 'https', kind: 'switch', label: { en: 'HTTPS', zh: '使用HTTPS' }, initial: true },
            { name: 'address', kind: 'text', label: { en: 'URL', zh: 'URL' } },
          ],
        },
      ],
      submitLabel: { en: 'Copy File URL', zh: '复制文件URL' },
      submit: async () => ({}),
      success: { en: 'The URL is copied.', zh: '复制成功' },
    },
  },
};
