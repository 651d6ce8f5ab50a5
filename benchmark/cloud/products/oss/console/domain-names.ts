import type { Control, Page } from '../../../spec/console.js';
import { listOf, textOf } from '../../../spec/rows.js';
import { submitNotOffered } from '../../shared/not-offered.js';
import { bucketName, bucketRegion, onBucket } from './read.js';
import { bucketPage } from './setting-page.js';

const bind: Control = {
  label: { en: 'Bind Custom Domain Name', zh: '绑定域名' },
  primary: true,
  operation: {
    kind: 'drawer',
    title: { en: 'Bind Custom Domain Name', zh: '绑定域名' },
    form: {
      groups: [
        {
          fields: [
            {
              name: 'domain',
              kind: 'text',
              label: { en: 'Custom Domain Name', zh: '用户域名' },
              required: true,
              rule: {
                pattern: /^(?!-)[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/,
                message: { en: 'The domain name is not valid.', zh: '域名格式不正确。' },
              },
            },
            {
              name: 'record',
              kind: 'switch',
              label: { en: 'Add CNAME Record Automatically', zh: '自动添加CNAME记录' },
              initial: false,
            },
          ],
        },
      ],
      submitLabel: { en: 'Submit', zh: '提交' },
      submit: async ({ domain, record }, context) => {
        await onBucket(context, 'PutCname', { domain, Configuration: { Domain: domain, Status: 'Enabled' } });
        if (record === true) await addRecord(String(domain), context);
        return {};
      },
      success: { en: 'The domain name is bound.', zh: '绑定域名成功' },
    },
  },
};

/** The record in the account's own DNS; the domain must be managed there. */
async function addRecord(domain: string, context: Parameters<typeof onBucket>[0]): Promise<void> {
  const [RR = '@', ...rest] = domain.split('.');
  await context.call('dns', 'AddDomainRecord', {
    DomainName: rest.join('.'),
    RR,
    Type: 'CNAME',
    Value: `${bucketName(context)}.oss-${bucketRegion(context)}.aliyuncs.com`,
  });
}

const hostCertificate: Control = {
  label: { en: 'Certificate Hosting', zh: '证书托管' },
  operation: {
    kind: 'dialog',
    title: { en: 'Certificate Hosting', zh: '证书托管' },
    initial: (row) => ({ domain: textOf(row, 'Domain') }),
    form: {
      groups: [
        {
          fields: [
            { name: 'domain', kind: 'text', label: { en: 'Domain Name', zh: '域名' }, required: true },
            { name: 'certificate', kind: 'textarea', label: { en: 'Public Key', zh: '公钥' }, required: true },
            { name: 'key', kind: 'textarea', label: { en: 'Private Key', zh: '私钥' }, required: true },
            { name: 'sample', kind: 'agreement', label: { en: 'Show PEM Sample', zh: '显示PEM编码参考样例' } },
          ],
        },
      ],
      submitLabel: { en: 'Upload', zh: '上传' },
      submit: submitNotOffered,
    },
  },
};

/** Names of one's own under which a bucket answers. */
export const domainNamesPage: Page = bucketPage(
  'domains',
  { en: 'Domain Names', zh: '域名管理' },
  {
    sections: [
      {
        kind: 'table',
        buttons: [bind],
        rows: async (context) => listOf(await onBucket(context, 'ListCname'), 'ListCnameResult', 'Cname'),
        columns: [
          { label: { en: 'Custom Domain Name', zh: '用户域名' }, value: (row) => textOf(row, 'Domain') },
          {
            label: { en: 'Status', zh: '状态' },
            value: (row) => textOf(row, 'Status') || 'Enabled',
            states: { Enabled: { label: { en: 'Enabled', zh: '已启用' }, tone: 'success' } },
          },
        ],
        rowControls: [
          hostCertificate,
          {
            label: { en: 'Unbind', zh: '解除绑定' },
            operation: {
              kind: 'confirm',
              title: { en: 'Unbind Domain Name', zh: '解除绑定' },
              message: {
                en: 'The bucket no longer answers under this name. Continue?',
                zh: '解除后不能通过该域名访问。是否继续？',
              },
              run: async (row, context) => {
                await onBucket(context, 'DeleteCname', { domain: textOf(row, 'Domain') });
                return {};
              },
              success: { en: 'The domain name is unbound.', zh: '解除绑定成功' },
            },
          },
        ],
        empty: { en: 'No domain name is bound.', zh: '暂无绑定域名' },
      },
    ],
  },
);
