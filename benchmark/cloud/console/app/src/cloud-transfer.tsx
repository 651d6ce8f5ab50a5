import { Transfer } from '@alicloud/console-components';
import type { FieldModel } from '../../page-model.js';
import { type FieldState, textsIn } from './form-state.js';
import { useOptions } from './use-options.js';

interface CloudTransferProps {
  readonly field: FieldModel;
  readonly value: FieldState;
  onChange(value: FieldState): void;
}

/** Two lists side by side; what stands in the right one is chosen. */
export function CloudTransfer({ field, value, onChange }: CloudTransferProps) {
  const options = useOptions(field, () => onChange([])) ?? [];
  const known = textsIn(value).filter((id) => options.some((option) => option.id === id));
  return (
    <Transfer
      className="console-transfer"
      value={known}
      dataSource={options.map(({ id, text, disabled }) => ({ value: id, label: text, disabled: disabled ?? false }))}
      notFoundContent={field.empty ?? ''}
      onChange={(next: unknown) => onChange(Array.isArray(next) ? next.map(String) : [])}
    />
  );
}
