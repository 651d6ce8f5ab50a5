import { Select } from '@alicloud/console-components';
import { useEffect, useState } from 'react';
import type { FieldModel } from '../../page-model.js';
import { api } from './api.js';

interface CloudSelectProps {
  readonly field: FieldModel;
  readonly value: string;
  onChange(value: string): void;
}

/** A select whose options are fixed, or are read when the field appears. */
export function CloudSelect({ field, value, onChange }: CloudSelectProps) {
  const { source } = field;
  const [loaded, setLoaded] = useState<FieldModel['options']>();
  useEffect(() => {
    if (source === undefined) return undefined;
    let isCurrent = true;
    void api.options(source).then((answer) => {
      if (isCurrent) setLoaded('options' in answer ? answer.options : []);
    });
    return () => {
      isCurrent = false;
    };
  }, [source]);
  const options = field.options ?? loaded;
  const isLoading = options === undefined;
  return (
    <Select
      value={value}
      state={isLoading ? 'loading' : undefined}
      disabled={isLoading}
      {...(field.placeholder === undefined ? {} : { placeholder: field.placeholder })}
      notFoundContent={field.empty ?? ''}
      dataSource={(options ?? []).map((option) => ({ value: option.id, label: option.text }))}
      onChange={(next: unknown) => onChange(String(next))}
    />
  );
}
