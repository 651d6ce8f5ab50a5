import type { Page } from '../../../spec/console.js';
import { bucketPage } from './setting-page.js';

const unavailable = { kind: 'unavailable' } as const;

/** Image styles; none can be created here. */
export const imagePage: Page = bucketPage(
  'image',
  { en: 'Image Processing (IMG)', zh: '图片处理' },
  {
    sections: [
      {
        kind: 'table',
        search: { en: 'Rule name', zh: '样式名称' },
        buttons: [
          { label: { en: 'Create Rule', zh: '新建样式' }, operation: unavailable, primary: true },
          { label: { en: 'Access Settings', zh: '访问设置' }, operation: unavailable },
          { label: { en: 'Export', zh: '导出样式' }, operation: unavailable },
          { label: { en: 'Import', zh: '导入样式' }, operation: unavailable },
        ],
        rows: async () => [],
        columns: [
          { label: { en: 'Image Style', zh: '样式名称' }, value: () => '' },
          { label: { en: 'Content', zh: '样式内容' }, value: () => '' },
          { label: { en: 'Created At', zh: '创建时间' }, value: () => '' },
        ],
        empty: { en: 'No style has been created.', zh: '暂无样式' },
      },
    ],
  },
);
