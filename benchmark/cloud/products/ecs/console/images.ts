import type { Column, Control, Page, PageContext, Row } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeColumn, attributeLabel } from '../../shared/columns.js';
import { given } from '../../shared/common-fields.js';
import { tagLines } from '../../shared/paging.js';
import { image } from '../image.js';
import { otherRegionOptions } from './disk-options.js';
import { ecsCall, ecsList, editTags, say, stateColumn, unavailables } from './shared.js';

/** Custom (`self`) or public (`system`) images, those in the making too. */
async function loadImages(context: PageContext, owner: 'self' | 'system'): Promise<readonly Row[]> {
  const parameters = { ImageOwnerAlias: owner, Status: 'Available,Creating' };
  return await ecsList(context, 'DescribeImages', ['Images', 'Image'], parameters);
}

const copyImage: Control = {
  label: say('Copy Image', '复制镜像'),
  disabled: (row) => textOf(row, 'Status') !== 'Available',
  operation: {
    kind: 'dialog',
    title: say('Copy Image', '复制镜像'),
    form: {
      groups: [
        {
          fields: [
            {
              name: 'region',
              kind: 'select',
              label: say('Target Region', '目标地域'),
              required: true,
              options: otherRegionOptions,
            },
            { name: 'name', kind: 'text', label: say('Custom Image Name', '自定义镜像名称'), required: true },
            { name: 'description', kind: 'textarea', label: say('Custom Image Description', '自定义镜像描述') },
          ],
        },
      ],
      submit: async (values, context, row) => {
        await ecsCall(context, 'CopyImage', {
          ImageId: textOf(row, 'ImageId'),
          DestinationRegionId: values.region,
          DestinationImageName: values.name,
          ...given('DestinationDescription', values.description),
        });
        return {};
      },
      success: say('The image is being copied.', '复制镜像成功'),
    },
  },
};

const remove: Control = {
  label: say('Delete Image', '删除镜像'),
  operation: {
    kind: 'confirm',
    title: say('Delete Image', '删除镜像'),
    message: say('A deleted image cannot be restored. Continue?', '镜像删除后不可恢复，是否继续？'),
    run: async (row, context) => {
      await ecsCall(context, 'DeleteImage', { ImageId: textOf(row, 'ImageId') });
      return {};
    },
    success: say('The image is deleted.', '删除镜像成功'),
  },
};

const modify: Control = {
  label: say('Modify Description', '编辑描述'),
  operation: {
    kind: 'dialog',
    title: say('Modify Description', '编辑描述'),
    initial: (row) => ({ name: textOf(row, 'ImageName'), description: textOf(row, 'Description') }),
    form: {
      groups: [
        {
          fields: [
            { name: 'name', kind: 'text', label: attributeLabel(image, 'ImageName') },
            { name: 'description', kind: 'textarea', label: attributeLabel(image, 'Description') },
          ],
        },
      ],
      submit: async (values, context, row) => {
        await ecsCall(context, 'ModifyImageAttribute', {
          ImageId: textOf(row, 'ImageId'),
          ImageName: values.name ?? '',
          Description: values.description ?? '',
        });
        return {};
      },
      success: say('The image is modified.', '编辑成功'),
    },
  },
};

const columns: readonly Column[] = [
  {
    label: say('Image ID/Name', '镜像ID/名称'),
    value: (row) => [textOf(row, 'ImageId'), textOf(row, 'ImageName')],
    width: 220,
  },
  { label: say('Tag', '标签'), value: tagLines, width: 60 },
  { label: say('Operating System', '操作系统'), value: (row) => textOf(row, 'OSNameEn') },
  attributeColumn(image, 'OSType'),
  { label: attributeLabel(image, 'Size'), value: (row) => `${textOf(row, 'Size')} GiB` },
  stateColumn(image, { Available: 'success', Creating: 'loading' }),
  { label: attributeLabel(image, 'Progress'), value: (row) => textOf(row, 'Progress') },
  attributeColumn(image, 'CreationTime'),
];

const createInstance: Control = {
  label: say('Create Instance', '创建实例'),
  operation: { kind: 'go', route: '/instance/create/region/:region' },
};

/** Custom and public images. */
export const imagesPage: Page = {
  name: say('Images', '镜像列表'),
  route: '/image/region/:region',
  sections: [
    {
      kind: 'tabs',
      tabs: [
        {
          label: say('Custom Images', '自定义镜像'),
          sections: [
            {
              kind: 'table',
              search: say('Enter an image ID or name', '输入镜像ID或名称'),
              buttons: unavailables(['Import Image', '导入镜像'], ['Tag', '标签'], ['Export', '导出']),
              rows: async (context) => await loadImages(context, 'self'),
              columns,
              rowControls: [
                createInstance,
                copyImage,
                modify,
                ...unavailables(['Share Image', '共享镜像'], ['Export Image', '导出镜像'], ['Cancel Copy', '取消复制']),
                editTags('image', (row) => textOf(row, 'ImageId')),
                remove,
              ],
              batch: [remove],
            },
          ],
        },
        {
          label: say('Public Images', '公共镜像'),
          sections: [
            {
              kind: 'table',
              search: say('Enter an image ID or name', '输入镜像ID或名称'),
              rows: async (context) => await loadImages(context, 'system'),
              columns,
              rowControls: [createInstance],
            },
          ],
        },
        {
          label: say('Shared Images', '共享镜像'),
          sections: [{ kind: 'table', rows: async () => [], columns }],
        },
      ],
    },
  ],
};
