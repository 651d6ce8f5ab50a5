import type { Column, Control, Form, FormStep, Operation, Page, Section, Text } from '../../../spec/console.js';

/** Names of what the reader has before them: the page, then the dialogs and panels over it. */
export type Names = readonly Text[];

/** What to replace on a page; each function gets what stands there and answers what shall stand there. */
export interface PageChange {
  readonly controls?: (controls: readonly Control[], names: Names, where: ControlPlace) => readonly Control[];
  readonly form?: (form: Form, names: Names) => Form;
}

/** `record`: controls of one row, which need that row; `page`: all others. */
export type ControlPlace = 'page' | 'record';

/** The page with the change applied to everything on it, and on whatever its controls open, from the inside out. */
export function mapPage(page: Page, change: PageChange): Page {
  const names = [page.name];
  return {
    ...page,
    ...(page.buttons ? { buttons: mapControls(page.buttons, names, 'page', change) } : {}),
    sections: page.sections.map((section) => mapSection(section, names, change)),
  };
}

function mapSection(section: Section, names: Names, change: PageChange): Section {
  const controls = <Key extends string>(key: Key, list: readonly Control[] | undefined, where: ControlPlace) =>
    list ? { [key]: mapControls(list, names, where, change) } : {};
  switch (section.kind) {
    case 'table':
      return {
        ...section,
        columns: mapColumns(section.columns, names, change),
        ...controls('buttons', section.buttons, 'page'),
        ...controls('rowControls', section.rowControls, 'record'),
        ...controls('batch', section.batch, 'record'),
        ...(section.expand
          ? {
              expand: {
                items: mapColumns(section.expand.items, names, change),
                ...controls('controls', section.expand.controls, 'record'),
              },
            }
          : {}),
      };
    case 'list':
      return {
        ...section,
        ...(section.press ? { press: mapOperation(section.press, names, 'record', change) } : {}),
        ...controls('buttons', section.buttons, 'page'),
        ...controls('rowControls', section.rowControls, 'record'),
      };
    case 'details':
      return {
        ...section,
        items: mapColumns(section.items, names, change),
        ...controls('buttons', section.buttons, 'record'),
      };
    case 'notice':
      return { ...section, ...controls('buttons', section.buttons, 'page') };
    case 'form':
      return { ...section, form: mapForm(section.form, names, change) };
    case 'tabs':
      return {
        ...section,
        tabs: section.tabs.map((tab) => ({
          ...tab,
          sections: tab.sections.map((inner) => mapSection(inner, names, change)),
        })),
      };
    case 'figures':
      return section;
  }
}

function mapColumns(columns: readonly Column[], names: Names, change: PageChange): readonly Column[] {
  return columns.map((column) =>
    column.controls ? { ...column, controls: mapControls(column.controls, names, 'record', change) } : column,
  );
}

function mapControls(
  controls: readonly Control[],
  names: Names,
  where: ControlPlace,
  change: PageChange,
): readonly Control[] {
  const inside = controls.map((control) => ({
    ...control,
    operation: mapOperation(control.operation, names, where, change),
  }));
  return change.controls ? change.controls(inside, names, where) : inside;
}

function mapOperation(operation: Operation, names: Names, where: ControlPlace, change: PageChange): Operation {
  switch (operation.kind) {
    case 'dialog':
    case 'drawer':
      return { ...operation, form: mapForm(operation.form, [...names, operation.title], change) };
    case 'menu':
      // A menu's entries are found by the path that starts at the menu's own label, so they are not changed on their own.
      return {
        ...operation,
        items: operation.items.map((item) => ({
          ...item,
          operation: mapOperation(item.operation, names, where, change),
        })),
      };
    default:
      return operation;
  }
}

function mapForm(form: Form, names: Names, change: PageChange): Form {
  const groups = (list: FormStep['groups']) =>
    list.map((group) =>
      group.buttons ? { ...group, buttons: mapControls(group.buttons, names, 'page', change) } : group,
    );
  const inside: Form = {
    ...form,
    groups: groups(form.groups),
    ...(form.steps ? { steps: form.steps.map((step) => ({ ...step, groups: groups(step.groups) })) } : {}),
  };
  return change.form ? change.form(inside, names) : inside;
}
