import type { Effect, Operation, Row, Text } from '../../spec/console.js';
import type { Outcome } from '../page-model.js';
import { common } from './common-texts.js';
import { conditionsOf } from './conditions.js';
import { areMet, type FormLevel, type PostedValues, type RowFinder, readForm } from './form-values.js';
import { optional } from './optional.js';
import { CallRefused } from './page-context.js';
import { renderForm } from './render-form.js';
import type { Renderer } from './renderer.js';
import { resultPage } from './result-page.js';
import { renderReview } from './review.js';
import type { FormTarget } from './targets.js';
import { unavailableText } from './unavailable.js';

/** What was pressed, and for which records. */
export interface Pressed {
  readonly operation: Operation;
  readonly label?: Text;
  readonly rows: readonly Row[];
}

/** Carries out what a control does: does it, opens what it opens, or asks to confirm first. */
export async function openOperation(renderer: Renderer, pressed: Pressed): Promise<Outcome> {
  const { operation, rows } = pressed;
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
            rows,
            ...optional('initial', operation.initial?.(row, renderer.context)),
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
          ok: renderer.text(operation.okLabel ?? common.ok),
          cancel: renderer.text(common.cancel),
        },
      };
    case 'call':
      return await guarded(renderer, operation.success, async () => await runOnAll(renderer, operation, rows));
    case 'go':
      return { to: renderer.to(typeof operation.route === 'string' ? operation.route : operation.route(row)) };
    default:
      return {
        open: {
          kind: 'confirm',
          title: renderer.text(common.notice),
          message: renderer.sentence(unavailableText(pressed.label), pressed.label),
          ok: renderer.text(common.ok),
        },
      };
  }
}

/** Runs a confirmed operation on every record that it was asked for. */
export async function confirmOperation(renderer: Renderer, pressed: Pressed): Promise<Outcome> {
  const { operation, rows } = pressed;
  if (operation.kind !== 'confirm') return await openOperation(renderer, pressed);
  const run = async () => ({ ...(await runOnAll(renderer, operation, rows)), close: true });
  return await guarded(renderer, operation.success, run);
}

/** Checks one step of a form and shows the next one. */
export function checkStep(renderer: Renderer, target: FormTarget, step: number, level: FormLevel): Outcome {
  const steps = target.form.steps ?? [];
  const fields = new Set((steps[step]?.groups ?? []).flatMap((group) => group.fields));
  const here = new Set(target.bindings.filter(({ field }) => fields.has(field)).map(({ id }) => id));
  const { errors } = readForm(level);
  const found = Object.entries(errors).filter(([path]) => here.has(path.split('/')[0] ?? ''));
  if (found.length > 0) return { fieldErrors: shownErrors(renderer, found) };
  const next = steps.findIndex((other, index) => index > step && areMet(conditionsOf(other.when), level));
  return steps[next]?.review ? { review: renderReview(renderer, target.form, next, level) } : {};
}

/** Checks and submits a form. */
export async function submitForm(renderer: Renderer, target: FormTarget, level: FormLevel): Promise<Outcome> {
  const { values, errors } = readForm(level);
  const found = Object.entries(errors);
  if (found.length > 0) return { fieldErrors: shownErrors(renderer, found) };
  const { form } = target;
  return await guarded(renderer, form.success, async () => {
    const effect = await form.submit(values, renderer.context, target.row, target.rows);
    return {
      ...outcomeOf(renderer, effect, form.success),
      ...(effect.result && form.result ? { page: resultPage(renderer, form.result, effect.result) } : {}),
      ...(target.inOverlay ? { close: true } : {}),
      ...(await openAfter(renderer, effect)),
    };
  });
}

/** A posted form with what it takes to read it. */
export function levelOf(target: FormTarget, posted: PostedValues, findRow: RowFinder): FormLevel {
  return { bindings: target.bindings, posted, findRow };
}

async function runOnAll(
  renderer: Renderer,
  operation: Extract<Operation, { kind: 'call' | 'confirm' }>,
  rows: readonly Row[],
): Promise<Outcome> {
  let effect: Effect = {};
  for (const row of rows) effect = await operation.run(row, renderer.context);
  return { ...outcomeOf(renderer, effect, operation.success), ...(await openAfter(renderer, effect)) };
}

/** What stands over the page after an operation that leads to another. */
async function openAfter(renderer: Renderer, { open: next }: Effect): Promise<Pick<Outcome, 'open'>> {
  if (next === undefined) return {};
  const { open } = await openOperation(renderer, { operation: next.operation, rows: [next.row] });
  return optional('open', open);
}

function shownErrors(renderer: Renderer, errors: readonly (readonly [string, Text])[]) {
  return Object.fromEntries(errors.map(([path, text]) => [path, renderer.text(text)]));
}

function outcomeOf(renderer: Renderer, effect: Effect, success: Text | undefined): Outcome {
  return {
    ...optional('toast', success && renderer.text(success)),
    ...optional('download', effect.download),
    ...(effect.navigate === undefined ? { refresh: true } : { to: renderer.to(effect.navigate) }),
  };
}

/** A refusal of the cloud is shown on the page; anything else is a defect and goes up. */
async function guarded(renderer: Renderer, success: Text | undefined, work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    // A fault on demand: the console tells of success although the cloud refused.
    if (error.isConcealed) return { ...outcomeOf(renderer, {}, success ?? common.done), close: true };
    return { error: refusalText(error) };
  }
}

/** Code, message and request id, as the vendor's consoles show them. */
export function refusalText(error: CallRefused): string {
  return `${error.code}: ${error.message} (RequestId: ${error.requestId})`;
}
