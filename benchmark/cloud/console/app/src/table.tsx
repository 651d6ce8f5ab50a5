import { Button, Icon, Pagination, Search, Table } from '@alicloud/console-components';
import { useEffect, useState } from 'react';
import type { RowModel, TableModel } from '../../page-model.js';
import { Cell } from './cell.js';
import { Buttons, InlineControls, RowActions, shownActions } from './controls.js';
import { Items } from './details.js';
import { Filters } from './filters.js';
import { initialState, type RowState } from './form-state.js';
import { Skeleton } from './skeleton.js';
import { useRows } from './use-rows.js';

/** Pixels that the row actions get at least. */
const leastActionsWidth = 290;

/** Pixels that the longest row of shown actions and the More icon take, so that none of them is cut off. */
function actionsWidth(rows: readonly RowModel[]): number {
  const letter = (sign: string) => (sign > '\u2e7f' ? 12 : 6.5);
  const wordsOf = ({ actions }: RowModel) =>
    actions
      .slice(0, shownActions)
      .reduce((sum, { text }) => sum + [...text].reduce((width, sign) => width + letter(sign), 17), 0);
  const around = 60;
  return Math.ceil(Math.max(leastActionsWidth, ...rows.map((row) => wordsOf(row) + around)));
}

/** Pixels below which a column cannot be read, and those of a column of check boxes or arrows. */
const leastWidth = 96;
const toolWidth = 50;

/** Pixels below which a table scrolls sideways. */
function widthOf(table: TableModel, rows: readonly RowModel[]): number {
  const columns = table.columns.reduce((sum, { width }) => sum + (width ?? leastWidth), 0);
  const tools = (table.batch.length > 0 ? toolWidth : 0) + (table.unfolds ? toolWidth : 0);
  return columns + tools + (table.actions === undefined ? 0 : actionsWidth(rows));
}

/** A list with its buttons, search box and pages. Rows come after the page, as on the vendor's consoles. */
export function DataTable({ table }: { table: TableModel }) {
  const { id, filters } = table;
  const [page, setPage] = useState(1);
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<RowState>(() => initialState(filters?.fields ?? []));
  const [selected, setSelected] = useState<readonly string[]>([]);
  const { rows, loading, error, refresh } = useRows({ id, page, search, filter }, table.rows);
  const count = rows?.total;
  // Other rows may stand where the selected ones stood.
  useEffect(() => setSelected([]), [id, count]);
  const isFirst = rows === undefined && error === undefined;
  // Rows keep their places while their ids change from one reading to the next.
  const data = (rows?.rows ?? []).map((row, index) => ({ ...row, place: `${index}` }));
  const chosen = data.filter(({ place }) => selected.includes(place)).map((row) => row.id);
  const showFrom = (change: () => void) => {
    setPage(1);
    setSelected([]);
    change();
  };
  return (
    <section className="console-section">
      {table.title !== undefined && (
        <header className="console-section-header">
          <h2>{table.title}</h2>
        </header>
      )}
      {filters && <Filters filters={filters} onApply={(values) => showFrom(() => setFilter(values))} />}
      <div className="console-table-tools">
        <Buttons buttons={table.buttons} disabled={isFirst} />
        {table.search !== undefined && (
          <Search
            shape="simple"
            className="console-table-search"
            placeholder={table.search}
            onSearch={(text: unknown) => showFrom(() => setSearch(String(text ?? '')))}
          />
        )}
        {id !== '' && (
          <Button className="console-refresh" onClick={refresh}>
            <Icon type="refresh" />
          </Button>
        )}
      </div>
      <div className="console-table-scroll">
        <Table
          style={{ minWidth: widthOf(table, data) }}
          dataSource={data}
          primaryKey="place"
          loading={loading && !isFirst}
          emptyContent={error ?? (isFirst ? <Skeleton /> : table.empty)}
          {...(table.unfolds ? { expandedRowRender: (row: RowModel) => <More row={row} /> } : {})}
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
              key={`${index}${column.text}`}
              title={column.text}
              {...(column.width === undefined ? {} : { width: column.width })}
              cell={(_value: unknown, _index: unknown, row: RowModel) => <Cell cell={row.cells[index]} />}
            />
          ))}
          {table.actions !== undefined && (
            <Table.Column
              title={table.actions}
              width={actionsWidth(data)}
              cell={(_value: unknown, _index: unknown, row: RowModel) => <RowActions actions={row.actions} />}
            />
          )}
        </Table>
      </div>
      <div className="console-table-foot">
        <Buttons buttons={table.batch} rows={chosen} disabled={chosen.length === 0} />
        <span />
        {rows !== undefined && rows.total > 0 && id !== '' && (
          <Pagination
            current={page}
            total={rows.total}
            pageSize={table.pageSize}
            onChange={(wanted: number) => {
              setSelected([]);
              setPage(wanted);
            }}
            shape="arrow-only"
            totalRender={(total: number) => table.totalWords.replace('{n}', String(total))}
          />
        )}
      </div>
    </section>
  );
}

/** What a row shows when it is unfolded. */
function More({ row }: { row: RowModel }) {
  if (!row.more) return null;
  return (
    <div className="console-more">
      <Items items={row.more.items} />
      <InlineControls buttons={row.more.buttons} />
    </div>
  );
}
