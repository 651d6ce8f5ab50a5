import type { Control, Page } from '../../../spec/console.js';
import { listOf, textOf } from '../../../spec/rows.js';
import { attributeColumn } from '../../shared/columns.js';
import { notOffered } from '../../shared/not-offered.js';
import { ruleTemplate } from '../rule-template.js';
import { applyTemplate, offerToApply } from './apply-template.js';
import { templates, timeOf } from './shared.js';
import { modifyTemplateForm, templateForm, templatePageForm } from './template-form.js';

const TEMPLATES = '/templates';
const createLabel = { en: 'Create Alert Template', zh: '创建报警模板' };
const panelTitle = { en: 'Create/modify alert templates', zh: '创建/修改报警模板' };

const remove: Control = {
  label: { en: 'Delete', zh: '删除' },
  operation: {
    kind: 'confirm',
    title: { en: 'Delete Alert Template', zh: '删除报警模板' },
    message: { en: 'Rules that the template made stay. Delete it?', zh: '已生成的报警规则不受影响，是否删除模板？' },
    run: async (row, context) => {
      await context.call('cms', 'DeleteMetricRuleTemplate', { TemplateId: textOf(row, 'TemplateId') });
      return {};
    },
    success: { en: 'The alert template is deleted.', zh: '删除报警模板成功' },
  },
};

const modify: Control = {
  label: { en: 'Modify', zh: '修改' },
  operation: {
    kind: 'drawer',
    title: panelTitle,
    initial: (row) => ({ name: textOf(row, 'Name'), description: textOf(row, 'Description') }),
    form: modifyTemplateForm((saved) => ({ open: offerToApply(saved) })),
  },
};

function listPage(create: Control): Page {
  return {
    name: { en: 'Alert Templates', zh: '报警模板' },
    route: TEMPLATES,
    buttons: [create],
    sections: [
      {
        kind: 'table',
        search: { en: 'Enter a template name', zh: '请输入模板名称' },
        rows: templates,
        columns: [
          {
            label: { en: 'Template Name/Description', zh: '模板名称/描述' },
            value: (row) => [textOf(row, 'Name'), textOf(row, 'Description')].filter((line) => line !== ''),
            width: 240,
          },
          attributeColumn(ruleTemplate, 'RestVersion'),
          {
            label: { en: 'Apply History', zh: '应用历史' },
            value: (row) =>
              listOf(row, 'ApplyHistories', 'ApplyHistory').map((history) => textOf(history, 'GroupName')),
          },
          { label: { en: 'Last Modified', zh: '最后修改时间' }, value: (row) => timeOf(row, 'GmtModified') },
        ],
        rowControls: [
          { label: { en: 'Apply to Group', zh: '应用于分组' }, operation: applyTemplate },
          modify,
          notOffered('Export', '导出'),
          notOffered('History', '应用记录'),
          remove,
        ],
      },
    ],
  };
}

/** Templates are made in a panel, which then offers to apply them. */
export const templatesPage = listPage({
  label: createLabel,
  primary: true,
  operation: {
    kind: 'drawer',
    title: panelTitle,
    form: templateForm((saved) => ({ open: offerToApply(saved) })),
  },
});

/** As the console of 2019 was: templates are made on a page of their own. */
export const templatesPages2019: readonly Page[] = [
  listPage({ label: createLabel, primary: true, operation: { kind: 'go', route: '/templates/create' } }),
  {
    name: createLabel,
    route: '/templates/create',
    parent: TEMPLATES,
    sections: [{ kind: 'form', cancel: TEMPLATES, form: templatePageForm(() => ({ navigate: TEMPLATES })) }],
  },
];
