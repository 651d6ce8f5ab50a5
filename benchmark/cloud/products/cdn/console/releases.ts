import type { ConsoleRelease, Control, NavigationEntry, Page, Section, Text } from '../../../spec/console.js';
import { userAgentTitle } from './access-control.js';
import { DOMAIN_PAGE_NAMES } from './domain-navigation.js';
import { requestHeaderTitle } from './origin.js';

const confirm: Text = { en: 'Confirm', zh: '确认' };

/** What had another name in the first half of 2019, by its name of today. */
const EARLIER = new Map<Text, Text>([
  [DOMAIN_PAGE_NAMES.access, { en: 'Resource Access Control', zh: '访问控制' }],
  [DOMAIN_PAGE_NAMES.optimization, { en: 'Performance Optimization', zh: '性能优化' }],
  [userAgentTitle, { en: 'UA Whitelist/Blacklist', zh: 'UA黑/白名单' }],
]);

/** Dialogs that were headed otherwise than the tab they stand on. */
const EARLIER_TITLES = new Map<Text, Text>([[requestHeaderTitle, { en: 'HTTP Request Header', zh: '回源HTTP头' }]]);

function earlierControl(control: Control): Control {
  const { operation } = control;
  if (operation.kind !== 'dialog') return control;
  const title = EARLIER_TITLES.get(operation.title) ?? operation.title;
  return { ...control, operation: { ...operation, title, form: { ...operation.form, submitLabel: confirm } } };
}

function earlierSection(section: Section): Section {
  switch (section.kind) {
    case 'tabs':
      return {
        ...section,
        tabs: section.tabs.map(({ label, sections }) => ({
          label: EARLIER.get(label) ?? label,
          sections: sections.map(earlierSection),
        })),
      };
    case 'table':
      return {
        ...section,
        ...(section.buttons ? { buttons: section.buttons.map(earlierControl) } : {}),
        ...(section.rowControls ? { rowControls: section.rowControls.map(earlierControl) } : {}),
      };
    case 'details':
      return { ...section, ...(section.buttons ? { buttons: section.buttons.map(earlierControl) } : {}) };
    default:
      return section;
  }
}

function earlierEntry(entry: NavigationEntry): NavigationEntry {
  return { ...entry, label: EARLIER.get(entry.label) ?? entry.label };
}

function earlierPage(page: Page): Page {
  return {
    ...page,
    name: EARLIER.get(page.name) ?? page.name,
    ...(page.navigation ? { navigation: page.navigation.map(earlierEntry) } : {}),
    sections: page.sections.map(earlierSection),
  };
}

/**
 * How the CDN console looked until July 2019: other names of pages, and Confirm below the dialogs.
 *
 * @param pages the pages of today
 */
export function cdnReleases(pages: readonly Page[]): readonly ConsoleRelease[] {
  const earlier = pages
    .filter(({ route, navigation }) => navigation !== undefined || route === '/overview')
    .map(earlierPage)
    .map((page) => (page.route === '/overview' ? { ...page, name: { en: 'CDN Overview', zh: '概览' } } : page));
  return [{ since: '2019-01-01', pages: earlier }, { since: '2019-07-10' }];
}
