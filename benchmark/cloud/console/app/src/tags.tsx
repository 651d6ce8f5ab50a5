import { Button, Input } from '@alicloud/console-components';
import type { FieldModel } from '../../page-model.js';
import { type FieldState, replaceAt, rowsIn } from './form-state.js';

interface TagsProps {
  readonly field: FieldModel;
  readonly value: FieldState;
  onChange(value: FieldState): void;
}

/** Pairs of a key and a value. */
export function Tags({ field, value, onChange }: TagsProps) {
  const rows = rowsIn(value);
  const words = field.words ?? { key: '', value: '', add: '', remove: '' };
  return (
    <div className="console-tags">
      {rows.map((row, index) => (
        <div key={index}>
          <Input
            placeholder={words.key}
            value={String(row.k ?? '')}
            onChange={(next: unknown) => onChange(replaceAt(rows, index, { ...row, k: String(next) }))}
          />
          <Input
            placeholder={words.value}
            value={String(row.v ?? '')}
            onChange={(next: unknown) => onChange(replaceAt(rows, index, { ...row, v: String(next) }))}
          />
          <Button text onClick={() => onChange(rows.filter((_, position) => position !== index))}>
            {words.remove}
          </Button>
        </div>
      ))}
      <Button onClick={() => onChange([...rows, { k: '', v: '' }])}>{words.add}</Button>
    </div>
  );
}
