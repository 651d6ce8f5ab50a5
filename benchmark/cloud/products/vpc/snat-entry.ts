import type { ResourceSpec } from '../../spec/index.js';
import { idAttribute, textAttribute } from '../shared/attribute-shapes.js';
import { checkSnatEntry, needSnatTable } from './snat-entry-handlers.js';

/** Rules that let a vSwitch reach the Internet through addresses of a NAT gateway. */
export const snatEntry: ResourceSpec = {
  name: 'snat-entry',
  label: { zh: 'SNAT条目', en: 'SNAT Entry' },
  id: { attribute: 'SnatEntryId', from: 'prefix', prefix: 'snat-', length: 20 },
  scope: 'region',
  attributes: {
    SnatEntryId: idAttribute({ zh: 'SNAT条目ID', en: 'SNAT Entry ID' }),
    SnatEntryName: textAttribute({ zh: '名称', en: 'Name' }, 'document', {
      pattern: '(?!https?://)[A-Za-z\\u4e00-\\u9fa5][\\w\\u4e00-\\u9fa5.-]{1,127}',
      malformed: { status: 400, code: 'InvalidParameter.Name.Malformed', message: 'The specified Name is not valid.' },
    }),
    SnatTableId: {
      type: 'string',
      label: { zh: 'SNAT表', en: 'SNAT Table' },
      source: 'document',
      required: true,
    },
    NatGatewayId: { type: 'string', label: { zh: 'NAT网关', en: 'NAT Gateway' }, source: 'sdk' },
    SourceVSwitchId: textAttribute({ zh: '交换机', en: 'vSwitch' }, 'document'),
    SourceCIDR: textAttribute({ zh: '源网段', en: 'Source CIDR Block' }, 'document', {
      pattern: '\\d{1,3}(\\.\\d{1,3}){3}/\\d{1,2}',
      malformed: { status: 400, code: 'INVALID_PARAMETER', message: 'The parameter invalid.' },
    }),
    SnatIp: {
      type: 'string',
      label: { zh: '公网IP地址', en: 'Public IP Address' },
      source: 'document',
      required: true,
      pattern: '\\d{1,3}(\\.\\d{1,3}){3}(,\\d{1,3}(\\.\\d{1,3}){3})*',
      malformed: {
        status: 400,
        code: 'InvalidSnatIp.Malformed',
        message: 'The specified SnatIp is not a valid IP address.',
      },
    },
    Status: { type: 'string', label: { zh: '状态', en: 'Status' }, source: 'document', generated: { kind: 'state' } },
  },
  states: {
    initial: 'Pending',
    values: {
      Pending: { label: { zh: '配置中', en: 'Pending' }, next: { state: 'Available', afterMilliseconds: 1000 } },
      Available: { label: { zh: '可用', en: 'Available' } },
    },
  },
  operations: {
    CreateSnatEntry: {
      kind: 'create',
      access: 'write',
      source: 'provider',
      accepts: ['SnatTableId', 'SourceVSwitchId', 'SourceCIDR', 'SnatIp', 'SnatEntryName'],
      returns: ['SnatEntryId'],
      before: checkSnatEntry,
    },
    DescribeSnatTableEntries: {
      kind: 'list',
      access: 'read',
      source: 'provider',
      itemsAt: 'SnatTableEntries.SnatTableEntry',
      paging: 'page-number',
      defaultPageSize: 10,
      maximumPageSize: 50,
      filters: [
        { parameter: 'SnatTableId', attribute: 'SnatTableId', match: 'exact' },
        { parameter: 'NatGatewayId', attribute: 'NatGatewayId', match: 'exact' },
        { parameter: 'SnatEntryId', attribute: 'SnatEntryId', match: 'exact' },
        { parameter: 'SnatEntryName', attribute: 'SnatEntryName', match: 'exact' },
        { parameter: 'SourceVSwitchId', attribute: 'SourceVSwitchId', match: 'exact' },
        { parameter: 'SourceCIDR', attribute: 'SourceCIDR', match: 'exact' },
        { parameter: 'SnatIp', attribute: 'SnatIp', match: 'exact' },
      ],
    },
    ModifySnatEntry: {
      kind: 'modify',
      access: 'write',
      source: 'provider',
      sets: { SnatIp: 'SnatIp', SnatEntryName: 'SnatEntryName' },
      before: needSnatTable,
    },
    DeleteSnatEntry: { kind: 'delete', access: 'write', source: 'provider' },
  },
  notFound: {
    status: 404,
    code: 'InvalidSnatEntryId.NotFound',
    message: 'Specified SNAT entry does not exist.',
  },
  quota: {
    limit: 40,
    per: 'SnatTableId',
    error: {
      status: 400,
      code: 'Forbidden.SnatEntryCountLimited',
      message: "SNAT entry in the specified SNAT table reach it's limit.",
    },
  },
  auditType: 'ACS::VPC::SnatEntry',
};
