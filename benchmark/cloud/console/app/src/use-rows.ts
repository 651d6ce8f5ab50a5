import { useCallback, useEffect, useRef, useState } from 'react';
import type { RowModel, RowsModel } from '../../page-model.js';
import { api, type RowsAsked } from './api.js';
import { useActions } from './console-actions.js';
import { useRestless } from './use-restless.js';

export interface ReadRows {
  readonly rows: RowsModel | undefined;
  readonly loading: boolean;
  readonly error: string | undefined;
  /** Reads the same page again. */
  refresh(): void;
}

/** Rows of a table or a list; read again while any of them is in a state that passes. */
export function useRows(asked: RowsAsked, given?: RowsModel): ReadRows {
  const { opened } = useActions();
  const [rows, setRows] = useState<RowsModel | undefined>(given);
  const [error, setError] = useState<string>();
  const [loading, setLoading] = useState(given === undefined);
  const latest = useRef(0);
  const wanted = JSON.stringify(asked);
  const read = useCallback(
    async (isSilent: boolean) => {
      const question = JSON.parse(wanted) as RowsAsked;
      if (question.id === '') return;
      latest.current += 1;
      const mine = latest.current;
      if (!isSilent) setLoading(true);
      const answer = await api.rows(question);
      // The rows asked for last are shown, whichever answer comes first.
      if (mine !== latest.current) return;
      setLoading(false);
      if ('rows' in answer) {
        setRows(answer);
        setError(undefined);
      } else setError(answer.error);
    },
    [wanted],
  );
  const place = JSON.stringify({ ...asked, id: '' });
  const before = useRef<string>();
  useEffect(() => {
    // The same rows under a new id are those of a page that was read again, which nobody needs to be told.
    void read(before.current === place);
    before.current = place;
  }, [read, place]);
  const isRestless = opened.length === 0 && !loading && (rows?.rows ?? []).some(isChanging);
  useRestless(isRestless, rows, () => void read(true));
  return { rows, loading, error, refresh: () => void read(false) };
}

function isChanging(row: RowModel): boolean {
  return row.cells.some((cell) => cell.tone === 'loading');
}
