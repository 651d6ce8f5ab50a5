import type { ResourceSpec } from '../../spec/index.js';
import { idAttribute, textAttribute } from '../shared/attribute-shapes.js';
import { SLB_ERRORS } from './errors.js';
import { createRules, deleteRules, describeRules, setRule, showRule } from './rule-handlers.js';

const LISTENER = {
  LoadBalancerId: { type: 'string', required: true },
  ListenerPort: { type: 'integer', required: true, minimum: 1, maximum: 65_535 },
  ListenerProtocol: { type: 'string', values: ['http', 'https'] },
} as const;

/** Rules by which a listener sends requests for a domain or path to a server group of their own. */
export const rule: ResourceSpec = {
  name: 'rule',
  label: { zh: '转发策略', en: 'Forwarding Rule' },
  id: { attribute: 'RuleId', from: 'prefix', prefix: 'rule-', length: 10 },
  scope: 'region',
  attributes: {
    RuleId: idAttribute({ zh: '转发策略ID', en: 'Rule ID' }, 'document'),
    RuleName: textAttribute({ zh: '转发策略名称', en: 'Rule Name' }, 'document'),
    Domain: textAttribute({ zh: '域名', en: 'Domain Name' }, 'document'),
    Url: textAttribute({ zh: 'URL', en: 'URL' }, 'document'),
    VServerGroupId: textAttribute({ zh: '虚拟服务器组', en: 'VServer Group' }, 'document'),
    LoadBalancerId: textAttribute({ zh: '负载均衡实例', en: 'SLB Instance' }, 'document', { shown: 'detail' }),
    ListenerPort: { type: 'integer', label: { zh: '监听端口', en: 'Listening Port' }, source: 'document' },
    ListenerProtocol: textAttribute({ zh: '前端协议', en: 'Frontend Protocol' }, 'document'),
  },
  operations: {
    CreateRules: {
      kind: 'custom',
      access: 'write',
      source: 'document',
      parameters: { ...LISTENER, RuleList: { type: 'json-list', required: true } },
      handler: createRules,
    },
    DescribeRules: {
      kind: 'custom',
      access: 'read',
      source: 'document',
      parameters: LISTENER,
      handler: describeRules,
    },
    DescribeRuleAttribute: {
      kind: 'custom',
      access: 'read',
      source: 'document',
      parameters: { RuleId: { type: 'string', required: true } },
      handler: showRule,
    },
    SetRule: {
      kind: 'custom',
      access: 'write',
      source: 'document',
      parameters: {
        RuleId: { type: 'string', required: true },
        RuleName: { type: 'string' },
        VServerGroupId: { type: 'string' },
      },
      handler: setRule,
    },
    DeleteRules: {
      kind: 'custom',
      access: 'write',
      source: 'document',
      parameters: { RuleIds: { type: 'json-list', required: true } },
      handler: deleteRules,
    },
  },
  notFound: SLB_ERRORS.rule,
  quota: {
    limit: 40,
    per: 'LoadBalancerId',
    error: { status: 400, code: 'QuotaExceeded.Rule', message: 'The quota of forwarding rules is used up.' },
  },
};
