import type { Control, Field, Page, Values } from '../../../spec/console.js';
import { listOf, textOf } from '../../../spec/rows.js';
import { notOffered, submitNotOffered } from '../../shared/not-offered.js';
import { onBucket } from './read.js';
import { bucketPage } from './setting-page.js';

const basic = { field: 'editing', is: ['basic'] };

const fields: readonly Field[] = [
  {
    name: 'name',
    kind: 'text',
    label: { en: 'Style Name', zh: '规则名称' },
    required: true,
    maxLength: 63,
    rule: {
      pattern: /^[\w.-]{1,63}$/,
      message: { en: 'The style name is not valid.', zh: '规则名称格式不正确。' },
    },
  },
  {
    name: 'editing',
    kind: 'radio',
    label: { en: 'Editing Type', zh: '编辑类型' },
    initial: 'basic',
    options: [
      { value: 'basic', label: { en: 'Basic Edit', zh: '基础编辑' } },
      { value: 'advanced', label: { en: 'Advanced Edit', zh: '高级编辑' } },
    ],
  },
  {
    name: 'resize',
    kind: 'number',
    label: { en: 'Resize Mode', zh: '缩放方式' },
    when: basic,
    initial: 100,
    minimum: 1,
    maximum: 1000,
    unit: { en: '%', zh: '%' },
  },
  {
    name: 'quality',
    kind: 'number',
    label: { en: 'Image Quality', zh: '图片质量' },
    when: basic,
    initial: 90,
    minimum: 1,
    maximum: 100,
  },
  { name: 'orientation', kind: 'switch', label: { en: 'Adaptive Orientation', zh: '自适应方向' }, when: basic },
  { name: 'sharpening', kind: 'switch', label: { en: 'Image Sharpening', zh: '图片锐化' }, when: basic },
  { name: 'watermark', kind: 'text', label: { en: 'Watermark', zh: '文字水印' }, when: basic },
  {
    name: 'code',
    kind: 'textarea',
    label: { en: 'Code', zh: '样式代码' },
    required: true,
    when: { field: 'editing', is: ['advanced'] },
  },
];

function contentOf(values: Values): string {
  if (values.editing === 'advanced') return String(values.code);
  const steps = [
    ...(values.orientation === true ? ['auto-orient,1'] : []),
    `resize,p_${String(values.resize ?? 100)}`,
    `quality,q_${String(values.quality ?? 90)}`,
    ...(values.sharpening === true ? ['sharpen,100'] : []),
    ...(values.watermark ? [`watermark,text_${Buffer.from(String(values.watermark)).toString('base64url')}`] : []),
  ];
  return `image/${steps.join('/')}`;
}

const create: Control = {
  label: { en: 'Create Rule', zh: '新建样式' },
  primary: true,
  operation: {
    kind: 'drawer',
    title: { en: 'Create Rule', zh: '新建样式' },
    form: {
      groups: [{ fields }],
      submit: async (values, context) => {
        const now = new Date().toISOString();
        const Configuration = { Name: values.name, Content: contentOf(values), CreateTime: now, LastModifyTime: now };
        await onBucket(context, 'PutStyle', { styleName: values.name, Configuration });
        return {};
      },
      success: { en: 'The style is created.', zh: '新建样式成功' },
    },
  },
};

const accessSettings: Control = {
  label: { en: 'Access Settings', zh: '访问设置' },
  operation: {
    kind: 'drawer',
    title: { en: 'Access Settings', zh: '访问设置' },
    form: {
      groups: [
        {
          fields: [
            {
              name: 'delimiters',
              kind: 'checkboxes',
              label: { en: 'Delimiters', zh: '自定义分隔符' },
              options: ['-', '_', '/', '!'].map((value) => ({ value, label: value })),
            },
          ],
        },
      ],
      submit: submitNotOffered,
    },
  },
};

const remove: Control = {
  label: { en: 'Delete', zh: '删除' },
  operation: {
    kind: 'confirm',
    title: { en: 'Delete Style', zh: '删除样式' },
    message: {
      en: 'Addresses with this style no longer work. Continue?',
      zh: '删除后使用该样式的地址将失效。是否继续？',
    },
    run: async (row, context) => {
      await onBucket(context, 'DeleteStyle', { styleName: textOf(row, 'Name') });
      return {};
    },
    success: { en: 'The style is deleted.', zh: '删除样式成功' },
  },
};

/** Styles under which image processing steps are kept. */
export const imagePage: Page = bucketPage(
  'image',
  { en: 'Image Processing (IMG)', zh: '图片处理' },
  {
    sections: [
      {
        kind: 'table',
        search: { en: 'Rule name', zh: '样式名称' },
        buttons: [create, accessSettings, notOffered('Export', '导出样式'), notOffered('Import', '导入样式')],
        rows: async (context) => listOf(await onBucket(context, 'ListStyle'), 'StyleList', 'Style'),
        columns: [
          { label: { en: 'Image Style', zh: '样式名称' }, value: (row) => textOf(row, 'Name') },
          { label: { en: 'Content', zh: '样式内容' }, value: (row) => textOf(row, 'Content') },
        ],
        rowControls: [remove],
        empty: { en: 'No style has been created.', zh: '暂无样式' },
      },
    ],
  },
);
