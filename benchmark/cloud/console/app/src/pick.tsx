import { Button, Dialog, Table } from '@alicloud/console-components';
import { useEffect, useState } from 'react';
import type { CellModel, FieldModel, PanelModel, PickModel } from '../../page-model.js';
import { api } from './api.js';
import { Cell } from './cell.js';
import { Widget } from './field.js';
import { type FieldState, initialState, type RowState, replaceAt, rowsIn } from './form-state.js';
import { TableRow } from './repeated-fields.js';

interface PickProps {
  readonly field: FieldModel;
  readonly value: FieldState;
  readonly path: string;
  onChange(value: FieldState): void;
}

/** Records picked in a panel, each with fields of its own. */
export function Pick({ field, value, path, onChange }: PickProps) {
  const [isOpen, setOpen] = useState(false);
  const [cells, setCells] = useState<Readonly<Record<string, readonly CellModel[]>>>(field.picked ?? {});
  const rows = rowsIn(value);
  const { panel, fields = [], columns = [] } = field;
  const take = (records: readonly PickModel[], added: readonly RowState[]) => {
    setCells({ ...cells, ...Object.fromEntries(records.map((record) => [record.id, record.picked])) });
    onChange([...rows, ...added].slice(0, field.most ?? Number.POSITIVE_INFINITY));
    setOpen(false);
  };
  return (
    <div className="console-pick">
      <Button onClick={() => setOpen(true)}>{field.add}</Button>
      {rows.length > 0 && (
        <table className="console-repeat-table">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column}>{column}</th>
              ))}
              {fields.map((inner) => (
                <th key={inner.id}>{inner.text}</th>
              ))}
              <th />
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <TableRow
                key={String(row.r)}
                lead={(cells[String(row.r)] ?? []).map((cell, column) => (
                  <td key={column}>
                    <Cell cell={cell} />
                  </td>
                ))}
                fields={fields}
                row={row}
                path={`${path}/${index}`}
                onChange={(next) => onChange(replaceAt(rows, index, next))}
                onRemove={() => onChange(rows.filter((_, position) => position !== index))}
              />
            ))}
          </tbody>
        </table>
      )}
      {isOpen && panel && <PickPanel panel={panel} fields={fields} onTake={take} onClose={() => setOpen(false)} />}
    </div>
  );
}

interface PickPanelProps {
  readonly panel: PanelModel;
  readonly fields: readonly FieldModel[];
  onTake(records: readonly PickModel[], rows: readonly RowState[]): void;
  onClose(): void;
}

/** Records to choose from, and after that, where the panel asks for it, what the chosen ones need. */
function PickPanel({ panel, fields, onTake, onClose }: PickPanelProps) {
  const [records, setRecords] = useState<readonly PickModel[]>();
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [rows, setRows] = useState<readonly RowState[]>();
  useEffect(() => {
    void api.records(panel.id).then((answer) => setRecords('records' in answer ? answer.records : []));
  }, [panel.id]);
  const chosen = (records ?? []).filter(({ id }) => selected.includes(id));
  const fresh = () => chosen.map((record): RowState => ({ ...initialState(fields), r: record.id }));
  const goOn = () => {
    if (rows) onTake(chosen, rows);
    else if (panel.next) setRows(fresh());
    else onTake(chosen, fresh());
  };
  return (
    <Dialog
      visible
      title={rows && panel.next ? panel.next.title : panel.title}
      className="console-dialog"
      onClose={onClose}
      onCancel={onClose}
      onOk={goOn}
      okProps={{ disabled: selected.length === 0, children: rows && panel.next ? panel.next.confirm : panel.confirm }}
      cancelProps={{ children: panel.cancel }}
      footerActions={['ok', 'cancel']}
    >
      {rows && panel.next ? (
        <SecondLook
          panel={panel}
          fields={fields.filter(({ id }) => panel.next?.fields.includes(id))}
          chosen={chosen}
          rows={rows}
          onChange={setRows}
        />
      ) : (
        <Table
          dataSource={[...(records ?? [])]}
          primaryKey="id"
          loading={records === undefined}
          emptyContent={records === undefined ? ' ' : panel.empty}
          rowSelection={{
            selectedRowKeys: [...selected],
            onChange: (keys: readonly unknown[]) => setSelected(keys.map(String)),
          }}
        >
          {panel.columns.map((column, index) => (
            <Table.Column
              key={column}
              title={column}
              cell={(_value: unknown, _index: unknown, record: PickModel) => <Cell cell={record.cells[index]} />}
            />
          ))}
        </Table>
      )}
    </Dialog>
  );
}

interface SecondLookProps {
  readonly panel: PanelModel;
  readonly fields: readonly FieldModel[];
  readonly chosen: readonly PickModel[];
  readonly rows: readonly RowState[];
  onChange(rows: readonly RowState[]): void;
}

function SecondLook({ panel, fields, chosen, rows, onChange }: SecondLookProps) {
  return (
    <table className="console-repeat-table">
      <thead>
        <tr>
          {[...panel.columns, ...fields.map(({ text }) => text)].map((text) => (
            <th key={text}>{text}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {chosen.map((record, index) => (
          <tr key={record.id}>
            {record.cells.map((cell, column) => (
              <td key={column}>
                <Cell cell={cell} />
              </td>
            ))}
            {fields.map((field) => (
              <td key={field.id}>
                <Widget
                  field={field}
                  value={rows[index]?.[field.id]}
                  path={`${record.id}/${field.id}`}
                  onChange={(value) => onChange(replaceAt(rows, index, { ...rows[index], [field.id]: value }))}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
