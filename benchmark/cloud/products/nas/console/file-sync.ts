import type { Control, Page } from '../../../spec/console.js';
import { emptyTable, notOffered, submitNotOffered } from '../../shared/not-offered.js';
import { DATA_ADDRESSES, MIGRATION_TASKS } from './shared.js';

const createAddress: Control = {
  label: { en: 'Create Data Address', zh: '创建数据地址' },
  primary: true,
  operation: {
    kind: 'dialog',
    title: { en: 'Create Data Address', zh: '创建数据地址' },
    form: {
      groups: [
        {
          fields: [
            { name: 'name', kind: 'text', label: { en: 'Address Name', zh: '数据地址名称' }, required: true },
            {
              name: 'source',
              kind: 'radio',
              label: { en: 'NAS Source', zh: 'NAS来源' },
              initial: 'alibaba',
              options: [
                { value: 'alibaba', label: { en: 'Alibaba Cloud', zh: '阿里云' } },
                { value: 'other', label: { en: 'Others', zh: '其他' } },
              ],
            },
            { name: 'address', kind: 'text', label: { en: 'NAS Address', zh: 'NAS地址' }, required: true },
          ],
        },
      ],
      submit: submitNotOffered,
    },
  },
};

const noAddresses = { load: async () => [], empty: { en: 'No data address', zh: '暂无数据地址' } };

const createTask: Control = {
  label: { en: 'Create Migration Task', zh: '创建迁移任务' },
  primary: true,
  operation: {
    kind: 'dialog',
    title: { en: 'Create Migration Task', zh: '创建迁移任务' },
    form: {
      groups: [
        {
          fields: [
            {
              name: 'source',
              kind: 'select',
              label: { en: 'Source Address', zh: '源地址' },
              required: true,
              options: noAddresses,
            },
            {
              name: 'destination',
              kind: 'select',
              label: { en: 'Destination Address', zh: '目的地址' },
              required: true,
              options: noAddresses,
            },
          ],
        },
      ],
      submit: submitNotOffered,
    },
  },
};

/** Moving of files between file systems, which is outside the slice: lists that stay empty. */
export const fileSyncPages: readonly Page[] = [
  {
    name: { en: 'Data Migration Service', zh: '数据迁移服务' },
    route: MIGRATION_TASKS,
    sections: [
      emptyTable(
        [
          { en: 'Task Name', zh: '任务名称' },
          { en: 'Source Address', zh: '源地址' },
          { en: 'Destination Address', zh: '目的地址' },
          { en: 'Task Status', zh: '任务状态' },
        ],
        {
          title: { en: 'Migration Tasks', zh: '迁移任务列表' },
          buttons: [createTask],
          rowControls: [notOffered('Delete', '删除')],
        },
      ),
    ],
  },
  {
    name: { en: 'Manage Data Addresses', zh: '管理数据地址' },
    route: DATA_ADDRESSES,
    sections: [
      emptyTable(
        [
          { en: 'Address Name', zh: '数据地址名称' },
          { en: 'NAS Source', zh: 'NAS来源' },
          { en: 'NAS Address', zh: 'NAS地址' },
        ],
        { buttons: [createAddress], rowControls: [notOffered('Delete', '删除')] },
      ),
    ],
  },
];
