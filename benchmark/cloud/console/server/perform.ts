import type { Effect, FormResult, Operation, Row, Text } from '../../spec/console.js';
import type { Outcome } from '../page-model.js';
import { common } from './common-texts.js';
import { type PostedValues, readForm } from './form-values.js';
import { CallRefused } from './page-context.js';
import { optional, renderForm } from './render-form.js';
import { renderRows } from './render-table.js';
import type { Renderer } from './renderer.js';
import type { Target } from './targets.js';

/** Carries out what a control does: opens what it opens, or asks to confirm first. */
export function openOperation(renderer: Renderer, operation: Operation, rows: readonly Row[]): Outcome {
  const row = rows[0] ?? {};
  switch (operation.kind) {
    case 'dialog':
    case 'drawer': {
      const inside = renderer.within([operation.title]);
      return {
        open: {
          kind: operation.kind,
          title: inside.text(operation.title),
          ...optional('notice', operation.notice && inside.text(operation.notice)),
          form: renderForm(inside, operation.form, {
            inOverlay: true,
            row,
            ...optional('initial', operation.initial?.(row)),
          }),
        },
      };
    }
    case 'confirm':
      return {
        open: {
          kind: 'confirm',
          id: renderer.ids.issue({ kind: 'operation', operation, rows, place: renderer.place }),
          title: renderer.text(operation.title),
          message: renderer.text(operation.message),
          ok: renderer.text(common.ok),
          cancel: renderer.text(common.cancel),
        },
      };
    case 'go':
      return { to: renderer.to(typeof operation.route === 'string' ? operation.route : operation.route(row)) };
    default:
      return {
        open: {
          kind: 'confirm',
          title: renderer.text(common.notice),
          message: renderer.text(common.unavailable),
          ok: renderer.text(common.ok),
        },
      };
  }
}

/** Runs a confirmed operation on every record that it was asked for. */
export async function confirmOperation(
  renderer: Renderer,
  operation: Operation,
  rows: readonly Row[],
): Promise<Outcome> {
  if (operation.kind !== 'confirm') return openOperation(renderer, operation, rows);
  return await guarded(async () => {
    let effect: Effect = {};
    for (const row of rows) effect = await operation.run(row, renderer.context);
    return { ...outcomeOf(renderer, effect, operation.success), close: true };
  });
}

/** Checks and submits a form. */
export async function submitForm(
  renderer: Renderer,
  target: Extract<Target, { kind: 'form' }>,
  posted: PostedValues,
): Promise<Outcome> {
  const { values, errors } = readForm(target.bindings, posted);
  if (Object.keys(errors).length > 0) {
    const fieldErrors = Object.entries(errors).map(([id, text]): [string, string] => [id, renderer.text(text)]);
    return { fieldErrors: Object.fromEntries(fieldErrors) };
  }
  return await guarded(async () => {
    const effect = await target.form.submit(values, renderer.context, target.row);
    return {
      ...outcomeOf(renderer, effect, target.form.success),
      ...(effect.result && target.form.result ? resultPage(renderer, target.form.result, effect.result) : {}),
      ...(target.inOverlay ? { close: true } : {}),
    };
  });
}

function outcomeOf(renderer: Renderer, effect: Effect, success: Text | undefined): Outcome {
  return {
    ...optional('toast', success && renderer.text(success)),
    ...optional('download', effect.download),
    ...(effect.navigate === undefined ? { refresh: true } : { to: renderer.to(effect.navigate) }),
  };
}

function resultPage(renderer: Renderer, result: FormResult, rows: readonly Row[]): Pick<Outcome, 'page'> {
  const columns = result.columns.map((column) => ({
    text: renderer.text(column.label),
    ...optional('width', column.width),
  }));
  const pageSize = Math.max(rows.length, 1);
  const page: Outcome['page'] = {
    heading: renderer.text(result.heading),
    buttons: [
      {
        text: renderer.text(result.back.label),
        primary: false,
        disabled: false,
        to: renderer.to(result.back.route),
      },
    ],
    sections: [
      ...(result.notice ? [{ kind: 'notice' as const, text: renderer.text(result.notice) }] : []),
      {
        kind: 'table',
        id: '',
        buttons: [],
        columns,
        batch: [],
        pageSize,
        totalWords: renderer.text(common.total),
        empty: renderer.text(common.noData),
        rows: renderRows(renderer, { columns: result.columns, pageSize }, rows, { page: 1, search: '' }),
      },
    ],
  };
  return { page };
}

/** A refusal of the cloud is shown on the page; anything else is a defect and goes up. */
async function guarded(work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CallRefused) return { error: refusalText(error) };
    throw error;
  }
}

/** Code, message and request id, as the vendor's consoles show them. */
export function refusalText(error: CallRefused): string {
  return `${error.code}: ${error.message} (RequestId: ${error.requestId})`;
}
