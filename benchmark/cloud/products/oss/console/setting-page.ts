import type { Column, Field, Page, PageContext, Row, Text, Values } from '../../../spec/console.js';
import { bucketNavigation } from './navigation.js';
import { BUCKET_ROUTE } from './read.js';

/** One setting of a bucket: what holds now, and the panel to change it. */
export interface Setting {
  readonly name: Text;
  /** Last part of the route. */
  readonly path: string;
  readonly description?: Text;
  readonly read: (context: PageContext) => Promise<Row>;
  readonly items: readonly Column[];
  readonly fields: readonly Field[];
  readonly initial: (row: Row) => Values;
  readonly save: (values: Values, context: PageContext) => Promise<void>;
  readonly disabled?: (row: Row) => boolean;
}

/** Opens what changes a setting. */
export const configureLabel: Text = { en: 'Configure', zh: '设置' };
/** Toast of a setting that was saved. */
export const savedText: Text = { en: 'The settings are saved.', zh: '设置成功' };
/** States of settings that are on or off. */
export const onOff = {
  on: { label: { en: 'Enabled', zh: '已开启' }, tone: 'success' },
  off: { label: { en: 'Disabled', zh: '未开启' }, tone: 'disabled' },
} as const;

/** A page of a bucket, with the bucket's navigation. */
export function bucketPage(
  path: string,
  name: Text,
  rest: Omit<Page, 'name' | 'route' | 'parent' | 'navigation'>,
): Page {
  return { name, route: `${BUCKET_ROUTE}/${path}`, parent: '/bucket', navigation: bucketNavigation, ...rest };
}

/** The page of one setting: Configure opens its fields, Save sets them. */
export function settingPage(setting: Setting): Page {
  const { description, disabled, fields, initial, items, name, path, read, save } = setting;
  return bucketPage(path, name, {
    ...(description ? { description } : {}),
    sections: [
      {
        kind: 'details',
        title: name,
        read,
        items,
        buttons: [
          {
            label: configureLabel,
            ...(disabled ? { disabled } : {}),
            operation: {
              kind: 'drawer',
              title: name,
              initial,
              form: {
                groups: [{ fields }],
                submitLabel: { en: 'Save', zh: '保存' },
                submit: async (values, context) => {
                  await save(values, context);
                  return {};
                },
                success: savedText,
              },
            },
          },
        ],
      },
    ],
  });
}
