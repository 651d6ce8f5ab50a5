import type { Page, TableSection } from '../../../spec/console.js';
import { attributeColumn } from '../../shared/columns.js';
import { emptyTable, notOffered } from '../../shared/not-offered.js';
import { loadBalancer } from '../load-balancer.js';
import { startInstance, stopInstance } from './instance-controls.js';
import { listeners, listeners2018, listeners2019 } from './listeners.js';
import { readBalancer } from './read.js';
import { defaultGroup, vserverGroups } from './server-groups.js';

function detailPage(listenerTable: TableSection): Page {
  return {
    name: { en: 'Instance Details', zh: '实例详情' },
    route: '/slb/:region/slbs/:slb',
    parent: '/slb/:region/slbs',
    headingParameter: 'slb',
    buttons: [startInstance, stopInstance],
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
              emptyTable(
                [
                  { en: 'Group Name', zh: '主备服务器组名称' },
                  { en: 'Associated Listeners', zh: '关联监听' },
                ],
                {
                  buttons: [
                    { ...notOffered('Create Primary/Secondary Server Group', '创建主备服务器组'), primary: true },
                  ],
                },
              ),
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
