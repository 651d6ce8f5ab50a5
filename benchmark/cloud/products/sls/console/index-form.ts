import type { Control, FieldGroup, Overlay, PageContext, Row, Values } from '../../../spec/console.js';
import { rowOf, textOf } from '../../../spec/rows.js';
import { notOffered, submitNotOffered } from '../../shared/not-offered.js';
import { callInProject } from './read.js';

/** Fields of the audit log of databases, searched by name from the start. */
const AUDIT_FIELDS = ['instance_id', 'db', 'user', 'sql', 'latency'];
const DELIMITERS = ', \'";=()[]{}?@&<>/:\\n\\t\\r';

/** What of a log can be searched: all words, and fields by name. */
export const indexGroups: readonly FieldGroup[] = [
  {
    fields: [
      { name: 'full', kind: 'switch', label: { en: 'Full Text Index', zh: '全文索引' }, initial: true },
      {
        name: 'chinese',
        kind: 'switch',
        label: { en: 'Include Chinese Characters', zh: '包含中文' },
        when: { field: 'full', is: ['true'] },
      },
      {
        name: 'delimiters',
        kind: 'text',
        label: { en: 'Delimiters', zh: '分词符' },
        initial: DELIMITERS,
        when: { field: 'full', is: ['true'] },
      },
    ],
  },
  {
    title: { en: 'Field Search', zh: '指定字段查询' },
    buttons: [notOffered('Automatic Index Generation', '自动生成索引')],
    fields: [
      {
        name: 'preview',
        kind: 'fixed',
        label: { en: 'Preview Data', zh: '预览数据' },
        text: { en: 'No logs yet', zh: '暂无日志' },
      },
      {
        name: 'fields',
        kind: 'repeat',
        label: { en: 'Fields', zh: '字段' },
        layout: 'table',
        add: { en: 'Add', zh: '添加' },
        least: 0,
        most: 20,
        initial: AUDIT_FIELDS.map((key) => ({ key, type: 'text' })),
        fields: [
          { name: 'key', kind: 'text', label: { en: 'Key Name', zh: '字段名称' } },
          {
            name: 'type',
            kind: 'select',
            label: { en: 'Type', zh: '类型' },
            initial: 'text',
            options: ['text', 'long', 'double', 'json'].map((value) => ({ value, label: value })),
          },
        ],
      },
    ],
  },
];

/** The index of the logstore that the address names, if it has one. */
export async function findIndex(context: PageContext): Promise<Row | undefined> {
  try {
    return await callInProject(context, 'GetIndex', { logstoreName: context.parameters.logstore ?? '' });
  } catch (error) {
    if ((error as { readonly code?: unknown }).code === 'IndexConfigNotExist') return undefined;
    throw error;
  }
}

/** Sets the index of the logstore that the address names. */
export async function saveIndex(values: Values, context: PageContext): Promise<void> {
  const keys = Array.isArray(values.fields) ? values.fields : [];
  const entries = keys.flatMap((row) =>
    typeof row === 'string' ? [] : [[textOf(row, 'key'), { type: textOf(row, 'type') }] as const],
  );
  const action = (await findIndex(context)) === undefined ? 'CreateIndex' : 'UpdateIndex';
  await callInProject(context, action, {
    logstoreName: context.parameters.logstore ?? '',
    ...(values.full === true
      ? { line: { token: [...String(values.delimiters ?? '')], chn: values.chinese === true } }
      : {}),
    keys: Object.fromEntries(entries.filter(([key]) => key !== '')),
  });
}

function edit(label: Control['label'], shown: (row: Row) => boolean): Control {
  return {
    label,
    shown,
    operation: {
      kind: 'drawer',
      title: { en: 'Search & Analysis', zh: '查询分析' },
      initial: (row) => ({
        full: row.hasIndex !== true || Object.keys(rowOf(row, 'index', 'line')).length > 0,
        fields: Object.entries(rowOf(row, 'index', 'keys')).map(([key, value]) => ({
          key,
          type: textOf({ value }, 'value', 'type'),
        })),
      }),
      form: {
        groups: indexGroups,
        submit: async (values, context) => {
          await saveIndex(values, context);
          return {};
        },
        success: { en: 'The index is saved.', zh: '索引保存成功' },
      },
    },
  };
}

const newTask: Overlay = {
  kind: 'dialog',
  title: { en: 'Create Task', zh: '创建任务' },
  form: {
    groups: [
      {
        fields: [
          { name: 'name', kind: 'text', label: { en: 'Task Name', zh: '任务名称' }, required: true },
          { name: 'start', kind: 'date', time: true, label: { en: 'Start Time', zh: '开始时间' }, required: true },
          { name: 'end', kind: 'date', time: true, label: { en: 'End Time', zh: '结束时间' }, required: true },
        ],
      },
    ],
    submit: submitNotOffered,
  },
};

const reindex: Control = {
  label: { en: 'Reindex', zh: '重建索引' },
  operation: {
    kind: 'dialog',
    title: { en: 'Reindex Logstore', zh: '重建索引' },
    notice: { en: 'No task has been created.', zh: '暂无任务。' },
    form: {
      groups: [],
      submit: async (_values, _context, row) => ({ open: { operation: newTask, row } }),
      submitLabel: { en: 'Create Task', zh: '创建任务' },
    },
  },
};

const hasIndex = (row: Row) => row.hasIndex === true;

/** What the page of a logstore offers for its index; the record tells whether there is one. */
export const indexControls: readonly Control[] = [
  edit({ en: 'Enable', zh: '开启索引' }, (row) => !hasIndex(row)),
  {
    label: { en: 'Index Attributes', zh: '查询分析属性' },
    shown: hasIndex,
    operation: {
      kind: 'menu',
      items: [
        edit({ en: 'Attributes', zh: '属性' }, hasIndex),
        {
          label: { en: 'Disable', zh: '关闭索引' },
          operation: {
            kind: 'confirm',
            title: { en: 'Disable Index', zh: '关闭索引' },
            message: { en: 'Logs can no longer be searched then. Continue?', zh: '关闭后将无法查询日志。是否继续？' },
            run: async (_row, context) => {
              await callInProject(context, 'DeleteIndex', { logstoreName: context.parameters.logstore ?? '' });
              return {};
            },
            success: { en: 'The index is disabled.', zh: '索引已关闭' },
          },
        },
        reindex,
      ],
    },
  },
];
