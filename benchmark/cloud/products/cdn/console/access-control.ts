import type { Column, Field, Option, Row, Text } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { linesIn } from '../../shared/common-fields.js';
import { MOST_ADDRESSES } from '../ip-list.js';
import { domainPage } from './domain-navigation.js';
import { argumentColumn, closedSection, formSection } from './settings.js';

const blacklist: Text = { en: 'Blacklist', zh: '黑名单' };
const whitelist: Text = { en: 'Whitelist', zh: '白名单' };
const rules: Text = { en: 'Rules', zh: '规则' };
const listType: Text = { en: 'Type', zh: '名单类型' };

const kinds: readonly Option[] = [
  {
    value: 'black',
    label: blacklist,
    help: { en: 'What is on the list is refused.', zh: '名单内的访问被拒绝。' },
  },
  {
    value: 'white',
    label: whitelist,
    help: { en: 'Only what is on the list is served.', zh: '只允许名单内的访问。' },
  },
];

const kindField: Field = {
  name: 'kind',
  kind: 'radio',
  label: listType,
  required: true,
  initial: 'black',
  options: kinds,
};

const kindStates = { black: { label: blacklist }, white: { label: whitelist } };

/** Shows which kind of list is in force; `kindOf` tells it from the setting. */
function kindColumn(kindOf: (row: Row) => string): Column {
  return {
    label: listType,
    value: (row) => (textOf(row, 'FunctionName') === '' ? '' : kindOf(row)),
    states: kindStates,
  };
}

const kindOfName = (row: Row) => (textOf(row, 'FunctionName').includes('black') ? 'black' : 'white');

const ipTitle: Text = { en: 'IP Blacklist/Whitelist', zh: 'IP黑/白名单' };

const ipList = formSection({
  title: ipTitle,
  functions: ['ip_black_list_set', 'ip_allow_list_set'],
  items: [kindColumn(kindOfName), { label: rules, value: (row) => textOf(row, 'ip_list').split(',') }],
  fields: [
    kindField,
    {
      name: 'rules',
      kind: 'textarea',
      label: rules,
      required: true,
      help: {
        en: `One IP address or CIDR block a line, at most ${MOST_ADDRESSES}, none twice.`,
        zh: `每行一个IP地址或网段，最多${MOST_ADDRESSES}个，不可重复。`,
      },
    },
  ],
  initial: (row) => ({
    kind: textOf(row, 'FunctionName') === '' ? 'black' : kindOfName(row),
    rules: textOf(row, 'ip_list').replaceAll(',', '\n'),
  }),
  toConfig: (values) => ({
    functionName: values.kind === 'white' ? 'ip_allow_list_set' : 'ip_black_list_set',
    given: { ip_list: linesIn(values.rules).join(',') },
  }),
});

const refererTitle: Text = { en: 'Hotlink Protection', zh: 'Refer防盗链' };

const referers = formSection({
  title: refererTitle,
  functions: ['referer_black_list_set', 'referer_white_list_set'],
  items: [
    kindColumn(kindOfName),
    {
      label: rules,
      value: (row) => (textOf(row, 'refer_domain_deny_list') || textOf(row, 'refer_domain_allow_list')).split(','),
    },
  ],
  fields: [
    kindField,
    { name: 'rules', kind: 'textarea', label: rules, required: true },
    {
      name: 'empty',
      kind: 'agreement',
      label: { en: 'Allow access by an empty Referer', zh: '允许通过浏览器地址栏直接访问资源URL' },
    },
  ],
  toConfig: (values) => ({
    functionName: values.kind === 'white' ? 'referer_white_list_set' : 'referer_black_list_set',
    given: {
      [values.kind === 'white' ? 'refer_domain_allow_list' : 'refer_domain_deny_list']: linesIn(values.rules).join(','),
      allow_empty: values.empty === true ? 'on' : 'off',
    },
  }),
});

export const userAgentTitle: Text = { en: 'User-Agent Blacklist/Whitelist', zh: 'UA黑/白名单' };

const userAgents = formSection({
  title: userAgentTitle,
  functions: ['ali_ua'],
  items: [kindColumn((row) => textOf(row, 'type')), argumentColumn(rules, 'ua')],
  fields: [kindField, { name: 'rules', kind: 'textarea', label: rules, required: true }],
  toConfig: (values) => ({
    functionName: 'ali_ua',
    given: { ua: linesIn(values.rules).join('|'), type: values.kind === 'white' ? 'white' : 'black' },
  }),
});

const signingTitle: Text = { en: 'URL Signing', zh: 'URL鉴权' };
const remoteTitle: Text = { en: 'Remote Authentication', zh: '远程鉴权' };

/** Who may fetch what a domain delivers. */
export const accessControlPage = domainPage('access', [
  {
    kind: 'tabs',
    tabs: [
      { label: refererTitle, sections: [referers] },
      {
        label: signingTitle,
        sections: [
          closedSection(signingTitle),
          closedSection({ en: 'Generate a Signed URL', zh: '鉴权URL生成器' }, { en: 'Generate', zh: '开始生成' }),
        ],
      },
      { label: remoteTitle, sections: [closedSection(remoteTitle)] },
      { label: ipTitle, sections: [ipList] },
      { label: userAgentTitle, sections: [userAgents] },
    ],
  },
]);
