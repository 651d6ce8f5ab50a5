import type { FieldGroup, Form, Row, Values } from '../../spec/console.js';
import type { FormModel, GroupModel } from '../page-model.js';
import { bindGroups } from './bindings.js';
import { common } from './common-texts.js';
import { conditionsOf } from './conditions.js';
import { optional } from './optional.js';
import { renderButtons } from './render-controls.js';
import { type FieldScope, renderConditions, renderField } from './render-field.js';
import type { Renderer } from './renderer.js';

export interface FormPlacement {
  readonly cancelTo?: string;
  readonly inOverlay: boolean;
  readonly row?: Row;
  readonly rows?: readonly Row[];
  readonly initial?: Values;
}

/** A form with opaque ids for itself, its fields and their options. */
export function renderForm(renderer: Renderer, form: Form, placement: FormPlacement): FormModel {
  const steps = form.steps ?? [];
  const bindings = bindGroups(form.groups, steps);
  const row = placement.row ?? {};
  const { ids, place } = renderer;
  const { inOverlay, rows = [row] } = placement;
  const id = ids.issue({ kind: 'form', form, bindings, row, rows, inOverlay, place });
  const scope: FieldScope = { renderer, siblings: bindings, around: [] };
  const groups = (shown: readonly FieldGroup[]) =>
    shown.map((group) => renderGroup(scope, group, row, placement.initial ?? {}));
  return {
    kind: 'form',
    id,
    groups: groups(form.groups),
    ...optional(
      'steps',
      form.steps && {
        steps: form.steps.map((step) => ({
          text: renderer.text(step.title),
          groups: groups(step.groups),
          next: renderer.text(step.next ?? common.next),
          ...optional('when', renderConditions(scope, conditionsOf(step.when))),
        })),
        previous: renderer.text(common.previous),
      },
    ),
    submit: renderer.text(form.submitLabel ?? common.ok),
    cancel: renderer.text(common.cancel),
    ...optional('cancelTo', placement.cancelTo),
  };
}

function renderGroup(scope: FieldScope, group: FieldGroup, row: Row, initial: Values): GroupModel {
  const { renderer, siblings } = scope;
  return {
    ...optional('title', group.title && renderer.text(group.title)),
    ...optional('fold', group.fold && renderer.text(group.fold)),
    ...optional('tab', group.tab && renderer.text(group.tab)),
    ...optional('when', renderConditions(scope, conditionsOf(group.when))),
    fields: siblings
      .filter(({ field }) => group.fields.includes(field))
      .map((binding) => renderField(scope, binding, initial[binding.field.name])),
    buttons: renderButtons(renderer, group.buttons, row),
  };
}
