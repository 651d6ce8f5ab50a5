import type { Control } from '../../../spec/console.js';
import { allBuckets } from '../../oss/console/read.js';
import { notOffered, submitNotOffered } from '../../shared/not-offered.js';
import { nameOptions } from '../../shared/options.js';
import { domainOptions } from './read.js';

const authorize = notOffered('Authorize', '授权');

/** Opens the form that keeps logs in a bucket; it needs Function Compute, which is not offered here. */
export const activateLogStorage: Control = {
  label: { en: 'Activate Log Storage', zh: '创建日志转存' },
  operation: {
    kind: 'dialog',
    title: { en: 'Authorize and Activate', zh: '授权并开通' },
    form: {
      groups: [],
      steps: [
        {
          title: { en: 'Service', zh: '服务' },
          groups: [
            {
              fields: [
                { name: 'service', kind: 'text', label: { en: 'Service Name', zh: '服务名称' }, required: true },
                {
                  name: 'bucket',
                  kind: 'select',
                  label: { en: 'OSS Bucket', zh: 'OSS Bucket' },
                  required: true,
                  options: {
                    load: async (context) => nameOptions(await allBuckets(context), 'Name'),
                    empty: { en: 'No bucket', zh: '暂无Bucket' },
                  },
                },
              ],
            },
          ],
        },
        {
          title: { en: 'Authorization', zh: '授权' },
          groups: [
            { title: { en: 'Service Authentication', zh: '服务授权' }, buttons: [authorize], fields: [] },
            { title: { en: 'Authorize Trigger', zh: '触发器授权' }, buttons: [authorize], fields: [] },
            {
              fields: [
                {
                  name: 'domains',
                  kind: 'transfer',
                  label: { en: 'Domain Names', zh: '域名' },
                  required: true,
                  options: {
                    load: domainOptions,
                    empty: { en: 'None', zh: '无' },
                  },
                },
              ],
            },
          ],
        },
      ],
      submit: submitNotOffered,
      submitLabel: { en: 'Create', zh: '创建' },
    },
  },
};
