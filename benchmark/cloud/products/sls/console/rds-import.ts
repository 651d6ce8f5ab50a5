import type { Page, PageContext } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { dbInstance } from '../../rds/db-instance.js';
import { attributeColumn } from '../../shared/columns.js';
import { createProject } from './create-project.js';
import { findIndex, indexGroups, saveIndex } from './index-form.js';
import { authorization, authorize, databaseInstances, shipLogs } from './rds-import-source.js';
import { callInProject } from './read.js';
import { projectField, storeField } from './store-fields.js';

const next = { en: 'Next', zh: '下一步' };
const name = (step: 'logstore' | 'source' | 'index' | 'end') => stepNames[step];
const stepNames = {
  logstore: { en: 'Specify Logstore', zh: '选择日志空间' },
  source: { en: 'Specify Data Source', zh: '数据源配置' },
  index: { en: 'Configure Query and Analysis', zh: '查询分析配置' },
  end: { en: 'End', zh: '结束' },
};
const home = '/lognext/profile';
const base = '/lognext/import/:source';
const rds = '/lognext/import/rds';

/** First step: where the logs go. */
const logstoreStep: Page = {
  name: name('logstore'),
  route: base,
  parent: home,
  sections: [
    {
      kind: 'form',
      cancel: home,
      form: {
        groups: [
          {
            buttons: [{ ...createProject('drawer'), label: { en: 'Create Now', zh: '立即创建' }, primary: false }],
            fields: [projectField, storeField('None')],
          },
        ],
        submit: async ({ project, logstore }) => ({
          navigate: `${base}/${String(project)}/${String(logstore)}/source`,
        }),
        submitLabel: next,
      },
    },
  ],
};

/** What the log service ships by itself gets its index by itself. */
async function makeIndex(context: PageContext): Promise<void> {
  if ((await findIndex(context)) !== undefined) return;
  const logstoreName = context.parameters.logstore ?? '';
  await callInProject(context, 'CreateIndex', { logstoreName, line: { token: [',', ' '] }, keys: {} });
}

/** Second step: whose logs. */
const sourceStep: Page = {
  name: name('source'),
  route: `${rds}/:project/:logstore/source`,
  parent: rds,
  sections: [
    {
      kind: 'details',
      title: { en: 'RAM Authorization', zh: 'RAM授权' },
      read: authorization,
      items: [
        {
          label: { en: 'RAM', zh: 'RAM' },
          value: (row) => textOf(row, 'state'),
          states: {
            authorized: { label: { en: 'Authorized', zh: '已授权' }, tone: 'success' },
            missing: { label: { en: 'Not Authorized', zh: '未授权' }, tone: 'warning' },
          },
          controls: [authorize],
        },
      ],
    },
    {
      kind: 'table',
      title: { en: 'Instances', zh: '实例列表' },
      search: { en: 'Instance ID or name', zh: '实例ID或名称' },
      rows: databaseInstances,
      columns: [
        {
          label: { en: 'Instance ID/Name', zh: '实例ID/名称' },
          value: (row) => [textOf(row, 'DBInstanceId'), textOf(row, 'DBInstanceDescription')],
        },
        attributeColumn(dbInstance, 'Engine'),
        attributeColumn(dbInstance, 'EngineVersion'),
        {
          label: { en: 'SQL Explorer', zh: 'SQL洞察' },
          value: (row) => textOf(row, 'explorer'),
          states: {
            Enable: { label: { en: 'Enabled', zh: '已开启' }, tone: 'success' },
            Disabled: { label: { en: 'Not Enabled', zh: '未开启' }, tone: 'disabled' },
            NotNeeded: { label: { en: 'Not Needed', zh: '不需要' } },
          },
        },
        {
          label: { en: 'Data Shipping', zh: '投递功能' },
          value: (row) => textOf(row, 'shipping'),
          states: {
            on: { label: { en: 'Enabled', zh: '已开启' }, tone: 'success' },
            off: { label: { en: 'Disabled', zh: '未开启' }, tone: 'disabled' },
          },
        },
      ],
      rowControls: [shipLogs(true), shipLogs(false)],
      empty: {
        en: 'No running instance in the region of the project.',
        zh: 'Project所在地域没有运行中的实例。',
      },
    },
    {
      kind: 'form',
      cancel: rds,
      form: {
        groups: [{ fields: [] }],
        submit: async (_values, context) => {
          await makeIndex(context);
          return { navigate: `${rds}/:project/:logstore/index` };
        },
        submitLabel: next,
      },
    },
  ],
};

/** Third step: what can be searched; all of it is set already. */
const indexStep: Page = {
  name: name('index'),
  route: `${rds}/:project/:logstore/index`,
  parent: rds,
  sections: [
    {
      kind: 'form',
      cancel: `${rds}/:project/:logstore/source`,
      form: {
        groups: indexGroups,
        submit: async (values, context) => {
          await saveIndex(values, context);
          return { navigate: `${rds}/:project/:logstore/end` };
        },
        submitLabel: next,
      },
    },
  ],
};

/** Last step: all is done. */
const endStep: Page = {
  name: name('end'),
  route: `${rds}/:project/:logstore/end`,
  parent: rds,
  sections: [
    {
      kind: 'notice',
      text: { en: 'The data source is imported.', zh: '接入数据成功。' },
      buttons: [
        {
          label: { en: 'Search & Analysis', zh: '查询分析' },
          operation: { kind: 'go', route: '/lognext/project/:project/logsearch/:logstore' },
          primary: true,
        },
        { label: { en: 'Back to Home', zh: '返回首页' }, operation: { kind: 'go', route: home } },
      ],
    },
  ],
};

/** Second step of all other sources. */
const otherSourceStep: Page = {
  name: name('source'),
  route: `${base}/:project/:logstore/source`,
  parent: home,
  sections: [
    {
      kind: 'notice',
      text: {
        en: 'This data source cannot be imported in the current edition.',
        zh: '当前版本暂不支持接入该数据源。',
      },
    },
  ],
};

/** Import of logs, a page a step; it goes on after the first one for the SQL audit logs of database instances. */
export const importPages: readonly Page[] = [logstoreStep, sourceStep, indexStep, endStep, otherSourceStep];
