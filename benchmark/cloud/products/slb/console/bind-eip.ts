import type { Control, Field, Form, Row } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { readAddresses } from './read.js';

/** Only a private load balancer of a VPC takes an address, and only one. */
const canBind = (row: Row) =>
  textOf(row, 'NetworkType') === 'vpc' &&
  textOf(row, 'AddressType') === 'intranet' &&
  textOf(row, 'AllocationId') === '';

const address: Field = {
  name: 'address',
  kind: 'select',
  label: { en: 'Available EIPs', zh: '可用EIP' },
  required: true,
  placeholder: { en: 'Select an EIP', zh: '请选择EIP' },
  options: {
    load: async (context) =>
      (await readAddresses(context, { Status: 'Available' })).map((eip) => ({
        value: textOf(eip, 'AllocationId'),
        label: [textOf(eip, 'IpAddress'), textOf(eip, 'AllocationId'), textOf(eip, 'Name')].filter(Boolean).join(' / '),
      })),
    latency: 400,
    empty: { en: 'No EIP is available in this region.', zh: '当前地域没有可用的EIP' },
  },
};

const form: Form = {
  groups: [{ fields: [address] }],
  submit: async (values, context, row) => {
    await context.call('vpc', 'AssociateEipAddress', {
      RegionId: context.region,
      AllocationId: values.address,
      InstanceId: textOf(row, 'LoadBalancerId'),
      InstanceType: 'SlbInstance',
    });
    return {};
  },
  success: { en: 'The EIP is being associated.', zh: '绑定EIP成功' },
};

const title = { en: 'Bind EIP', zh: '绑定EIP' };

/** A panel at the right, since 2020. */
export const bindEip: Control = {
  label: title,
  disabled: (row) => !canBind(row),
  operation: {
    kind: 'drawer',
    title,
    notice: {
      en: 'Traffic from the VPC to the instance may be interrupted for a moment.',
      zh: '绑定过程中，来自专有网络的访问可能出现短暂中断。',
    },
    form,
  },
};

/** Before, a dialog with another word on its button. */
export const bindEip2019: Control = {
  label: title,
  disabled: (row) => !canBind(row),
  operation: { kind: 'dialog', title, form: { ...form, submitLabel: { en: 'OK', zh: '确认' } } },
};

export const unbindEip: Control = {
  label: { en: 'Unbind EIP', zh: '解绑EIP' },
  disabled: (row) => textOf(row, 'AllocationId') === '' || textOf(row, 'EipStatus') !== 'InUse',
  operation: {
    kind: 'confirm',
    title: { en: 'Unbind EIP', zh: '解绑EIP' },
    message: { en: 'Unbind the EIP from this instance?', zh: '是否解绑该实例的EIP？' },
    run: async (row, context) => {
      await context.call('vpc', 'UnassociateEipAddress', {
        RegionId: context.region,
        AllocationId: textOf(row, 'AllocationId'),
        InstanceId: textOf(row, 'LoadBalancerId'),
        InstanceType: 'SlbInstance',
      });
      return {};
    },
    success: { en: 'The EIP is being unbound.', zh: '解绑EIP成功' },
  },
};
