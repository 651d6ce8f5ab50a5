import type { Column, Control, Field, Overlay, Page, PageContext, Row, Text, Values } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { given, linesIn } from '../../shared/common-fields.js';
import { BUCKET_ROUTE, partRows, partsOf, readConfiguration, withoutPlace, writeConfiguration } from './read.js';
import { bucketPage, configureLabel } from './setting-page.js';

const name: Text = { en: 'Cross-Origin Resource Sharing (CORS)', zh: '跨域设置' };
const methods = ['GET', 'POST', 'PUT', 'DELETE', 'HEAD'];

const fields: readonly Field[] = [
  {
    name: 'origins',
    kind: 'textarea',
    label: { en: 'Sources', zh: '来源' },
    required: true,
    help: {
      en: 'One source a line, with its protocol and at most one asterisk (*).',
      zh: '来源可以设置多个，每行一个，需包含协议名，每行最多能有一个通配符星号（*）。',
    },
  },
  {
    name: 'methods',
    kind: 'checkboxes',
    label: { en: 'Allowed Methods', zh: '允许Methods' },
    required: true,
    options: methods.map((method) => ({ value: method, label: method })),
  },
  {
    name: 'headers',
    kind: 'textarea',
    label: { en: 'Allowed Headers', zh: '允许Headers' },
    help: {
      en: 'One header a line, with at most one asterisk (*).',
      zh: '允许Headers可以设置多个，每行一个，每行最多能有一个通配符星号（*）。',
    },
  },
  {
    name: 'exposed',
    kind: 'textarea',
    label: { en: 'Exposed Headers', zh: '暴露Headers' },
    help: {
      en: 'One header a line; no asterisk (*).',
      zh: '暴露Headers可以设置多个，每行一个，不允许出现通配符星号（*）。',
    },
  },
  {
    name: 'seconds',
    kind: 'number',
    label: { en: 'Cache Timeout (Seconds)', zh: '缓存时间' },
    minimum: 0,
    maximum: 999_999_999,
  },
  { name: 'vary', kind: 'agreement', label: { en: 'Vary: Origin', zh: '返回Vary: Origin' } },
];

interface Rules {
  readonly rules: readonly Row[];
  readonly vary: string;
}

async function read(context: PageContext): Promise<Rules> {
  const configuration = await readConfiguration(context, 'Cors', 'CORSConfiguration');
  return { rules: partRows(configuration, 'CORSRule'), vary: textOf(configuration, 'ResponseVary') };
}

async function write(context: PageContext, rules: readonly Row[], vary: boolean): Promise<void> {
  const content = rules.length === 0 ? undefined : { CORSRule: rules, ResponseVary: String(vary) };
  await writeConfiguration(context, 'Cors', content);
}

function ruleOf(values: Values): Row {
  const chosen = Array.isArray(values.methods) ? values.methods : [];
  const [headers, exposed] = [linesIn(values.headers), linesIn(values.exposed)];
  return {
    AllowedOrigin: linesIn(values.origins),
    AllowedMethod: chosen,
    ...(headers.length === 0 ? {} : { AllowedHeader: headers }),
    ...(exposed.length === 0 ? {} : { ExposeHeader: exposed }),
    ...given('MaxAgeSeconds', values.seconds),
  };
}

/** The rules with one in the place of another, or at the end: they are tried in their order. */
function replaced(rules: readonly Row[], place: unknown, rule: Row): readonly Row[] {
  if (place === undefined) return [...withoutPlace(rules), rule];
  return withoutPlace(rules.map((other) => (other.place === place ? { ...rule, place } : other)));
}

/** The panel of a new rule, or of the rule whose control opened it. */
function panel(title: Text): Overlay {
  return {
    kind: 'drawer',
    title,
    initial: (row) => ({
      origins: partsOf(row, 'AllowedOrigin').join('\n'),
      methods: partsOf(row, 'AllowedMethod').map(String),
      headers: partsOf(row, 'AllowedHeader').join('\n'),
      exposed: partsOf(row, 'ExposeHeader').join('\n'),
      seconds: textOf(row, 'MaxAgeSeconds'),
      vary: textOf(row, 'vary') === 'true',
    }),
    form: {
      groups: [{ fields }],
      submit: async (values, context, row) => {
        const { rules } = await read(context);
        await write(context, replaced(rules, row.place, ruleOf(values)), values.vary === true);
        return {};
      },
      success: { en: 'The rule is saved.', zh: '设置跨域规则成功' },
    },
  };
}

const edit: Control = {
  label: { en: 'Edit', zh: '编辑' },
  operation: panel({ en: 'Edit Rule', zh: '编辑跨域规则' }),
};

const remove: Control = {
  label: { en: 'Delete', zh: '删除' },
  operation: {
    kind: 'confirm',
    title: { en: 'Delete Rule', zh: '删除规则' },
    message: { en: 'Requests from these sources are no longer allowed. Continue?', zh: '是否删除该跨域规则？' },
    run: async (row, context) => {
      const { rules, vary } = await read(context);
      await write(context, withoutPlace(rules, row.place), vary === 'true');
      return {};
    },
    success: { en: 'The rule is deleted.', zh: '删除规则成功' },
  },
};

function listed(label: Text, part: string): Column {
  return { label, value: (row) => partsOf(row, part).map(String) };
}

/** Whether there are rules; Configure leads to them. */
export const corsPage: Page = bucketPage('cors', name, {
  sections: [
    {
      kind: 'details',
      title: name,
      read: async (context) => ({ count: (await read(context)).rules.length }),
      items: [{ label: { en: 'Rules', zh: '跨域规则' }, value: (row) => textOf(row, 'count') }],
      buttons: [{ label: configureLabel, operation: { kind: 'go', route: `${BUCKET_ROUTE}/cors/rules` } }],
    },
  ],
});

/** The rules in the order in which they are tried. */
export const corsRulesPage: Page = {
  ...bucketPage('cors/rules', name, {
    sections: [
      {
        kind: 'table',
        ordered: true,
        buttons: [
          {
            label: { en: 'Create Rule', zh: '创建规则' },
            operation: panel({ en: 'Create Rule', zh: '设定跨域规则' }),
            primary: true,
          },
          {
            label: { en: 'Clear All Rules', zh: '清空全部规则' },
            operation: {
              kind: 'confirm',
              title: { en: 'Clear All Rules', zh: '清空全部规则' },
              message: { en: 'All rules of the bucket are deleted. Continue?', zh: '是否清空全部跨域规则？' },
              run: async (_row, context) => {
                await writeConfiguration(context, 'Cors', undefined);
                return {};
              },
            },
          },
        ],
        rows: async (context) => {
          const { rules, vary } = await read(context);
          return rules.map((rule) => ({ ...rule, vary }));
        },
        columns: [
          listed({ en: 'Source', zh: '来源' }, 'AllowedOrigin'),
          listed({ en: 'Allowed Methods', zh: '允许Methods' }, 'AllowedMethod'),
          listed({ en: 'Allowed Headers', zh: '允许Headers' }, 'AllowedHeader'),
          listed({ en: 'Exposed Headers', zh: '暴露Headers' }, 'ExposeHeader'),
          {
            label: { en: 'Cache Timeout (Seconds)', zh: '缓存时间（秒）' },
            value: (row) => textOf(row, 'MaxAgeSeconds'),
          },
        ],
        rowControls: [edit, remove],
        empty: { en: 'No rule has been created.', zh: '暂无跨域规则' },
      },
    ],
  }),
  parent: `${BUCKET_ROUTE}/cors`,
};
