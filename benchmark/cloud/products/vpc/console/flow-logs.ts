import type { Control, Page, PageContext, Row, Text } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeColumn, attributeLabel, idAndName } from '../../shared/columns.js';
import { notOffered } from '../../shared/not-offered.js';
import { allPages } from '../../shared/paging.js';
import { flowLog } from '../flow-log.js';
import { FLOW_LOG_ROLE } from '../flow-log-handlers.js';
import { createFlowLog } from './create-flow-log.js';
import { stateColumn } from './shared.js';

const named = (row: Row, region: string) => ({ RegionId: region, FlowLogId: textOf(row, 'FlowLogId') });

const authorize: Control = {
  label: { en: 'Authorize', zh: '立即授权' },
  primary: true,
  operation: {
    kind: 'confirm',
    title: { en: 'Cloud Resource Access Authorization', zh: '云资源访问授权' },
    message: {
      en: `VPC asks for the role ${FLOW_LOG_ROLE}, with which it delivers flow logs to Log Service.`,
      zh: `VPC请求获取角色${FLOW_LOG_ROLE}，用于将流日志投递到日志服务。`,
    },
    okLabel: { en: 'Confirm Authorization Policy', zh: '同意授权' },
    run: async (_row, context) => {
      const statement = { Action: 'sts:AssumeRole', Effect: 'Allow', Principal: { Service: ['vpc.aliyuncs.com'] } };
      await context.call('ram', 'CreateRole', {
        RoleName: FLOW_LOG_ROLE,
        Description: 'VPC delivers flow logs to Log Service.',
        AssumeRolePolicyDocument: JSON.stringify({ Statement: [statement], Version: '1' }),
      });
      return {};
    },
    success: { en: 'VPC is authorized.', zh: '授权成功' },
  },
};

const isUnauthorized = async (context: PageContext) =>
  (await context.find('ram', 'GetRole', { RoleName: FLOW_LOG_ROLE })) === undefined;

function change(label: Text, action: string, from: string, success: Text): Control {
  return {
    label,
    disabled: (row) => textOf(row, 'Status') !== from,
    operation: {
      kind: 'confirm',
      title: label,
      message: { en: 'Apply this to the flow log?', zh: '是否对该流日志执行此操作？' },
      run: async (row, context) => {
        await context.call('vpc', action, named(row, context.region));
        return {};
      },
      success,
    },
  };
}

const edit: Control = {
  label: { en: 'Edit', zh: '编辑' },
  operation: {
    kind: 'dialog',
    title: { en: 'Edit FlowLog', zh: '编辑流日志' },
    form: {
      groups: [
        {
          fields: [
            {
              name: 'name',
              kind: 'text',
              label: attributeLabel(flowLog, 'FlowLogName'),
              required: true,
              maxLength: 128,
            },
            { name: 'description', kind: 'textarea', label: attributeLabel(flowLog, 'Description'), maxLength: 256 },
          ],
        },
      ],
      submit: async (values, context, row) => {
        await context.call('vpc', 'ModifyFlowLogAttribute', {
          ...named(row, context.region),
          FlowLogName: values.name,
          Description: values.description ?? '',
        });
        return {};
      },
      success: { en: 'The flow log is changed.', zh: '编辑流日志成功' },
    },
    initial: (row) => ({ name: textOf(row, 'FlowLogName'), description: textOf(row, 'Description') }),
  },
};

const remove: Control = {
  label: { en: 'Delete', zh: '删除' },
  operation: {
    kind: 'confirm',
    title: { en: 'Delete FlowLog', zh: '删除流日志' },
    message: { en: 'Delete this flow log?', zh: '是否删除该流日志？' },
    run: async (row, context) => {
      await context.call('vpc', 'DeleteFlowLog', named(row, context.region));
      return {};
    },
    success: { en: 'The flow log is deleted.', zh: '删除流日志成功' },
  },
};

/** Flow logs of a region, and the authorisation that they need once. */
export const flowLogsPage: Page = {
  name: { en: 'Flow Log', zh: '流日志' },
  route: '/vpc/:region/flowlogs',
  sections: [
    {
      kind: 'notice',
      text: {
        en: 'VPC needs your authorization once before it can deliver flow logs to Log Service.',
        zh: '首次使用流日志前，需授权VPC将流日志投递到日志服务。',
      },
      buttons: [authorize],
      shown: isUnauthorized,
    },
    {
      kind: 'table',
      search: { en: 'Enter a flow log ID or name', zh: '输入流日志ID或名称' },
      buttons: [{ label: createFlowLog.title, operation: createFlowLog, primary: true }],
      rows: async (context) =>
        await allPages(context, { product: 'vpc', action: 'DescribeFlowLogs', at: ['FlowLogs', 'FlowLog'] }),
      columns: [
        {
          label: { en: 'Instance ID/Name', zh: '实例ID/名称' },
          value: (row) => idAndName(row, 'FlowLogId', 'FlowLogName'),
          width: 210,
        },
        stateColumn(flowLog),
        attributeColumn(flowLog, 'ResourceType'),
        attributeColumn(flowLog, 'ResourceId'),
        attributeColumn(flowLog, 'TrafficType'),
        attributeColumn(flowLog, 'ProjectName'),
        attributeColumn(flowLog, 'LogStoreName'),
        attributeColumn(flowLog, 'CreationTime'),
      ],
      rowControls: [
        change({ en: 'Start', zh: '启动' }, 'ActiveFlowLog', 'Inactive', {
          en: 'The flow log is started.',
          zh: '启动流日志成功',
        }),
        change({ en: 'Stop', zh: '停止' }, 'DeactiveFlowLog', 'Active', {
          en: 'The flow log is stopped.',
          zh: '停止流日志成功',
        }),
        edit,
        notOffered('View Logs', '查看日志'),
        remove,
      ],
    },
  ],
};
