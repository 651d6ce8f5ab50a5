import type { Column, Control, NavigationEntry, PageContext, Row, Text, Tone } from '../../../spec/console.js';
import type { ResourceSpec } from '../../../spec/resource.js';
import { listOf, textOf } from '../../../spec/rows.js';
import { attributeColumn } from '../../shared/columns.js';
import { tagsField } from '../../shared/common-fields.js';
import { notOffered } from '../../shared/not-offered.js';
import { allPages } from '../../shared/paging.js';

export { notOffered as unavailable } from '../../shared/not-offered.js';

/** A label, Chinese last. */
export function say(en: string, zh: string): Text {
  return { en, zh };
}

/** Names of several functions outside the slice, `en` and `zh` by turns. */
export function unavailables(...labels: readonly (readonly [string, string])[]): readonly Control[] {
  return labels.map(([en, zh]) => notOffered(en, zh));
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

/** The state of a resource. */
export function stateColumn(resource: ResourceSpec, tones: Readonly<Record<string, Tone>>, width?: number): Column {
  return attributeColumn(resource, 'Status', { tones, ...(width === undefined ? {} : { width }) });
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
        groups: [{ fields: [tagsField] }],
        submit: async (values, context, _row, rows) => {
          const wanted = listOf(values, 'tags');
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
