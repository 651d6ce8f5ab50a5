import { Select } from '@alicloud/console-components';
import type { FieldModel } from '../../page-model.js';
import { type FieldState, textsIn } from './form-state.js';
import { useOptions } from './use-options.js';

interface CloudSelectProps {
  readonly field: FieldModel;
  readonly value: FieldState;
  onChange(value: FieldState): void;
}

/** A select whose options are fixed, or are read when the field appears. */
export function CloudSelect({ field, value, onChange }: CloudSelectProps) {
  const options = useOptions(field, () => onChange(field.multiple ? [] : undefined));
  const isLoading = options === undefined;
  // The kit shows a value that it finds no option for as it is, but ids are not for readers.
  const isKnown = (id: string) => options?.some((option) => option.id === id) ?? false;
  const single = typeof value === 'string' && isKnown(value) ? value : undefined;
  return (
    <Select
      {...(field.multiple ? { mode: 'multiple' as const, value: textsIn(value).filter(isKnown) } : { value: single })}
      state={isLoading ? 'loading' : undefined}
      disabled={isLoading}
      showSearch={field.search ?? false}
      filter={(typed: string, item: { label?: unknown }) =>
        String(item.label).toLowerCase().includes(typed.trim().toLowerCase())
      }
      {...(field.placeholder === undefined ? {} : { placeholder: field.placeholder })}
      notFoundContent={field.empty ?? ''}
      dataSource={(options ?? []).map(({ id, text, disabled }) => ({ value: id, label: text, disabled }))}
      onChange={(next: unknown) => onChange(Array.isArray(next) ? next.map(String) : String(next))}
    />
  );
}
