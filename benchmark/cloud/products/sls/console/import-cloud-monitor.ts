import type { Page, Text } from '../../../spec/console.js';
import { submitNotOffered } from '../../shared/not-offered.js';
import { projectField, storeField } from './store-fields.js';

const home = '/lognext/profile';
const base = '/lognext/import/cloud-monitor';
const next: Text = { en: 'Next', zh: '下一步' };

const storeStep: Page = {
  name: { en: 'Specify Logstore', zh: '选择日志空间' },
  route: base,
  parent: home,
  sections: [
    {
      kind: 'form',
      cancel: home,
      form: {
        groups: [{ fields: [projectField, storeField('Metrics')] }],
        submit: async ({ project, logstore }) => ({
          navigate: `${base}/${String(project)}/${String(logstore)}/source`,
        }),
        submitLabel: next,
      },
    },
  ],
};

const settingsStep: Page = {
  name: { en: 'Configure Import Settings', zh: '数据源设置' },
  route: `${base}/:project/:logstore/source`,
  parent: base,
  sections: [
    {
      kind: 'form',
      cancel: base,
      form: {
        groups: [
          {
            fields: [
              { name: 'name', kind: 'text', label: { en: 'Configuration Name', zh: '配置名称' }, required: true },
              {
                name: 'all',
                kind: 'radio',
                label: { en: 'Import All', zh: '全部导入' },
                initial: 'yes',
                options: [
                  { value: 'yes', label: { en: 'Yes', zh: '是' } },
                  { value: 'no', label: { en: 'No', zh: '否' } },
                ],
              },
              {
                name: 'namespace',
                kind: 'select',
                label: { en: 'Namespace', zh: 'NameSpace' },
                required: true,
                options: ['acs_ecs_dashboard', 'acs_slb_dashboard', 'acs_rds_dashboard'].map((value) => ({
                  value,
                  label: value,
                })),
                when: { field: 'all', is: ['no'] },
              },
              { name: 'keyId', kind: 'text', label: { en: 'AccessKeyId', zh: 'AccessKeyId' }, required: true },
              {
                name: 'keySecret',
                kind: 'password',
                label: { en: 'AccessKeySecret', zh: 'AccessKeySecret' },
                required: true,
              },
              {
                name: 'interval',
                kind: 'number',
                label: { en: 'Import Interval', zh: '导入间隔' },
                initial: 5,
                minimum: 1,
                maximum: 1440,
                unit: { en: 'minutes', zh: '分钟' },
              },
            ],
          },
        ],
        submit: submitNotOffered,
        submitLabel: next,
      },
    },
  ],
};

/** Import of the metrics of CloudMonitor, up to where it would begin. */
export const cloudMonitorImportPages: readonly Page[] = [storeStep, settingsStep];
