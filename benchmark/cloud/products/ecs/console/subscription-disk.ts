import type { Confirm, Control, FieldGroup } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeLabel } from '../../shared/columns.js';
import { given } from '../../shared/common-fields.js';
import { disk } from '../disk.js';
import { diskCategoryOptions } from './disk-options.js';
import { ecsCall, say, unavailable } from './shared.js';

/** The order is placed only once it is paid. */
const pay: Confirm = {
  kind: 'confirm',
  title: say('Payment', '支付'),
  message: say('The order is paid from your account balance.', '订单将从账户余额中支付。'),
  okLabel: say('Confirm to Pay', '确认支付'),
  run: async ({ quantity, ...order }, context) => {
    for (let count = 0; count < Number(quantity); count += 1) await ecsCall(context, 'CreateDisk', order);
    return {};
  },
  success: say('The disks are being attached.', '磁盘正在挂载'),
};

/** Labels: document of early 2019. */
const diskFields: FieldGroup = {
  title: say('Disk', '磁盘'),
  buttons: [unavailable('Create from snapshot', '用快照创建磁盘')],
  fields: [
    {
      name: 'category',
      kind: 'select',
      label: say('Cloud disk type', '云盘类型'),
      required: true,
      initial: 'cloud_efficiency',
      options: diskCategoryOptions,
    },
    {
      name: 'size',
      kind: 'number',
      label: say('Cloud disk capacity', '云盘容量'),
      required: true,
      initial: 20,
      minimum: 20,
      maximum: 32_768,
      unit: say('GiB', 'GiB'),
    },
    {
      name: 'encryption',
      kind: 'checkboxes',
      label: say('Cloud disk encryption', '云盘加密'),
      options: [{ value: 'on', label: attributeLabel(disk, 'Encrypted') }],
    },
    { name: 'quantity', kind: 'number', label: say('Quantity', '数量'), initial: 1, minimum: 1, maximum: 16 },
    { name: 'name', kind: 'text', label: attributeLabel(disk, 'DiskName'), maxLength: 128 },
    { name: 'description', kind: 'textarea', label: attributeLabel(disk, 'Description'), maxLength: 256 },
    {
      name: 'agreed',
      kind: 'agreement',
      label: say('ECS Service Level Agreement', '云服务器ECS服务等级协议'),
      required: true,
    },
  ],
};

/** Orders disks for an instance; they come attached. */
export const addSubscriptionDisk: Control = {
  label: say('Add Subscription Cloud Disk', '增加包年包月磁盘'),
  operation: {
    kind: 'drawer',
    title: say('Add Subscription Cloud Disk', '增加包年包月磁盘'),
    form: {
      groups: [],
      steps: [
        { title: say('Configurations', '配置'), groups: [diskFields], next: say('Preview', '预览') },
        { title: say('Order', '订单'), groups: [], review: true },
      ],
      submit: async (values, _context, row) => ({
        open: {
          operation: pay,
          row: {
            quantity: values.quantity ?? 1,
            InstanceId: textOf(row, 'InstanceId'),
            DiskCategory: values.category,
            Size: values.size,
            Encrypted: Array.isArray(values.encryption) && values.encryption.length > 0,
            ...given('DiskName', values.name),
            ...given('Description', values.description),
          },
        },
      }),
      submitLabel: say('Create Order', '创建订单'),
    },
  },
};
