import type { Field, Text } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { notOffered, submitNotOffered } from '../../shared/not-offered.js';
import { domainPage } from './domain-navigation.js';
import { argumentColumn, entered, ruleTable } from './settings.js';

const addRule: Text = { en: 'Add Rule', zh: '添加规则' };
const scriptName: Text = { en: 'Script Name', zh: '规则名称' };
const priority: Text = { en: 'Priority', zh: '优先级' };
const position: Text = { en: 'Run Script At', zh: '执行位置' };

const scriptFields: readonly Field[] = [
  { name: 'name', kind: 'text', label: scriptName, required: true },
  { name: 'rule', kind: 'textarea', label: { en: 'Script Code', zh: '规则代码' }, required: true },
  { name: 'pri', kind: 'number', label: priority, required: true, initial: 0, minimum: 0, maximum: 999 },
  {
    name: 'pos',
    kind: 'radio',
    label: position,
    initial: 'head',
    options: [
      { value: 'head', label: { en: 'Head', zh: '头部' } },
      { value: 'foot', label: { en: 'Foot', zh: '尾部' } },
    ],
  },

  { name: 'enable', kind: 'switch', label: { en: 'Enable', zh: '是否启用' }, initial: true },
  { name: 'brk', kind: 'switch', label: { en: 'Break', zh: '执行打断' } },
  { name: 'option', kind: 'text', label: { en: 'Extensions', zh: '扩展功能' } },
];

/** Scripts that nodes run: tried out in the staging environment, published from there. Only the production side works. */
export const edgeScriptPage = domainPage('edgescript', [
  {
    kind: 'tabs',
    tabs: [
      {
        label: { en: 'Staging Environment', zh: '模拟环境' },
        sections: [
          {
            kind: 'table',
            buttons: [
              {
                label: addRule,
                primary: true,
                operation: {
                  kind: 'dialog',
                  title: addRule,
                  form: {
                    groups: [{ buttons: [notOffered('Use Code Template', '使用代码模板')], fields: scriptFields }],
                    submit: submitNotOffered,
                  },
                },
              },
              notOffered('Copy Rules from Production Environment', '从生产环境复制规则'),
              notOffered('Publish to Staging Environment', '发布到模拟环境'),
              notOffered('Publish All Rules to Production Environment', '全部发布到生产环境'),
            ],
            rows: async () => [],
            columns: [scriptName, priority, position].map((label) => ({ label, value: () => '' })),
          },
        ],
      },
      {
        label: { en: 'Production Environment', zh: '生产环境' },
        sections: [
          ruleTable({
            title: addRule,
            functions: ['edge_function'],
            add: addRule,
            columns: [
              argumentColumn(scriptName, 'name'),
              argumentColumn(priority, 'pri'),
              argumentColumn(position, 'pos'),
            ],
            fields: scriptFields,
            initial: (row) => ({
              name: textOf(row, 'name'),
              rule: textOf(row, 'rule'),
              pri: textOf(row, 'pri'),
              pos: textOf(row, 'pos'),
              enable: textOf(row, 'enable') !== 'off',
              brk: textOf(row, 'brk') === 'on',
              option: textOf(row, 'option'),
            }),
            toConfig: (values) => ({
              functionName: 'edge_function',
              given: {
                name: entered(values, 'name'),
                rule: entered(values, 'rule'),
                pri: entered(values, 'pri'),
                pos: entered(values, 'pos'),
                enable: values.enable === false ? 'off' : 'on',
                brk: values.brk === true ? 'on' : 'off',
                option: entered(values, 'option'),
              },
            }),
          }),
        ],
      },
    ],
  },
]);
