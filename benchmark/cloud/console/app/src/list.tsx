import { Pagination, Search } from '@alicloud/console-components';
import { type KeyboardEvent, useState } from 'react';
import type { ListModel, RowModel } from '../../page-model.js';
import { Cell } from './cell.js';
import { useActions } from './console-actions.js';
import { Buttons, InlineControls } from './controls.js';
import { Skeleton } from './skeleton.js';
import { useRows } from './use-rows.js';

/** Things as cards, or as a narrow list beside the page. */
export function ThingList({ list }: { list: ListModel }) {
  const { id } = list;
  const [page, setPage] = useState(1);
  const [search, setSearch] = useState('');
  const { rows, error } = useRows({ id, page, search });
  const isFirst = rows === undefined && error === undefined;
  return (
    <section className={`console-section console-${list.layout}`}>
      {(list.title !== undefined || list.buttons.length > 0) && (
        <header className="console-section-header">
          {list.title !== undefined && <h2>{list.title}</h2>}
          <Buttons buttons={list.buttons} disabled={isFirst} />
        </header>
      )}
      {list.search !== undefined && (
        <Search
          shape="simple"
          className="console-list-search"
          placeholder={list.search}
          onSearch={(text: unknown) => {
            setPage(1);
            setSearch(String(text ?? ''));
          }}
        />
      )}
      {isFirst && <Skeleton />}
      {!isFirst && (rows?.rows ?? []).length === 0 && <p className="console-empty">{error ?? list.empty}</p>}
      <ul className="console-list-items">
        {(rows?.rows ?? []).map((row, index) => (
          <Thing key={index} row={row} labels={list.labels} />
        ))}
      </ul>
      {rows !== undefined && rows.total > list.pageSize && (
        <Pagination
          current={page}
          total={rows.total}
          pageSize={list.pageSize}
          onChange={(wanted: number) => setPage(wanted)}
          shape="arrow-only"
          totalRender={(total: number) => list.totalWords.replace('{n}', String(total))}
        />
      )}
    </section>
  );
}

function Thing({ row, labels }: { row: RowModel; labels: readonly string[] }) {
  const { press } = useActions();
  const [name, ...lines] = row.cells;
  const act = () => row.press && void press(row.press);
  const pressing = row.press
    ? {
        tabIndex: 0,
        onClick: act,
        onKeyDown: (event: KeyboardEvent) => (event.key === 'Enter' ? act() : undefined),
      }
    : {};
  return (
    <li className={`console-thing${row.press ? ' console-thing-press' : ''}`}>
      <div className="console-thing-name" {...pressing}>
        <Cell cell={name} />
      </div>
      {lines.map((line, index) => (
        <div key={index} className="console-thing-line">
          <span>{labels[index]}</span>
          <Cell cell={line} />
        </div>
      ))}
      {row.actions.length > 0 && <InlineControls buttons={row.actions} />}
    </li>
  );
}
