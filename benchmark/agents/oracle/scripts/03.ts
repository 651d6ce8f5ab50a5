import type { OracleScript } from '../script.js';

export const script: OracleScript = {
  document: '03-vpc-enable-the-flow-log-feature',
  en: [
    {
      title: 'Enable the flow log feature',
      steps: [
        { at: '3', click: { name: 'Flow Log', role: ['navigation', 'link', 'menuitem'] } },
        { at: '4', click: 'Authorize' },
        { at: '4', click: 'Confirm Authorization Policy' },
        { at: '5', click: 'Create FlowLog' },
        { at: '6', type: { value: 'Name', or: { made: 'flow' } }, into: { name: 'Name', in: 'Create FlowLog' } },
        { at: '6', select: 'VPC', from: 'Resource Type' },
        { at: '6', select: { value: 'VPC', or: 'net' }, from: 'Resource Instance', label: 'Resource Type' },
        { at: '6', select: 'Allow', from: 'Traffic Type' },
        { at: '6', select: { value: 'Project', or: 'flows' }, from: 'Project' },
        { at: '6', select: { value: 'Logstore', or: 'flows' }, from: 'Logstore' },
        { at: '6', check: 'Turn on FlowLog Analysis Report Function' },
        { at: '6', type: 'made by hand', into: 'Description' },
        { at: '6', click: { name: 'OK', in: 'Create FlowLog' } },
      ],
      done: [
        { gone: { name: 'OK', in: 'Create FlowLog' } },
        { shown: { text: { value: 'Name', or: { made: 'flow' } } } },
      ],
    },
  ],
};
