import type { Control, Overlay, Page, PageContext, Row } from '../../../spec/console.js';
import { listOf, textOf } from '../../../spec/rows.js';
import { attributeColumn, attributeLabel, idAndName } from '../../shared/columns.js';
import { resourceGroupField } from '../../shared/common-fields.js';
import { notOffered } from '../../shared/not-offered.js';
import { valueOptions } from '../../shared/options.js';
import { accessControlList } from '../access-control-list.js';
import { readAccessControlLists } from './read.js';

const createList: Overlay = {
  kind: 'dialog',
  title: { en: 'Create Access Control List', zh: '创建访问控制策略组' },
  form: {
    groups: [
      {
        fields: [
          {
            name: 'name',
            kind: 'text',
            label: attributeLabel(accessControlList, 'AclName'),
            required: true,
            maxLength: 80,
            help: {
              en: '1 to 80 letters, digits, hyphens, slashes, periods and underscores.',
              zh: '1-80个字符，可包含字母、数字、短划线、正斜线、半角句号和下划线。',
            },
          },
          {
            name: 'version',
            kind: 'select',
            label: attributeLabel(accessControlList, 'AddressIPVersion'),
            initial: 'ipv4',
            options: valueOptions(accessControlList.attributes.AddressIPVersion),
          },
          resourceGroupField,
        ],
      },
    ],
    submit: async (values, context) => {
      await context.call('slb', 'CreateAccessControlList', {
        RegionId: context.region,
        AclName: values.name,
        AddressIPVersion: values.version,
      });
      return {};
    },
    success: { en: 'The access control list is created.', zh: '创建访问控制策略组成功' },
  },
};

const remove: Control = {
  label: { en: 'Delete', zh: '删除' },
  operation: {
    kind: 'confirm',
    title: { en: 'Delete Access Control List', zh: '删除访问控制策略组' },
    message: { en: 'Delete this access control list?', zh: '是否删除该访问控制策略组？' },
    run: async (row, context) => {
      const named = { RegionId: context.region, AclId: textOf(row, 'AclId') };
      await context.call('slb', 'DeleteAccessControlList', named);
      return {};
    },
    success: { en: 'The access control list is deleted.', zh: '删除访问控制策略组成功' },
  },
};

const listenerLines = (row: Row) =>
  listOf(row, 'RelatedListeners', 'RelatedListener').map(
    (listener) =>
      `${textOf(listener, 'LoadBalancerId')} ${textOf(listener, 'Protocol').toUpperCase()}:${textOf(listener, 'ListenerPort')}`,
  );

/** Access control lists of a region. */
export const accessControlPage: Page = {
  name: { en: 'Access Control', zh: '访问控制' },
  route: '/slb/:region/acls',
  sections: [
    {
      kind: 'table',
      search: { en: 'Enter an ACL name or ID', zh: '请输入策略组名称或ID' },
      buttons: [{ label: createList.title, operation: createList, primary: true }, notOffered('Edit Tags', '编辑标签')],
      rows: readAccessControlLists,
      columns: [
        {
          label: { en: 'ACL Name/ID', zh: '策略组名称/ID' },
          value: (row) => idAndName(row, 'AclId', 'AclName'),
          link: (row) => `/slb/:region/acls/${textOf(row, 'AclId')}`,
          width: 220,
        },
        attributeColumn(accessControlList, 'AddressIPVersion'),
        { label: { en: 'Associated Listeners', zh: '关联监听' }, value: listenerLines },
        attributeColumn(accessControlList, 'ResourceGroupId'),
        attributeColumn(accessControlList, 'CreateTime'),
      ],
      rowControls: [
        {
          label: { en: 'Manage', zh: '管理' },
          operation: { kind: 'go', route: (row) => `/slb/:region/acls/${textOf(row, 'AclId')}` },
        },
        notOffered('Change Resource Group', '更换资源组'),
        remove,
      ],
    },
  ],
};

const aclId = (context: PageContext) => context.parameters.acl ?? '';

async function read(context: PageContext): Promise<Row> {
  return await context.call('slb', 'DescribeAccessControlListAttribute', {
    RegionId: context.region,
    AclId: aclId(context),
  });
}

async function addEntries(context: PageContext, entries: readonly Row[]): Promise<Record<string, never>> {
  await context.call('slb', 'AddAccessControlListEntry', {
    RegionId: context.region,
    AclId: aclId(context),
    AclEntrys: JSON.stringify(entries),
  });
  return {};
}

const added = { en: 'The entries are added.', zh: '添加条目成功' };

const addEntry: Overlay = {
  kind: 'dialog',
  title: { en: 'Add Entry', zh: '添加条目' },
  form: {
    groups: [
      {
        fields: [
          {
            name: 'address',
            kind: 'text',
            label: { en: 'IP Address/CIDR Block', zh: 'IP地址/地址段' },
            required: true,
          },
          { name: 'comment', kind: 'text', label: { en: 'Remarks', zh: '备注' }, maxLength: 256 },
        ],
      },
    ],
    submit: async (values, context) =>
      await addEntries(context, [{ entry: values.address, comment: values.comment ?? '' }]),
    success: added,
  },
};

const addMultiple: Overlay = {
  kind: 'dialog',
  title: { en: 'Add Multiple Entries', zh: '添加多个条目' },
  form: {
    groups: [
      {
        fields: [
          {
            name: 'lines',
            kind: 'textarea',
            label: { en: 'Add Multiple Addresses and Descriptions', zh: '批量添加IP和备注' },
            required: true,
            help: {
              en: 'One entry a line, the remarks after a vertical bar: 10.0.0.0/8|office',
              zh: '每行一个条目，地址与备注以竖线分隔，例如：10.0.0.0/8|办公网',
            },
          },
        ],
      },
    ],
    submit: async (values, context) => {
      const lines = String(values.lines ?? '').split('\n');
      const entries = lines
        .map((line) => line.split('|').map((part) => part.trim()))
        .filter(([entry]) => entry !== '')
        .map(([entry, comment]) => ({ entry, comment: comment ?? '' }));
      return await addEntries(context, entries);
    },
    success: added,
  },
};

const removeEntry: Control = {
  label: { en: 'Delete', zh: '删除' },
  operation: {
    kind: 'confirm',
    title: { en: 'Delete Entry', zh: '删除条目' },
    message: { en: 'Delete the selected entries?', zh: '是否删除所选条目？' },
    run: async (row, context) => {
      await context.call('slb', 'RemoveAccessControlListEntry', {
        RegionId: context.region,
        AclId: aclId(context),
        AclEntrys: JSON.stringify([{ entry: textOf(row, 'AclEntryIP') }]),
      });
      return {};
    },
    success: { en: 'The entry is deleted.', zh: '删除条目成功' },
  },
};

/** One access control list with its entries. */
export const accessControlDetailPage: Page = {
  name: { en: 'Access Control List', zh: '访问控制策略组' },
  route: '/slb/:region/acls/:acl',
  parent: '/slb/:region/acls',
  headingParameter: 'acl',
  sections: [
    {
      kind: 'details',
      title: { en: 'Basic Information', zh: '基本信息' },
      read,
      items: ['AclId', 'AclName', 'AddressIPVersion', 'ResourceGroupId', 'CreateTime'].map((name) =>
        attributeColumn(accessControlList, name),
      ),
    },
    {
      kind: 'tabs',
      tabs: [
        {
          label: { en: 'Entries', zh: '条目' },
          sections: [
            {
              kind: 'table',
              search: { en: 'Enter an IP address', zh: '请输入IP地址' },
              buttons: [
                { label: addMultiple.title, operation: addMultiple, primary: true },
                { label: addEntry.title, operation: addEntry },
                notOffered('Export Entries', '导出条目'),
              ],
              rows: async (context) => listOf(await read(context), 'AclEntrys', 'AclEntry'),
              columns: [
                {
                  label: { en: 'IP Address/CIDR Block', zh: 'IP地址/地址段' },
                  value: (row) => textOf(row, 'AclEntryIP'),
                },
                { label: { en: 'Remarks', zh: '备注' }, value: (row) => textOf(row, 'AclEntryComment') },
              ],
              rowControls: [removeEntry],
              batch: [removeEntry],
            },
          ],
        },
        {
          label: { en: 'Associated Listeners', zh: '关联监听' },
          sections: [
            {
              kind: 'table',
              rows: async (context) => listOf(await read(context), 'RelatedListeners', 'RelatedListener'),
              columns: [
                { label: { en: 'Instance ID', zh: '实例ID' }, value: (row) => textOf(row, 'LoadBalancerId') },
                {
                  label: { en: 'Protocol/Port', zh: '协议/端口' },
                  value: (row) => `${textOf(row, 'Protocol').toUpperCase()}:${textOf(row, 'ListenerPort')}`,
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};
