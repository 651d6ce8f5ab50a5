import type { Control, Page, Text } from '../../../spec/console.js';
import { emptyTable } from '../../shared/not-offered.js';
import { autoProvisioningGroup, purchaseReservedInstance } from './outside-forms.js';
import { say, unavailable, unavailables } from './shared.js';

/** A list that is empty in every account, with the functions that the documents name; none of them is in the slice. */
function outside(
  name: Text,
  route: string,
  buttons: readonly Control[],
  columns: readonly Text[],
  rowControls: readonly Control[] = [],
): Page {
  return {
    name,
    route,
    sections: [emptyTable(columns, { buttons, rowControls })],
  };
}

/** Lists of what this cloud does not offer. */
export const outsidePages: readonly Page[] = [
  outside(
    say('Reserved Instances', '预留实例券'),
    '/reservedInstance/region/:region',
    [purchaseReservedInstance, unavailable('Export', '导出')],
    [say('ID/Name', 'ID/名称'), say('Status', '状态'), say('Term', '时长'), say('Payment Option', '付费选项')],
    unavailables(['Split', '拆分'], ['Merge', '合并']),
  ),
  outside(
    say('Launch Templates', '实例启动模板'),
    '/launchTemplate/region/:region',
    unavailables(['Create Template', '创建模板'], ['Tag', '标签']),
    [say('Template ID/Name', '模板ID/名称'), say('Default Version', '默认版本'), say('Created At', '创建时间')],
    unavailables(['Create Instance', '创建实例'], ['Create Version', '新建版本'], ['Delete', '删除']),
  ),
  outside(
    say('Auto Provisioning', '弹性供应'),
    '/autoProvisioning/region/:region',
    [autoProvisioningGroup(say('Create Auto Provisioning Group', '创建弹性供应组'))],
    [say('Group ID/Name', '供应组ID/名称'), say('Status', '状态'), say('Target Capacity', '目标总容量')],
    [
      unavailable('View Details', '查看详情'),
      autoProvisioningGroup(say('Modify', '修改')),
      unavailable('Delete', '删除'),
    ],
  ),
  outside(
    say('Cloud Assistant', '云助手'),
    '/cloudAssistant/region/:region',
    unavailables(['Create/Run Command', '创建/执行命令'], ['Send File', '发送文件'], ['Register Instance', '注册实例']),
    [say('Command ID/Name', '命令ID/名称'), say('Command Type', '命令类型'), say('Created At', '创建时间')],
    unavailables(['Run', '执行'], ['Clone', '克隆'], ['Delete', '删除']),
  ),
  outside(
    say('Deployment Sets', '部署集'),
    '/deploymentSet/region/:region',
    unavailables(['Create Deployment Set', '创建部署集']),
    [say('Deployment Set ID/Name', '部署集ID/名称'), say('Policy', '部署策略'), say('Instances', '实例数')],
    unavailables(['Create Instance', '创建实例'], ['Modify', '修改'], ['Delete', '删除']),
  ),
];
