import type { Control } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeLabel } from '../../shared/columns.js';
import { project } from '../project.js';
import { callInsideOf } from './read.js';

/** Deletes a project; the vendor wants to know why. */
export const deleteProject: Control = {
  label: { en: 'Delete', zh: '删除' },
  operation: {
    kind: 'drawer',
    title: { en: 'Delete Project', zh: '删除Project' },
    notice: {
      en: 'All logs and settings of the project are deleted for good.',
      zh: '删除后，该Project的日志和配置将被永久释放。',
    },
    form: {
      groups: [
        {
          fields: [
            {
              name: 'reason',
              kind: 'radio',
              label: { en: 'Reason for Deletion', zh: '删除原因' },
              required: true,
              options: [
                { value: 'trial', label: { en: 'Created for a trial', zh: '仅用于试用' } },
                { value: 'unused', label: { en: 'No longer needed', zh: '业务不再使用' } },
                { value: 'moved', label: { en: 'Moved to another region or project', zh: '迁移到其他地域或Project' } },
                { value: 'price', label: { en: 'Too expensive', zh: '费用较高' } },
                { value: 'other', label: { en: 'Other reasons', zh: '其他原因' } },
              ],
            },
            {
              name: 'comment',
              kind: 'textarea',
              label: { en: 'Suggestions', zh: '建议' },
              when: { field: 'reason', is: ['other'] },
              maxLength: 200,
            },
          ],
        },
      ],
      submit: async (_values, context, row) => {
        await callInsideOf(row, context, 'DeleteProject');
        return {};
      },
      success: { en: 'The project is deleted.', zh: '删除Project成功' },
    },
  },
};

/** Changes the description of a project. */
export const modifyProject: Control = {
  label: { en: 'Modify', zh: '修改' },
  operation: {
    kind: 'dialog',
    title: { en: 'Modify Project', zh: '修改Project' },
    initial: (row) => ({ description: textOf(row, 'description') }),
    form: {
      groups: [
        {
          fields: [
            { name: 'description', kind: 'textarea', label: attributeLabel(project, 'description'), maxLength: 64 },
          ],
        },
      ],
      submit: async (values, context, row) => {
        await callInsideOf(row, context, 'UpdateProject', { description: values.description ?? '' });
        return {};
      },
      success: { en: 'The project is modified.', zh: '修改Project成功' },
    },
  },
};
