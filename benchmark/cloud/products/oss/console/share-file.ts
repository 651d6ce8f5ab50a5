import type { Control, Field, Row } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeLabel } from '../../shared/columns.js';
import { notOffered } from '../../shared/not-offered.js';
import { object } from '../object.js';

/** Address of a file, under the endpoint of its region where no other is given. */
function addressOf(row: Row, { endpoint = `oss-${textOf(row, 'region')}`, scheme = 'https' } = {}): string {
  return `${scheme}://${textOf(row, 'bucket')}.${endpoint}.aliyuncs.com/${encodeURI(textOf(row, 'Key'))}`;
}

const validityField = (): Field => ({
  name: 'seconds',
  kind: 'number',
  label: { en: 'Validity Period', zh: '过期时间' },
  initial: 300,
  minimum: 60,
  maximum: 32_400,
  unit: { en: 'seconds', zh: '秒' },
});

const httpsField = (): Field => ({
  name: 'https',
  kind: 'switch',
  label: { en: 'HTTPS', zh: '使用HTTPS' },
  initial: true,
});

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
            validityField(),
            httpsField(),
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

/** Addresses of the selected files as a text file, one a line. */
export const exportAddresses: Control = {
  label: { en: 'Export URL List', zh: '导出URL列表' },
  operation: {
    kind: 'drawer',
    title: { en: 'Export URL List', zh: '导出URL列表' },
    form: {
      groups: [
        {
          fields: [
            httpsField(),
            validityField(),
            { name: 'accelerated', kind: 'switch', label: { en: 'Accelerate Endpoint', zh: '传输加速域名' } },
          ],
        },
      ],
      submit: async ({ accelerated, https }, _context, _row, rows) => {
        const scheme = https === true ? 'https' : 'http';
        const files = rows.filter((row) => row.kind === 'file');
        const addresses = files.map((row) =>
          addressOf(row, { scheme, ...(accelerated === true ? { endpoint: 'oss-accelerate' } : {}) }),
        );
        return { download: { name: 'export_urls.txt', content: addresses.join('\n') } };
      },
    },
  },
};
