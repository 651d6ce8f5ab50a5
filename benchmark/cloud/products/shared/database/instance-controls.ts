import type { Control, PageContext, Row, Text } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';

/** Calls an operation on the instance of a record, or of the address where the page shows one. */
export type InstanceCall = (row: Row, context: PageContext, action: string, parameters?: Row) => Promise<Row>;

/** The calls of a product whose operations name an instance by the attribute `id`. */
export function instanceCall(product: string, id: string): InstanceCall {
  return async (row, context, action, parameters = {}) =>
    await context.call(product, action, {
      RegionId: context.region,
      [id]: textOf(row, id) || context.parameters.instance,
      ...parameters,
    });
}

interface InstanceControls {
  readonly callOn: InstanceCall;
  readonly isBusy: (row: Row) => boolean;
  /** Route of the list that a released instance was on. */
  readonly list: string;
  readonly restart: { readonly label: Text; readonly action: string };
  readonly release: { readonly label: Text; readonly action: string };
  /** The operation that sets the attribute with the name. */
  readonly rename: {
    readonly action: string;
    readonly attribute: string;
    readonly label: Text;
    readonly maxLength: number;
  };
}

/** What can be done to an instance of RDS and of Redis alike. */
export function instanceControls({
  callOn,
  isBusy,
  list,
  ...words
}: InstanceControls): Readonly<Record<'restart' | 'release' | 'rename', Control>> {
  const { action, attribute, label, maxLength } = words.rename;
  return {
    restart: {
      label: words.restart.label,
      disabled: isBusy,
      operation: {
        kind: 'confirm',
        title: { en: 'Restart Instance', zh: '重启实例' },
        message: {
          en: 'Connections are lost for some seconds. Restart the instance?',
          zh: '重启期间会有秒级的连接中断。确定重启实例？',
        },
        run: async (row, context) => {
          await callOn(row, context, words.restart.action);
          return {};
        },
        success: { en: 'The instance is restarting.', zh: '实例重启中' },
      },
    },
    release: {
      label: words.release.label,
      disabled: isBusy,
      operation: {
        kind: 'confirm',
        title: { en: 'Release Instance', zh: '释放实例' },
        message: {
          en: 'All data of a released instance is lost. Release it?',
          zh: '释放后实例数据将无法恢复。确定释放实例？',
        },
        run: async (row, context) => {
          await callOn(row, context, words.release.action);
          return { navigate: list };
        },
        success: { en: 'The instance is released.', zh: '实例释放成功' },
      },
    },
    rename: {
      label: { en: 'Edit', zh: '编辑' },
      icon: 'edit',
      operation: {
        kind: 'dialog',
        title: { en: 'Edit Instance Name', zh: '修改实例名称' },
        initial: (row) => ({ name: textOf(row, attribute) }),
        form: {
          groups: [{ fields: [{ name: 'name', kind: 'text', label, required: true, maxLength }] }],
          submit: async (values, context, row) => {
            await callOn(row, context, action, { [attribute]: values.name });
            return {};
          },
          success: { en: 'The name is changed.', zh: '修改成功' },
        },
      },
    },
  };
}
