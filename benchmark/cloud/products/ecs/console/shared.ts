import type { Column, Control, NavigationEntry, PageContext, Row, Text, Tone, Values } from '../../../spec/console.js';
import type { ResourceSpec } from '../../../spec/resource.js';
import { listOf, textOf } from '../../../spec/rows.js';
import { allPages } from '../../shared/paging.js';

/** A label, Chinese last. */
export function say(en: string, zh: string): Text {
  return { en, zh };
}

/** A function of the vendor's console outside the slice. */
export function unavailable(en: string, zh: string): Control {
  return { label: { en, zh }, operation: { kind: 'unavailable' } };
}

/** Names of several functions outside the slice, `en` and `zh` by turns. */
export function unavailables(...labels: readonly (readonly [string, string])[]): readonly Control[] {
  return labels.map(([en, zh]) => unavailable(en, zh));
}

/** Row actions as buttons below a list: what is selected is not known when they are drawn, so none is greyed or left out. */
export function forSelection(...controls: readonly Control[]): readonly Control[] {
  return controls.map(({ disabled: _, shown: __, ...control }) => control);
}

/** A menu inside a menu, or the menu of a button. */
export function menu(label: Text, items: readonly Control[]): Control {
  return { label, operation: { kind: 'menu', items } };
}

export function leaf(en: string, zh: string, route?: string): NavigationEntry {
  return { label: { en, zh }, ...(route === undefined ? {} : { route }) };
}

/** Calls an ECS operation in the region of the page. */
export async function ecsCall(context: PageContext, action: string, parameters: Row): Promise<Row> {
  return await context.call('ecs', action, { RegionId: context.region, ...parameters });
}

/** All rows of a list of ECS. */
export async function ecsList(
  context: PageContext,
  action: string,
  at: readonly string[],
  parameters: Row = {},
): Promise<readonly Row[]> {
  return await allPages(context, { product: 'ecs', action, at, parameters });
}

/** The state of a resource, with the labels of its spec. */
export function stateColumn(resource: ResourceSpec, tones: Readonly<Record<string, Tone>>, width?: number): Column {
  const states = Object.entries(resource.states?.values ?? {}).map(([name, { label }]) => {
    const tone = tones[name];
    return [name, { label, ...(tone === undefined ? {} : { tone }) }] as const;
  });
  return {
    label: resource.attributes.Status?.label ?? say('Status', '状态'),
    value: (row) => textOf(row, 'Status'),
    states: Object.fromEntries(states),
    ...(width === undefined ? {} : { width }),
  };
}

/** Yes or no. */
export function flagColumn(label: Text, read: (row: Row) => boolean): Column {
  return {
    label,
    value: (row) => (read(row) ? 'yes' : 'no'),
    states: { yes: { label: say('Yes', '是') }, no: { label: say('No', '否') } },
  };
}

/** Changes the tags of a record of any kind. */
export function editTags(resourceType: string, idOf: (row: Row) => string): Control {
  return {
    label: say('Edit Tags', '编辑标签'),
    operation: {
      kind: 'dialog',
      title: say('Edit Tags', '编辑标签'),
      initial: (row) => ({ tags: tagsOf(row) }),
      form: {
        groups: [{ fields: [{ name: 'tags', kind: 'tags', label: say('Tag', '标签') }] }],
        submit: async (values, context, _row, rows) => {
          const wanted = wantedTags(values);
          const gone = rows.flatMap(tagsOf).filter(({ Key }) => !wanted.some((tag) => tag.Key === Key));
          const target = { ResourceType: resourceType, ResourceId: rows.map(idOf) };
          if (gone.length > 0) {
            await ecsCall(context, 'UntagResources', { ...target, TagKey: gone.map(({ Key }) => Key) });
          }
          if (wanted.length > 0) await ecsCall(context, 'TagResources', { ...target, Tag: wanted });
          return {};
        },
        success: say('The tags are saved.', '编辑标签成功'),
      },
    },
  };
}

function tagsOf(row: Row) {
  return listOf(row, 'Tags', 'Tag').map((tag) => ({ Key: textOf(tag, 'TagKey'), Value: textOf(tag, 'TagValue') }));
}

function wantedTags(values: Values): readonly Row[] {
  return Array.isArray(values.tags) ? values.tags.filter((tag): tag is Row => typeof tag === 'object') : [];
}
