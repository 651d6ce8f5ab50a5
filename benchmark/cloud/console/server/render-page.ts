import { createHmac, randomBytes } from 'node:crypto';
import { REGIONS, type Region } from '../../products/regions.js';
import type { NavigationEntry, Page, ProductConsole, Section } from '../../spec/console.js';
import type { NavigationModel, SectionModel, Shell, View } from '../page-model.js';
import { common, frame } from './common-texts.js';
import type { NavigationNode } from './localiser.js';
import { optional, renderForm } from './render-form.js';
import { renderControl, renderDetails, renderTable } from './render-table.js';
import type { Renderer } from './renderer.js';
import { addressOf, fillRoute } from './routes.js';
import type { Session } from './sessions.js';

const FEATURE_KEY = randomBytes(32);

/** Everything that the browser needs to draw a page. */
export async function renderPage(
  renderer: Renderer,
  session: Session,
  products: readonly ProductConsole[],
): Promise<View> {
  const { place } = renderer;
  const name = renderer.localiser.pageName(place.page, place.scope);
  const heading = (place.page.headingParameter && place.parameters[place.page.headingParameter]) || name;
  const sections = await renderSections(renderer, place.page.sections);
  return {
    language: place.language,
    title: `${name} - ${place.product.title[place.language]}`,
    shell: renderShell(renderer, session, products, name),
    heading,
    ...optional('description', place.page.description && renderer.text(place.page.description)),
    ...optional('back', place.page.parent && renderer.to(place.page.parent)),
    buttons: (place.page.buttons ?? []).map((control) => renderControl(renderer, control, {})),
    sections,
  };
}

async function renderSections(renderer: Renderer, sections: readonly Section[]): Promise<SectionModel[]> {
  return await Promise.all(sections.map((section) => renderSection(renderer, section)));
}

async function renderSection(renderer: Renderer, section: Section): Promise<SectionModel> {
  switch (section.kind) {
    case 'table':
      return renderTable(renderer, section);
    case 'details':
      return await renderDetails(renderer, section);
    case 'form':
      return renderForm(renderer, section.form, { cancelTo: renderer.to(section.cancel), inOverlay: false });
    case 'tabs':
      return {
        kind: 'tabs',
        tabs: await Promise.all(
          section.tabs.map(async (tab) => ({
            text: renderer.text(tab.label),
            sections: await renderSections(renderer, tab.sections),
          })),
        ),
      };
    case 'list':
      return renderTable(renderer, {
        ...section,
        kind: 'table',
        columns: [section.item, ...(section.lines ?? [])],
      });
    case 'notice':
      return { kind: 'notice', text: renderer.text(section.text) };
    case 'figures':
      return {
        kind: 'figures',
        title: renderer.text(section.title),
        items: await Promise.all(
          section.items.map(async (item) => ({
            text: renderer.text(item.label),
            count: await item.count(renderer.context),
          })),
        ),
      };
  }
}

function renderShell(renderer: Renderer, session: Session, products: readonly ProductConsole[], name: string): Shell {
  const { place, localiser } = renderer;
  const { language, product } = place;
  const own = place.page.parent ?? place.page.route;
  const parent = place.page.parent && product.pages.find((page) => page.route === place.page.parent);
  const { caller } = session;
  return {
    product: product.title[language],
    home: renderer.to(product.home),
    navigation: localiser.navigation.map((node, index) => renderNavigation(renderer, node, own, `${index}`)),
    crumbs: [
      { text: product.title[language], to: renderer.to(product.home) },
      ...(parent ? [{ text: localiser.pageName(parent, place.scope), to: renderer.to(parent.route) }] : []),
      { text: name },
    ],
    regions: product.scope === 'global' ? [] : REGIONS.map((region) => regionChoice(renderer, region)),
    products: products.map((other) => ({
      text: other.title[language],
      to: `https://${other.product}.console.aliyun.com/`,
    })),
    words: {
      products: frame.products[language],
      search: frame.search[language],
      noMatch: frame.noMatch[language],
      language: frame.language[language],
      help: frame.help[language],
      billing: frame.billing[language],
    },
    languages: [
      { text: frame.language.en, id: 'en' },
      { text: frame.language.zh, id: 'zh' },
    ],
    user: {
      name: caller.userName,
      account: caller.accountId,
      menu: [
        { text: frame.security[language], to: 'https://account.console.aliyun.com/' },
        { text: frame.accessKeys[language], to: 'https://ram.console.aliyun.com/manage/ak' },
        { text: frame.switchRole[language], to: 'https://account.console.aliyun.com/switch' },
        { text: frame.signOut[language], to: 'https://signin.aliyun.com/logout.htm' },
      ],
    },
  };
}

function regionChoice(renderer: Renderer, region: Region) {
  const { place } = renderer;
  // A thing of one region does not exist in another one: detail pages lead back to their list.
  const variables = Object.keys(place.parameters).filter((parameter) => parameter !== 'region');
  const route = variables.length > 0 ? (place.page.parent ?? place.product.home) : place.page.route;
  const filled = fillRoute(route, { ...place.parameters, region: region.regionId });
  const address = addressOf(place.product, filled);
  const to = route.includes(':region') ? address : address.replace('#', `?regionId=${region.regionId}#`);
  return { text: region.label[place.language], to, selected: region.regionId === place.region };
}

function renderNavigation(renderer: Renderer, node: NavigationNode, own: string, key: string): NavigationModel {
  const children = node.children.map((child, index) => renderNavigation(renderer, child, own, `${key}.${index}`));
  const route = node.entry && routeOfEntry(node.entry, children.length > 0);
  return {
    key,
    text: node.text,
    ...optional('to', route && renderer.to(route)),
    selected: route === own || route === renderer.place.page.route,
    children,
  };
}

function routeOfEntry(entry: NavigationEntry, hasChildren: boolean): string | undefined {
  if (entry.route !== undefined || hasChildren) return entry.route;
  // The address must not tell the label that drift may have replaced, not even to who tries all labels.
  return `/feature/${createHmac('sha256', FEATURE_KEY).update(entry.label.en).digest('hex').slice(0, 10)}`;
}

/** The page of a navigation entry whose function is outside the slice: it exists, and says that it is not offered. */
export function featurePage(product: ProductConsole, route: string): Page | undefined {
  const entry = leaves(product.navigation).find((leaf) => routeOfEntry(leaf, false) === route);
  return entry && { name: entry.label, route, sections: [{ kind: 'notice', text: common.unavailable }] };
}

function leaves(entries: readonly NavigationEntry[]): readonly NavigationEntry[] {
  return entries.flatMap((entry) => (entry.children ? leaves(entry.children) : [entry]));
}
