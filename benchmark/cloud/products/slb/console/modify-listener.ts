import type { Control, Field, Row, Values } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { valueOptions } from '../../shared/options.js';
import { LISTENER_ATTRIBUTES as A } from '../listener-attributes.js';
import { label } from './listener-fields.js';

const switches = { check: 'HealthCheck', gzip: 'Gzip', sticky: 'StickySession' } as const;

const layer7 = { field: 'layer7', is: ['yes'] };

/** Tells the other fields what the listener is; the console shows the protocol there. */
const protocol: Field = {
  name: 'layer7',
  kind: 'radio',
  label: { en: 'Layer', zh: '监听类型' },
  initial: 'no',
  options: [
    { value: 'yes', label: { en: 'Layer 7 (HTTP/HTTPS)', zh: '七层（HTTP/HTTPS）' }, disabled: true },
    { value: 'no', label: { en: 'Layer 4 (TCP/UDP)', zh: '四层（TCP/UDP）' }, disabled: true },
  ],
};

function parameters(values: Values): Row {
  const changed: Record<string, unknown> = { Scheduler: values.scheduler };
  if (values.name !== undefined && values.name !== '') changed.Description = values.name;
  for (const [field, parameter] of Object.entries(switches)) {
    if (values[field] !== undefined) changed[parameter] = values[field] === true ? 'on' : 'off';
  }
  if (values.interval !== undefined) changed.HealthCheckInterval = values.interval;
  if (values.healthy !== undefined) changed.HealthyThreshold = values.healthy;
  if (values.unhealthy !== undefined) changed.UnhealthyThreshold = values.unhealthy;
  return changed;
}

/** The steps of the wizard once more, for a listener that exists. */
export const modifyListener: Control = {
  label: { en: 'Modify Listener', zh: '修改监听配置' },
  disabled: (row) => !['running', 'stopped'].includes(textOf(row, 'Status')),
  operation: {
    kind: 'drawer',
    title: { en: 'Configure Listener', zh: '配置监听' },
    form: {
      groups: [],
      steps: [
        {
          title: { en: 'Protocol and Listener', zh: '协议&监听' },
          groups: [
            {
              fields: [
                protocol,
                { name: 'name', kind: 'text', label: label('Description'), maxLength: 80 },
                {
                  name: 'scheduler',
                  kind: 'radio',
                  label: label('Scheduler'),
                  initial: 'wrr',
                  options: valueOptions(A.Scheduler, ['wrr', 'rr', 'wlc']),
                },
                { name: 'gzip', kind: 'switch', label: label('Gzip'), when: layer7 },
              ],
            },
          ],
        },
        {
          title: { en: 'Health Check', zh: '健康检查' },
          groups: [
            { fields: [{ name: 'check', kind: 'switch', label: label('HealthCheck'), when: layer7 }] },
            {
              title: { en: 'Advanced', zh: '高级配置' },
              fold: { en: 'Modify', zh: '修改' },
              fields: [
                {
                  name: 'interval',
                  kind: 'number',
                  label: label('HealthCheckInterval'),
                  minimum: 1,
                  maximum: 50,
                },
                { name: 'healthy', kind: 'number', label: label('HealthyThreshold'), minimum: 2, maximum: 10 },
                { name: 'unhealthy', kind: 'number', label: label('UnhealthyThreshold'), minimum: 2, maximum: 10 },
              ],
            },
          ],
        },
        { title: { en: 'Confirm', zh: '配置审核' }, groups: [], review: true },
      ],
      submitLabel: { en: 'Submit', zh: '提交' },
      submit: async (values, context, row) => {
        const name = textOf(row, 'ListenerProtocol').toUpperCase();
        await context.call('slb', `SetLoadBalancer${name}ListenerAttribute`, {
          RegionId: context.region,
          LoadBalancerId: textOf(row, 'LoadBalancerId'),
          ListenerPort: textOf(row, 'ListenerPort'),
          ...parameters(values),
        });
        return {};
      },
      success: { en: 'The listener is configured.', zh: '修改监听成功' },
    },
    initial: (row) => ({
      layer7: textOf(row, 'ListenerProtocol').startsWith('http') ? 'yes' : 'no',
      name: textOf(row, 'Description'),
      scheduler: textOf(row, 'Scheduler'),
      gzip: textOf(row, 'Gzip') === 'on',
      check: textOf(row, 'HealthCheck') === 'on',
      interval: textOf(row, 'HealthCheckInterval'),
      healthy: textOf(row, 'HealthyThreshold'),
      unhealthy: textOf(row, 'UnhealthyThreshold'),
    }),
  },
};
