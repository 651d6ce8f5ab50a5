import type { OracleScript } from '../script.js';

export const script: OracleScript = {
  document: '22-cloudmonitor-create-an-alert-template',
  en: [
    {
      title: 'Create an alert template',
      steps: [
        { at: '2', click: { name: 'Alert Templates', in: 'Alerts' } },
        { at: '3', click: 'Create Alert Template' },
        { at: '4', type: { made: 'template' }, into: 'Template Name' },
        { at: '4', click: 'Add Rule' },
        { at: '4', select: 'ECS', from: 'Service' },
        { at: '4', type: 'busy', into: 'Rule Name' },
        { at: '4', select: 'CPU Usage', from: 'Metric' },
        { at: '4', type: '90', into: 'Threshold' },
        { at: '5', click: { name: 'OK', in: 'Create/modify alert templates' } },
        { at: '6', click: { name: 'OK', in: 'Create/modify alert template complete' } },
        { at: '7', select: 'shop', from: 'Application Groups' },
        { at: '7', select: '1 Hour', from: 'Muted' },
        { at: '8', click: { name: 'OK', in: 'Apply Template to Group' } },
        { at: '9', await: { shown: { text: 'have been created' } } },
        { at: '9', click: { name: 'OK', in: 'Apply Template to Group' } },
      ],
      done: [{ gone: { name: 'OK', in: 'Apply Template to Group' } }, { shown: { text: { made: 'template' } } }],
    },
  ],
  zh: [
    {
      title: '创建报警模板的实施步骤',
      steps: [
        { at: '2', click: { name: '报警模板', in: '报警服务' } },
        { at: '3', click: '创建报警模板' },
        { at: '4', type: { made: 'template' }, into: '模板名称' },
        { at: '4', type: 'made by hand', into: '描述' },
        { at: '5', click: '添加规则' },
        { at: '5', select: '云服务器ECS', from: '产品' },
        { at: '5', type: 'busy', into: '规则名称' },
        { at: '5', select: 'CPU使用率', from: '监控项' },
        { at: '5', type: '90', into: '阈值' },
        { at: '6', click: '添加' },
      ],
      done: [{ gone: { name: '添加规则' } }, { shown: { text: { made: 'template' } } }],
    },
  ],
};
