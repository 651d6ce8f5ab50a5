import { REGIONS, type Region } from '../../products/shared/regions.js';
import type { ProductConsole } from '../../spec/console.js';
import type { NavigationModel, Shell } from '../page-model.js';
import { frame } from './common-texts.js';
import { routeOfEntry } from './feature-pages.js';
import type { NavigationNode } from './localiser.js';
import { optional } from './optional.js';
import { kitIcon } from './render-controls.js';
import type { Renderer } from './renderer.js';
import { addressOf, fillRoute } from './routes.js';
import type { Session } from './sessions.js';

/** The frame around a page: top bar, side navigation, breadcrumb. */
export function renderShell(
  renderer: Renderer,
  session: Session,
  products: readonly ProductConsole[],
  name: string,
): Shell {
  const { place, localiser } = renderer;
  const { language, product, page } = place;
  const parent = page.parent && product.pages.find((candidate) => candidate.route === page.parent);
  const isOwn = page.navigation !== undefined;
  const thing = page.headingParameter && place.parameters[page.headingParameter];
  return {
    product: (isOwn && thing) || product.title[language],
    ...(isOwn ? { back: renderer.to(page.parent ?? product.home) } : {}),
    home: renderer.to(product.home),
    navigation: localiser.navigation.map((node, index) => renderNavigation(renderer, node, `${index}`)),
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
    user: userOf(session, language),
  };
}

function userOf({ caller }: Session, language: 'en' | 'zh'): Shell['user'] {
  return {
    name: caller.userName,
    account: caller.accountId,
    menu: [
      { text: frame.security[language], to: 'https://account.console.aliyun.com/' },
      { text: frame.accessKeys[language], to: 'https://ram.console.aliyun.com/manage/ak' },
      { text: frame.switchRole[language], to: 'https://account.console.aliyun.com/switch' },
      { text: frame.signOut[language], to: 'https://signin.aliyun.com/logout.htm' },
    ],
  };
}

function regionChoice(renderer: Renderer, region: Region) {
  const { place } = renderer;
  // A thing of one region does not exist in another one: detail pages lead back to their list.
  const variables = Object.keys(place.parameters).filter((parameter) => parameter !== 'region');
  const route = variables.length > 0 ? (place.page.parent ?? place.product.home) : place.page.route;
  const filled = fillRoute(route, { ...place.parameters, region: region.regionId });
  const address = addressOf(place.product, filled);
  const choice = `?regionId=${region.regionId}`;
  const elsewhere = address.includes('#') ? address.replace('#', `${choice}#`) : `${address}${choice}`;
  const to = route.includes(':region') ? address : elsewhere;
  return { text: region.label[place.language], to, selected: region.regionId === place.region };
}

function renderNavigation(renderer: Renderer, node: NavigationNode, key: string): NavigationModel {
  const children = node.children.map((child, index) => renderNavigation(renderer, child, `${key}.${index}`));
  const route = node.entry && routeOfEntry(node.entry, children.length > 0);
  const { page } = renderer.place;
  const icon = node.entry?.icon;
  return {
    key,
    text: icon === undefined ? node.text : '',
    ...optional('icon', icon && kitIcon(icon)),
    ...optional('to', route && renderer.to(route)),
    selected: route !== undefined && (route === page.route || route === page.parent),
    children,
  };
}
