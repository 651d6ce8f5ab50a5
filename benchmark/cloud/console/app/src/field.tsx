import { Button, Checkbox, Form, Input, Radio, Switch } from '@alicloud/console-components';
import type { FieldModel } from '../../page-model.js';
import { CloudSelect } from './cloud-select.js';
import { type FieldState, initialState, type RowState } from './form-state.js';

interface FieldProps {
  readonly field: FieldModel;
  readonly value: FieldState;
  /** Messages by path of field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly path: string;
  onChange(value: FieldState): void;
}

/** A labelled field with its help and message. */
export function FieldItem(props: FieldProps) {
  const { field, errors, path } = props;
  const message = errors[path];
  if (field.widget === 'repeat') return <RepeatedFields {...props} />;
  return (
    <Form.Item
      label={field.text}
      required={field.required}
      extra={field.widget === 'fixed' ? undefined : <span className="console-help">{field.help}</span>}
      {...(message === undefined ? {} : { validateState: 'error' as const, help: message })}
    >
      <div id={path}>
        <Widget {...props} />
      </div>
    </Form.Item>
  );
}

function Widget({ field, value, onChange }: FieldProps) {
  const text = typeof value === 'string' ? value : '';
  const common = {
    ...(field.placeholder === undefined ? {} : { placeholder: field.placeholder }),
    ...(field.maxLength === undefined ? {} : { maxLength: field.maxLength, showLimitHint: true }),
  };
  switch (field.widget) {
    case 'textarea':
      return <Input.TextArea {...common} value={text} onChange={(next: unknown) => onChange(String(next))} />;
    case 'password':
      return <Input.Password {...common} value={text} onChange={(next: unknown) => onChange(String(next))} />;
    case 'radio':
    case 'buttons':
      return (
        <Radio.Group
          value={text}
          {...(field.widget === 'buttons' ? { shape: 'button' as const } : {})}
          onChange={(next: unknown) => onChange(String(next))}
        >
          {(field.options ?? []).map((option) => (
            <Radio key={option.id} value={option.id} id={option.id}>
              {option.text}
            </Radio>
          ))}
        </Radio.Group>
      );
    case 'checkboxes':
      return <Checkboxes field={field} value={value} onChange={onChange} />;
    case 'switch':
      return <Switch checked={value === true} onChange={(next: boolean) => onChange(next)} />;
    case 'select':
      return <CloudSelect field={field} value={text} onChange={onChange} />;
    case 'tags':
      return <Tags field={field} value={value} onChange={onChange} />;
    case 'fixed':
      return <span>{field.help}</span>;
    default:
      return <Input {...common} value={text} onChange={(next: unknown) => onChange(String(next))} />;
  }
}

type PartProps = Pick<FieldProps, 'field' | 'value' | 'onChange'>;

function Checkboxes({ field, value, onChange }: PartProps) {
  const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
  return (
    <Checkbox.Group
      value={[...chosen]}
      onChange={(next: unknown) => onChange(Array.isArray(next) ? next.map(String) : [])}
    >
      {(field.options ?? []).map((option) => (
        <div key={option.id} className="console-choice">
          <Checkbox value={option.id}>{option.text}</Checkbox>
          {option.help !== undefined && <div className="console-help">{option.help}</div>}
        </div>
      ))}
    </Checkbox.Group>
  );
}

function rowsIn(value: FieldState): readonly RowState[] {
  return Array.isArray(value) ? value.filter((row): row is RowState => typeof row === 'object') : [];
}

function replaceAt(rows: readonly RowState[], index: number, row: RowState): readonly RowState[] {
  return rows.map((existing, position) => (position === index ? row : existing));
}

function Tags({ field, value, onChange }: PartProps) {
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

function RepeatedFields({ field, value, errors, path, onChange }: FieldProps) {
  const rows = rowsIn(value);
  const fields = field.fields ?? [];
  const most = field.most ?? 1;
  return (
    <div className="console-repeat" id={path}>
      {rows.map((row, index) => (
        <div key={index} className="console-repeat-row">
          {fields.map((inner) => (
            <FieldItem
              key={inner.id}
              field={inner}
              value={row[inner.id]}
              errors={errors}
              path={`${path}/${index}/${inner.id}`}
              onChange={(next) => onChange(replaceAt(rows, index, { ...row, [inner.id]: next }))}
            />
          ))}
          {rows.length > 1 && (
            <Button
              text
              className="console-repeat-remove"
              onClick={() => onChange(rows.filter((_, position) => position !== index))}
            >
              ×
            </Button>
          )}
        </div>
      ))}
      {rows.length < most && (
        <Button text type="primary" onClick={() => onChange([...rows, initialState(fields)])}>
          {field.add}
        </Button>
      )}
    </div>
  );
}
