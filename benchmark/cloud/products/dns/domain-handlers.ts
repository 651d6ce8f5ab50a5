import { domainToASCII } from 'node:url';
import { ApiError, type OperationHandler, type RecordHook, type RecordTest } from '../../spec/index.js';
import { GROUP, NO_SUCH_GROUP, needDomain, RECORD } from './find.js';

/** What domains without a group of their own are listed under. */
const DEFAULT_GROUP = '默认分组';

export const prepareDomain: OperationHandler = ({ parameters, random, store }) => {
  const GroupId = String(parameters.GroupId ?? '');
  if (GroupId !== '' && store.get(GROUP, GroupId) === undefined) throw new ApiError(NO_SUCH_GROUP);
  const name = String(parameters.DomainName).toLowerCase();
  return { DomainName: name, DomainId: random.uuid().toLowerCase(), GroupId, PunyCode: domainToASCII(name) };
};

/** Fields that follow from the domain's group and records. */
export const groupAndCount: RecordHook = ({ store }, { id, attributes, createdAt }) => {
  const GroupId = String(attributes.GroupId);
  return {
    GroupName: GroupId === '' ? DEFAULT_GROUP : (store.get(GROUP, GroupId)?.attributes.GroupName ?? ''),
    RecordCount: store.find(RECORD, { DomainName: id }).length,
    CreateTimestamp: createdAt,
  };
};

/** KeyWord means any part of the name, in any case, unless SearchMode is EXACT. */
export const keepDomain: RecordTest = ({ parameters }, { id }) => {
  const wanted = String(parameters.KeyWord ?? '').toLowerCase();
  if (wanted === '') return true;
  return parameters.SearchMode === 'EXACT' ? id === wanted : id.includes(wanted);
};

export const describeDomain: RecordHook = (context, record) => ({
  ...groupAndCount(context, record),
  MinTtl: 600,
  AvailableTtls: { AvailableTtl: ['600', '1800', '3600', '43200', '86400'] },
  InBlackHole: false,
  InClean: false,
  SlaveDns: false,
  LineType: 'region_province',
});

export const remarkDomain: OperationHandler = (context) => {
  const record = needDomain(context);
  context.store.update(record, { Remark: String(context.parameters.Remark ?? '') });
  return {};
};

/** Moves a domain to a group; without one, to the default group. */
export const changeGroup: OperationHandler = (context) => {
  const { parameters, store } = context;
  const record = needDomain(context);
  const GroupId = String(parameters.GroupId ?? '');
  const group = GroupId === '' ? undefined : store.get(GROUP, GroupId);
  if (GroupId !== '' && group === undefined) throw new ApiError(NO_SUCH_GROUP);
  store.update(record, { GroupId });
  return { GroupId, GroupName: group?.attributes.GroupName ?? DEFAULT_GROUP };
};

/** The records go with their domain. */
export const deleteDomain: RecordHook = ({ store }, { id }) => {
  for (const record of store.find(RECORD, { DomainName: id })) store.remove(record);
  return { DomainName: id };
};
