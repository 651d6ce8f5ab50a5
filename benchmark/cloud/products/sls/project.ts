import type { ResourceSpec } from '../../spec/index.js';
import {
  changeResourceGroup,
  checkProjectName,
  deleteProject,
  getProject,
  listProjects,
  referProject,
  updateProject,
} from './project-handlers.js';

/** Log projects. Their names are host names, so no two in the cloud are equal. */
export const project: ResourceSpec = {
  name: 'project',
  label: { zh: 'Project', en: 'Project' },
  id: { attribute: 'projectName', from: 'caller' },
  uniqueOver: 'cloud',
  scope: 'region',
  attributes: {
    projectName: {
      type: 'string',
      label: { zh: 'Project名称', en: 'Project Name' },
      source: 'document',
      required: true,
      pattern: '[a-z0-9][a-z0-9-]{1,61}[a-z0-9]',
      malformed: { status: 400, code: 'ParameterInvalid', message: 'The project name is invalid.' },
    },
    description: {
      type: 'string',
      label: { zh: '注释', en: 'Description' },
      source: 'document',
      pattern: '[^<>\'"\\\\]{0,64}',
      malformed: { status: 400, code: 'ParameterInvalid', message: 'The project description is invalid.' },
    },
    region: {
      type: 'string',
      label: { zh: '所属地域', en: 'Region' },
      source: 'document',
      generated: { kind: 'region' },
    },
    dataRedundancyType: {
      type: 'string',
      label: { zh: '存储冗余类型', en: 'Storage Redundancy Type' },
      source: 'sdk',
      default: 'LRS',
      values: [
        { value: 'LRS', label: { zh: '本地冗余', en: 'LRS' } },
        { value: 'ZRS', label: { zh: '同城冗余', en: 'ZRS' } },
      ],
    },
    resourceGroupId: {
      type: 'string',
      label: { zh: '资源组', en: 'Resource Group' },
      source: 'sdk',
      default: 'rg-default',
    },
    createTime: {
      type: 'time',
      label: { zh: '创建时间', en: 'Created At' },
      source: 'sdk',
      generated: { kind: 'creation-time' },
    },
    lastModifyTime: {
      type: 'time',
      label: { zh: '修改时间', en: 'Modified At' },
      source: 'sdk',
      generated: { kind: 'creation-time' },
    },
  },
  operations: {
    CreateProject: {
      kind: 'create',
      access: 'write',
      source: 'provider',
      accepts: ['projectName', 'description', 'dataRedundancyType', 'resourceGroupId'],
      returns: [],
      before: checkProjectName,
      after: referProject,
    },
    GetProject: {
      kind: 'custom',
      access: 'read',
      source: 'provider',
      handler: getProject,
    },
    ListProject: {
      kind: 'custom',
      access: 'read',
      source: 'sdk',
      parameters: { allRegions: { type: 'boolean' } },
      handler: listProjects,
    },
    UpdateProject: {
      kind: 'custom',
      access: 'write',
      source: 'sdk',
      handler: updateProject,
    },
    ChangeResourceGroup: {
      kind: 'custom',
      access: 'write',
      source: 'provider',
      parameters: {
        resourceId: { type: 'string', required: true },
        resourceGroupId: { type: 'string', required: true },
      },
      handler: changeResourceGroup,
    },
    DeleteProject: {
      kind: 'custom',
      access: 'write',
      source: 'provider',
      handler: deleteProject,
    },
  },
  notFound: { status: 404, code: 'ProjectNotExist', message: 'The Project does not exist : {id}' },
  alreadyExists: { status: 400, code: 'ProjectAlreadyExist', message: 'Project {id} already exist.' },
  quota: {
    limit: 50,
    per: 'account',
    error: { status: 400, code: 'ExceedQuota', message: 'The number of projects has reached its quota.' },
  },
};
