/** A console of no product: one page for each widget of the contract, which keeps what its forms are sent. */
import type { Control, Field, Form, Page, ProductConsole, Row, Values } from '../../benchmark/cloud/spec/console.js';
import { textOf } from '../../benchmark/cloud/spec/rows.js';
import { choiceFields, dateFields, listFields, machines, nameColumn, say, stateColumn } from './lab-parts.js';

/** What was sent or done, oldest first. */
export interface Sent {
  readonly what: string;
  readonly values?: Values;
  readonly rows?: readonly Row[];
  readonly query?: Readonly<Record<string, string>>;
}

/** The console; what its forms and controls send is added to `sent`. */
export function labConsole(sent: Sent[]): ProductConsole {
  const call = (label: string): Control => ({
    label: say(label),
    operation: {
      kind: 'call',
      run: async (row, context) => {
        sent.push({ what: label, rows: [row], query: context.query });
        return {};
      },
      success: say(`${label} done`),
    },
  });
  const form = (what: string, fields: readonly Field[]): Form => ({
    groups: [{ fields }],
    submit: async (values, _context, _row, rows) => {
      sent.push({ what, values, rows });
      return {};
    },
    success: say('Saved'),
  });
  const page = (name: string, route: string, sections: Page['sections'], more: Partial<Page> = {}): Page => ({
    name: say(name),
    route,
    sections,
    ...more,
  });
  const formPage = (name: string, route: string, fields: readonly Field[]) =>
    page(name, route, [{ kind: 'form', form: form(name, fields), cancel: '/machines' }]);

  const pages: readonly Page[] = [
    page('Machines', '/machines', [
      {
        kind: 'table',
        search: say('Find a machine'),
        rows: async (_context, filter) => machines.filter((row) => !filter.state || row.State === filter.state),
        filters: {
          fields: [
            {
              name: 'state',
              kind: 'select',
              label: say('Filter by state'),
              options: [
                { value: 'on', label: say('Only powered') },
                { value: 'off', label: say('Only resting') },
              ],
            },
          ],
          button: say('Apply'),
          reset: say('Reset'),
        },
        columns: [
          {
            ...nameColumn,
            controls: [{ ...call('Rename secretly'), icon: 'edit' }],
            tip: (row) => [`tip of ${textOf(row, 'Name')}`],
          },
          stateColumn,
        ],
        expand: {
          items: [{ label: say('Serial'), value: (row) => `serial-${textOf(row, 'Name')}` }],
          controls: [call('Scan')],
        },
        rowControls: [
          call('Ping'),
          {
            label: say('More'),
            operation: {
              kind: 'menu',
              items: [
                { label: say('Power'), operation: { kind: 'menu', items: [call('Restart')] } },
                { label: say('Paint'), operation: { kind: 'unavailable' } },
              ],
            },
          },
          {
            label: say('Destroy'),
            operation: {
              kind: 'confirm',
              title: say('Destroy it'),
              message: say('Really?'),
              okLabel: say('Destroy Now'),
              run: async (row) => {
                sent.push({ what: 'Destroy', rows: [row] });
                return {};
              },
            },
          },
        ],
        batch: [
          {
            label: say('Label all'),
            operation: {
              kind: 'dialog',
              title: say('Label them'),
              form: form('Label all', [{ name: 'text', kind: 'text', label: say('Words') }]),
            },
          },
        ],
      },
    ]),
    formPage('Fields', '/fields', choiceFields),
    formPage('Dates', '/dates', dateFields),
    formPage('Lists', '/lists', listFields),
    page('Wizard', '/wizard', [
      {
        kind: 'form',
        cancel: '/machines',
        form: {
          groups: [],
          steps: [
            {
              title: say('Basics'),
              groups: [
                {
                  title: say('Naming'),
                  buttons: [call('Help me')],
                  fields: [{ name: 'name', kind: 'text', label: say('Full Name'), required: true }],
                },
                {
                  fold: say('Advanced'),
                  fields: [{ name: 'note', kind: 'text', label: say('Note'), initial: 'none' }],
                },
              ],
            },
            {
              title: say('Size'),
              next: say('Preview'),
              groups: [
                {
                  fields: [
                    {
                      name: 'size',
                      kind: 'radio',
                      label: say('How big'),
                      initial: 's',
                      options: [
                        { value: 's', label: say('Small') },
                        { value: 'l', label: say('Large') },
                      ],
                    },
                  ],
                },
                {
                  when: { field: 'size', is: ['l'] },
                  title: say('Large things'),
                  fields: [{ name: 'crane', kind: 'text', label: say('Crane'), required: true }],
                },
              ],
            },
            { title: say('Check'), review: true, groups: [] },
          ],
          submitLabel: say('Build'),
          submit: async (values) => {
            sent.push({ what: 'Build', values });
            return { navigate: '/machines' };
          },
          success: say('Built'),
        },
      },
    ]),
    page('Projects', '/projects', [
      { kind: 'notice', text: say('Projects are heavy.'), buttons: [call('Weigh')] },
      {
        kind: 'list',
        layout: 'cards',
        search: say('Find a project'),
        buttons: [call('New Project')],
        rows: async () => machines,
        item: { ...nameColumn, link: (row) => `/projects/${textOf(row, 'Name')}` },
        lines: [stateColumn],
        rowControls: [{ ...call('Forget secretly'), icon: 'delete' }],
      },
    ]),
    page(
      'Project',
      '/projects/:project',
      [
        {
          kind: 'list',
          layout: 'panel',
          rows: async () => machines,
          item: nameColumn,
          press: call('Open thing').operation,
        },
        { kind: 'notice', text: say('Beside the panel.') },
      ],
      {
        parent: '/projects',
        headingParameter: 'project',
        navigation: [
          { label: say('Stores secretly'), icon: 'database', route: '/projects/:project' },
          { label: say('Charts secretly'), icon: 'dashboard', route: '/projects/:project/charts' },
          { label: say('Jobs secretly'), icon: 'clock' },
          { label: say('Plans') },
        ],
      },
    ),
    page(
      'Charts',
      '/projects/:project/charts',
      [{ kind: 'notice', text: say('No chart yet.'), buttons: [call('Query')] }],
      {
        parent: '/projects/:project',
      },
    ),
  ];
  return {
    product: 'lab',
    title: say('Laboratory'),
    scope: 'regional',
    hashRoutes: true,
    home: '/machines',
    navigation: [
      ...pages.filter(({ route }) => !route.includes(':')).map(({ name, route }) => ({ label: name, route })),
      { label: say('Rockets') },
    ],
    pages,
    tour: [
      { title: say('Welcome'), text: say('Look around.') },
      { title: say('Machines live here'), text: say('Press them.') },
    ],
    releases: [
      {
        since: '2019-01-01',
        pages: [page('Machines', '/machines', [{ kind: 'notice', text: say('Machines come later.') }])],
      },
      { since: '2020-01-01', navigation: [{ label: say('Engines'), route: '/machines' }] },
    ],
  };
}
