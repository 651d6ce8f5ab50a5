import type { Control, Page, TableSection, Text } from '../../../spec/console.js';

const noRows = async () => [];

function column(en: string, zh: string) {
  return { label: { en, zh }, value: () => '' };
}

function closed(en: string, zh: string): Control {
  return { label: { en, zh }, operation: { kind: 'unavailable' } };
}

const query: Text = { en: 'Query', zh: '查询' };
const range = { name: 'range', kind: 'date-range', label: { en: 'Time Range', zh: '时间范围' } } as const;

/** A list that is empty as long as nobody uses the service. */
function emptyTable(table: Partial<TableSection> & Pick<TableSection, 'columns'>): TableSection {
  return { kind: 'table', rows: noRows, ...table };
}

/** Logs of requests, by hour, and where they may be kept longer. */
export const logsPage: Page = {
  name: { en: 'Logs', zh: '日志管理' },
  route: '/log/download',
  sections: [
    {
      kind: 'tabs',
      tabs: [
        {
          label: { en: 'Log Download', zh: '日志下载' },
          sections: [
            emptyTable({
              filters: { fields: [range], button: query },
              columns: [
                column('File Name', '文件名'),
                column('Start Time', '开始时间'),
                column('End Time', '结束时间'),
                column('Size', '文件大小'),
              ],
            }),
          ],
        },
        {
          label: { en: 'Log Storage', zh: '日志转存' },
          sections: [
            emptyTable({
              buttons: [closed('Activate Log Storage', '创建日志转存')],
              columns: [
                column('Service Name', '服务名称'),
                column('OSS Bucket', 'OSS Bucket'),
                column('Domain Name', '域名'),
              ],
            }),
          ],
        },
        {
          label: { en: 'Real-time Logs', zh: '实时日志' },
          sections: [
            emptyTable({
              buttons: [closed('Create Real-time Log Delivery', '创建实时日志服务')],
              columns: [column('Project', 'Project'), column('Logstore', 'Logstore'), column('Domain Name', '域名')],
            }),
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
            emptyTable({
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
              columns: [column('Time', '时间'), column('Billing Region', '计费区域'), column('Usage', '用量')],
            }),
          ],
        },
        {
          label: { en: 'Billing Information', zh: '账单查询' },
          sections: [
            emptyTable({
              filters: { fields: [range], button: query },
              columns: [column('Date', '日期'), column('Billed Item', '计费项'), column('Amount', '金额')],
            }),
          ],
        },
        {
          label: { en: 'Billing Export', zh: '账单导出' },
          sections: [
            emptyTable({
              buttons: [closed('Create Task', '创建任务')],
              columns: [column('Task Name', '任务名称'), column('Status', '状态'), column('Created At', '创建时间')],
            }),
          ],
        },
        {
          label: { en: 'Detail Data Export', zh: '明细导出' },
          sections: [
            emptyTable({
              buttons: [closed('Create Task', '创建任务')],
              columns: [column('Task Name', '任务名称'), column('Type', '类型'), column('Status', '状态')],
            }),
          ],
        },
        {
          label: { en: 'Usage Bag', zh: '资源包' },
          sections: [
            emptyTable({
              columns: [
                column('Usage Bag Name', '资源包名称'),
                column('Total', '总量'),
                column('Remaining', '剩余量'),
                column('Effective Date', '生效时间'),
                column('Expiry Date', '失效时间'),
                column('Status', '状态'),
              ],
            }),
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
    emptyTable({
      search: { en: 'Enter a certificate name', zh: '请输入证书名称' },
      buttons: [
        { ...closed('Configure Certificate', '配置证书'), primary: true },
        closed('CSR Generator', 'CSR生成工具'),
      ],
      columns: [
        column('Certificate', '证书名称'),
        column('Domain Name', '关联域名'),
        column('Issued By', '颁发机构'),
        column('Expires At', '到期时间'),
      ],
    }),
  ],
};
