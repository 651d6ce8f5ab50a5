import { Button, Icon, Pagination, Search, Table } from '@alicloud/console-components';
import KitActions, { LinkButton } from '@alicloud/console-components-actions';
import StatusIndicator, { type StatusType } from '@alicloud/console-components-status-indicator';
import { type ComponentType, type PropsWithChildren, useCallback, useEffect, useState } from 'react';
import type { ButtonModel, CellModel, RowModel, RowsModel, TableModel } from '../../page-model.js';
import { api } from './api.js';
import { useActions } from './console-actions.js';
import { Buttons } from './page-body.js';
import { Link } from './shell.js';

/** Pixels that three row actions and the More icon take. */
const actionsWidth = 290;

/** The kit's types are of React 17, where every component had children. */
const Actions = KitActions as ComponentType<PropsWithChildren>;

/** A list with its buttons, search box and pages. Rows come after the page, as on the vendor's consoles. */
export function DataTable({ table }: { table: TableModel }) {
  const { press } = useActions();
  const [rows, setRows] = useState<RowsModel | undefined>(table.rows);
  const [page, setPage] = useState(1);
  const [search, setSearch] = useState('');
  const [error, setError] = useState<string>();
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [loading, setLoading] = useState(table.rows === undefined);
  const { id } = table;
  const read = useCallback(
    async (wantedPage: number, wantedText: string) => {
      if (id === '') return;
      setLoading(true);
      const answer = await api.rows(id, wantedPage, wantedText);
      setLoading(false);
      setSelected([]);
      if ('rows' in answer) setRows(answer);
      else setError(answer.error);
    },
    [id],
  );
  useEffect(() => void read(page, search), [read, page, search]);
  return (
    <section className="console-section">
      {table.title !== undefined && (
        <header className="console-section-header">
          <h2>{table.title}</h2>
        </header>
      )}
      <div className="console-table-tools">
        <Buttons buttons={table.buttons} />
        {table.search !== undefined && (
          <Search
            shape="simple"
            className="console-table-search"
            placeholder={table.search}
            onSearch={(text: unknown) => {
              setPage(1);
              setSearch(String(text ?? ''));
            }}
          />
        )}
        {id !== '' && (
          <Button className="console-refresh" onClick={() => void read(page, search)}>
            <Icon type="refresh" />
          </Button>
        )}
      </div>
      <Table
        dataSource={[...(rows?.rows ?? [])]}
        primaryKey="id"
        loading={loading}
        emptyContent={error ?? (loading ? ' ' : table.empty)}
        {...(table.batch.length > 0
          ? {
              rowSelection: {
                selectedRowKeys: [...selected],
                onChange: (keys: readonly unknown[]) => setSelected(keys.map(String)),
              },
            }
          : {})}
      >
        {table.columns.map((column, index) => (
          <Table.Column
            key={column.text}
            title={column.text}
            {...(column.width === undefined ? {} : { width: column.width })}
            cell={(_value: unknown, _index: unknown, row: RowModel) => <Cell cell={row.cells[index]} />}
          />
        ))}
        {table.actions !== undefined && (
          <Table.Column
            title={table.actions}
            width={actionsWidth}
            cell={(_value: unknown, _index: unknown, row: RowModel) => <RowActions actions={row.actions} />}
          />
        )}
      </Table>
      <div className="console-table-foot">
        <span>
          {table.batch.map((button) => (
            <Button key={button.text} disabled={selected.length === 0} onClick={() => void press(button, selected)}>
              {button.text}
            </Button>
          ))}
        </span>
        {rows !== undefined && rows.total > 0 && id !== '' && (
          <Pagination
            current={page}
            total={rows.total}
            pageSize={table.pageSize}
            onChange={(wanted: number) => setPage(wanted)}
            shape="arrow-only"
            totalRender={(total: number) => table.totalWords.replace('{n}', String(total))}
          />
        )}
      </div>
    </section>
  );
}

function RowActions({ actions }: { actions: readonly ButtonModel[] }) {
  const { press } = useActions();
  return (
    <Actions>
      {actions.map((action) => (
        <LinkButton key={action.text} disabled={action.disabled} onClick={() => void press(action)}>
          {action.text}
        </LinkButton>
      ))}
    </Actions>
  );
}

/** A value: text, link or state. */
export function Cell({ cell }: { cell: CellModel | undefined }) {
  if (!cell) return null;
  const text = cell.lines.map((line, index) => (
    <div key={`${index}${line}`}>{index === 0 && cell.to !== undefined ? <Link to={cell.to}>{line}</Link> : line}</div>
  ));
  if (cell.tone === undefined) return <>{text}</>;
  return <StatusIndicator type={cell.tone as StatusType}>{cell.lines.join(' ')}</StatusIndicator>;
}
