import type { Page } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeColumn } from '../../shared/columns.js';
import { notOffered } from '../../shared/not-offered.js';
import { kmsKey } from '../key.js';
import { createAlias } from './alias-dialog.js';
import { createKey } from './create-key.js';
import { disableKey, enableKey, moreOfKey } from './key-controls.js';
import { readKeys } from './read.js';

/** The list of customer master keys of a region. */
export const keysPage: Page = {
  name: { en: 'Keys', zh: '用户主密钥' },
  route: '/:region/key/list',
  sections: [
    {
      kind: 'table',
      search: { en: 'Enter a key ID or alias', zh: '请输入密钥ID或别名' },
      buttons: [
        { label: { en: 'Create Key', zh: '创建密钥' }, operation: createKey, primary: true },
        notOffered('Filter by Tag', '标签筛选'),
      ],
      rows: readKeys,
      columns: [
        {
          label: { en: 'Key', zh: '密钥' },
          width: 250,
          value: (row) => [textOf(row, 'KeyId'), ...(Array.isArray(row.aliases) ? row.aliases.map(String) : [])],
          link: (row) => `/:region/key/detail/${textOf(row, 'KeyId')}`,
          controls: [createAlias],
        },
        attributeColumn(kmsKey, 'KeyState', {
          tones: { Enabled: 'success', Disabled: 'disabled', PendingDeletion: 'error', PendingImport: 'warning' },
          width: 150,
        }),
        attributeColumn(kmsKey, 'KeySpec', { width: 130 }),
        attributeColumn(kmsKey, 'KeyUsage', { width: 120 }),
        attributeColumn(kmsKey, 'ProtectionLevel', { width: 105 }),
        attributeColumn(kmsKey, 'CreationDate', { width: 150 }),
      ],
      rowControls: [
        {
          label: { en: 'Details', zh: '详情' },
          operation: { kind: 'go', route: (row) => `/:region/key/detail/${textOf(row, 'KeyId')}` },
        },
        enableKey,
        disableKey,
        moreOfKey,
      ],
    },
  ],
};
