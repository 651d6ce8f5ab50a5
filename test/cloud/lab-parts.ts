/** What the pages of the lab console ask for and list. */
import type { Field, Row, Text } from '../../benchmark/cloud/spec/console.js';
import { textOf } from '../../benchmark/cloud/spec/rows.js';

/** A label whose Chinese is recognisable and not the same. */
export const say = (en: string): Text => ({ en, zh: `${en}中` });

export const machines: readonly Row[] = [
  { Name: 'alpha', State: 'on' },
  { Name: 'beta', State: 'off' },
  { Name: 'gamma', State: 'on' },
];

const states = {
  on: { label: say('Powered'), tone: 'success' as const },
  off: { label: say('Resting'), tone: 'disabled' as const },
};

export const nameColumn = { label: say('Machine'), value: (row: Row) => textOf(row, 'Name') };
export const stateColumn = { label: say('State'), value: (row: Row) => textOf(row, 'State'), states };

/** Numbers, selects that depend on each other, switches, conditions. */
export const choiceFields: readonly Field[] = [
  { name: 'count', kind: 'number', label: say('Count'), initial: 2, minimum: 1, maximum: 5, unit: say('pieces') },
  {
    name: 'zone',
    kind: 'select',
    label: say('Zone'),
    options: [
      { value: 'north', label: 'North' },
      { value: 'south', label: 'South' },
    ],
  },
  {
    name: 'rack',
    kind: 'select',
    label: say('Rack'),
    search: true,
    options: {
      load: async (_context, values) =>
        values.zone === undefined
          ? []
          : ['1', '2'].map((n) => ({ value: `${values.zone}-${n}`, label: `Rack ${values.zone} ${n}` })),
      dependsOn: ['zone'],
      empty: say('Nothing there'),
    },
  },
  {
    name: 'colours',
    kind: 'select',
    multiple: true,
    label: say('Colours'),
    options: ['red', 'green', 'blue'].map((value) => ({ value, label: value.toUpperCase() })),
  },
  { name: 'expert', kind: 'switch', label: say('Expert') },
  {
    name: 'secret',
    kind: 'text',
    label: say('Secret'),
    when: [
      { field: 'expert', is: ['true'] },
      { field: 'zone', is: ['south'] },
    ],
  },
  { name: 'agreed', kind: 'agreement', label: say('I agree to the rules'), required: true },
];

/** Days and spans of days. */
export const dateFields: readonly Field[] = [
  { name: 'day', kind: 'date', label: say('Day'), initial: '2021-06-01' },
  { name: 'span', kind: 'date-range', label: say('Span') },
];

/** Lists to move across, records to pick, a table of rows to fill in. */
export const listFields: readonly Field[] = [
  {
    name: 'chosen',
    kind: 'transfer',
    label: say('Chosen'),
    options: ['one', 'two', 'three'].map((value) => ({ value, label: `Item ${value}` })),
  },
  {
    name: 'servers',
    kind: 'pick',
    label: say('Servers'),
    add: say('Add Server'),
    panel: {
      title: say('Pick servers'),
      columns: [nameColumn, stateColumn],
      load: async () => machines,
      confirm: say('Take'),
    },
    columns: [nameColumn],
    fields: [{ name: 'Weight', kind: 'number', label: say('Weight'), initial: 100 }],
  },
  {
    name: 'parameters',
    kind: 'repeat',
    layout: 'table',
    least: 0,
    most: 3,
    label: say('Parameters'),
    add: say('Add Parameter'),
    fields: [
      { name: 'key', kind: 'text', label: say('Key'), required: true },
      { name: 'value', kind: 'text', label: say('Value') },
    ],
    initial: [{ key: 'first', value: '1' }],
  },
];
