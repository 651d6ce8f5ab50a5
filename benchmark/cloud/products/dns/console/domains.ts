import type { Control, Page } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeColumn, attributeLabel } from '../../shared/columns.js';
import { given, resourceGroupField } from '../../shared/common-fields.js';
import { notOffered } from '../../shared/not-offered.js';
import { domain } from '../domain.js';
import { groupsTable } from './groups.js';
import { readDomains, readGroups } from './read.js';

const addDomain: Control = {
  label: { en: 'Add Domain Name', zh: '添加域名' },
  primary: true,
  operation: {
    kind: 'dialog',
    title: { en: 'Add Domain Name', zh: '添加域名' },
    form: {
      groups: [
        {
          fields: [
            {
              name: 'domain',
              kind: 'text',
              label: attributeLabel(domain, 'DomainName'),
              required: true,
              placeholder: { en: 'Such as example.com', zh: '例如：example.com' },
            },
            resourceGroupField,
          ],
        },
      ],
      submit: async (values, context) => {
        await context.call('dns', 'AddDomain', {
          DomainName: String(values.domain).trim(),
          ...given('ResourceGroupId', values.resourceGroup),
        });
        return {};
      },
      success: { en: 'The domain name is added.', zh: '添加域名成功' },
    },
  },
};

const changeGroup: Control = {
  label: { en: 'Change Group', zh: '更换分组' },
  operation: {
    kind: 'dialog',
    title: { en: 'Change Group', zh: '更换分组' },
    form: {
      groups: [
        {
          fields: [
            {
              name: 'group',
              kind: 'select',
              label: attributeLabel(domain, 'GroupId'),
              options: {
                load: async (context) => [
                  { value: '', label: { en: 'Default Group', zh: '默认分组' } },
                  ...(await readGroups(context)).map((row) => ({
                    value: textOf(row, 'GroupId'),
                    label: textOf(row, 'GroupName'),
                  })),
                ],
                empty: { en: 'There is no group.', zh: '暂无分组' },
              },
            },
          ],
        },
      ],
      submit: async (values, context, row) => {
        await context.call('dns', 'ChangeDomainGroup', {
          DomainName: textOf(row, 'DomainName'),
          ...given('GroupId', values.group),
        });
        return {};
      },
      success: { en: 'The group is changed.', zh: '更换分组成功' },
    },
  },
};

const remark: Control = {
  label: { en: 'Remarks', zh: '备注' },
  operation: {
    kind: 'dialog',
    title: { en: 'Remarks', zh: '备注' },
    initial: (row) => ({ remark: textOf(row, 'Remark') }),
    form: {
      groups: [{ fields: [{ name: 'remark', kind: 'text', label: attributeLabel(domain, 'Remark'), maxLength: 50 }] }],
      submit: async (values, context, row) => {
        await context.call('dns', 'UpdateDomainRemark', {
          DomainName: textOf(row, 'DomainName'),
          Remark: values.remark ?? '',
        });
        return {};
      },
      success: { en: 'The remarks are saved.', zh: '备注成功' },
    },
  },
};

const remove: Control = {
  label: { en: 'Delete', zh: '删除' },
  operation: {
    kind: 'confirm',
    title: { en: 'Delete Domain Name', zh: '删除域名' },
    message: {
      en: 'All DNS records of the domain name are deleted with it. Continue?',
      zh: '删除后，该域名的全部解析记录将一并删除。是否继续？',
    },
    run: async (row, context) => {
      await context.call('dns', 'DeleteDomain', { DomainName: textOf(row, 'DomainName') });
      return {};
    },
    success: { en: 'The domain name is deleted.', zh: '删除域名成功' },
  },
};

/** Domain names whose records are served here. */
export const domainsPage: Page = {
  name: { en: 'Manage DNS', zh: '域名解析' },
  route: '/dns/domainList',
  sections: [
    {
      kind: 'tabs',
      tabs: [
        {
          label: { en: 'Domains', zh: '全部域名' },
          sections: [
            {
              kind: 'table',
              search: { en: 'Enter a domain name', zh: '请输入域名' },
              buttons: [
                addDomain,
                notOffered('Batch Operation', '批量操作'),
                notOffered('Recover Domain Name', '域名找回'),
              ],
              rows: readDomains,
              columns: [
                attributeColumn(domain, 'DomainName', {
                  link: (row) => `/dns/setting/${textOf(row, 'DomainName')}`,
                  width: 200,
                }),
                { label: { en: 'Records', zh: '记录数' }, value: (row) => textOf(row, 'RecordCount') },
                {
                  label: { en: 'Status', zh: '状态' },
                  value: () => 'normal',
                  states: { normal: { label: { en: 'Normal', zh: '正常' }, tone: 'success' } },
                },
                attributeColumn(domain, 'VersionCode'),
                {
                  label: attributeLabel(domain, 'GroupId'),
                  value: (row) => (textOf(row, 'GroupId') === '' ? 'default' : textOf(row, 'GroupName')),
                  states: { default: { label: { en: 'Default Group', zh: '默认分组' } } },
                },
                attributeColumn(domain, 'CreateTime'),
                attributeColumn(domain, 'Remark'),
              ],
              rowControls: [
                {
                  label: { en: 'Configure', zh: '解析设置' },
                  operation: { kind: 'go', route: (row) => `/dns/setting/${textOf(row, 'DomainName')}` },
                },
                notOffered('Upgrade', '升级'),
                {
                  label: { en: 'More', zh: '更多' },
                  operation: { kind: 'menu', items: [changeGroup, remark, remove] },
                },
              ],
              batch: [remove, notOffered('Change Group', '更换分组')],
            },
          ],
        },
        { label: { en: 'Domain Groups', zh: '域名分组' }, sections: [groupsTable] },
        {
          label: { en: 'Operation Logs', zh: '操作日志' },
          sections: [{ kind: 'notice', text: { en: 'No logs.', zh: '暂无日志' } }],
        },
      ],
    },
  ],
};
