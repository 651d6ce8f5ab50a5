import type { Control, Page, TableSection, Text } from '../../../spec/console.js';
import { attributeColumn } from '../../shared/columns.js';
import { loadBalancer } from '../load-balancer.js';
import { listeners, listeners2018, listeners2019 } from './listeners.js';
import { balancerId, readBalancer } from './read.js';
import { defaultGroup, vserverGroups } from './server-groups.js';

function setStatus(label: Text, status: 'active' | 'inactive'): Control {
  return {
    label,
    operation: {
      kind: 'confirm',
      title: label,
      message: { en: 'Change the status of this instance?', zh: '是否变更该实例的状态？' },
      run: async (_row, context) => {
        await context.call('slb', 'SetLoadBalancerStatus', {
          RegionId: context.region,
          LoadBalancerId: balancerId(context),
          LoadBalancerStatus: status,
        });
        return {};
      },
      success: { en: 'The status is changed.', zh: '变更成功' },
    },
  };
}

function detailPage(listenerTable: TableSection): Page {
  return {
    name: { en: 'Instance Details', zh: '实例详情' },
    route: '/slb/:region/slbs/:slb',
    parent: '/slb/:region/slbs',
    headingParameter: 'slb',
    buttons: [setStatus({ en: 'Start', zh: '启动' }, 'active'), setStatus({ en: 'Stop', zh: '停止' }, 'inactive')],
    sections: [
      {
        kind: 'tabs',
        tabs: [
          { label: { en: 'Listener', zh: '监听' }, sections: [listenerTable] },
          { label: { en: 'VServer Groups', zh: '虚拟服务器组' }, sections: [vserverGroups] },
          { label: { en: 'Default Server Group', zh: '默认服务器组' }, sections: [defaultGroup] },
          {
            label: { en: 'Primary/Secondary Server Groups', zh: '主备服务器组' },
            sections: [
              {
                kind: 'table',
                buttons: [
                  {
                    label: { en: 'Create Primary/Secondary Server Group', zh: '创建主备服务器组' },
                    operation: { kind: 'unavailable' },
                    primary: true,
                  },
                ],
                rows: async () => [],
                columns: [
                  { label: { en: 'Group Name', zh: '主备服务器组名称' }, value: () => '' },
                  { label: { en: 'Associated Listeners', zh: '关联监听' }, value: () => '' },
                ],
              },
            ],
          },
          {
            label: { en: 'Instance Details', zh: '实例详情' },
            sections: [
              {
                kind: 'details',
                title: { en: 'Basic Information', zh: '基本信息' },
                read: readBalancer,
                items: [
                  'LoadBalancerName',
                  'LoadBalancerId',
                  'LoadBalancerStatus',
                  'AddressType',
                  'NetworkType',
                  'Address',
                  'AddressIPVersion',
                  'VpcId',
                  'VSwitchId',
                  'MasterZoneId',
                  'SlaveZoneId',
                  'LoadBalancerSpec',
                  'DeleteProtection',
                  'ModificationProtectionStatus',
                ].map((name) => attributeColumn(loadBalancer, name)),
              },
              {
                kind: 'details',
                title: { en: 'Billing Information', zh: '付费信息' },
                read: readBalancer,
                items: ['PayType', 'InternetChargeType', 'Bandwidth', 'CreateTime'].map((name) =>
                  attributeColumn(loadBalancer, name),
                ),
              },
            ],
          },
        ],
      },
    ],
  };
}

/** One load balancer. */
export const instanceDetailPage = detailPage(listeners);

/** The same with the words of 2019. */
export const instanceDetailPage2019 = detailPage(listeners2019);

/** The same with the listener dialog of 2018. */
export const instanceDetailPage2018 = detailPage(listeners2018);
