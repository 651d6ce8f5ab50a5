import type { Field, Form, FormStep, Page } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { notOffered } from '../../shared/not-offered.js';
import { valueOptions } from '../../shared/options.js';
import { LISTENER_ATTRIBUTES as A } from '../listener-attributes.js';
import { advancedGroups, label, redirectTarget } from './listener-fields.js';
import { laterSteps } from './listener-steps.js';
import { createListener } from './listener-submit.js';

const port: Field = {
  name: 'port',
  kind: 'number',
  label: { en: 'Listening Port', zh: '监听端口' },
  required: true,
  minimum: 1,
  maximum: 65_535,
  placeholder: { en: '1 to 65535', zh: '端口范围1-65535' },
};

const firstStep: FormStep = {
  title: { en: 'Protocol and Listener', zh: '协议&监听' },
  groups: [
    {
      fields: [
        {
          name: 'protocol',
          kind: 'buttons',
          label: { en: 'Select Listener Protocol', zh: '选择负载均衡协议' },
          initial: 'tcp',
          options: valueOptions(A.ListenerProtocol),
        },
        {
          name: 'backendProtocol',
          kind: 'fixed',
          label: { en: 'Backend Protocol', zh: '后端协议' },
          text: { en: 'HTTP', zh: 'HTTP' },
          when: { field: 'protocol', is: ['https'] },
        },
        port,
        { name: 'name', kind: 'text', label: label('Description'), maxLength: 80 },
      ],
    },
    ...advancedGroups,
  ],
};

const submit = { en: 'Submit', zh: '提交' };

const form: Form = {
  groups: [],
  steps: [firstStep, ...laterSteps],
  submitLabel: submit,
  submit: createListener,
  result: {
    heading: { en: 'Configuration Successful', zh: '配置成功' },
    columns: [
      { label: label('Description'), value: (row) => textOf(row, 'Name') },
      { label: { en: 'Protocol/Port', zh: '协议/端口' }, value: (row) => textOf(row, 'Port') },
      {
        label: { en: 'Started', zh: '已启动' },
        value: (row) => textOf(row, 'Started'),
        states: {
          yes: { label: { en: 'Yes', zh: '是' }, tone: 'success' },
          no: { label: { en: 'No', zh: '否' }, tone: 'disabled' },
        },
      },
    ],
    back: { label: { en: 'OK', zh: '知道了' }, route: '/slb/:region/slbs/:slb' },
  },
};

/** The wizard of 2020 and later, on a page of its own. */
export const listenerWizardPage: Page = {
  name: { en: 'Configure Listener', zh: '配置监听' },
  route: '/slb/:region/slbs/:slb/listeners/new',
  parent: '/slb/:region/slbs/:slb',
  buttons: [notOffered('Documentation', '产品文档'), notOffered('Feedback', '意见反馈')],
  sections: [{ kind: 'form', cancel: '/slb/:region/slbs/:slb', form }],
};

const isHttp = { field: 'protocol', is: ['http'] };

/** In 2018 the redirection stood open in the first step, and no message came at the end. */
const firstStep2018: FormStep = {
  title: { en: 'Protocol and Listener', zh: '协议&监听' },
  groups: [
    {
      fields: [
        {
          name: 'protocol',
          kind: 'select',
          label: { en: 'Frontend Protocol', zh: '负载均衡协议' },
          initial: 'tcp',
          options: valueOptions(A.ListenerProtocol),
        },
        port,
        { name: 'forward', kind: 'switch', label: { en: 'Listener Forwarding', zh: '监听转发' }, when: isHttp },
        redirectTarget([isHttp, { field: 'forward', is: ['true'] }]),
        { name: 'name', kind: 'text', label: label('Description'), maxLength: 80 },
      ],
    },
    ...advancedGroups.map((group) => ({
      ...group,
      fields: group.fields.filter(({ name }) => !['forward', 'forwardTo'].includes(name)),
    })),
  ],
};

/** The wizard of 2018, a dialog over the list of listeners. */
export const listenerForm2018: Form = {
  groups: [],
  steps: [firstStep2018, ...laterSteps],
  submitLabel: submit,
  submit: async (values, context) => {
    await createListener(values, context);
    return {};
  },
  success: { en: 'The listener is added.', zh: '添加监听成功' },
};
