import assert from 'node:assert/strict';
import fc from 'fast-check';
import { withoutField } from '../../benchmark/cloud/console/server/drift/forms.js';
import { type DriftOperation, parseDrift } from '../../benchmark/cloud/console/server/drift/operations.js';
import { candidates, DRIFT_SHARES, seededDrift } from '../../benchmark/cloud/console/server/drift/seed.js';
import { DriftStore } from '../../benchmark/cloud/console/server/drift/store.js';
import { applyStructure } from '../../benchmark/cloud/console/server/drift/structure.js';
import { Localiser } from '../../benchmark/cloud/console/server/localiser.js';
import { CONSOLES } from '../../benchmark/cloud/products/consoles.js';
import type {
  Confirm,
  Control,
  Form,
  Overlay,
  Page,
  PageContext,
  ProductConsole,
  TableSection,
  Values,
} from '../../benchmark/cloud/spec/console.js';

const text = (en: string) => ({ en, zh: `${en} zh` });

let submitted: Values | undefined;
let deleted = 0;
const form: Form = {
  groups: [
    {
      fields: [
        { name: 'title', kind: 'text', label: text('Title'), required: true },
        { name: 'note', kind: 'text', label: text('Note'), initial: 'none' },
        { name: 'sealed', kind: 'switch', label: text('Sealed') },
        {
          name: 'size',
          kind: 'select',
          label: text('Size'),
          initial: 'small',
          options: [
            { value: 'small', label: text('Small') },
            { value: 'large', label: text('Large') },
          ],
        },
      ],
    },
  ],
  submit: async (values) => {
    submitted = values;
    return {};
  },
};
const create: Overlay = { kind: 'dialog', title: text('Create Box'), form };
const remove: Confirm = {
  kind: 'confirm',
  title: text('Delete'),
  message: text('Really?'),
  run: async () => {
    deleted += 1;
    return {};
  },
};
const controls: readonly Control[] = [
  { label: text('Delete'), operation: remove },
  {
    label: text('More'),
    operation: { kind: 'menu', items: [{ label: text('Start'), operation: { kind: 'call', run: async () => ({}) } }] },
  },
];
const boxes: TableSection = {
  kind: 'table',
  buttons: [{ label: text('Create Box'), operation: create }],
  rows: async () => [],
  columns: [],
  rowControls: controls,
};
const page = (name: string, route: string): Page => ({ name: text(name), route, sections: [boxes] });
const store: ProductConsole = {
  product: 'store',
  title: text('Store'),
  scope: 'global',
  hashRoutes: false,
  home: '/boxes',
  navigation: [
    {
      label: text('Goods'),
      children: [
        { label: text('Boxes'), route: '/boxes' },
        { label: text('Crates'), route: '/crates' },
      ],
    },
  ],
  pages: [page('Boxes', '/boxes'), page('Crates', '/crates')],
};

/** The console with operations on the English Boxes page. */
function drifted(...rules: readonly Record<string, unknown>[]): ProductConsole {
  const list = parseDrift(rules.map((rule) => ({ product: 'store', locale: 'en', page: 'Boxes', ...rule })));
  const { console, refused } = applyStructure(store, 'en', list);
  assert.deepEqual([...refused.values()], []);
  return console;
}

const table = (console: ProductConsole) =>
  console.pages.find(({ route }) => route === '/boxes')?.sections[0] as TableSection;
const labels = (list: readonly Control[] | undefined) => (list ?? []).map((control) => control.label.en);
function firstForm(console: ProductConsole): Form {
  const operation = table(console).buttons?.[0]?.operation;
  assert.ok(operation?.kind === 'dialog');
  return operation.form;
}
const fields = (changed: Form) => changed.groups.flatMap((group) => group.fields);
const send = async (changed: Form, values: Values) => await changed.submit(values, {} as PageContext, {}, []);

describe('drift of the structure of a console', () => {
  it('moves a control into a menu and out of one', () => {
    const into = table(drifted({ op: 'moveControl', from: 'Delete', to: 'More > Delete' }));
    assert.deepEqual(labels(into.rowControls), ['More']);
    const menu = into.rowControls?.[0]?.operation;
    assert.deepEqual(labels(menu?.kind === 'menu' ? menu.items : []), ['Start', 'Delete']);
    const out = table(drifted({ op: 'moveControl', from: 'More > Start', to: 'Start' }));
    assert.deepEqual(labels(out.rowControls), ['Delete', 'Start']);
  });

  it('turns a word into an icon, and takes a control away', () => {
    assert.equal(
      table(drifted({ op: 'iconControl', control: 'Delete', icon: 'delete' })).rowControls?.[0]?.icon,
      'delete',
    );
    assert.deepEqual(labels(table(drifted({ op: 'removeControl', control: 'Delete' })).rowControls), ['More']);
  });

  it('draws a dialog as a panel, and as a page that leads back', async () => {
    assert.equal(
      table(drifted({ op: 'changeForm', control: 'Create Box', to: 'drawer' })).buttons?.[0]?.operation.kind,
      'drawer',
    );
    const changed = drifted({ op: 'changeForm', control: 'Create Box', to: 'page' });
    const operation = table(changed).buttons?.[0]?.operation;
    assert.equal(operation?.kind, 'go');
    const added = changed.pages.find((candidate) => operation?.kind === 'go' && candidate.route === operation.route);
    const [section] = added?.sections ?? [];
    assert.ok(section?.kind === 'form');
    assert.deepEqual(await send(section.form, { title: 'a' }), { navigate: '/boxes' });
  });

  it('splits a form into steps and joins them again', () => {
    const split = drifted({ op: 'splitForm', page: 'Create Box', steps: ['One', 'Two'] });
    const steps = firstForm(split).steps ?? [];
    assert.deepEqual(
      steps.map((step) => [step.title.en, step.groups.flatMap((group) => group.fields).length]),
      [
        ['One', 2],
        ['Two', 2],
      ],
    );
    const joined = applyStructure(
      split,
      'en',
      parseDrift([{ op: 'joinForm', product: 'store', locale: 'en', page: 'Create Box' }]),
    );
    assert.equal(fields(firstForm(joined.console)).length, 4);
  });

  it('adds and removes questions without changing what is done', async () => {
    const asks = table(
      drifted({ op: 'addConfirmation', control: 'More > Start', title: 'Sure?', message: 'Start it?' }),
    );
    const menu = asks.rowControls?.[1]?.operation;
    assert.equal(menu?.kind === 'menu' && menu.items[0]?.operation.kind, 'confirm');
    const acts = table(drifted({ op: 'removeConfirmation', control: 'Delete' })).rowControls?.[0]?.operation;
    assert.ok(acts?.kind === 'call');
    await acts.run({}, {} as PageContext);
    assert.equal(deleted, 1);
  });

  it('sends the starting value of a field that is gone', async () => {
    const changed = firstForm(drifted({ op: 'removeField', page: 'Create Box', field: 'Note' }));
    assert.equal(fields(changed).length, 3);
    await send(changed, { title: 'a', size: 'small' });
    assert.deepEqual(submitted, { title: 'a', size: 'small', note: 'none' });
  });

  it('shows what depended on a field that is gone as its starting value would', () => {
    const when = (value: string) => ({ field: 'size', is: [value] });
    const depending: Form = {
      ...form,
      groups: [
        ...form.groups,
        {
          fields: [
            { name: 'lid', kind: 'text', label: text('Lid'), when: when('small') },
            { name: 'lock', kind: 'text', label: text('Lock'), when: [when('large'), { field: 'title', is: ['a'] }] },
          ],
        },
        { when: when('large'), fields: [{ name: 'key', kind: 'text', label: text('Key') }] },
      ],
    };
    const left = withoutField(depending, 'Size', 'en');
    assert.ok(left);
    assert.deepEqual(
      fields(left).map(({ name, when: conditions }) => [name, conditions]),
      [
        ['title', undefined],
        ['note', undefined],
        ['sealed', undefined],
        ['lid', []],
      ],
    );
    const options = { load: async () => [], dependsOn: ['size'], empty: text('None') };
    const asking: Form = {
      ...form,
      groups: [...form.groups, { fields: [{ name: 'shelf', kind: 'select', label: text('Shelf'), options }] }],
    };
    assert.throws(() => withoutField(asking, 'Size', 'en'), /options of other fields/);
  });

  it('adds a box to tick', () => {
    const box = fields(firstForm(drifted({ op: 'addAgreement', page: 'Create Box', label: 'I agree' }))).at(-1);
    assert.deepEqual([box?.kind, box?.required, box?.label.en], ['agreement', true, 'I agree']);
  });

  it('changes options and defaults', () => {
    const sizes = (...rules: readonly Record<string, unknown>[]) => {
      const field = fields(firstForm(drifted(...rules)))[3];
      assert.ok(field?.kind === 'select' && Array.isArray(field.options));
      return [field.options.map((option: { value: string }) => option.value), field.initial];
    };
    const at = { page: 'Create Box', field: 'Size' };
    assert.deepEqual(sizes({ ...at, op: 'reorderOptions' }), [['large', 'small'], 'small']);
    assert.deepEqual(sizes({ ...at, op: 'changeDefault', to: 'Large' }), [['small', 'large'], 'large']);
    assert.deepEqual(sizes({ ...at, op: 'removeOption', option: 'Small' }), [['large'], undefined]);
  });

  it('turns a navigation entry into a tab', () => {
    const changed = drifted({ op: 'navigationToTab', from: 'Goods > Crates' });
    const [section] = changed.pages[0]?.sections ?? [];
    assert.deepEqual(section?.kind === 'tabs' && section.tabs.map((tab) => tab.label.en), ['Boxes', 'Crates']);
    assert.deepEqual(
      changed.navigation[0]?.children?.map((entry) => entry.label.en),
      ['Boxes'],
    );
  });

  it('does the same in whatever order a list stands', () => {
    const rules = [
      { op: 'moveControl', from: 'Delete', to: 'More > Delete' },
      { op: 'removeConfirmation', control: 'Delete' },
      { op: 'changeForm', control: 'Create Box', to: 'drawer' },
      { op: 'addAgreement', page: 'Create Box', label: 'I agree' },
      { op: 'splitForm', page: 'Create Box', steps: ['One', 'Two'] },
    ];
    const shape = (console: ProductConsole) => JSON.stringify(console.pages);
    const once = shape(drifted(...rules));
    fc.assert(
      fc.property(fc.shuffledSubarray(rules, { minLength: rules.length }), (list) => {
        assert.equal(shape(drifted(...list)), once);
      }),
    );
  });

  it('leaves the other language and the original alone', () => {
    const list = parseDrift([
      { op: 'removeControl', product: 'store', locale: 'en', page: 'Boxes', control: 'Delete' },
    ]);
    assert.deepEqual(applyStructure(store, 'zh', list).console, store);
    assert.deepEqual(labels(table(store).rowControls), ['Delete', 'More']);
  });

  const refusals: readonly [string, Record<string, unknown>, RegExp][] = [
    ['a control that is not there', { op: 'removeControl', control: 'Fly' }, /no page "Boxes" with control "Fly"/],
    [
      'a confirmation of what asks already',
      { op: 'addConfirmation', control: 'Delete', title: 'a', message: 'b' },
      /confirm/,
    ],
    ['a required field that starts empty', { op: 'removeField', page: 'Create Box', field: 'Title' }, /starts empty/],
    ['a wizard that is none', { op: 'joinForm', page: 'Create Box' }, /no wizard/],
    [
      'an option that is not there',
      { op: 'changeDefault', page: 'Create Box', field: 'Size', to: 'Huge' },
      /no option "Huge"/,
    ],
    ['a move that is a renaming', { op: 'moveControl', from: 'Delete', to: 'More > Remove' }, /must end in the label/],
    [
      'a switch that is neither on nor off',
      { op: 'changeDefault', page: 'Create Box', field: 'Sealed', to: 'Yes' },
      /on or off/,
    ],
    ['a page for what a row needs', { op: 'changeForm', control: 'Delete', to: 'page' }, /opens no form/],
  ];
  for (const [what, rule, message] of refusals) {
    it(`refuses ${what}`, () => {
      const full = { product: 'store', locale: 'en', page: 'Boxes', ...rule };
      assert.throws(() => new DriftStore([store]).replace([full]), message);
    });
  }
});

describe('drift of the navigation', () => {
  it('is the same in whatever order a list stands', () => {
    const rules = [
      { op: 'renameNavigation', from: 'Goods', to: 'Wares' },
      { op: 'renameNavigation', from: 'Goods > Boxes', to: 'Cartons' },
      { op: 'moveNavigation', from: 'Goods > Crates', to: 'Store > Crates' },
    ].map((rule) => ({ product: 'store', locale: 'en', ...rule }));
    fc.assert(
      fc.property(fc.shuffledSubarray(rules, { minLength: rules.length }), (list) => {
        const { navigation, withoutPlace } = new Localiser(store, 'en', parseDrift(list));
        assert.deepEqual(withoutPlace, []);
        assert.deepEqual(
          navigation.map((group) => [group.text, group.children.map((entry) => entry.text)]),
          [
            ['Wares', ['Cartons']],
            ['Store', ['Crates']],
          ],
        );
      }),
    );
  });
});

describe('drift by seed', () => {
  for (const product of CONSOLES) {
    it(`of ${product.product} is the same for the same seed, fits the console, and is accepted as a list`, () => {
      const all = candidates(product, 'en');
      if (all.length < 20) return;
      fc.assert(
        fc.property(fc.integer(), fc.constantFrom('en' as const, 'zh' as const), (seed, locale) => {
          const wanted = { seed, count: 3, locale, product: product.product };
          const list = seededDrift(product, wanted);
          assert.equal(list.length, 3);
          assert.deepEqual(seededDrift(product, wanted), list);
          new DriftStore(CONSOLES).replace(JSON.parse(JSON.stringify(list)));
        }),
        { numRuns: 2 },
      );
    });
  }

  it('draws the classes of change with the measured shares', () => {
    const ecs = CONSOLES.find(({ product }) => product === 'ecs');
    assert.ok(ecs);
    const kinds = new Map<string, number>();
    const n = 400;
    for (let seed = 0; seed < n; seed++) {
      const [rule] = seededDrift(ecs, { seed, count: 1, locale: 'en', product: 'ecs' });
      const share = Object.entries(DRIFT_SHARES).find(([, { kinds: of }]) => of.includes((rule as DriftOperation).op));
      kinds.set(share?.[0] ?? '', (kinds.get(share?.[0] ?? '') ?? 0) + 1);
    }
    const total = Object.values(DRIFT_SHARES).reduce((sum, { revisions }) => sum + revisions, 0);
    for (const [name, { revisions }] of Object.entries(DRIFT_SHARES)) {
      const expected = revisions / total;
      // Four standard errors.
      const margin = 4 * Math.sqrt((expected * (1 - expected)) / n);
      const drawn = (kinds.get(name) ?? 0) / n;
      assert.ok(Math.abs(drawn - expected) <= margin, `${name}: ${drawn.toFixed(3)}, expected ${expected.toFixed(3)}`);
    }
  });

  it('is refused where it asks for something impossible', () => {
    const drift = new DriftStore([store]);
    assert.throws(() => drift.replace({ seed: 1, count: 50, locale: 'en', product: 'store' }), /room for/);
    assert.throws(() => drift.replace({ seed: 1, count: 1, locale: 'en', product: 'mars' }), /no console/);
    assert.throws(() => drift.replace({ seed: 1 }), /a seed with count, locale and product/);
  });
});
