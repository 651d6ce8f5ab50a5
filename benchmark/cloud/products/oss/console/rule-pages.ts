import type { Column, Control, FieldGroup, Page, PageContext, Row, Text, Values } from '../../../spec/console.js';
import { rowOf, textOf } from '../../../spec/rows.js';
import { BUCKET_ROUTE, partRows, readConfiguration, withoutPlace, writeConfiguration } from './read.js';
import { bucketPage, configureLabel } from './setting-page.js';

/** A setting that is a list of rules: a page that leads to the rules, and the page of the rules. */
interface Rules {
  readonly name: Text;
  readonly path: string;
  readonly read: (context: PageContext) => Promise<readonly Row[]>;
  readonly write: (context: PageContext, rules: readonly Row[]) => Promise<void>;
  readonly columns: readonly Column[];
  readonly groups: readonly FieldGroup[];
  /** Label of the button that creates a rule; OK where absent. */
  readonly submitLabel?: Text;
  readonly ruleOf: (values: Values) => Row;
}

function rulePages({ name, path, read, write, columns, groups, submitLabel, ruleOf }: Rules): readonly Page[] {
  const remove: Control = {
    label: { en: 'Delete', zh: '删除' },
    operation: {
      kind: 'confirm',
      title: { en: 'Delete Rule', zh: '删除规则' },
      message: { en: 'The rule no longer takes effect. Continue?', zh: '删除后规则不再生效。是否继续？' },
      run: async (row, context) => {
        await write(context, withoutPlace(await read(context), row.place));
        return {};
      },
      success: { en: 'The rule is deleted.', zh: '删除规则成功' },
    },
  };
  const create: Control = {
    label: { en: 'Create Rule', zh: '创建规则' },
    primary: true,
    operation: {
      kind: 'drawer',
      title: { en: 'Create Rule', zh: '创建规则' },
      form: {
        groups,
        ...(submitLabel ? { submitLabel } : {}),
        submit: async (values, context) => {
          await write(context, [...withoutPlace(await read(context)), ruleOf(values)]);
          return {};
        },
        success: { en: 'The rule is created.', zh: '创建规则成功' },
      },
    },
  };
  return [
    bucketPage(path, name, {
      sections: [
        {
          kind: 'details',
          title: name,
          read: async (context) => ({ count: (await read(context)).length }),
          items: [{ label: { en: 'Rules', zh: '规则' }, value: (row) => textOf(row, 'count') }],
          buttons: [{ label: configureLabel, operation: { kind: 'go', route: `${BUCKET_ROUTE}/${path}/rules` } }],
        },
      ],
    }),
    {
      ...bucketPage(`${path}/rules`, name, {
        sections: [
          {
            kind: 'table',
            ordered: true,
            buttons: [create],
            rows: read,
            columns,
            rowControls: [remove],
            empty: { en: 'No rule has been created.', zh: '暂无规则' },
          },
        ],
      }),
      parent: `${BUCKET_ROUTE}/${path}`,
    },
  ];
}

function plain(label: Text, ...path: readonly string[]): Column {
  return { label, value: (row) => textOf(row, ...path) };
}

const prefixLabel: Text = { en: 'File Name Prefix', zh: '文件名前缀' };
const lifecyclePrefixLabel: Text = { en: 'Prefix', zh: '前缀' };

const lifecyclePages = rulePages({
  name: { en: 'Lifecycle', zh: '生命周期' },
  path: 'lifecycle',
  read: async (context) => partRows(await readConfiguration(context, 'Lifecycle', 'LifecycleConfiguration'), 'Rule'),
  write: async (context, rules) =>
    writeConfiguration(context, 'Lifecycle', rules.length === 0 ? undefined : { Rule: rules }),
  columns: [
    plain({ en: 'Rule ID', zh: '规则ID' }, 'ID'),
    plain(lifecyclePrefixLabel, 'Prefix'),
    {
      ...plain({ en: 'Status', zh: '状态' }, 'Status'),
      states: {
        Enabled: { label: { en: 'Enabled', zh: '启动' }, tone: 'success' },
        Disabled: { label: { en: 'Disabled', zh: '禁用' }, tone: 'disabled' },
      },
    },
    plain({ en: 'Expiration (Days)', zh: '过期天数' }, 'Expiration', 'Days'),
  ],
  groups: [
    {
      fields: [
        {
          name: 'status',
          kind: 'radio',
          label: { en: 'Status', zh: '状态' },
          initial: 'Enabled',
          options: [
            { value: 'Enabled', label: { en: 'Enabled', zh: '启动' } },
            { value: 'Disabled', label: { en: 'Disabled', zh: '禁用' } },
          ],
        },
        {
          name: 'prefix',
          kind: 'text',
          label: lifecyclePrefixLabel,
          help: { en: 'Empty for the whole bucket.', zh: '置空表示整个Bucket。' },
        },
        {
          name: 'days',
          kind: 'number',
          label: { en: 'Expiration', zh: '过期天数' },
          required: true,
          initial: 30,
          minimum: 1,
          unit: { en: 'days', zh: '天' },
        },
      ],
    },
  ],
  ruleOf: ({ days, prefix, status }) => ({
    ID: `rule-${Date.now().toString(36)}`,
    Prefix: prefix ?? '',
    Status: status,
    Expiration: { Days: days },
  }),
});

const byMirroring = { field: 'mode', is: ['Mirror'] };
const byRedirection = { field: 'mode', is: ['External'] };
const byAffixes = [byRedirection, { field: 'rewriting', is: ['affixes'] }];
const originLabel: Text = { en: 'Origin URL', zh: '回源地址' };

const originPages = rulePages({
  name: { en: 'Back-to-Origin', zh: '镜像回源' },
  path: 'origin',
  read: async (context) =>
    partRows(rowOf(await readConfiguration(context, 'Website', 'WebsiteConfiguration'), 'RoutingRules'), 'RoutingRule'),
  write: async (context, rules) => {
    const { RoutingRules: _before, ...kept } = await readConfiguration(context, 'Website', 'WebsiteConfiguration');
    const RoutingRule = rules.map((rule, index) => ({ ...rule, RuleNumber: index + 1 }));
    const content = { ...kept, ...(rules.length === 0 ? {} : { RoutingRules: { RoutingRule } }) };
    await writeConfiguration(context, 'Website', Object.keys(content).length === 0 ? undefined : content);
  },
  columns: [
    {
      ...plain({ en: 'Mode', zh: '回源类型' }, 'Redirect', 'RedirectType'),
      states: {
        Mirror: { label: { en: 'Mirroring', zh: '镜像' } },
        External: { label: { en: 'Redirection', zh: '重定向' } },
      },
    },
    plain(prefixLabel, 'Condition', 'KeyPrefixEquals'),
    {
      label: originLabel,
      value: (row) =>
        textOf(row, 'Redirect', 'MirrorURL') ||
        `${textOf(row, 'Redirect', 'Protocol')}://${textOf(row, 'Redirect', 'HostName')}`,
    },
  ],
  groups: [
    {
      fields: [
        {
          name: 'mode',
          kind: 'radio',
          label: { en: 'Mode', zh: '回源类型' },
          initial: 'Mirror',
          options: [
            { value: 'Mirror', label: { en: 'Mirroring', zh: '镜像' } },
            { value: 'External', label: { en: 'Redirection', zh: '重定向' } },
          ],
        },
      ],
    },
    {
      title: { en: 'Condition', zh: '回源条件' },
      fields: [
        {
          name: 'code',
          kind: 'number',
          label: { en: 'HTTP Status Code', zh: 'HTTP状态码' },
          initial: 404,
          minimum: 400,
          maximum: 599,
        },
        { name: 'prefix', kind: 'text', label: prefixLabel },
      ],
    },
    {
      title: originLabel,
      fields: [
        {
          name: 'protocol',
          kind: 'select',
          label: { en: 'Origin Protocol', zh: '回源协议' },
          initial: 'https',
          options: [
            { value: 'https', label: 'https' },
            { value: 'http', label: 'http' },
          ],
        },
        {
          name: 'rewriting',
          kind: 'select',
          label: { en: 'Rewriting', zh: '地址改写' },
          initial: 'none',
          when: byRedirection,
          options: [
            { value: 'none', label: { en: 'None', zh: '不改写' } },
            { value: 'affixes', label: { en: 'Add Prefix or Suffix', zh: '添加前后缀' } },
          ],
        },
        { name: 'host', kind: 'text', label: originLabel, required: true },
        { name: 'path', kind: 'text', label: { en: 'Origin Path', zh: '回源路径' }, when: byMirroring },
        { name: 'before', kind: 'text', label: { en: 'Added Prefix', zh: '添加的前缀' }, when: byAffixes },
        { name: 'after', kind: 'text', label: { en: 'Added Suffix', zh: '添加的后缀' }, when: byAffixes },
        {
          name: 'redirectCode',
          kind: 'select',
          label: { en: 'Redirection Code', zh: '重定向Code' },
          when: byRedirection,
          initial: '301',
          options: ['301', '302', '307'].map((value) => ({ value, label: value })),
        },
        { name: 'query', kind: 'agreement', label: { en: 'Transfer queryString', zh: '携带请求字符串' } },
      ],
    },
  ],
  submitLabel: { en: 'OK', zh: '确认' },
  ruleOf: ({ after, before, code, host, mode, path, prefix, protocol, query, redirectCode }) => ({
    Condition: { HttpErrorCodeReturnedEquals: code, ...(prefix ? { KeyPrefixEquals: prefix } : {}) },
    Redirect: {
      RedirectType: mode,
      PassQueryString: String(query === true),
      ...(mode === 'Mirror'
        ? { MirrorURL: `${String(protocol)}://${String(host)}/${path ? `${String(path)}/` : ''}` }
        : {
            Protocol: protocol,
            HostName: host,
            HttpRedirectCode: redirectCode,
            ...(before || after ? { ReplaceKeyWith: `${String(before ?? '')}\${key}${String(after ?? '')}` } : {}),
          }),
    },
  }),
});

/** Pages of the settings that are lists of rules. */
export const rulesPages: readonly Page[] = [...lifecyclePages, ...originPages];
