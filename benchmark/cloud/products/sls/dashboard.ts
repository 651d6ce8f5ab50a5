import type { OperationHandler, OperationSpec, ResourceSpec } from '../../spec/index.js';
import {
  createDashboard,
  deleteDashboard,
  followDashboard,
  getDashboard,
  listDashboards,
  updateDashboard,
} from './dashboard-handlers.js';

function operation(access: 'read' | 'write', handler: OperationHandler): OperationSpec {
  return { kind: 'custom', access, source: 'sdk', handler };
}

/** Dashboards, named in their project. */
export const dashboard: ResourceSpec = {
  name: 'dashboard',
  label: { zh: '仪表盘', en: 'Dashboard' },
  id: { attribute: 'dashboardKey', from: 'caller' },
  ramResource: 'project/{projectName}/dashboard/{dashboardName}',
  scope: 'region',
  attributes: {
    dashboardKey: {
      type: 'string',
      label: { zh: '仪表盘', en: 'Dashboard' },
      source: 'assumed',
      generated: { kind: 'id' },
    },
    projectName: { type: 'string', label: { zh: 'Project', en: 'Project' }, source: 'sdk' },
    dashboardName: { type: 'string', label: { zh: '仪表盘ID', en: 'Dashboard ID' }, source: 'sdk' },
    displayName: { type: 'string', label: { zh: '仪表盘名称', en: 'Dashboard Name' }, source: 'document' },
    description: { type: 'string', label: { zh: '描述', en: 'Description' }, source: 'sdk', default: '' },
    attribute: {
      type: 'object',
      label: { zh: '属性', en: 'Attributes' },
      source: 'sdk',
      generated: { kind: 'constant', value: { type: 'grid' } },
    },
    charts: {
      type: 'object-list',
      label: { zh: '统计图表', en: 'Charts' },
      source: 'sdk',
      generated: { kind: 'constant', value: [] },
    },
    isFollowed: { type: 'boolean', label: { zh: '我的关注', en: 'Watchlist' }, source: 'document', default: false },
    createTime: {
      type: 'time',
      label: { zh: '创建时间', en: 'Created At' },
      source: 'assumed',
      generated: { kind: 'creation-time' },
    },
    lastModifyTime: {
      type: 'time',
      label: { zh: '修改时间', en: 'Modified At' },
      source: 'assumed',
      generated: { kind: 'creation-time' },
    },
  },
  operations: {
    CreateDashboard: operation('write', createDashboard),
    GetDashboard: operation('read', getDashboard),
    ListDashboard: operation('read', listDashboards),
    UpdateDashboard: operation('write', updateDashboard),
    DeleteDashboard: operation('write', deleteDashboard),
    // The console remembers what each account follows by a call of its own that no SDK has.
    FollowDashboard: {
      kind: 'custom',
      access: 'write',
      source: 'assumed',
      ramAction: 'log:UpdateDashboard',
      parameters: { isFollowed: { type: 'boolean', required: true } },
      handler: followDashboard,
    },
  },
  notFound: { status: 404, code: 'DashboardNotExist', message: 'dashboard {id} does not exist' },
  alreadyExists: { status: 400, code: 'DashboardAlreadyExist', message: 'dashboard {id} already exists' },
};
