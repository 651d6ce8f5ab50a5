import type { Page } from '../../../spec/console.js';
import { whitelistTable } from '../../shared/database/whitelist-table.js';
import { notOffered } from '../../shared/not-offered.js';
import { callOn } from './instance-controls.js';
import { INSTANCE_ROUTE, instanceNavigation, LIST } from './navigation.js';

/** Whose addresses may connect. */
export const securityPage: Page = {
  name: { en: 'Data Security', zh: '数据安全性' },
  route: `${INSTANCE_ROUTE}/security`,
  parent: LIST,
  headingParameter: 'instance',
  navigation: instanceNavigation,
  sections: [
    {
      kind: 'tabs',
      tabs: [
        {
          label: { en: 'Whitelist Settings', zh: '白名单设置' },
          sections: [
            whitelistTable({
              callOn,
              list: { action: 'DescribeDBInstanceIPArrayList', at: ['Items', 'DBInstanceIPArray'] },
              name: 'DBInstanceIPArrayName',
              addresses: 'SecurityIPList',
              form: 'dialog',
              add: 'Create Whitelist',
              modify: 'Edit Whitelist',
            }),
          ],
        },
        {
          label: { en: 'SSL Encryption', zh: 'SSL' },
          sections: [
            {
              kind: 'notice',
              text: { en: 'SSL is not enabled for this instance.', zh: '该实例未开启SSL。' },
              buttons: [notOffered('Enable SSL', '开启SSL')],
            },
          ],
        },
        {
          label: { en: 'TDE', zh: 'TDE' },
          sections: [
            {
              kind: 'notice',
              text: { en: 'TDE is not enabled for this instance.', zh: '该实例未开启TDE。' },
              buttons: [notOffered('Enable TDE', '开启TDE')],
            },
          ],
        },
      ],
    },
  ],
};
