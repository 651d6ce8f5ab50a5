import { sameLabel } from '../../domain/labels.js';
import type { DocumentLabel, Parameter, ParameterOption } from '../../domain/procedure.js';
import { type Block, type Cell, type ListBlock, type ListItem, type Table, textsOf } from './blocks.js';
import { optionsOf } from './options.js';
import type { Reading } from './reading.js';
import { leadingStrong, plain, type RichText, slice } from './text/rich-text.js';
import { firstText, LONGEST_NAME, labelOf, titled } from './titles.js';

/** How a field is marked as one that may stay as it is. */
const OPTIONAL_NAME = /[(（[](?:optional|可选|选填)/i;
const OPTIONAL_TEXT = /^\s*[(（[]?(?:optional|可选|选填|this parameter is optional)/i;

/** Fields of a list in which every item starts with the name of one; undefined when most do not. */
export function parametersFromList(list: ListBlock, reading: Reading, plainToo: boolean): Parameter[] | undefined {
  const parameters = list.items.flatMap((item) => parameterFromItem(item, reading, plainToo));
  return parameters.length * 2 > list.items.length ? parameters : undefined;
}

function parameterFromItem(item: ListItem, reading: Reading, plainToo: boolean): Parameter[] {
  const text = firstText(item.blocks);
  const title = text && titled(text, plainToo);
  const label = title && labelOf(title.title, reading, 'field');
  if (text === undefined || title === undefined || label === undefined) return [];
  const rest: Block[] = [{ kind: 'paragraph', text: title.rest }, ...item.blocks.slice(1)];
  return [{ label, ...described(rest, plain(text).slice(0, LONGEST_NAME)), ...optionsIn(rest, label, reading) }];
}

function described(blocks: readonly Block[], head: string): { description: string; optional: boolean } {
  const description = blocks.flatMap(textsOf).map(plain).filter(Boolean).join(' ');
  return { description, optional: OPTIONAL_NAME.test(head) || OPTIONAL_TEXT.test(description) };
}

function optionsIn(blocks: readonly Block[], label: DocumentLabel, reading: Reading) {
  const fromTables = blocks.flatMap((block) => (block.kind === 'table' ? tableOptions(block, label, reading) : []));
  return { options: [...optionsOf(blocks, reading), ...fromTables] };
}

/** Options of a field that a table of its own describes: the column named like the field, or the one with bold names. */
function tableOptions(table: Table, label: DocumentLabel, reading: Reading): ParameterOption[] {
  const [header, ...rows] = table.rows;
  const heads = header?.map(cellText) ?? [];
  const bold = rows[0]?.findIndex((cell) => leadingStrong(firstText(cell.blocks) ?? EMPTY) !== undefined) ?? -1;
  const sameName = heads.findIndex((head) => sameLabel(head, label.text));
  const column = sameName >= 0 ? sameName : bold;
  return rows.flatMap((row) => {
    const name = firstText(row[column]?.blocks ?? []);
    const option = name && labelOf(boldPart(name), reading, 'option');
    const description = row
      .filter((_, index) => index !== column)
      .map(cellText)
      .join(' ');
    return option ? [{ label: option, description, parameters: [] }] : [];
  });
}

const EMPTY: RichText = { text: '', offsets: [], marks: [] };

function boldPart(text: RichText): RichText {
  const strong = leadingStrong(text);
  return strong === undefined ? text : slice(text, strong.start, strong.end);
}

/** A cell as a person reads it. */
export function cellText(cell: Cell): string {
  return cell.blocks.flatMap(textsOf).map(plain).join(' ');
}

/** Fields of a parameter table; undefined for a table of something else. */
export function parametersFromTable(table: Table, reading: Reading): Parameter[] | undefined {
  const { parameterColumn, requiredColumn, notRequired } = reading.wording;
  const [header, ...rows] = table.rows;
  const heads = header?.map(cellText) ?? [];
  const named = heads.findIndex((head) => parameterColumn.test(head));
  const boldRows = rows.filter((row) => leadingStrong(firstText(row[0]?.blocks ?? []) ?? EMPTY) !== undefined);
  if (named < 0 && boldRows.length * 2 <= rows.length) return undefined;
  const column = Math.max(named, 0);
  const required = heads.findIndex((head) => requiredColumn.test(head));
  return rows.flatMap((row) => {
    // A row with fewer cells goes on with the cell above it, or names a field without describing it.
    if (row.length < heads.length && (row.length > 1 || cellText(row[0] ?? { blocks: [] }).length > 40)) return [];
    const name = firstText(row[column]?.blocks ?? []);
    const label = name && labelOf(boldPart(name), reading, 'field');
    if (name === undefined || label === undefined) return [];
    const rest = row.filter((_, index) => index !== column && index !== required).flatMap((cell) => cell.blocks);
    const about = described(rest, plain(name));
    const free = required >= 0 && notRequired.test(cellText(row[required] ?? { blocks: [] }));
    return [{ label, ...about, optional: about.optional || free, ...optionsIn(rest, label, reading) }];
  });
}
