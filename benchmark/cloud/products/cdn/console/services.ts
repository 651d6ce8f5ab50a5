import type { Page, Text } from '../../../spec/console.js';
import { emptyTable, notOffered } from '../../shared/not-offered.js';
import { csrGenerator } from './csr.js';
import { activateLogStorage } from './log-storage.js';

const query: Text = { en: 'Query', zh: '查询' };
const range = { name: 'range', kind: 'date-range', label: { en: 'Time Range', zh: '时间范围' } } as const;

/** Logs of requests, by hour, and where they may be kept longer. */
export const logsPage: Page = {
  name: { en: 'Log Management', zh: '日志管理' },
  route: '/log/download',
  sections: [
    {
      kind: 'tabs',
      tabs: [
        {
          label: { en: 'Log Download', zh: '日志下载' },
          sections: [
            emptyTable(
              [
                { en: 'File Name', zh: '文件名' },
                { en: 'Start Time', zh: '开始时间' },
                { en: 'End Time', zh: '结束时间' },
                { en: 'Size', zh: '文件大小' },
              ],
              { filters: { fields: [range], button: query } },
            ),
          ],
        },
        {
          label: { en: 'Log Storage', zh: '日志转存' },
          sections: [
            emptyTable(
              [
                { en: 'Service Name', zh: '服务名称' },
                { en: 'OSS Bucket', zh: 'OSS Bucket' },
                { en: 'Domain Name', zh: '域名' },
              ],
              { buttons: [activateLogStorage] },
            ),
          ],
        },
        {
          label: { en: 'Real-time Logs', zh: '实时日志' },
          sections: [
            emptyTable(
              [
                { en: 'Project', zh: 'Project' },
                { en: 'Logstore', zh: 'Logstore' },
                { en: 'Domain Name', zh: '域名' },
              ],
              { buttons: [notOffered('Create Real-time Log Delivery', '创建实时日志服务')] },
            ),
          ],
        },
      ],
    },
  ],
};

/** What was used, and what it cost. */
export const usagePage: Page = {
  name: { en: 'Usage', zh: '用量查询' },
  route: '/usage',
  sections: [
    {
      kind: 'tabs',
      tabs: [
        {
          label: { en: 'Usage', zh: '用量查询' },
          sections: [
            emptyTable(
              [
                { en: 'Time', zh: '时间' },
                { en: 'Billing Region', zh: '计费区域' },
                { en: 'Usage', zh: '用量' },
              ],
              {
                filters: {
                  fields: [
                    {
                      name: 'kind',
                      kind: 'select',
                      label: { en: 'Type', zh: '类型' },
                      initial: 'traffic',
                      options: [
                        { value: 'traffic', label: { en: 'Traffic', zh: '流量' } },
                        { value: 'bandwidth', label: { en: 'Bandwidth', zh: '带宽' } },
                        { value: 'requests', label: { en: 'Requests', zh: '请求数' } },
                      ],
                    },
                    range,
                  ],
                  button: query,
                },
              },
            ),
          ],
        },
        {
          label: { en: 'Billing Information', zh: '账单查询' },
          sections: [
            emptyTable(
              [
                { en: 'Date', zh: '日期' },
                { en: 'Billed Item', zh: '计费项' },
                { en: 'Amount', zh: '金额' },
              ],
              { filters: { fields: [range], button: query } },
            ),
          ],
        },
        {
          label: { en: 'Billing Export', zh: '账单导出' },
          sections: [
            emptyTable(
              [
                { en: 'Task Name', zh: '任务名称' },
                { en: 'Status', zh: '状态' },
                { en: 'Created At', zh: '创建时间' },
              ],
              { buttons: [notOffered('Create Task', '创建任务')] },
            ),
          ],
        },
        {
          label: { en: 'Detail Data Export', zh: '明细导出' },
          sections: [
            emptyTable(
              [
                { en: 'Task Name', zh: '任务名称' },
                { en: 'Type', zh: '类型' },
                { en: 'Status', zh: '状态' },
              ],
              { buttons: [notOffered('Create Task', '创建任务')] },
            ),
          ],
        },
        {
          label: { en: 'Usage Bag', zh: '资源包' },
          sections: [
            emptyTable([
              { en: 'Usage Bag Name', zh: '资源包名称' },
              { en: 'Total', zh: '总量' },
              { en: 'Remaining', zh: '剩余量' },
              { en: 'Effective Date', zh: '生效时间' },
              { en: 'Expiry Date', zh: '失效时间' },
              { en: 'Status', zh: '状态' },
            ]),
          ],
        },
      ],
    },
  ],
};

/** Certificates of all domains. */
export const httpsCenterPage: Page = {
  name: { en: 'Certificate Center', zh: '证书服务' },
  route: '/safety/https',
  sections: [
    emptyTable(
      [
        { en: 'Certificate', zh: '证书名称' },
        { en: 'Domain Name', zh: '关联域名' },
        { en: 'Issued By', zh: '颁发机构' },
        { en: 'Expires At', zh: '到期时间' },
      ],
      {
        search: { en: 'Enter a certificate name', zh: '请输入证书名称' },
        buttons: [{ ...notOffered('Configure Certificate', '配置证书'), primary: true }, csrGenerator],
      },
    ),
  ],
};
