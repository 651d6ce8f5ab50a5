import type { Page } from '../../../spec/console.js';
import { emptyTable, notOffered } from '../../shared/not-offered.js';

export const RECYCLE_BIN = '/mongodb/recycle';

/** Instances that expired; none ever does in this slice. */
export const recycleBinPage: Page = {
  name: { en: 'Recycle Bin', zh: '回收站' },
  route: RECYCLE_BIN,
  sections: [
    emptyTable(
      [
        { en: 'Instance ID/Name', zh: '实例ID/名称' },
        { en: 'Status', zh: '运行状态' },
        { en: 'Expires At', zh: '到期时间' },
      ],
      {
        search: { en: 'Enter an instance ID', zh: '请输入实例ID' },
        rowControls: [
          notOffered('Renew', '续费解锁'),
          notOffered('Rebuild Instance', '重建实例'),
          notOffered('Destroy', '立即销毁'),
        ],
      },
    ),
  ],
};
