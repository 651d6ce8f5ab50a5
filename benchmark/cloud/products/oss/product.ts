import type { ProductSpec } from '../../spec/index.js';
import { bucket } from './bucket.js';
import { object } from './object.js';

/** Object Storage Service: buckets with their settings, objects with their versions. */
export const oss: ProductSpec = {
  code: 'oss',
  label: { zh: '对象存储 OSS', en: 'Object Storage Service' },
  apiVersion: '2019-05-17',
  style: 'oss',
  scope: 'region',
  audit: {
    serviceName: 'Oss',
    apiHost: 'oss-{region}.aliyuncs.com',
    consoleHost: 'oss-{region}-cross.aliyuncs.com',
    isGlobal: false,
  },
  denial: {
    status: 403,
    code: 'AccessDenied',
    message: 'You have no right to access this object because of bucket acl.',
  },
  missingParameter: { status: 400, code: 'InvalidArgument', message: 'The argument {parameter} is missing.' },
  invalidParameter: { status: 400, code: 'InvalidArgument', message: 'The argument {parameter} is not valid.' },
  resources: [bucket, object],
};
