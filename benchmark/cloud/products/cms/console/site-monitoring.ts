import type { Page } from '../../../spec/console.js';
import { emptyTable, notOffered } from '../../shared/not-offered.js';

/** Sites that probes visit from outside; none can be made in this slice. */
export const sitesPage: Page = {
  name: { en: 'Site Monitoring', zh: '站点监控' },
  route: '/sites',
  sections: [
    emptyTable(
      [
        { en: 'Site Name', zh: '站点名称' },
        { en: 'Address', zh: '监控地址' },
        { en: 'Availability', zh: '可用率' },
      ],
      {
        search: { en: 'Enter a site name', zh: '请输入站点名称' },
        buttons: [notOffered('New Monitoring Task', '新建监控任务')],
        rowControls: [notOffered('Monitoring overview', '监控概览'), notOffered('Delete', '删除')],
      },
    ),
  ],
};
