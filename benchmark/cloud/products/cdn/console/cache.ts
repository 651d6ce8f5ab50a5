import type { Field, Row, Text, Values } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { domainPage } from './domain-navigation.js';
import { argumentColumn, entered, ruleTable } from './settings.js';

const add: Text = { en: 'Add', zh: '添加' };
const type: Text = { en: 'Type', zh: '类型' };
const address: Text = { en: 'Object', zh: '地址' };

const typeField: Field = {
  name: 'type',
  kind: 'radio',
  label: type,
  required: true,
  initial: 'path',
  options: [
    { value: 'path', label: { en: 'Directory', zh: '目录' } },
    { value: 'file', label: { en: 'File Extension', zh: '文件后缀名' } },
  ],
};

const addressField: Field = {
  name: 'address',
  kind: 'text',
  label: address,
  required: true,
  placeholder: { en: 'Such as /directory or jpg,txt', zh: '例如：/directory或jpg,txt' },
};

const typeColumn = {
  label: type,
  value: (row: Row) => (textOf(row, 'path') === '' ? 'file' : 'path'),
  states: {
    path: { label: { en: 'Directory', zh: '目录' } },
    file: { label: { en: 'File Extension', zh: '文件后缀名' } },
  },
};

const addressColumn = { label: address, value: (row: Row) => textOf(row, 'path') || textOf(row, 'file_type') };

const addressStart = (row: Row): Values => ({
  type: textOf(row, 'path') === '' ? 'file' : 'path',
  address: textOf(row, 'path') || textOf(row, 'file_type'),
});

const addressArgument = (values: Values) => ({
  [values.type === 'file' ? 'file_type' : 'path']: entered(values, 'address'),
});

const expiration: Text = { en: 'Cache Expiration', zh: '缓存过期时间' };
const seconds: Text = { en: 'Expires After (Seconds)', zh: '过期时间（秒）' };
const expires: Text = { en: 'Expires After', zh: '过期时间' };
const weight: Text = { en: 'Weight', zh: '权重' };
const codes: Text = { en: 'HTTP Code Expire Time', zh: '状态码过期时间' };
const codeList: Text = { en: 'Status Codes', zh: '状态码' };
const headers: Text = { en: 'Custom HTTP Response Header', zh: '自定义HTTP响应头' };
const headerName: Text = { en: 'Response Header', zh: '响应头参数' };
const headerValue: Text = { en: 'Header Value', zh: '响应头值' };
const operation: Text = { en: 'Operation', zh: '响应头操作' };
const errors: Text = { en: 'Custom Pages', zh: '自定义页面' };
const errorCode: Text = { en: 'Error Code', zh: '错误码' };
const errorPage: Text = { en: 'Link', zh: '链接' };
const rewrite: Text = { en: 'Rewrite', zh: '重写' };
const requested: Text = { en: 'Requested URI', zh: '待重写URI' };
const destination: Text = { en: 'Destination URI', zh: '目标URI' };
const flag: Text = { en: 'Flag', zh: '执行规则' };

const RESPONSE_HEADERS: readonly string[] = [
  'Cache-Control',
  'Content-Disposition',
  'Content-Type',
  'Pragma',
  'Access-Control-Allow-Origin',
  'Access-Control-Allow-Methods',
  'Access-Control-Allow-Headers',
  'Access-Control-Expose-Headers',
  'Access-Control-Allow-Credentials',
  'Access-Control-Max-Age',
];
/** Stands for a header of any other name. */
const CUSTOM = 'custom';

/** The fields of a text each, named after the setting's arguments. */
function texts(...fields: readonly (readonly [string, Text])[]): readonly Field[] {
  return fields.map(([name, label]) => ({ name, kind: 'text', label, required: true }));
}

const pick = (names: readonly string[]) => ({
  initial: (row: Row): Values => Object.fromEntries(names.map((name) => [name, textOf(row, name)])),
  given: (values: Values) => Object.fromEntries(names.map((name) => [name, entered(values, name)])),
});

const headerArguments = pick(['key', 'value', 'header_operation_type', 'duplicate']);
const errorArguments = pick(['error_code', 'rewrite_page']);
const rewriteArguments = pick(['regex', 'replacement', 'flag']);

const expirationRules = ruleTable({
  title: expiration,
  functions: ['path_based_ttl_set', 'filetype_based_ttl_set'],
  add,
  columns: [addressColumn, typeColumn, argumentColumn(seconds, 'ttl'), argumentColumn(weight, 'weight')],
  fields: [
    typeField,
    addressField,
    {
      name: 'ttl',
      kind: 'number',
      label: expires,
      required: true,
      minimum: 0,
      maximum: 94_608_000,
      unit: { en: 'seconds', zh: '秒' },
    },
    { name: 'weight', kind: 'number', label: weight, required: true, initial: 1, minimum: 1, maximum: 99 },
  ],
  initial: (row) => ({ ...addressStart(row), ttl: textOf(row, 'ttl'), weight: textOf(row, 'weight') }),
  toConfig: (values) => ({
    functionName: values.type === 'file' ? 'filetype_based_ttl_set' : 'path_based_ttl_set',
    given: { ...addressArgument(values), ttl: entered(values, 'ttl'), weight: entered(values, 'weight') },
  }),
});

const codeRules = ruleTable({
  title: codes,
  functions: ['path_force_ttl_code', 'filetype_force_ttl_code'],
  add,
  columns: [addressColumn, typeColumn, argumentColumn(codeList, 'code_string')],
  fields: [
    typeField,
    addressField,
    {
      name: 'codes',
      kind: 'text',
      label: codeList,
      required: true,
      placeholder: { en: 'Such as 404=10,5xx=1', zh: '例如：404=10,5xx=1' },
    },
  ],
  initial: (row) => ({ ...addressStart(row), codes: textOf(row, 'code_string') }),
  toConfig: (values) => ({
    functionName: values.type === 'file' ? 'filetype_force_ttl_code' : 'path_force_ttl_code',
    given: { ...addressArgument(values), code_string: entered(values, 'codes') },
  }),
});

const headerRules = ruleTable({
  title: headers,
  functions: ['set_resp_header'],
  add: { en: 'Customize', zh: '自定义' },
  columns: [
    argumentColumn(operation, 'header_operation_type'),
    argumentColumn(headerName, 'key'),
    argumentColumn(headerValue, 'value'),
    argumentColumn({ en: 'Allow Duplicates', zh: '是否允许重复' }, 'duplicate'),
  ],
  fields: [
    {
      name: 'header_operation_type',
      kind: 'select',
      label: operation,
      required: true,
      initial: 'add',
      options: [
        { value: 'add', label: { en: 'Add', zh: '增加' } },
        { value: 'delete', label: { en: 'Delete', zh: '删除' } },
        { value: 'modify', label: { en: 'Modify', zh: '变更' } },
        { value: 'rewrite', label: { en: 'Replace', zh: '替换' } },
      ],
    },
    {
      name: 'key',
      kind: 'select',
      label: headerName,
      required: true,
      options: [
        { value: CUSTOM, label: { en: 'Custom', zh: '自定义' } },
        ...RESPONSE_HEADERS.map((value) => ({ value, label: value })),
      ],
    },
    {
      name: 'custom',
      kind: 'text',
      label: { en: 'Header Name', zh: '自定义参数' },
      required: true,
      when: { field: 'key', is: [CUSTOM] },
      rule: {
        pattern: /^[A-Za-z0-9_-]{1,100}$/,
        message: { en: 'The header name is invalid.', zh: '响应头参数格式不正确。' },
      },
    },
    { name: 'value', kind: 'text', label: headerValue, required: true },
    {
      name: 'duplicate',
      kind: 'radio',
      label: { en: 'Allow Duplicates', zh: '是否允许重复' },
      initial: 'on',
      options: [
        { value: 'on', label: { en: 'Yes', zh: '允许' } },
        { value: 'off', label: { en: 'No', zh: '不允许' } },
      ],
    },
  ],
  initial: (row) => {
    const start = headerArguments.initial(row);
    const name = textOf(row, 'key');
    return RESPONSE_HEADERS.includes(name) ? start : { ...start, key: CUSTOM, custom: name };
  },
  toConfig: (values) => {
    const given = headerArguments.given(values);
    const key = values.key === CUSTOM ? entered(values, 'custom') : entered(values, 'key');
    return { functionName: 'set_resp_header', given: { ...given, key } };
  },
});

const errorRules = ruleTable({
  title: errors,
  functions: ['error_page'],
  add,
  columns: [argumentColumn(errorCode, 'error_code'), argumentColumn(errorPage, 'rewrite_page')],
  fields: texts(['error_code', errorCode], ['rewrite_page', errorPage]),
  initial: errorArguments.initial,
  toConfig: (values) => ({ functionName: 'error_page', given: errorArguments.given(values) }),
});

const rewriteRules = ruleTable({
  title: rewrite,
  functions: ['host_redirect'],
  add,
  columns: [
    argumentColumn(requested, 'regex'),
    argumentColumn(destination, 'replacement'),
    argumentColumn(flag, 'flag'),
  ],
  fields: [
    ...texts(['regex', requested], ['replacement', destination]),
    {
      name: 'flag',
      kind: 'radio',
      label: flag,
      initial: 'redirect',
      options: [
        { value: 'redirect', label: { en: 'Redirect', zh: 'Redirect' } },
        { value: 'break', label: { en: 'Break', zh: 'Break' } },
      ],
    },
  ],
  initial: rewriteArguments.initial,
  toConfig: (values) => ({ functionName: 'host_redirect', given: rewriteArguments.given(values) }),
});

/** How long nodes keep what, and what they answer. */
export const cachePage = domainPage('cache', [
  {
    kind: 'tabs',
    tabs: [
      { label: expiration, sections: [expirationRules] },
      { label: codes, sections: [codeRules] },
      { label: headers, sections: [headerRules] },
      { label: errors, sections: [errorRules] },
      { label: rewrite, sections: [rewriteRules] },
    ],
  },
]);
