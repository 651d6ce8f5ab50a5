import {
  ApiError,
  type Attributes,
  type ErrorSpec,
  type OperationContext,
  type OperationHandler,
  type ResourceRecord,
} from '../../spec/index.js';
import { DEFAULT_GROUP, defaultGroup } from './default-group.js';
import {
  accessGroupAttached,
  accessGroupExists,
  accessGroupNotFound,
  defaultGroupCannotBeDeleted,
  defaultGroupCannotBeModified,
} from './errors.js';
import { numberedPage } from './numbered-page.js';

/** The group that the call names. Calls that change the default group are refused with `whenDefault`. */
export function needGroup(context: OperationContext, whenDefault: ErrorSpec): ResourceRecord {
  const name = String(context.parameters.AccessGroupName);
  if (name === DEFAULT_GROUP) throw new ApiError(whenDefault);
  const record = context.store.get('nas/access-group', name, context.regionId);
  if (record === undefined) throw new ApiError(accessGroupNotFound);
  context.reference('ACS::NAS::AccessGroup', name);
  return record;
}

/** Network type of a group, the default one included; undefined where there is no such group. */
export function networkTypeOf({ store, regionId }: OperationContext, name: string): unknown {
  return name === DEFAULT_GROUP
    ? defaultGroup.AccessGroupType
    : store.get('nas/access-group', name, regionId)?.attributes.AccessGroupType;
}

export const checkNewGroup: OperationHandler = ({ parameters }) => {
  if (parameters.AccessGroupName === DEFAULT_GROUP) throw new ApiError(accessGroupExists);
  return {};
};

export const listGroups: OperationHandler = (context) => {
  const { store, regionId, parameters } = context;
  const own = store.find('nas/access-group', {}, regionId).map(({ attributes }) => attributes);
  const rows = [...own.toReversed(), { ...defaultGroup, RegionId: regionId }]
    .filter((group: Attributes) => fits(group.AccessGroupName, parameters.AccessGroupName))
    .filter((group: Attributes) => fits(group.FileSystemType, parameters.FileSystemType))
    .map((group) => ({ ...group, ...counts(context, String(group.AccessGroupName)) }));
  const { items, fields } = numberedPage(rows, parameters);
  return { ...fields, AccessGroups: { AccessGroup: items } };
};

function fits(value: unknown, asked: unknown): boolean {
  return asked === undefined || value === asked;
}

function counts({ store, regionId }: OperationContext, AccessGroupName: string): Attributes {
  const rules = store.find('nas/access-rule', { AccessGroupName }, regionId).length;
  return {
    RuleCount: AccessGroupName === DEFAULT_GROUP ? 1 : rules,
    MountTargetCount: store.find('nas/mount-target', { AccessGroupName }, regionId).length,
  };
}

export const modifyGroup: OperationHandler = (context) => {
  const group = needGroup(context, defaultGroupCannotBeModified);
  const { Description } = context.parameters;
  if (Description !== undefined) context.store.update(group, { Description });
  return {};
};

/** Deletes a group with its rules, unless a mount target uses it. */
export const deleteGroup: OperationHandler = (context) => {
  const group = needGroup(context, defaultGroupCannotBeDeleted);
  const members = { AccessGroupName: group.id };
  const { store, regionId } = context;
  if (store.find('nas/mount-target', members, regionId).length > 0) throw new ApiError(accessGroupAttached);
  for (const rule of store.find('nas/access-rule', members, regionId)) store.remove(rule);
  store.remove(group);
  return {};
};
