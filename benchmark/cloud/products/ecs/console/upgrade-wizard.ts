import type { Control, Overlay } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeLabel } from '../../shared/columns.js';
import { submitNotOffered } from '../../shared/not-offered.js';
import { instance } from '../instance.js';
import { INSTANCE_TYPES } from '../instance-types.js';
import { ecsCall, say } from './shared.js';

const changeType: Overlay = {
  kind: 'dialog',
  title: say('Change Instance Type', '更改实例规格'),
  initial: (row) => ({ type: textOf(row, 'InstanceType') }),
  form: {
    groups: [
      {
        fields: [
          {
            name: 'type',
            kind: 'select',
            label: attributeLabel(instance, 'InstanceType'),
            required: true,
            search: true,
            options: INSTANCE_TYPES.map(({ id }) => ({ value: id, label: id })),
          },
        ],
      },
    ],
    submit: async ({ type }, context, row) => {
      await ecsCall(context, 'ModifyInstanceSpec', { InstanceId: textOf(row, 'InstanceId'), InstanceType: type });
      return {};
    },
    success: say('The instance type is changed.', '更改实例规格成功'),
  },
};

const adjustBandwidth: Overlay = {
  kind: 'dialog',
  title: say('Bandwidth Adjustment', '带宽调整'),
  form: {
    groups: [
      {
        fields: [
          {
            name: 'bandwidth',
            kind: 'number',
            label: say('Peak Bandwidth', '带宽峰值'),
            required: true,
            minimum: 1,
            maximum: 200,
            unit: say('Mbit/s', 'Mbps'),
          },
          {
            name: 'agreed',
            kind: 'agreement',
            label: say('Elastic IP Agreement of Service', '弹性公网IP服务协议'),
            required: true,
          },
        ],
      },
    ],
    submit: submitNotOffered,
    submitLabel: say('Activate', '立即开通'),
  },
};

/** Asks what of an instance to change. */
export const upgradeInstance: Control = {
  label: say('Upgrade/Downgrade', '更改实例规格'),
  operation: {
    kind: 'dialog',
    title: say('Upgrade/Downgrade Wizard', '升降配向导'),
    form: {
      groups: [
        {
          fields: [
            {
              name: 'change',
              kind: 'radio',
              label: say('Configuration Change', '资源变配'),
              initial: 'type',
              options: [
                { value: 'type', label: changeType.title },
                { value: 'bandwidth', label: adjustBandwidth.title },
              ],
            },
          ],
        },
      ],
      submit: async ({ change }, _context, row) => ({
        open: { operation: change === 'bandwidth' ? adjustBandwidth : changeType, row },
      }),
      submitLabel: say('Continue', '继续'),
    },
  },
};
