import type { Column, Row, Tone } from '../../spec/console.js';
import type { AttributeSpec, Label, ResourceSpec } from '../../spec/index.js';
import { textOf } from '../../spec/rows.js';

/** A column that shows an attribute under its own label, with the labels of its coded values. */
export function attributeColumn(
  resource: ResourceSpec,
  attribute: string,
  extra: Partial<Column> & { readonly tones?: Readonly<Record<string, Tone>> } = {},
): Column {
  const spec = resource.attributes[attribute];
  if (!spec) throw new Error(`Resource ${resource.name} has no attribute ${attribute}`);
  const { tones, ...column } = extra;
  const states = labelsOf(resource, spec)?.map(([value, label]) => {
    const tone = tones?.[value];
    return [value, { label, ...(tone ? { tone } : {}) }] as const;
  });
  return {
    label: spec.label,
    value: (row) => (spec.type === 'time' ? displayTime(textOf(row, attribute)) : textOf(row, attribute)),
    ...(states ? { states: Object.fromEntries(states) } : {}),
    ...column,
  };
}

/** Labels of coded values; those of a state are the resource's own. */
function labelsOf({ states }: ResourceSpec, { generated, values }: AttributeSpec) {
  if (values === undefined && generated?.kind === 'state') {
    return Object.entries(states?.values ?? {}).map(([value, { label }]) => [value, label] as const);
  }
  return values?.map(({ value, label }) => [value, label] as const);
}

/** Label of an attribute, for a form field that sets it. */
export function attributeLabel(resource: ResourceSpec, attribute: string): Label {
  const spec = resource.attributes[attribute];
  if (!spec) throw new Error(`Resource ${resource.name} has no attribute ${attribute}`);
  return spec.label;
}

/** The id and, where there is one, the name of a record, as a cell of two lines. */
export function idAndName(row: Row, id: string, name: string): readonly string[] {
  return [textOf(row, id), textOf(row, name)].filter(Boolean);
}

/** `2020-01-02T03:04:05Z` as the consoles write it, in the time zone of the vendor's servers. */
export function displayTime(iso: string): string {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return '';
  const chinaStandardTime = 8 * 3_600_000;
  return new Date(time + chinaStandardTime).toISOString().slice(0, 19).replace('T', ' ');
}
