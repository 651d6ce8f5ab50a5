import type { Control, Page, PageContext, Row } from '../../../spec/console.js';
import { listOf, textOf } from '../../../spec/rows.js';
import { attributeColumn, idAndName } from '../../shared/columns.js';
import { notOffered } from '../../shared/not-offered.js';
import { tagLines } from '../../shared/paging.js';
import { loadBalancer } from '../load-balancer.js';
import { bindEip, bindEip2019, unbindEip } from './bind-eip.js';
import {
  addBackendServers,
  changeSpecification,
  configureListener,
  editTags,
  manageSubscription,
  otherInstanceControls,
  protection,
  releaseInstance,
  renameInstance,
  startInstance,
  stopInstance,
} from './instance-controls.js';
import { readAddresses, readBalancers, readListeners } from './read.js';

async function readInstances(context: PageContext): Promise<readonly Row[]> {
  const [balancers, listeners, addresses] = await Promise.all([
    readBalancers(context),
    readListeners(context),
    readAddresses(context, { AssociatedInstanceType: 'SlbInstance' }),
  ]);
  return balancers.map((balancer) => {
    const id = textOf(balancer, 'LoadBalancerId');
    const eip = addresses.find((address) => textOf(address, 'InstanceId') === id);
    return {
      ...balancer,
      Listeners: listeners.filter((listener) => textOf(listener, 'LoadBalancerId') === id),
      ...(eip && {
        AllocationId: eip.AllocationId,
        EipAddress: eip.IpAddress,
        EipStatus: eip.Status,
      }),
    };
  });
}

function addressLines(row: Row): readonly string[] {
  const kind = { vpc: 'VPC', classic: 'Classic' }[textOf(row, 'NetworkType')] ?? '';
  const own = `${textOf(row, 'Address')} (${kind} ${textOf(row, 'AddressType')})`;
  const eip = textOf(row, 'EipAddress');
  return eip === '' ? [own] : [own, `${eip} (EIP)`];
}

function portLines(row: Row): readonly string[] {
  return listOf(row, 'Listeners').map(
    (listener) => `${textOf(listener, 'ListenerProtocol').toUpperCase()}:${textOf(listener, 'ListenerPort')}`,
  );
}

const menu: readonly Control[] = [
  startInstance,
  stopInstance,
  releaseInstance,
  editTags,
  bindEip,
  unbindEip,
  changeSpecification,
  protection,
  ...otherInstanceControls,
];

function instancesPage(route: string, rowControls: readonly Control[], name: Page['name']): Page {
  return {
    name,
    route,
    sections: [
      {
        kind: 'table',
        search: { en: 'Enter an instance name or ID', zh: '请输入实例名称或ID' },
        buttons: [
          {
            label: { en: 'Create Instance', zh: '创建负载均衡' },
            operation: { kind: 'go', route: '/slb/:region/slbs/new' },
            primary: true,
          },
          notOffered('Export', '导出'),
        ],
        rows: readInstances,
        columns: [
          {
            label: { en: 'Instance Name/ID', zh: '实例名称/ID' },
            value: (row) => idAndName(row, 'LoadBalancerId', 'LoadBalancerName'),
            link: (row) => `/slb/:region/slbs/${textOf(row, 'LoadBalancerId')}`,
            controls: [renameInstance],
            width: 180,
          },
          { label: { en: 'IP Address', zh: '服务地址' }, value: addressLines, width: 150 },
          attributeColumn(loadBalancer, 'LoadBalancerStatus', {
            tones: { active: 'success', inactive: 'disabled', locked: 'error' },
            width: 90,
          }),
          { label: { en: 'Tag', zh: '标签' }, value: tagLines, width: 56 },
          {
            label: { en: 'Port/Health Check/Backend Server', zh: '端口/健康检查/后端服务器' },
            value: portLines,
            width: 110,
          },
          attributeColumn(loadBalancer, 'LoadBalancerSpec', { width: 100 }),
        ],
        rowControls,
        batch: [startInstance, stopInstance, releaseInstance, editTags],
      },
    ],
  };
}

/** What the instance list is called, from 2020 on. */
const currentName = { en: 'Instances', zh: '实例管理' };
const earlierName = { en: 'Server Load Balancer', zh: '实例管理' };

/** Addresses that documents give for the list; the first is the one that the console itself uses. */
const ROUTES = ['/slb/:region/slbs', '/slb/:region', '/slb'];

/** The list of load balancers of a region. */
export const instancesPages: readonly Page[] = ROUTES.map((route) =>
  instancesPage(route, [configureListener, addBackendServers, ...menu], currentName),
);

/** Before 2020 the other actions hung on a word instead of an icon. */
export const instancesPages2019: readonly Page[] = ROUTES.map((route) =>
  instancesPage(
    route,
    [
      configureListener,
      addBackendServers,
      manageSubscription,
      {
        label: { en: 'More', zh: '更多' },
        operation: { kind: 'menu', items: menu.map((control) => (control === bindEip ? bindEip2019 : control)) },
      },
    ],
    earlierName,
  ),
);

/** Instances that wait for their renewal: none, as the local cloud has no bills. */
export const expiredPage: Page = {
  name: { en: 'Expired Instances', zh: '过期实例' },
  route: '/slb/:region/expired',
  sections: [
    {
      kind: 'table',
      search: { en: 'Enter an instance name or ID', zh: '请输入实例名称或ID' },
      rows: async () => [],
      columns: [
        attributeColumn(loadBalancer, 'LoadBalancerId'),
        attributeColumn(loadBalancer, 'LoadBalancerStatus'),
        attributeColumn(loadBalancer, 'EndTime'),
      ],
      rowControls: [notOffered('Renew', '续费')],
    },
  ],
};
