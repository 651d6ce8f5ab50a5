import { ApiError } from '../../spec/errors.js';
import type { OperationContext, OperationHandler, RecordHook, ResourceRecord } from '../../spec/handler.js';
import { isRegion } from '../shared/regions.js';
import { failures } from './failures.js';
import { toIds } from './ids.js';

function refuse(name: string): never {
  throw new ApiError({
    status: 400,
    code: `Invalid${name}.Malformed`,
    message: `The specified parameter ${name} is not valid.`,
  });
}

/** Whole numbers of a range, as the API writes them: a JSON list of texts. */
function numbers(given: unknown, name: string, from: number, to: number): string {
  const values = toIds(given).map(Number);
  if (values.length === 0 || values.some((value) => !Number.isInteger(value) || value < from || value > to)) {
    refuse(name);
  }
  return JSON.stringify([...new Set(values)].sort((a, b) => a - b).map(String));
}

/** Days; -1 keeps for ever. */
function days(given: unknown, name: string): number {
  const value = Number(given);
  if (!Number.isInteger(value) || (value !== -1 && (value < 1 || value > 65_536))) refuse(name);
  return value;
}

function copying(parameters: OperationContext['parameters']): Readonly<Record<string, unknown>> {
  const enabled = parameters.EnableCrossRegionCopy;
  if (enabled === undefined) return {};
  if (String(enabled) !== 'true') {
    return { EnableCrossRegionCopy: false, TargetCopyRegions: '[]', CopiedSnapshotsRetentionDays: -1 };
  }
  const regions = toIds(parameters.TargetCopyRegions);
  if (regions.length === 0 || !regions.every(isRegion)) refuse('TargetCopyRegions');
  return {
    EnableCrossRegionCopy: true,
    TargetCopyRegions: JSON.stringify(regions),
    CopiedSnapshotsRetentionDays: days(parameters.CopiedSnapshotsRetentionDays ?? -1, 'CopiedSnapshotsRetentionDays'),
  };
}

/** The parameters of a policy, whose names start in lower case, as attributes. */
export const readSchedule: OperationHandler = ({ parameters }) => {
  const { autoSnapshotPolicyName: name, timePoints, repeatWeekdays, retentionDays } = parameters;
  return {
    ...(name === undefined ? {} : { AutoSnapshotPolicyName: String(name) }),
    ...(timePoints === undefined ? {} : { TimePoints: numbers(timePoints, 'TimePoints', 0, 23) }),
    ...(repeatWeekdays === undefined ? {} : { RepeatWeekdays: numbers(repeatWeekdays, 'RepeatWeekdays', 1, 7) }),
    ...(retentionDays === undefined ? {} : { RetentionDays: days(retentionDays, 'RetentionDays') }),
    ...copying(parameters),
  };
};

function needPolicy({ store, regionId, parameters, reference }: OperationContext): ResourceRecord {
  const policy = store.get('ecs/auto-snapshot-policy', String(parameters.autoSnapshotPolicyId));
  if (policy === undefined || policy.regionId !== regionId) throw new ApiError(failures.policyMissing);
  reference('ACS::ECS::AutoSnapshotPolicy', policy.id);
  return policy;
}

function disksOf({ store, regionId, parameters, reference }: OperationContext): readonly ResourceRecord[] {
  return toIds(parameters.diskIds).map((id) => {
    const disk = store.get('ecs/disk', id);
    if (disk === undefined || disk.regionId !== regionId) throw new ApiError(failures.diskMissing);
    reference('ACS::ECS::Disk', id);
    return disk;
  });
}

const modify: OperationHandler = (context) => {
  context.store.update(needPolicy(context), readSchedule(context));
  return {};
};

const FREE = { AutoSnapshotPolicyId: '', EnableAutomatedSnapshotPolicy: false };

const remove: OperationHandler = (context) => {
  const policy = needPolicy(context);
  for (const disk of context.store.find('ecs/disk', { AutoSnapshotPolicyId: policy.id })) {
    context.store.update(disk, FREE);
  }
  context.store.remove(policy);
  return {};
};

const apply: OperationHandler = (context) => {
  const policy = needPolicy(context);
  for (const disk of disksOf(context)) {
    context.store.update(disk, { AutoSnapshotPolicyId: policy.id, EnableAutomatedSnapshotPolicy: true });
  }
  return {};
};

const cancel: OperationHandler = (context) => {
  for (const disk of disksOf(context)) context.store.update(disk, FREE);
  return {};
};

/** Disks that a policy is applied to. */
export const countDisks: RecordHook = ({ store }, policy) => {
  const count = store.find('ecs/disk', { AutoSnapshotPolicyId: policy.id }).length;
  return { DiskNums: count, VolumeNums: 0 };
};

/** Handlers of the operations on policies. */
export const policyHandlers = { modify, remove, apply, cancel };
