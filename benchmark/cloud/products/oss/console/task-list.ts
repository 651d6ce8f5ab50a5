import type { Page } from '../../../spec/console.js';
import { emptyTable, notOffered } from '../../shared/not-offered.js';
import { BUCKET_ROUTE } from './read.js';
import { bucketPage } from './setting-page.js';

/** Uploads and deletions that are under way; here each is over as soon as it is asked for. */
export const taskListPage: Page = {
  ...bucketPage(
    'tasks',
    { en: 'Task List', zh: '任务列表' },
    {
      sections: [
        emptyTable(
          [
            { en: 'Task', zh: '任务' },
            { en: 'Progress', zh: '进度' },
          ],
          {
            buttons: [
              notOffered('Removed', '移除已完成'),
              notOffered('Pause All', '全部暂停'),
              notOffered('Start All', '全部开始'),
            ],
            rowControls: [notOffered('Start', '开始'), notOffered('Remove', '移除')],
            empty: { en: 'No task is running.', zh: '暂无任务' },
          },
        ),
      ],
    },
  ),
  parent: `${BUCKET_ROUTE}/object`,
};
