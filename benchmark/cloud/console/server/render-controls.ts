import type { Control, IconName, Operation, Row } from '../../spec/console.js';
import type { ButtonModel } from '../page-model.js';
import { optional } from './optional.js';
import type { Renderer } from './renderer.js';
import type { Target } from './targets.js';

/** Icons that the vendor's kit calls by another name. */
const kitNames: Partial<Record<IconName, string>> = { favorite: 'star', chart: 'chart-bar' };

/** The vendor kit's name of an icon. */
export function kitIcon(icon: IconName): string {
  return kitNames[icon] ?? icon;
}

/** The controls that are shown for a record. */
export function renderButtons(
  renderer: Renderer,
  controls: readonly Control[] | undefined,
  row: Row,
): readonly ButtonModel[] {
  return (controls ?? [])
    .filter((control) => control.shown?.(row) ?? true)
    .map((control) => renderControl(renderer, control, row));
}

/** A button, link or menu item; links carry their address, the rest an opaque id. */
export function renderControl(renderer: Renderer, control: Control, row: Row): ButtonModel {
  const { operation } = control;
  if (operation.kind === 'go') {
    const route = typeof operation.route === 'string' ? operation.route : operation.route(row);
    return { ...face(renderer, control, row), to: renderer.to(route) };
  }
  if (operation.kind === 'menu') {
    return { ...face(renderer, control, row), menu: renderButtons(renderer, operation.items, row) };
  }
  const target: Target = { kind: 'operation', operation, ...nameOf(control), rows: [row], place: renderer.place };
  return { ...face(renderer, control, row), id: renderer.ids.issue(target) };
}

/** Controls for the rows that the reader selects. */
export function renderBatch(renderer: Renderer, controls: readonly Control[] | undefined): readonly ButtonModel[] {
  return (controls ?? []).map((control) => {
    const { operation } = control;
    if (operation.kind === 'menu') {
      return { ...face(renderer, control, {}), menu: renderBatch(renderer, operation.items) };
    }
    const target: Target = { kind: 'batch', operation, ...nameOf(control), place: renderer.place };
    return { ...face(renderer, control, {}), id: renderer.ids.issue(target) };
  });
}

/** What a click on a record itself does. */
export function renderPress(renderer: Renderer, operation: Operation, row: Row): ButtonModel {
  const { text: _, ...press } = renderControl(renderer, { label: { en: '', zh: '' }, operation }, row);
  return { text: '', ...press };
}

function face(renderer: Renderer, control: Control, row: Row) {
  return {
    // An icon stands for itself: what documents call it would tell a reader what the picture does not.
    text: control.icon === undefined ? renderer.text(control.label) : '',
    ...optional('icon', control.icon && kitIcon(control.icon)),
    primary: control.primary ?? false,
    disabled: control.disabled?.(row) ?? false,
  };
}

function nameOf(control: Control) {
  return control.icon === undefined && control.label.en !== '' ? { label: control.label } : {};
}
