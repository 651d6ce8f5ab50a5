import { DatePicker2 } from '@alicloud/console-components';
import type { FieldModel } from '../../page-model.js';
import { type FieldState, textsIn } from './form-state.js';

interface DateProps {
  readonly field: FieldModel;
  readonly value: FieldState;
  onChange(value: FieldState): void;
}

const formatOf = (field: FieldModel) => (field.time ? 'YYYY-MM-DD HH:mm:ss' : 'YYYY-MM-DD');

/** A day, or a moment, from a calendar. */
export function DateField({ field, value, onChange }: DateProps) {
  const format = formatOf(field);
  return (
    <DatePicker2
      value={typeof value === 'string' && value !== '' ? value : null}
      showTime={field.time ?? false}
      format={format}
      outputFormat={format}
      onChange={(next: unknown) => onChange(typeof next === 'string' ? next : undefined)}
    />
  );
}

/** A start and an end from two calendars. */
export function DateRangeField({ field, value, onChange }: DateProps) {
  const format = formatOf(field);
  const [start, end] = textsIn(value);
  return (
    <DatePicker2.RangePicker
      value={[start || null, end || null]}
      showTime={field.time ?? false}
      format={format}
      outputFormat={format}
      onChange={(next: unknown) =>
        onChange(Array.isArray(next) ? next.map((day) => (typeof day === 'string' ? day : '')) : [])
      }
    />
  );
}
