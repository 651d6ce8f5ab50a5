import type { Column, Field, Text } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { idAndName } from '../../shared/columns.js';
import { readServers } from './read.js';

const nameColumn: Column = {
  label: { en: 'ECS Instance ID/Name', zh: '云服务器ID/名称' },
  value: (row) => idAndName(row, 'ServerId', 'Name'),
};

/** Columns of an ECS instance as a backend server. */
export const serverColumns: readonly Column[] = [
  nameColumn,
  { label: { en: 'Zone', zh: '可用区' }, value: (row) => textOf(row, 'ZoneId') },
  { label: { en: 'Private IP Address', zh: '私网IP地址' }, value: (row) => textOf(row, 'Address') },
  {
    label: { en: 'Status', zh: '状态' },
    value: (row) => textOf(row, 'Status'),
    states: {
      Running: { label: { en: 'Running', zh: '运行中' }, tone: 'success' },
      Stopped: { label: { en: 'Stopped', zh: '已停止' }, tone: 'disabled' },
    },
  },
];

interface ServersField {
  readonly name: string;
  readonly label?: Text;
  readonly add: Text;
  readonly when?: Field['when'];
  /** Ports are asked in the panel already, as for a VServer group. */
  readonly portsInPanel?: boolean;
  /** A default group has no port of its own outside a listener. */
  readonly withoutPorts?: boolean;
}

/** ECS instances picked in the panel of the account's servers, with weight and port. */
export function serversField({
  name,
  label = { en: 'Servers', zh: '已添加服务器' },
  add,
  when,
  portsInPanel = false,
  withoutPorts = false,
}: ServersField): Field {
  const port: Field = {
    name: 'Port',
    kind: 'number',
    label: { en: 'Port', zh: '端口' },
    required: true,
    minimum: 1,
    maximum: 65_535,
  };
  const weight: Field = {
    name: 'Weight',
    kind: 'number',
    label: { en: 'Weight', zh: '权重' },
    initial: 100,
    minimum: 0,
    maximum: 100,
  };
  return {
    name,
    kind: 'pick',
    label,
    add,
    ...(when ? { when } : {}),
    panel: {
      title: { en: 'My Servers', zh: '我的服务器' },
      columns: serverColumns,
      load: readServers,
      confirm: portsInPanel ? { en: 'Next', zh: '下一步：配置权重和端口号' } : { en: 'Next', zh: '下一步' },
      next: {
        title: { en: 'Configure Ports and Weights', zh: '配置端口和权重' },
        fields: portsInPanel ? ['Port', 'Weight'] : ['Weight'],
        confirm: { en: 'Add', zh: portsInPanel ? '确定' : '添加' },
      },
    },
    columns: [nameColumn],
    fields: withoutPorts ? [weight] : [weight, port],
  };
}
