import type { Control, Overlay } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeLabel } from '../../shared/columns.js';
import { given } from '../../shared/common-fields.js';
import { zoneOptions } from '../../shared/region-options.js';
import { vswitch } from '../vswitch.js';
import { nothing, optionsOf } from './shared.js';

const createForm: Overlay = {
  kind: 'drawer',
  title: { en: 'Create vSwitch', zh: '创建交换机' },
  form: {
    groups: [
      {
        fields: [
          {
            name: 'vpc',
            kind: 'select',
            label: attributeLabel(vswitch, 'VpcId'),
            required: true,
            search: true,
            options: { load: async (context) => await optionsOf(context, 'vpc'), latency: 300, empty: nothing },
          },
          { name: 'name', kind: 'text', label: attributeLabel(vswitch, 'VSwitchName'), required: true, maxLength: 128 },
          {
            name: 'zone',
            kind: 'select',
            label: attributeLabel(vswitch, 'ZoneId'),
            required: true,
            options: {
              load: async (context) => zoneOptions(context.region),
              empty: nothing,
            },
          },
          { name: 'cidr', kind: 'text', label: attributeLabel(vswitch, 'CidrBlock'), required: true },
          { name: 'description', kind: 'textarea', label: attributeLabel(vswitch, 'Description'), maxLength: 256 },
        ],
      },
    ],
    submit: async (values, context) => {
      await context.call('vpc', 'CreateVSwitch', {
        RegionId: context.region,
        VpcId: values.vpc,
        VSwitchName: values.name,
        ZoneId: values.zone,
        CidrBlock: values.cidr,
        ...given('Description', values.description),
      });
      return {};
    },
    success: { en: 'The vSwitch is created.', zh: '创建交换机成功' },
  },
  initial: (_row, context) => {
    const { vpc } = context.parameters;
    return vpc === undefined ? {} : { vpc };
  },
};

export const createVSwitch: Control = { label: createForm.title, operation: createForm, primary: true };

export const deleteVSwitch: Control = {
  label: { en: 'Delete', zh: '删除' },
  operation: {
    kind: 'confirm',
    title: { en: 'Delete vSwitch', zh: '删除交换机' },
    message: { en: 'Delete this vSwitch?', zh: '是否删除该交换机？' },
    run: async (row, context) => {
      await context.call('vpc', 'DeleteVSwitch', { RegionId: context.region, VSwitchId: textOf(row, 'VSwitchId') });
      return {};
    },
    success: { en: 'The vSwitch is deleted.', zh: '删除交换机成功' },
  },
};
