import type { Page, PageContext, Row } from '../../../spec/console.js';
import { listOf } from '../../../spec/rows.js';
import { attributeColumn } from '../../shared/columns.js';
import { notOffered } from '../../shared/not-offered.js';
import { instance } from '../instance.js';
import { callOn, release, rename, resetPassword, restart } from './instance-controls.js';
import { statusColumn } from './instances.js';
import { INSTANCE_ROUTE, instanceNavigation, LIST } from './navigation.js';

async function read(context: PageContext): Promise<Row> {
  const answer = await callOn({}, context, 'DescribeInstanceAttribute');
  return listOf(answer, 'Instances', 'DBInstanceAttribute')[0] ?? {};
}

/** One instance. */
export const instanceDetailPage: Page = {
  name: { en: 'Instance Information', zh: '实例信息' },
  route: `${INSTANCE_ROUTE}/info`,
  parent: LIST,
  headingParameter: 'instance',
  navigation: instanceNavigation,
  sections: [
    {
      kind: 'details',
      title: { en: 'Basic Information', zh: '基本信息' },
      read,
      buttons: [
        { ...notOffered('Log On to Database', '登录数据库'), primary: true },
        notOffered('Change Configurations', '变更配置'),
        notOffered('Minor Version Upgrade', '小版本升级'),
        resetPassword,
        restart,
        release,
      ],
      items: [
        attributeColumn(instance, 'InstanceId'),
        attributeColumn(instance, 'InstanceName', { controls: [rename] }),
        statusColumn,
        attributeColumn(instance, 'EngineVersion'),
        attributeColumn(instance, 'InstanceClass'),
        attributeColumn(instance, 'Capacity'),
        attributeColumn(instance, 'ZoneId'),
        attributeColumn(instance, 'NetworkType'),
        attributeColumn(instance, 'ChargeType'),
        attributeColumn(instance, 'CreateTime'),
        attributeColumn(instance, 'MaintainStartTime'),
        attributeColumn(instance, 'MaintainEndTime'),
      ],
    },
    {
      kind: 'details',
      title: { en: 'Connection Information', zh: '连接信息' },
      read,
      items: [
        attributeColumn(instance, 'ConnectionDomain'),
        attributeColumn(instance, 'Port'),
        attributeColumn(instance, 'PrivateIp'),
        attributeColumn(instance, 'Connections'),
      ],
    },
  ],
};
