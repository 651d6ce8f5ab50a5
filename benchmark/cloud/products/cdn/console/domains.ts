import type { Control, Page, PageContext, Row } from '../../../spec/console.js';
import { listOf, textOf } from '../../../spec/rows.js';
import { attributeColumn, attributeLabel } from '../../shared/columns.js';
import { notOffered } from '../../shared/not-offered.js';
import { tagLines } from '../../shared/paging.js';
import { domain } from '../domain.js';
import { domainTones } from './domain-tones.js';
import { readDomains } from './read.js';
import { editTags, tagManagement } from './tags.js';

const isBusy = (row: Row) => ['configuring', 'stopping'].includes(textOf(row, 'DomainStatus'));

async function callFor(context: PageContext, action: string, row: Row) {
  await context.call('cdn', action, { DomainName: textOf(row, 'DomainName') });
  return {};
}

const enable: Control = {
  label: { en: 'Enable', zh: '启用' },
  shown: (row) => textOf(row, 'DomainStatus') === 'offline',
  operation: {
    kind: 'confirm',
    title: { en: 'Enable Domain Name', zh: '启用域名' },
    message: { en: 'Enable acceleration for this domain name?', zh: '是否启用该域名的加速服务？' },
    run: async (row, context) => await callFor(context, 'StartCdnDomain', row),
    success: { en: 'The domain name is being enabled.', zh: '启用成功' },
  },
};

const disable: Control = {
  label: { en: 'Disable', zh: '停用' },
  shown: (row) => textOf(row, 'DomainStatus') !== 'offline',
  disabled: isBusy,
  operation: {
    kind: 'confirm',
    title: { en: 'Disable Domain Name', zh: '停用域名' },
    message: {
      en: 'Its settings are kept, and requests go to the origin server. Continue?',
      zh: '停用后域名配置仍会保留，请求将自动回源。是否继续？',
    },
    run: async (row, context) => await callFor(context, 'StopCdnDomain', row),
    success: { en: 'The domain name is being disabled.', zh: '停用成功' },
  },
};

/** Deletes a domain; the console takes one in service out of service first. */
const remove: Control = {
  label: { en: 'Delete', zh: '删除' },
  disabled: (row) => textOf(row, 'DomainStatus') === 'configuring',
  operation: {
    kind: 'confirm',
    title: { en: 'Delete Domain Name', zh: '确认删除域名' },
    message: {
      en: 'All settings of the domain name are deleted with it. Continue?',
      zh: '删除后，该域名的全部配置将一并删除。是否继续？',
    },
    run: async (row, context) => {
      const detail = await context.call('cdn', 'DescribeCdnDomainDetail', { DomainName: textOf(row, 'DomainName') });
      if (textOf(detail, 'GetDomainDetailModel', 'DomainStatus') === 'online') {
        await callFor(context, 'StopCdnDomain', row);
      }
      return await callFor(context, 'DeleteCdnDomain', row);
    },
    success: { en: 'The domain name is deleted.', zh: '删除成功' },
  },
};

/** The list of accelerated domain names. */
export const domainsPage: Page = {
  name: { en: 'Domain Names', zh: '域名管理' },
  route: '/domain/list',
  sections: [
    {
      kind: 'table',
      search: { en: 'Enter a domain name', zh: '请输入域名' },
      buttons: [
        {
          label: { en: 'Add Domain Name', zh: '添加域名' },
          operation: { kind: 'go', route: '/domain/add' },
          primary: true,
        },
        notOffered('Filter by Tag', '选择标签'),
        notOffered('Export', '导出域名'),
      ],
      rows: async (context) => await readDomains(context),
      columns: [
        attributeColumn(domain, 'DomainName', {
          link: (row) => `/domain/detail/${textOf(row, 'DomainName')}/basic`,
          width: 180,
        }),
        attributeColumn(domain, 'Cname', { width: 200 }),
        attributeColumn(domain, 'DomainStatus', { tones: domainTones, width: 110 }),
        {
          label: attributeLabel(domain, 'ServerCertificateStatus'),
          width: 90,
          value: (row) => textOf(row, 'SslProtocol'),
          states: {
            on: { label: { en: 'Enabled', zh: '已开启' } },
            off: { label: { en: 'Disabled', zh: '未开启' } },
          },
        },
        attributeColumn(domain, 'GmtCreated', { width: 150 }),
        {
          label: { en: 'Tags', zh: '标签' },
          width: 100,
          value: (row) => `${listOf(row, 'Tags', 'Tag').length}`,
          tip: tagLines,
          controls: [editTags],
        },
      ],
      rowControls: [
        {
          label: { en: 'Manage', zh: '管理' },
          operation: { kind: 'go', route: (row) => `/domain/detail/${textOf(row, 'DomainName')}/basic` },
        },
        {
          label: { en: 'Copy Configurations', zh: '复制配置' },
          operation: { kind: 'go', route: (row) => `/domain/copy/${textOf(row, 'DomainName')}` },
        },
        enable,
        disable,
        notOffered('Set Alert Rules', '设置报警'),
        remove,
      ],
      batch: [enable, disable, tagManagement],
    },
  ],
};
