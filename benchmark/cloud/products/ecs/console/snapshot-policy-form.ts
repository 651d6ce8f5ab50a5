import type { Field, Overlay, PageContext, Row, Text, Values } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeLabel } from '../../shared/columns.js';
import { given, tagParameter, tagsField } from '../../shared/common-fields.js';
import { autoSnapshotPolicy } from '../auto-snapshot-policy.js';
import { otherRegionOptions } from './disk-options.js';
import { ecsCall, say } from './shared.js';

const labelOf = (attribute: string): Text => attributeLabel(autoSnapshotPolicy, attribute);

const WEEKDAYS: readonly Text[] = [
  say('Monday', '周一'),
  say('Tuesday', '周二'),
  say('Wednesday', '周三'),
  say('Thursday', '周四'),
  say('Friday', '周五'),
  say('Saturday', '周六'),
  say('Sunday', '周日'),
];

/** `0` as `00:00`. */
export function hourText(hour: number | string): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

const keepFor = say('Keep For', '自定义时长');
const days = say('days', '天');

const name: Field = {
  name: 'name',
  kind: 'text',
  label: labelOf('AutoSnapshotPolicyName'),
  required: true,
  maxLength: 128,
};

const schedule: readonly Field[] = [
  {
    name: 'hours',
    kind: 'checkboxes',
    label: labelOf('TimePoints'),
    required: true,
    options: Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourText(hour) })),
    help: say('I/O is slower while a snapshot is created.', '创建快照会暂时降低块存储I/O性能，请避开业务高峰。'),
  },
  {
    name: 'weekdays',
    kind: 'checkboxes',
    label: labelOf('RepeatWeekdays'),
    required: true,
    options: WEEKDAYS.map((label, index) => ({ value: String(index + 1), label })),
  },
  {
    name: 'keep',
    kind: 'radio',
    label: labelOf('RetentionDays'),
    required: true,
    initial: 'for',
    options: [
      { value: 'for', label: keepFor },
      { value: 'always', label: say('Always Keep', '持续保留，直至快照数量达到额度上限后被自动删除') },
    ],
  },
  {
    name: 'days',
    kind: 'number',
    label: say('Retention Period', '保留天数'),
    initial: 30,
    minimum: 1,
    maximum: 65_536,
    unit: days,
    required: true,
    when: { field: 'keep', is: ['for'] },
  },
];

const copying: readonly Field[] = [
  {
    name: 'copy',
    kind: 'checkboxes',
    label: labelOf('EnableCrossRegionCopy'),
    options: [{ value: 'enabled', label: say('Enabled', '启用') }],
  },
  {
    name: 'region',
    kind: 'select',
    label: labelOf('TargetCopyRegions'),
    required: true,
    when: { field: 'copy', is: ['enabled'] },
    options: otherRegionOptions,
  },
  {
    name: 'copyKeep',
    kind: 'radio',
    label: labelOf('CopiedSnapshotsRetentionDays'),
    required: true,
    initial: 'for',
    when: { field: 'copy', is: ['enabled'] },
    options: [
      { value: 'for', label: keepFor },
      {
        value: 'always',
        label: say('Always Keep Snapshots Regardless of the Limit of Snapshots', '持续保留，不受快照数量额度限制'),
      },
    ],
  },
  {
    name: 'copyDays',
    kind: 'number',
    label: say('Retention Period of Copies', '复制快照保留天数'),
    initial: 30,
    minimum: 1,
    maximum: 65_536,
    unit: days,
    required: true,
    when: [
      { field: 'copy', is: ['enabled'] },
      { field: 'copyKeep', is: ['for'] },
    ],
  },
];

const list = (value: Values[string]): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

function parametersOf(values: Values): Row {
  const copies = list(values.copy).includes('enabled');
  return {
    autoSnapshotPolicyName: values.name,
    timePoints: JSON.stringify(list(values.hours)),
    repeatWeekdays: JSON.stringify(list(values.weekdays)),
    retentionDays: values.keep === 'always' ? -1 : Number(values.days),
    ...(copies
      ? {
          EnableCrossRegionCopy: true,
          TargetCopyRegions: JSON.stringify([values.region]),
          CopiedSnapshotsRetentionDays: values.copyKeep === 'always' ? -1 : Number(values.copyDays),
        }
      : {}),
  };
}

function dialog(
  title: Text,
  fields: readonly Field[],
  save: (parameters: Row, context: PageContext, row: Row) => Promise<unknown>,
): Overlay {
  return {
    kind: 'dialog',
    title,
    form: {
      groups: [{ fields }],
      submit: async (values, context, row) => {
        await save({ ...parametersOf(values), ...tagParameter(values) }, context, row);
        return {};
      },
      success: say('The automatic snapshot policy is saved.', '自动快照策略保存成功'),
    },
  };
}

const create = async (parameters: Row, context: PageContext) =>
  await ecsCall(context, 'CreateAutoSnapshotPolicy', { regionId: context.region, ...parameters });

const createTitle = say('Create Policy', '创建策略');

/** Makes a policy, with tags and copies in another region. */
export const createPolicy: Overlay = dialog(createTitle, [name, ...schedule, tagsField, ...copying], create);

/** The dialog before snapshots could be copied by themselves. */
export const createPolicyWithoutCopies: Overlay = dialog(createTitle, [name, ...schedule], create);

/** Changes a policy. */
export const modifyPolicy: Overlay = {
  ...dialog(say('Modify Policy', '修改策略'), [name, ...schedule, ...copying], async (parameters, context, row) => {
    await ecsCall(context, 'ModifyAutoSnapshotPolicyEx', {
      ...given('autoSnapshotPolicyId', textOf(row, 'AutoSnapshotPolicyId')),
      ...parameters,
    });
  }),
  initial: (row) => {
    const kept = Number(textOf(row, 'RetentionDays'));
    return {
      name: textOf(row, 'AutoSnapshotPolicyName'),
      hours: parsed(row, 'TimePoints'),
      weekdays: parsed(row, 'RepeatWeekdays'),
      keep: kept === -1 ? 'always' : 'for',
      ...(kept === -1 ? {} : { days: String(kept) }),
      copy: textOf(row, 'EnableCrossRegionCopy') === 'true' ? ['enabled'] : [],
    };
  },
};

/** A JSON list of an answer, such as the hours of a policy. */
export function parsed(row: Row, key: string): readonly string[] {
  const text = textOf(row, key);
  return text.startsWith('[') ? (JSON.parse(text) as unknown[]).map(String) : [];
}
