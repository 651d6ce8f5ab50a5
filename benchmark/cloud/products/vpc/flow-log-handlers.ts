import { ApiError, type Label, type OperationHandler, type RecordHook } from '../../spec/index.js';

/** What a flow log may watch. Source: the document "Enable the flow log feature". */
export const FLOW_LOG_RESOURCES: readonly {
  readonly type: string;
  readonly label: Label;
  /** `product/resource`. */
  readonly resource: string;
}[] = [
  { type: 'NetworkInterface', label: { zh: '弹性网卡', en: 'Network Interface' }, resource: 'ecs/network-interface' },
  { type: 'VSwitch', label: { zh: '交换机', en: 'vSwitch' }, resource: 'vpc/vswitch' },
  { type: 'VPC', label: { zh: '专有网络', en: 'VPC' }, resource: 'vpc/vpc' },
];

/** Role in whose name VPC writes to the log service; the account grants it once. */
export const FLOW_LOG_ROLE = 'AliyunVPCLogArchiveRole';

/** What is watched, and where its log goes, must exist in the region; and VPC must be allowed to write there. */
export const checkFlowLog: OperationHandler = ({ parameters, regionId, store }) => {
  const kind = FLOW_LOG_RESOURCES.find(({ type }) => type === parameters.ResourceType);
  const watched = kind && store.get(kind.resource, String(parameters.ResourceId));
  if (watched?.regionId !== regionId) {
    throw new ApiError({
      status: 404,
      code: 'ResourceNotFound.ResourceId',
      message: 'The specified resource does not exist.',
    });
  }
  const { ProjectName: projectName, LogStoreName: logstoreName } = parameters;
  const project = store.get('sls/project', String(projectName));
  if (project?.regionId !== regionId) {
    throw new ApiError({
      status: 404,
      code: 'ResourceNotFound.ProjectName',
      message: 'The specified project does not exist in the region.',
    });
  }
  if (store.find('sls/logstore', { projectName, logstoreName }).length === 0) {
    throw new ApiError({
      status: 404,
      code: 'ResourceNotFound.LogStoreName',
      message: 'The specified Logstore does not exist.',
    });
  }
  if (store.get('ram/role', FLOW_LOG_ROLE) === undefined) {
    throw new ApiError({
      status: 403,
      code: 'Forbidden.SlsRoleNotAuthorized',
      message: `VPC is not authorized to write to Log Service: the role ${FLOW_LOG_ROLE} does not exist.`,
    });
  }
  if (store.find('vpc/flow-log', { ResourceId: parameters.ResourceId }, regionId).length > 0) {
    throw new ApiError({
      status: 400,
      code: 'Conflict.FlowLog',
      message: 'A flow log of the specified resource exists already.',
    });
  }
  return {};
};

/** Starts or stops the collection. */
export function enterFlowLogState(state: string): RecordHook {
  return ({ store }, record) => {
    store.enterState(record, state);
    return { Success: 'true' };
  };
}
