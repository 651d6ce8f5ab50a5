import { Button } from '@alicloud/console-components';
import type { ReactNode } from 'react';
import type { FieldModel } from '../../page-model.js';
import { FieldItem, Widget } from './field.js';
import { LevelContext, useLevel } from './form-level.js';
import { areMet, type FieldState, initialState, type RowState, replaceAt, rowsIn } from './form-state.js';

interface RepeatedProps {
  readonly field: FieldModel;
  readonly value: FieldState;
  readonly path: string;
  onChange(value: FieldState): void;
}

/** The same fields several times, one below the other or as a table. */
export function RepeatedFields({ field, value, path, onChange }: RepeatedProps) {
  const { errors } = useLevel();
  const rows = rowsIn(value);
  const fields = field.fields ?? [];
  const canRemove = rows.length > (field.least === 0 ? 0 : 1);
  const draw = (row: RowState, index: number) => ({
    row,
    path: `${path}/${index}`,
    onChange: (next: RowState) => onChange(replaceAt(rows, index, next)),
    ...(canRemove ? { onRemove: () => onChange(rows.filter((_, position) => position !== index)) } : {}),
  });
  return (
    <div className="console-repeat" id={path}>
      {field.layout === 'table' ? (
        <table className="console-repeat-table">
          <thead>
            <tr>
              {fields.map((inner) => (
                <th key={inner.id}>{inner.text}</th>
              ))}
              <th />
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <TableRow key={index} fields={fields} {...draw(row, index)} />
            ))}
          </tbody>
        </table>
      ) : (
        rows.map((row, index) => <BlockRow key={index} fields={fields} {...draw(row, index)} />)
      )}
      {errors[path] !== undefined && <div className="next-form-item-help console-error">{errors[path]}</div>}
      {rows.length < (field.most ?? 1) && (
        <Button text type="primary" onClick={() => onChange([...rows, initialState(fields)])}>
          {field.add}
        </Button>
      )}
    </div>
  );
}

interface RowProps {
  readonly fields: readonly FieldModel[];
  readonly row: RowState;
  readonly path: string;
  onChange(row: RowState): void;
  onRemove?(): void;
}

/** The level of one row: its own fields come first, those of the form around it after them. */
function useRowLevel(fields: readonly FieldModel[], row: RowState) {
  const outer = useLevel();
  return { ...outer, state: { ...outer.state, ...row }, fields: [...fields, ...outer.fields] };
}

function BlockRow({ fields, row, path, onChange, onRemove }: RowProps) {
  const level = useRowLevel(fields, row);
  return (
    <LevelContext.Provider value={level}>
      <div className="console-repeat-row">
        {fields
          .filter((inner) => areMet(inner.when, level))
          .map((inner) => (
            <FieldItem
              key={inner.id}
              field={inner}
              value={row[inner.id]}
              path={`${path}/${inner.id}`}
              onChange={(next) => onChange({ ...row, [inner.id]: next })}
            />
          ))}
        {onRemove && (
          <Button text className="console-repeat-remove" onClick={onRemove}>
            ×
          </Button>
        )}
      </div>
    </LevelContext.Provider>
  );
}

/** Fields in the cells of a table's row, after the cells that lead it. */
export function TableRow({ fields, row, path, lead, onChange, onRemove }: RowProps & { readonly lead?: ReactNode }) {
  const level = useRowLevel(fields, row);
  return (
    <LevelContext.Provider value={level}>
      <tr>
        {lead}
        {fields.map((inner) => (
          <td key={inner.id} id={`${path}/${inner.id}`}>
            {areMet(inner.when, level) && (
              <Widget
                field={inner}
                value={row[inner.id]}
                path={`${path}/${inner.id}`}
                onChange={(next) => onChange({ ...row, [inner.id]: next })}
              />
            )}
            <div className="console-error">{level.errors[`${path}/${inner.id}`]}</div>
          </td>
        ))}
        <td>
          {onRemove && (
            <Button text onClick={onRemove}>
              ×
            </Button>
          )}
        </td>
      </tr>
    </LevelContext.Provider>
  );
}
