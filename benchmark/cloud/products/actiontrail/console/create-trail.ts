import type { Field, Page, PageContext, Values } from '../../../spec/console.js';
import { bucket } from '../../oss/bucket.js';
import { allBuckets } from '../../oss/console/read.js';
import { attributeLabel } from '../../shared/columns.js';
import { given } from '../../shared/common-fields.js';
import { nameOptions, valueOptions } from '../../shared/options.js';
import { trail } from '../trail.js';

const toBucket = { field: 'targets', is: ['oss'] };
const toProject = { field: 'targets', is: ['sls'] };

/** Options of the event type, in the words of the attribute. */
export const eventTypes = valueOptions(trail.attributes.EventRW);

const basic: readonly Field[] = [
  {
    name: 'name',
    kind: 'text',
    label: attributeLabel(trail, 'Name'),
    required: true,
    maxLength: 36,
    help: {
      en: '6 to 36 characters: lowercase letters, digits, hyphens (-) and underscores (_), starting with a letter.',
      zh: '长度为6~36个字符，以小写字母开头，可包含小写字母、数字、短划线（-）和下划线（_）。',
    },
    rule: {
      pattern: /^[a-z][a-z0-9_-]{5,35}$/,
      message: { en: 'The trail name is not valid.', zh: '跟踪名称格式不正确。' },
    },
  },
  {
    name: 'regions',
    kind: 'radio',
    label: attributeLabel(trail, 'TrailRegion'),
    initial: 'All',
    options: [
      { value: 'All', label: { en: 'All Regions', zh: '全部地域' } },
      { value: 'current', label: { en: 'Current Region', zh: '当前地域' } },
    ],
  },
  {
    name: 'eventRW',
    kind: 'radio',
    label: attributeLabel(trail, 'EventRW'),
    initial: 'All',
    options: eventTypes,
  },
];

const delivery: readonly Field[] = [
  {
    name: 'targets',
    kind: 'checkboxes',
    label: { en: 'Deliver To', zh: '投递到' },
    required: true,
    options: [
      { value: 'sls', label: { en: 'Log Service', zh: '日志服务SLS' } },
      { value: 'oss', label: { en: 'Object Storage Service', zh: '对象存储OSS' } },
    ],
  },
  { name: 'project', kind: 'text', label: attributeLabel(trail, 'SlsProjectArn'), required: true, when: toProject },
  {
    name: 'bucketKind',
    kind: 'radio',
    label: { en: 'Bucket', zh: 'Bucket' },
    when: toBucket,
    initial: 'existing',
    options: [
      { value: 'existing', label: { en: 'Select Existing Bucket', zh: '选择已有的Bucket' } },
      { value: 'new', label: { en: 'Create Bucket', zh: '新建Bucket' } },
    ],
  },
  {
    name: 'bucket',
    kind: 'select',
    label: attributeLabel(bucket, 'BucketName'),
    required: true,
    search: true,
    when: [toBucket, { field: 'bucketKind', is: ['existing'] }],
    options: {
      load: async (context) => nameOptions(await allBuckets(context), 'Name'),
      empty: { en: 'No buckets', zh: '暂无Bucket' },
    },
  },
  {
    name: 'newBucket',
    kind: 'text',
    label: attributeLabel(bucket, 'BucketName'),
    required: true,
    when: [toBucket, { field: 'bucketKind', is: ['new'] }],
  },
  { name: 'prefix', kind: 'text', label: attributeLabel(trail, 'OssKeyPrefix'), when: toBucket },
];

async function create(values: Values, context: PageContext) {
  if (values.newBucket !== undefined) await context.call('oss', 'PutBucket', { BucketName: values.newBucket });
  const project = values.project === undefined ? '' : String(values.project);
  await context.call('actiontrail', 'CreateTrail', {
    Name: values.name,
    TrailRegion: values.regions === 'current' ? context.region : 'All',
    EventRW: values.eventRW,
    ...given('OssBucketName', values.newBucket ?? values.bucket),
    ...given('OssKeyPrefix', values.prefix),
    ...given('SlsProjectArn', project && `acs:log:${context.region}:${context.accountId}:project/${project}`),
  });
  await context.call('actiontrail', 'StartLogging', { Name: values.name });
  return { navigate: '/:region/trails' };
}

/** Creates a trail and starts it. */
export const createTrailPage: Page = {
  name: { en: 'Create Trail', zh: '创建跟踪' },
  route: '/:region/trails/create',
  parent: '/:region/trails',
  sections: [
    {
      kind: 'form',
      cancel: '/:region/trails',
      form: {
        groups: [
          { title: { en: 'Basic Settings', zh: '基本属性' }, fields: basic },
          { title: { en: 'Event Delivery', zh: '审计事件投递' }, fields: delivery },
        ],
        submit: create,
        success: { en: 'The trail is created.', zh: '创建跟踪成功' },
      },
    },
  ],
};
