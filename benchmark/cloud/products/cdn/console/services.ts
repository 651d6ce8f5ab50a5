import type { Page, TableSection, Text } from '../../../spec/console.js';
import { emptyTable, notOffered } from '../../shared/not-offered.js';
import { csrGenerator } from './csr.js';
import { activateLogStorage } from './log-storage.js';

const query: Text = { en: 'Query', zh: '查询' };
const range = { name: 'range', kind: 'date-range', label: { en: 'Time Range', zh: '时间范围' } } as const;
const inRange = { filters: { fields: [range], button: query } };

/** An empty table; its columns by their English words, with the Chinese ones. */
function table(columns: Readonly<Record<string, string>>, more: Parameters<typeof emptyTable>[1] = {}): TableSection {
  const labels = Object.entries(columns).map(([en, zh]) => ({ en, zh }));
  return emptyTable(labels, more);
}

/** A tab that holds one table. */
function tab(label: Text, ...[columns, more]: Parameters<typeof table>) {
  return { label, sections: [table(columns, more)] };
}

/** Logs of requests, by hour, and where they may be kept longer. */
export const logsPage: Page = {
  name: { en: 'Log Management', zh: '日志管理' },
  route: '/log/download',
  sections: [
    {
      kind: 'tabs',
      tabs: [
        tab(
          { en: 'Log Download', zh: '日志下载' },
          { 'File Name': '文件名', 'Start Time': '开始时间', 'End Time': '结束时间', Size: '文件大小' },
          inRange,
        ),
        tab(
          { en: 'Log Storage', zh: '日志转存' },
          { 'Service Name': '服务名称', 'OSS Bucket': 'OSS Bucket', 'Domain Name': '域名' },
          { buttons: [activateLogStorage] },
        ),
        tab(
          { en: 'Real-time Logs', zh: '实时日志' },
          { Project: 'Project', Logstore: 'Logstore', 'Domain Name': '域名' },
          { buttons: [notOffered('Create Real-time Log Delivery', '创建实时日志服务')] },
        ),
      ],
    },
  ],
};

const usageKind = {
  name: 'kind',
  kind: 'select',
  label: { en: 'Type', zh: '类型' },
  initial: 'traffic',
  options: [
    { value: 'traffic', label: { en: 'Traffic', zh: '流量' } },
    { value: 'bandwidth', label: { en: 'Bandwidth', zh: '带宽' } },
    { value: 'requests', label: { en: 'Requests', zh: '请求数' } },
  ],
} as const;

/** What was used, and what it cost. */
export const usagePage: Page = {
  name: { en: 'Usage', zh: '用量查询' },
  route: '/usage',
  sections: [
    {
      kind: 'tabs',
      tabs: [
        tab(
          { en: 'Usage', zh: '用量查询' },
          { Time: '时间', 'Billing Region': '计费区域', Usage: '用量' },
          { filters: { fields: [usageKind, range], button: query } },
        ),
        tab(
          { en: 'Billing Information', zh: '账单查询' },
          { Date: '日期', 'Billed Item': '计费项', Amount: '金额' },
          inRange,
        ),
        tab(
          { en: 'Billing Export', zh: '账单导出' },
          { 'Task Name': '任务名称', Status: '状态', 'Created At': '创建时间' },
          { buttons: [notOffered('Create Task', '创建任务')] },
        ),
        tab(
          { en: 'Detail Data Export', zh: '明细导出' },
          { 'Task Name': '任务名称', Type: '类型', Status: '状态' },
          { buttons: [notOffered('Create Task', '创建任务')] },
        ),
        tab(
          { en: 'Usage Bag', zh: '资源包' },
          {
            'Usage Bag Name': '资源包名称',
            Total: '总量',
            Remaining: '剩余量',
            'Effective Date': '生效时间',
            'Expiry Date': '失效时间',
            Status: '状态',
          },
        ),
      ],
    },
  ],
};

/** Certificates of all domains. */
export const httpsCenterPage: Page = {
  name: { en: 'Certificate Center', zh: '证书服务' },
  route: '/safety/https',
  sections: [
    table(
      { Certificate: '证书名称', 'Domain Name': '关联域名', 'Issued By': '颁发机构', 'Expires At': '到期时间' },
      {
        search: { en: 'Enter a certificate name', zh: '请输入证书名称' },
        buttons: [{ ...notOffered('Configure Certificate', '配置证书'), primary: true }, csrGenerator],
      },
    ),
  ],
};
