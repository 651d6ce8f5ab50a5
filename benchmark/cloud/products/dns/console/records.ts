import type { Control, Overlay, Page, Row, Text, Values } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeColumn, attributeLabel } from '../../shared/columns.js';
import { given } from '../../shared/common-fields.js';
import { notOffered } from '../../shared/not-offered.js';
import { domainRecord } from '../domain-record.js';
import { callRecord, domainOf, readRecords } from './read.js';

const ttlOptions = [
  { value: '600', label: { en: '10 minutes', zh: '10 分钟' } },
  { value: '1800', label: { en: '30 minutes', zh: '30 分钟' } },
  { value: '3600', label: { en: '1 hour', zh: '1 小时' } },
  { value: '43200', label: { en: '12 hours', zh: '12 小时' } },
  { value: '86400', label: { en: '1 day', zh: '1 天' } },
];

const valuesOf = (attribute: string) => domainRecord.attributes[attribute]?.values ?? [];

function recordDialog(title: Text, action: 'AddDomainRecord' | 'UpdateDomainRecord', success: Text): Overlay {
  const isNew = action === 'AddDomainRecord';
  return {
    kind: 'dialog',
    title,
    ...(isNew ? {} : { initial: valuesOfRecord }),
    form: {
      groups: [
        {
          fields: [
            {
              name: 'type',
              kind: 'select',
              label: attributeLabel(domainRecord, 'Type'),
              required: true,
              initial: 'A',
              options: valuesOf('Type'),
            },
            {
              name: 'host',
              kind: 'text',
              label: attributeLabel(domainRecord, 'RR'),
              required: true,
              placeholder: { en: 'Enter a host, such as www or @', zh: '请输入主机记录，例如：www或@' },
            },
            {
              name: 'line',
              kind: 'select',
              label: attributeLabel(domainRecord, 'Line'),
              required: true,
              initial: 'default',
              options: valuesOf('Line'),
            },
            {
              name: 'value',
              kind: 'text',
              label: attributeLabel(domainRecord, 'Value'),
              required: true,
              placeholder: { en: 'Enter a value', zh: '请输入记录值' },
            },
            {
              name: 'priority',
              kind: 'number',
              label: attributeLabel(domainRecord, 'Priority'),
              required: true,
              initial: 10,
              minimum: 1,
              maximum: 50,
              when: { field: 'type', is: ['MX'] },
            },
            {
              name: 'ttl',
              kind: 'select',
              label: attributeLabel(domainRecord, 'TTL'),
              required: true,
              initial: '600',
              options: ttlOptions,
            },
          ],
        },
      ],
      submit: async (values, context, row) => {
        await context.call('dns', action, {
          ...(isNew ? { DomainName: domainOf(context) } : { RecordId: textOf(row, 'RecordId') }),
          RR: values.host,
          Type: values.type,
          Value: values.value,
          Line: values.line,
          TTL: values.ttl,
          ...given('Priority', values.priority),
        });
        return {};
      },
      success,
    },
  };
}

function valuesOfRecord(row: Row): Values {
  return {
    type: textOf(row, 'Type'),
    host: textOf(row, 'RR'),
    line: textOf(row, 'Line'),
    value: textOf(row, 'Value'),
    priority: textOf(row, 'Priority') || '10',
    ttl: textOf(row, 'TTL'),
  };
}

function statusControl(label: Text, status: 'Enable' | 'Disable'): Control {
  return {
    label,
    shown: (row) => textOf(row, 'Status') !== status.toUpperCase(),
    operation: {
      kind: 'confirm',
      title: label,
      message: { en: 'Change the status of this record?', zh: '是否修改该解析记录的状态？' },
      run: async (row, context) => await callRecord(context, 'SetDomainRecordStatus', row, { Status: status }),
      success: { en: 'The status is changed.', zh: '操作成功' },
    },
  };
}

const disable = statusControl({ en: 'Disable', zh: '暂停' }, 'Disable');
const enable = statusControl({ en: 'Enable', zh: '启用' }, 'Enable');

const remove: Control = {
  label: { en: 'Delete', zh: '删除' },
  operation: {
    kind: 'confirm',
    title: { en: 'Delete Record', zh: '删除记录' },
    message: { en: 'Delete this DNS record?', zh: '是否删除该解析记录？' },
    run: async (row, context) => await callRecord(context, 'DeleteDomainRecord', row),
    success: { en: 'The record is deleted.', zh: '删除记录成功' },
  },
};

const remark: Control = {
  label: { en: 'Remarks', zh: '备注' },
  operation: {
    kind: 'dialog',
    title: { en: 'Remarks', zh: '备注' },
    initial: (row) => ({ remark: textOf(row, 'Remark') }),
    form: {
      groups: [
        { fields: [{ name: 'remark', kind: 'text', label: attributeLabel(domainRecord, 'Remark'), maxLength: 50 }] },
      ],
      submit: async (values, context, row) =>
        await callRecord(context, 'UpdateDomainRecordRemark', row, { Remark: values.remark ?? '' }),
      success: { en: 'The remarks are saved.', zh: '备注成功' },
    },
  },
};

/** DNS records of one domain. */
export const recordsPage: Page = {
  name: { en: 'DNS Settings', zh: '解析设置' },
  route: '/dns/setting/:domain',
  parent: '/dns/domainList',
  headingParameter: 'domain',
  navigation: [
    { label: { en: 'DNS Settings', zh: '解析设置' }, route: '/dns/setting/:domain' },
    { label: { en: 'DNS Protection', zh: 'DNS防护' } },
    { label: { en: 'Weighted Round Robin', zh: '权重配置' } },
    { label: { en: 'Custom Lines', zh: '自定义线路' } },
    { label: { en: 'DNSSEC', zh: 'DNSSEC设置' } },
    { label: { en: 'Statistics', zh: '解析请求统计' } },
    { label: { en: 'Operation Logs', zh: '操作日志' } },
  ],
  sections: [
    {
      kind: 'table',
      search: { en: 'Enter a host or value', zh: '请输入主机记录或记录值' },
      buttons: [
        {
          label: { en: 'Add Record', zh: '添加记录' },
          operation: recordDialog({ en: 'Add Record', zh: '添加记录' }, 'AddDomainRecord', {
            en: 'The record is added.',
            zh: '添加记录成功',
          }),
          primary: true,
        },
        notOffered('Import & Export', '导入/导出'),
        notOffered('Traffic Analysis', '请求量统计'),
        notOffered('Beginner Guide', '新手引导'),
      ],
      rows: readRecords,
      columns: [
        attributeColumn(domainRecord, 'RR'),
        // The list shows the bare type; the dialog explains it.
        { label: attributeLabel(domainRecord, 'Type'), value: (row) => textOf(row, 'Type') },
        attributeColumn(domainRecord, 'Line'),
        attributeColumn(domainRecord, 'Value', { width: 180 }),
        attributeColumn(domainRecord, 'TTL'),
        attributeColumn(domainRecord, 'Status', { tones: { ENABLE: 'success', DISABLE: 'disabled' } }),
        attributeColumn(domainRecord, 'Remark'),
      ],
      rowControls: [
        {
          label: { en: 'Edit', zh: '修改' },
          operation: recordDialog({ en: 'Edit Record', zh: '修改记录' }, 'UpdateDomainRecord', {
            en: 'The record is changed.',
            zh: '修改记录成功',
          }),
        },
        disable,
        enable,
        remove,
        remark,
      ],
      batch: [disable, enable, remove],
    },
  ],
};
