import type { ProductSpec } from '../../spec/index.js';
import { contact } from './contact.js';
import { contactGroup } from './contact-group.js';
import { parameterInvalid } from './errors.js';
import { metricRule } from './metric-rule.js';
import { monitorGroup } from './monitor-group.js';
import { ruleTemplate } from './rule-template.js';

/** CloudMonitor, version 2019-01-01. What it holds belongs to no region. */
export const cms: ProductSpec = {
  code: 'cms',
  label: { zh: '云监控', en: 'Cloud Monitor' },
  apiVersion: '2019-01-01',
  style: 'rpc',
  scope: 'global',
  audit: {
    serviceName: 'Cms',
    apiHost: 'metrics.cn-hangzhou.aliyuncs.com',
    consoleHost: 'metrics-share.aliyuncs.com',
    isGlobal: true,
  },
  denial: {
    status: 403,
    code: 'AccessForbidden',
    message: 'User not authorized to operate on the specified resource.',
  },
  missingParameter: {
    status: 400,
    code: 'ParameterInvalid',
    message: 'The parameter {parameter} is mandatory.',
  },
  invalidParameter: parameterInvalid,
  success: { Code: '200', Message: '', Success: true },
  resources: [contact, contactGroup, monitorGroup, ruleTemplate, metricRule],
};
