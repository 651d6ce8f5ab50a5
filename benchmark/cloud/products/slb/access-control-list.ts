import type { ResourceSpec } from '../../spec/index.js';
import { choiceAttribute, createdAttribute, idAttribute, textAttribute } from '../shared/attribute-shapes.js';
import { addEntries, relatedListeners, removeEntries } from './access-control-list-handlers.js';
import { SLB_ERRORS } from './errors.js';

/** Lists of addresses that a listener lets in or keeps out. */
export const accessControlList: ResourceSpec = {
  name: 'access-control-list',
  label: { zh: '访问控制策略组', en: 'Access Control List' },
  id: { attribute: 'AclId', from: 'prefix', prefix: 'acl-', length: 21 },
  scope: 'region',
  attributes: {
    AclId: idAttribute({ zh: '策略组ID', en: 'ACL ID' }),
    AclName: {
      type: 'string',
      label: { zh: '策略组名称', en: 'Access Control List Name' },
      source: 'document',
      required: true,
      pattern: '[\\w\\u4e00-\\u9fa5/.-]{1,80}',
    },
    AddressIPVersion: choiceAttribute(
      { zh: 'IP版本', en: 'IP Version' },
      'document',
      [
        { value: 'ipv4', label: { zh: 'IPv4', en: 'IPv4' } },
        { value: 'ipv6', label: { zh: 'IPv6', en: 'IPv6' } },
      ],
      'ipv4',
    ),
    ResourceGroupId: textAttribute({ zh: '资源组', en: 'Resource Group' }, 'document', { default: 'rg-default' }),
    CreateTime: createdAttribute({ zh: '创建时间', en: 'Created At' }),
    AclEntrys: {
      type: 'object-list',
      label: { zh: '条目', en: 'Entries' },
      source: 'document',
      responsePath: 'AclEntrys.AclEntry',
      generated: { kind: 'constant', value: [] },
      shown: 'detail',
    },
  },
  operations: {
    CreateAccessControlList: {
      kind: 'create',
      access: 'write',
      source: 'provider',
      accepts: ['AclName', 'AddressIPVersion', 'ResourceGroupId'],
      returns: ['AclId', 'ResourceGroupId'],
    },
    DescribeAccessControlLists: {
      kind: 'list',
      access: 'read',
      source: 'document',
      itemsAt: 'Acls.Acl',
      paging: 'page-number',
      defaultPageSize: 10,
      maximumPageSize: 50,
      filters: [
        { parameter: 'AclName', attribute: 'AclName', match: 'exact' },
        { parameter: 'AddressIPVersion', attribute: 'AddressIPVersion', match: 'exact' },
        { parameter: 'ResourceGroupId', attribute: 'ResourceGroupId', match: 'exact' },
      ],
      after: relatedListeners,
    },
    DescribeAccessControlListAttribute: {
      kind: 'describe',
      access: 'read',
      source: 'provider',
      after: relatedListeners,
    },
    SetAccessControlListAttribute: {
      kind: 'modify',
      access: 'write',
      source: 'document',
      sets: { AclName: 'AclName' },
    },
    AddAccessControlListEntry: {
      kind: 'modify',
      access: 'write',
      source: 'provider',
      sets: {},
      parameters: { AclEntrys: { type: 'json-list', required: true } },
      after: addEntries,
    },
    RemoveAccessControlListEntry: {
      kind: 'modify',
      access: 'write',
      source: 'provider',
      sets: {},
      parameters: { AclEntrys: { type: 'json-list', required: true } },
      after: removeEntries,
    },
    DeleteAccessControlList: { kind: 'delete', access: 'write', source: 'provider' },
  },
  notFound: SLB_ERRORS.acl,
  blockedBy: [
    {
      resource: 'slb/listener',
      attribute: 'AclId',
      error: { status: 400, code: 'AclInUsed', message: 'The access control list is used by a listener.' },
    },
  ],
  quota: {
    limit: 50,
    per: 'region',
    error: {
      status: 400,
      code: 'QuotaExceeded.Acl',
      message: 'The quota of access control lists of the region is used up.',
    },
  },
  tags: { resourceType: 'acl', keys: 'TagKey' },
  auditType: 'ACS::SLB::AccessControlList',
};
