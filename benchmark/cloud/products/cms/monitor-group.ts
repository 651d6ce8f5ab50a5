import type { ResourceSpec } from '../../spec/index.js';
import { constantAttribute } from '../shared/attribute-shapes.js';
import { exceedingQuota, resourceNotFound } from './errors.js';
import {
  addInstances,
  changeGroup,
  contactGroupNames,
  deletedGroup,
  hasKeyword,
  listInstances,
  newGroup,
  removeInstances,
} from './monitor-group-handlers.js';

const byGroup = { GroupId: { type: 'string', required: true } } as const;

/** Application groups: resources that are watched together. */
export const monitorGroup: ResourceSpec = {
  name: 'monitor-group',
  label: { zh: '应用分组', en: 'Application Group' },
  id: { attribute: 'GroupId', from: 'prefix', prefix: '7', length: 6, alphabet: 'digits' },
  scope: 'global',
  attributes: {
    GroupId: { type: 'string', label: { zh: '分组ID', en: 'Group ID' }, source: 'sdk', generated: { kind: 'id' } },
    GroupName: {
      type: 'string',
      label: { zh: '分组名称', en: 'Group Name' },
      source: 'document',
      required: true,
      pattern: '\\S.{0,254}',
    },
    Type: constantAttribute({ zh: '分组类型', en: 'Group Type' }, 'custom'),
    ServiceId: constantAttribute({ zh: '服务ID', en: 'Service ID' }, '0'),
    BindUrl: constantAttribute({ zh: '绑定地址', en: 'Bound Address' }, ''),
    ContactGroupNames: {
      type: 'string-list',
      label: { zh: '联系人组', en: 'Contact Group' },
      source: 'document',
      whenUnset: [],
      shown: 'never',
    },
    Instances: {
      type: 'object-list',
      label: { zh: '资源', en: 'Resources' },
      source: 'document',
      generated: { kind: 'constant', value: [] },
      shown: 'never',
    },
    TemplateIds: {
      type: 'string-list',
      label: { zh: '报警模板', en: 'Alert Templates' },
      source: 'sdk',
      responsePath: 'TemplateIds.TemplateId',
      generated: { kind: 'constant', value: [] },
    },
    GmtCreate: { type: 'integer', label: { zh: '创建时间', en: 'Created At' }, source: 'sdk' },
    GmtModified: { type: 'integer', label: { zh: '修改时间', en: 'Modified At' }, source: 'sdk' },
  },
  operations: {
    CreateMonitorGroup: {
      kind: 'create',
      access: 'write',
      source: 'sdk',
      accepts: ['GroupName'],
      parameters: { ContactGroups: { type: 'string' } },
      returns: [],
      before: newGroup,
      after: (_context, { id }) => ({ GroupId: Number(id) }),
    },
    DescribeMonitorGroups: {
      kind: 'list',
      access: 'read',
      source: 'sdk',
      itemsAt: 'Resources.Resource',
      paging: 'page-number-total',
      defaultPageSize: 30,
      maximumPageSize: 100,
      filters: [{ parameter: 'GroupId', attribute: 'GroupId', match: 'exact' }],
      keep: hasKeyword,
      after: contactGroupNames,
    },
    ModifyMonitorGroup: {
      kind: 'modify',
      access: 'write',
      source: 'sdk',
      sets: { GroupName: 'GroupName' },
      before: changeGroup,
    },
    DeleteMonitorGroup: { kind: 'delete', access: 'write', source: 'sdk', after: deletedGroup },
    CreateMonitorGroupInstances: {
      kind: 'custom',
      access: 'write',
      source: 'sdk',
      parameters: { ...byGroup, Instances: { type: 'object-list', required: true } },
      handler: addInstances,
    },
    DescribeMonitorGroupInstances: {
      kind: 'custom',
      access: 'read',
      source: 'sdk',
      parameters: {
        ...byGroup,
        PageNumber: { type: 'integer', default: 1, minimum: 1 },
        PageSize: { type: 'integer', default: 10, minimum: 1, maximum: 2000 },
      },
      handler: listInstances,
    },
    DeleteMonitorGroupInstances: {
      kind: 'custom',
      access: 'write',
      source: 'sdk',
      parameters: { ...byGroup, InstanceIdList: { type: 'string', required: true } },
      handler: removeInstances,
    },
  },
  notFound: resourceNotFound,
  quota: { limit: 100, per: 'account', error: exceedingQuota },
  auditType: 'ACS::CMS::MonitorGroup',
};
