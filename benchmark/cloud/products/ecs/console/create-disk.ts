import type { Overlay } from '../../../spec/console.js';
import { attributeLabel } from '../../shared/columns.js';
import { given, tagParameter, tagsField } from '../../shared/common-fields.js';
import { disk } from '../disk.js';
import { diskCategoryOptions, zoneOptions } from './disk-options.js';
import { ecsCall, say } from './shared.js';

/** Orders a disk that is not attached yet. */
export const createDisk: Overlay = {
  kind: 'drawer',
  title: say('Create Disk', '创建云盘'),
  form: {
    groups: [
      {
        fields: [
          { name: 'zone', kind: 'select', label: attributeLabel(disk, 'ZoneId'), required: true, options: zoneOptions },
          {
            name: 'category',
            kind: 'select',
            label: attributeLabel(disk, 'Category'),
            required: true,
            initial: 'cloud_efficiency',
            options: diskCategoryOptions,
          },
          {
            name: 'size',
            kind: 'number',
            label: attributeLabel(disk, 'Size'),
            initial: 40,
            minimum: 20,
            maximum: 32_768,
            unit: say('GiB', 'GiB'),
          },
          { name: 'name', kind: 'text', label: attributeLabel(disk, 'DiskName'), maxLength: 128 },
          { name: 'description', kind: 'textarea', label: attributeLabel(disk, 'Description'), maxLength: 256 },
          tagsField,
        ],
      },
    ],
    submit: async (values, context) => {
      await ecsCall(context, 'CreateDisk', {
        ZoneId: values.zone,
        DiskCategory: values.category,
        Size: values.size,
        ...given('DiskName', values.name),
        ...given('Description', values.description),
        ...tagParameter(values),
      });
      return {};
    },
    success: say('The disk is being created.', '创建云盘成功'),
  },
};
