import type { Control, Text } from '../../../spec/console.js';

/** A control where the labels of a path lead through menus, such as `More > Instance Status > Restart`. */
export interface FoundControl {
  readonly control: Control;
  /** The list without it; menus that it leaves empty are gone. */
  readonly without: readonly Control[];
}

/** Finds a control by the labels of the way to it, in one language. */
export function findControl(
  controls: readonly Control[],
  path: readonly string[],
  language: keyof Text,
): FoundControl | undefined {
  const [first, ...rest] = path;
  const found = controls.find((control) => control.label[language] === first);
  if (!found) return undefined;
  if (rest.length === 0) return { control: found, without: controls.filter((control) => control !== found) };
  if (found.operation.kind !== 'menu') return undefined;
  const inner = findControl(found.operation.items, rest, language);
  if (!inner) return undefined;
  const items = inner.without;
  const menu = { ...found, operation: { ...found.operation, items } };
  return {
    control: inner.control,
    without: controls.flatMap((control) => (control !== found ? [control] : items.length > 0 ? [menu] : [])),
  };
}

/** The list with one control replaced where the path leads; undefined where it leads nowhere. */
export function replaceControl(
  controls: readonly Control[],
  path: readonly string[],
  language: keyof Text,
  replace: (control: Control) => Control | undefined,
): readonly Control[] | undefined {
  const [first, ...rest] = path;
  const found = controls.find((control) => control.label[language] === first);
  if (!found) return undefined;
  if (rest.length === 0) {
    const replaced = replace(found);
    return controls.flatMap((control) => (control !== found ? [control] : replaced ? [replaced] : []));
  }
  if (found.operation.kind !== 'menu') return undefined;
  const items = replaceControl(found.operation.items, rest, language, replace);
  if (!items) return undefined;
  const menu = { ...found, operation: { ...found.operation, items } };
  return controls.map((control) => (control === found ? menu : control));
}

/** Puts a control at the end of the menus that a path names, which are made where they are absent. */
export function insertControl(
  controls: readonly Control[],
  menus: readonly string[],
  control: Control,
  language: keyof Text,
): readonly Control[] {
  const [first, ...rest] = menus;
  if (first === undefined) return [...controls, control];
  const isMenu = (candidate: Control) => candidate.label[language] === first && candidate.operation.kind === 'menu';
  const menu = controls.find(isMenu);
  const items = insertControl(menu?.operation.kind === 'menu' ? menu.operation.items : [], rest, control, language);
  const made: Control = {
    ...(menu ?? { label: { en: first, zh: first } }),
    operation: { kind: 'menu', items },
  };
  return menu ? controls.map((candidate) => (candidate === menu ? made : candidate)) : [...controls, made];
}
