import type { ParameterSpec, ResourceSpec } from '../../spec/index.js';
import { moveTrail, placeTrail, startLogging, stopLogging, touchTrail, trailStatus } from './trail-handlers.js';

const NAMED: Readonly<Record<string, ParameterSpec>> = {
  Name: {
    type: 'string',
    required: true,
    missing: { status: 400, code: 'MissingTrailNameException', message: 'The trail name must be specified.' },
  },
};

/** Where a trail delivers to, and which events it delivers. */
const SETTINGS = [
  'EventRW',
  'TrailRegion',
  'OssBucketName',
  'OssKeyPrefix',
  'OssWriteRoleArn',
  'SlsProjectArn',
  'SlsWriteRoleArn',
];

/** Trails: they deliver events to a bucket or a log project. Only their settings and states are kept here. */
export const trail: ResourceSpec = {
  name: 'trail',
  label: { zh: '跟踪', en: 'Trail' },
  id: { attribute: 'Name', from: 'caller' },
  scope: 'global',
  attributes: {
    Name: {
      type: 'string',
      label: { zh: '跟踪名称', en: 'Trail Name' },
      source: 'sdk',
      required: true,
      missing: { status: 400, code: 'MissingTrailNameException', message: 'The trail name must be specified.' },
      pattern: '[a-z][a-z0-9_-]{5,35}',
      malformed: {
        status: 400,
        code: 'InvalidTrailNameException',
        message: 'The trail name must be 6 to 36 characters of lowercase letters, digits, hyphens and underscores.',
      },
    },
    HomeRegion: { type: 'string', label: { zh: 'Home地域', en: 'Home Region' }, source: 'sdk' },
    TrailArn: { type: 'string', label: { zh: '跟踪ARN', en: 'Trail ARN' }, source: 'sdk' },
    TrailRegion: { type: 'string', label: { zh: '跟踪地域', en: 'Trail Region' }, source: 'sdk', default: 'All' },
    EventRW: {
      type: 'string',
      label: { zh: '事件类型', en: 'Event Type' },
      source: 'sdk',
      default: 'Write',
      values: [
        { value: 'Write', label: { zh: '写类型', en: 'Write' } },
        { value: 'Read', label: { zh: '读类型', en: 'Read' } },
        { value: 'All', label: { zh: '所有事件', en: 'All' } },
      ],
    },
    OssBucketName: { type: 'string', label: { zh: 'Bucket名称', en: 'Bucket Name' }, source: 'sdk', whenUnset: '' },
    OssKeyPrefix: {
      type: 'string',
      label: { zh: '日志文件前缀', en: 'Log File Prefix' },
      source: 'sdk',
      whenUnset: '',
    },
    OssWriteRoleArn: { type: 'string', label: { zh: 'OSS投递角色', en: 'OSS Role' }, source: 'sdk', whenUnset: '' },
    OssBucketLocation: {
      type: 'string',
      label: { zh: 'Bucket地域', en: 'Bucket Region' },
      source: 'sdk',
      whenUnset: '',
    },
    SlsProjectArn: { type: 'string', label: { zh: '日志项目', en: 'Log Project' }, source: 'sdk', whenUnset: '' },
    SlsWriteRoleArn: { type: 'string', label: { zh: 'SLS投递角色', en: 'SLS Role' }, source: 'sdk', whenUnset: '' },
    IsOrganizationTrail: {
      type: 'boolean',
      label: { zh: '多账号跟踪', en: 'Multi-account Trail' },
      source: 'sdk',
      generated: { kind: 'constant', value: false },
    },
    Status: {
      type: 'string',
      label: { zh: '状态', en: 'Status' },
      source: 'sdk',
      generated: { kind: 'state' },
      shown: 'list',
    },
    CreateTime: {
      type: 'time',
      label: { zh: '创建时间', en: 'Created At' },
      source: 'sdk',
      generated: { kind: 'creation-time' },
    },
    UpdateTime: {
      type: 'time',
      label: { zh: '更新时间', en: 'Updated At' },
      source: 'sdk',
      generated: { kind: 'creation-time' },
    },
    StartLoggingTime: { type: 'time', label: { zh: '启动时间', en: 'Started At' }, source: 'sdk', whenUnset: '' },
    StopLoggingTime: { type: 'time', label: { zh: '停止时间', en: 'Stopped At' }, source: 'sdk', whenUnset: '' },
  },
  states: {
    initial: 'Fresh',
    values: {
      Fresh: { label: { zh: '未启动', en: 'Not Started' } },
      Enable: { label: { zh: '已启动', en: 'Enabled' } },
      Disable: { label: { zh: '已停止', en: 'Disabled' } },
    },
  },
  operations: {
    CreateTrail: {
      kind: 'create',
      access: 'write',
      source: 'provider',
      accepts: ['Name', ...SETTINGS],
      returns: ['Name', 'HomeRegion', 'OssBucketLocation', ...SETTINGS],
      before: placeTrail,
    },
    DescribeTrails: {
      kind: 'list',
      access: 'read',
      source: 'provider',
      itemsAt: 'TrailList',
      paging: 'none',
      defaultPageSize: 100,
      maximumPageSize: 100,
      filters: [{ parameter: 'NameList', attribute: 'Name', match: 'listed' }],
    },
    UpdateTrail: {
      kind: 'modify',
      access: 'write',
      source: 'sdk',
      sets: Object.fromEntries(SETTINGS.map((name) => [name, name])),
      parameters: NAMED,
      before: moveTrail,
      after: touchTrail,
    },
    StartLogging: {
      kind: 'custom',
      access: 'write',
      source: 'provider',
      parameters: NAMED,
      handler: startLogging,
    },
    StopLogging: { kind: 'custom', access: 'write', source: 'provider', parameters: NAMED, handler: stopLogging },
    GetTrailStatus: { kind: 'custom', access: 'read', source: 'sdk', parameters: NAMED, handler: trailStatus },
    DeleteTrail: { kind: 'delete', access: 'write', source: 'provider', parameters: NAMED },
  },
  notFound: { status: 404, code: 'TrailNotFoundException', message: 'The trail {id} does not exist.' },
  alreadyExists: { status: 409, code: 'TrailAlreadyExistsException', message: 'The trail {id} does already exist.' },
  quota: {
    limit: 5,
    per: 'account',
    error: {
      status: 403,
      code: 'MaximumNumberOfTrailsExceededException',
      message: 'The maximum number of trails is exceeded.',
    },
  },
  auditType: 'ACS::ActionTrail::Trail',
};
