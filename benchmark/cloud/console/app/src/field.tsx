import { Checkbox, Form, Input, NumberPicker, Radio, Switch } from '@alicloud/console-components';
import { lazy, Suspense } from 'react';
import type { FieldModel } from '../../page-model.js';
import { CloudSelect } from './cloud-select.js';
import { useLevel } from './form-level.js';
import { type FieldState, textsIn } from './form-state.js';
import { Pick } from './pick.js';
import { RepeatedFields } from './repeated-fields.js';
import { Tags } from './tags.js';

// Few pages have these, and they are heavy.
const CloudTransfer = lazy(async () => ({ default: (await import('./cloud-transfer.js')).CloudTransfer }));
const DateField = lazy(async () => ({ default: (await import('./dates.js')).DateField }));
const DateRangeField = lazy(async () => ({ default: (await import('./dates.js')).DateRangeField }));

interface FieldProps {
  readonly field: FieldModel;
  readonly value: FieldState;
  readonly path: string;
  onChange(value: FieldState): void;
}

/** A labelled field with its help and message. */
export function FieldItem(props: FieldProps) {
  const { field, path } = props;
  const message = useLevel().errors[path];
  if (field.widget === 'repeat' && field.layout !== 'table') return <RepeatedFields {...props} />;
  const hasCaption = field.widget !== 'agreement';
  return (
    <Form.Item
      {...(hasCaption ? { label: field.text } : {})}
      required={hasCaption && field.required}
      extra={field.widget === 'fixed' ? undefined : <span className="console-help">{field.help}</span>}
      {...(message === undefined || field.widget === 'repeat'
        ? {}
        : { validateState: 'error' as const, help: message })}
    >
      <div id={path}>
        <Widget {...props} />
      </div>
    </Form.Item>
  );
}

/** The control that a field is filled in with, without its label. */
export function Widget(props: FieldProps) {
  return (
    <Suspense fallback={<span />}>
      <Control {...props} />
    </Suspense>
  );
}

function Control(props: FieldProps) {
  const { field, value, onChange } = props;
  const text = typeof value === 'string' ? value : '';
  const common = {
    ...(field.placeholder === undefined ? {} : { placeholder: field.placeholder }),
    ...(field.maxLength === undefined ? {} : { maxLength: field.maxLength, showLimitHint: true }),
  };
  const take = (next: unknown) => onChange(String(next ?? ''));
  switch (field.widget) {
    case 'textarea':
      return <Input.TextArea {...common} value={text} onChange={take} />;
    case 'password':
      return <Input.Password {...common} value={text} onChange={take} />;
    case 'number':
      return <NumberField {...props} />;
    case 'radio':
    case 'buttons':
      return <Radios {...props} />;
    case 'checkboxes':
      return <Checkboxes {...props} />;
    case 'agreement':
      return (
        <Checkbox checked={value === true} onChange={(next: unknown) => onChange(next === true)}>
          {field.text}
        </Checkbox>
      );
    case 'switch':
      return <Switch checked={value === true} onChange={(next: boolean) => onChange(next)} />;
    case 'select':
      return <CloudSelect {...props} />;
    case 'transfer':
      return <CloudTransfer {...props} />;
    case 'date':
      return <DateField {...props} />;
    case 'date-range':
      return <DateRangeField {...props} />;
    case 'tags':
      return <Tags {...props} />;
    case 'repeat':
      return <RepeatedFields {...props} />;
    case 'pick':
      return <Pick {...props} />;
    case 'fixed':
      return <span>{field.help}</span>;
    default:
      return <Input {...common} value={text} onChange={take} />;
  }
}

function NumberField({ field, value, onChange }: FieldProps) {
  return (
    <span className="console-number">
      <NumberPicker
        value={typeof value === 'string' ? value : ''}
        {...(field.minimum === undefined ? {} : { min: field.minimum })}
        {...(field.maximum === undefined ? {} : { max: field.maximum })}
        onChange={(next: unknown) => onChange(typeof next === 'number' ? String(next) : undefined)}
      />
      {field.unit !== undefined && <span> {field.unit}</span>}
    </span>
  );
}

function Radios({ field, value, onChange }: FieldProps) {
  return (
    <Radio.Group
      value={typeof value === 'string' ? value : ''}
      {...(field.widget === 'buttons' ? { shape: 'button' as const } : {})}
      onChange={(next: unknown) => onChange(String(next))}
    >
      {(field.options ?? []).map((option) => (
        <Radio key={option.id} value={option.id} id={option.id} disabled={option.disabled ?? false}>
          {option.text}
        </Radio>
      ))}
    </Radio.Group>
  );
}

/** Options above this many stand beside each other, such as the hours of a day. */
const mostInColumn = 5;

function Checkboxes({ field, value, onChange }: FieldProps) {
  const options = field.options ?? [];
  const isDense = options.length > mostInColumn && options.every(({ help }) => help === undefined);
  return (
    <Checkbox.Group
      value={[...textsIn(value)]}
      onChange={(next: unknown) => onChange(Array.isArray(next) ? next.map(String) : [])}
    >
      {options.map((option) => (
        <div key={option.id} className={isDense ? 'console-choice-dense' : 'console-choice'}>
          <Checkbox value={option.id} disabled={option.disabled ?? false}>
            {option.text}
          </Checkbox>
          {option.help !== undefined && <div className="console-help">{option.help}</div>}
        </div>
      ))}
    </Checkbox.Group>
  );
}
