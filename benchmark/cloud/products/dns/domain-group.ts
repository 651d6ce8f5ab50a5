import type { ResourceSpec } from '../../spec/index.js';
import { NO_SUCH_GROUP } from './find.js';

/** Groups that domains are sorted into. The default group is none of them: it always exists. */
export const domainGroup: ResourceSpec = {
  name: 'domain-group',
  label: { zh: '域名分组', en: 'Domain Group' },
  id: { attribute: 'GroupId', from: 'prefix', prefix: '', length: 16, alphabet: 'digits' },
  scope: 'global',
  attributes: {
    GroupId: { type: 'string', label: { zh: '分组ID', en: 'Group ID' }, source: 'sdk', generated: { kind: 'id' } },
    GroupName: {
      type: 'string',
      label: { zh: '分组名称', en: 'Group Name' },
      source: 'sdk',
      required: true,
      pattern: '[\\s\\S]{1,20}',
      unique: {
        status: 400,
        code: 'InvalidDomainGroup.Duplicate',
        message: 'The domain group already exists.',
      },
    },
  },
  operations: {
    AddDomainGroup: {
      kind: 'create',
      access: 'write',
      source: 'provider',
      accepts: ['GroupName'],
      returns: ['GroupId', 'GroupName'],
    },
    DescribeDomainGroups: {
      kind: 'list',
      access: 'read',
      source: 'provider',
      itemsAt: 'DomainGroups.DomainGroup',
      paging: 'page-number',
      defaultPageSize: 20,
      maximumPageSize: 100,
      filters: [],
      keep: ({ parameters }, { attributes }) =>
        String(attributes.GroupName)
          .toLowerCase()
          .includes(String(parameters.KeyWord ?? '').toLowerCase()),
      after: ({ store }, { id }) => ({ DomainCount: store.find('dns/domain', { GroupId: id }).length }),
    },
    UpdateDomainGroup: {
      kind: 'modify',
      access: 'write',
      source: 'provider',
      sets: { GroupName: 'GroupName' },
      after: (_context, { id, attributes }) => ({ GroupId: id, GroupName: attributes.GroupName }),
    },
    DeleteDomainGroup: {
      kind: 'delete',
      access: 'write',
      source: 'provider',
      after: (_context, { attributes }) => ({ GroupName: attributes.GroupName }),
    },
  },
  notFound: NO_SUCH_GROUP,
  blockedBy: [
    {
      resource: 'dns/domain',
      attribute: 'GroupId',
      error: {
        status: 400,
        // The vendor's own spelling.
        code: 'Fobidden.NotEmptyGroup',
        message: 'The domain group still contains domain names.',
      },
    },
  ],
};
