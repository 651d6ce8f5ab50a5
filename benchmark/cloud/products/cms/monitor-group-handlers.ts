import {
  ApiError,
  type Attributes,
  type OperationContext,
  type OperationHandler,
  type RecordHook,
  type RecordTest,
  type ResourceRecord,
} from '../../spec/index.js';
import { contactGroupNotExists, resourceNotFound } from './errors.js';

/** The application group that the call names. */
export function needMonitorGroup(context: OperationContext): ResourceRecord {
  const id = String(context.parameters.GroupId);
  const record = context.store.get('cms/monitor-group', id);
  if (record === undefined) throw new ApiError(resourceNotFound, { id });
  context.reference('ACS::CMS::MonitorGroup', id);
  return record;
}

/** Names of `ContactGroups`, joined by commas; all must exist. */
function contactGroupsOf({ store, parameters }: OperationContext): readonly string[] {
  const names = String(parameters.ContactGroups ?? '')
    .split(',')
    .filter((name) => name !== '');
  for (const id of names) {
    if (store.get('cms/contact-group', id) === undefined) throw new ApiError(contactGroupNotExists, { id });
  }
  return names;
}

export const newGroup: OperationHandler = (context) => ({
  ContactGroupNames: contactGroupsOf(context),
  GmtCreate: context.now,
  GmtModified: context.now,
});

export const changeGroup: OperationHandler = (context) => ({
  GmtModified: context.now,
  ...(context.parameters.ContactGroups === undefined ? {} : { ContactGroupNames: contactGroupsOf(context) }),
});

export const hasKeyword: RecordTest = ({ parameters }, { attributes }) => {
  const keyword = String(parameters.Keyword ?? parameters.GroupName ?? '').toLowerCase();
  return String(attributes.GroupName).toLowerCase().includes(keyword);
};

export const contactGroupNames: RecordHook = (_context, { id, attributes }) => ({
  GroupId: Number(id),
  ContactGroups: {
    ContactGroup: (attributes.ContactGroupNames as readonly string[]).map((Name) => ({ Name })),
  },
});

/** The rules of a deleted group go with it. */
export const deletedGroup: RecordHook = ({ store }, { id, attributes }) => {
  for (const rule of store.find('cms/metric-rule', { GroupId: id })) store.remove(rule);
  return {
    Group: {
      GroupName: attributes.GroupName,
      ContactGroups: { ContactGroup: attributes.ContactGroupNames },
    },
  };
};

function instancesOf({ attributes }: ResourceRecord): readonly Attributes[] {
  return attributes.Instances as readonly Attributes[];
}

export const addInstances: OperationHandler = (context) => {
  const group = needMonitorGroup(context);
  const added = (context.parameters.Instances as readonly Attributes[]).map((instance) => ({
    InstanceId: String(instance.InstanceId ?? ''),
    InstanceName: String(instance.InstanceName ?? ''),
    RegionId: String(instance.RegionId ?? ''),
    Category: String(instance.Category ?? ''),
  }));
  const kept = instancesOf(group).filter((old) => !added.some(({ InstanceId }) => InstanceId === old.InstanceId));
  context.store.update(group, { Instances: [...kept, ...added], GmtModified: context.now });
  return {};
};

export const listInstances: OperationHandler = (context) => {
  const instances = instancesOf(needMonitorGroup(context));
  const [page, size] = [Number(context.parameters.PageNumber), Number(context.parameters.PageSize)];
  return {
    Total: instances.length,
    PageNumber: page,
    PageSize: size,
    Resources: { Resource: instances.slice((page - 1) * size, page * size) },
  };
};

export const removeInstances: OperationHandler = (context) => {
  const group = needMonitorGroup(context);
  const doomed = String(context.parameters.InstanceIdList).split(',');
  const Instances = instancesOf(group).filter(({ InstanceId }) => !doomed.includes(String(InstanceId)));
  context.store.update(group, { Instances, GmtModified: context.now });
  return {};
};
