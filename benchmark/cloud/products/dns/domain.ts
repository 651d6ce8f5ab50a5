import type { ResourceSpec } from '../../spec/index.js';
import {
  changeGroup,
  deleteDomain,
  describeDomain,
  groupAndCount,
  keepDomain,
  prepareDomain,
  remarkDomain,
} from './domain-handlers.js';
import { NO_SUCH_DOMAIN } from './find.js';

/**
 * Domain names whose records are served here. A name belongs to one account of the real cloud; here every account is a
 * world of its own, so that what one episode adds never stands in another's way.
 */
export const domain: ResourceSpec = {
  name: 'domain',
  label: { zh: '域名', en: 'Domain Name' },
  id: { attribute: 'DomainName', from: 'caller' },
  scope: 'global',
  attributes: {
    DomainName: {
      type: 'string',
      label: { zh: '域名', en: 'Domain Name' },
      source: 'document',
      required: true,
      pattern:
        '(?:[A-Za-z0-9\\u4e00-\\u9fa5](?:[A-Za-z0-9\\u4e00-\\u9fa5-]{0,61}[A-Za-z0-9\\u4e00-\\u9fa5])?\\.)+[A-Za-z\\u4e00-\\u9fa5]{2,63}',
      malformed: {
        status: 400,
        code: 'InvalidDomainName.Format',
        message: 'The format of the domain is error.',
      },
    },
    DomainId: { type: 'string', label: { zh: '域名ID', en: 'Domain ID' }, source: 'sdk' },
    GroupId: { type: 'string', label: { zh: '分组', en: 'Group' }, source: 'sdk', default: '' },
    PunyCode: { type: 'string', label: { zh: 'Punycode', en: 'Punycode' }, source: 'sdk' },
    DnsServers: {
      type: 'string-list',
      label: { zh: 'DNS服务器', en: 'DNS Server' },
      source: 'sdk',
      responsePath: 'DnsServers.DnsServer',
      generated: { kind: 'constant', value: ['ns1.alidns.com', 'ns2.alidns.com'] },
    },
    AliDomain: {
      type: 'boolean',
      label: { zh: '阿里云域名', en: 'Registered with Alibaba Cloud' },
      source: 'sdk',
      generated: { kind: 'constant', value: false },
    },
    InstanceId: { type: 'string', label: { zh: '实例ID', en: 'Instance ID' }, source: 'sdk', default: '' },
    VersionCode: {
      type: 'string',
      label: { zh: '产品版本', en: 'Edition' },
      source: 'sdk',
      default: 'mianfei',
      values: [{ value: 'mianfei', label: { zh: '免费版', en: 'Free Edition' } }],
    },
    VersionName: { type: 'string', label: { zh: '版本名称', en: 'Edition Name' }, source: 'sdk', default: '免费版' },
    Remark: { type: 'string', label: { zh: '备注', en: 'Remarks' }, source: 'sdk', default: '' },
    ResourceGroupId: { type: 'string', label: { zh: '资源组', en: 'Resource Group' }, source: 'sdk', default: '' },
    CreateTime: {
      type: 'time',
      label: { zh: '添加时间', en: 'Added At' },
      source: 'sdk',
      generated: { kind: 'creation-time' },
      shown: 'list',
    },
  },
  operations: {
    AddDomain: {
      kind: 'create',
      access: 'write',
      source: 'provider',
      accepts: ['DomainName', 'ResourceGroupId'],
      returns: ['DomainName', 'DomainId', 'PunyCode', 'DnsServers', 'GroupId'],
      before: prepareDomain,
      after: groupAndCount,
    },
    DescribeDomains: {
      kind: 'list',
      access: 'read',
      source: 'document',
      itemsAt: 'Domains.Domain',
      paging: 'page-number',
      defaultPageSize: 20,
      maximumPageSize: 100,
      filters: [
        { parameter: 'GroupId', attribute: 'GroupId', match: 'exact' },
        { parameter: 'ResourceGroupId', attribute: 'ResourceGroupId', match: 'exact' },
      ],
      keep: keepDomain,
      after: groupAndCount,
    },
    DescribeDomainInfo: { kind: 'describe', access: 'read', source: 'provider', after: describeDomain },
    UpdateDomainRemark: {
      kind: 'custom',
      access: 'write',
      source: 'provider',
      parameters: { DomainName: { type: 'string', required: true }, Remark: { type: 'string' } },
      handler: remarkDomain,
    },
    ChangeDomainGroup: {
      kind: 'custom',
      access: 'write',
      source: 'provider',
      parameters: { DomainName: { type: 'string', required: true }, GroupId: { type: 'string' } },
      handler: changeGroup,
    },
    DeleteDomain: { kind: 'delete', access: 'write', source: 'provider', after: deleteDomain },
  },
  notFound: NO_SUCH_DOMAIN,
  alreadyExists: {
    status: 400,
    code: 'InvalidDomainName.Duplicate',
    message: 'The domain name is duplicate.',
  },
  tags: { resourceType: 'DOMAIN', keys: 'Key' },
  auditType: 'ACS::Alidns::Domain',
};
