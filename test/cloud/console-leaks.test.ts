import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createAccount } from '../../benchmark/cloud/accounts/create-account.js';
import { ensureConsoleBuild } from '../../benchmark/cloud/console/build.mjs';
import { common, frame } from '../../benchmark/cloud/console/server/common-texts.js';
import type { DriftOperation } from '../../benchmark/cloud/console/server/drift/operations.js';
import { matchPage, routeOfAddress } from '../../benchmark/cloud/console/server/routes.js';
import { textsIn } from '../../benchmark/cloud/console/server/texts.js';
import { CONSOLES } from '../../benchmark/cloud/products/consoles.js';
import { REGIONS } from '../../benchmark/cloud/products/shared/regions.js';
import type { NavigationEntry, ProductConsole } from '../../benchmark/cloud/spec/console.js';
import { ConsoleClient } from './console-client.js';
import { AccountUnderTest, ConsoleUnderTest } from './console-support.js';

type Language = 'en' | 'zh';

/** The rows of a list have the same controls; a few rows of them are enough. */
const MOST_CONTROLS = 60;
/** The crowd has no trails, and the account's home has no lists. */
const WITHOUT_DETAILS = new Set(['home', 'actiontrail']);

/** Words that drift does not change: what frames every page, and names of the world outside the product. */
function fixedWords(language: Language): ReadonlySet<string> {
  const outside = [...CONSOLES.map(({ title }) => title), ...REGIONS.map(({ label }) => label)];
  const protocols = ['HTTP', 'HTTPS'];
  return new Set([...[...Object.values(frame), ...outside].map((text) => text[language]), ...protocols]);
}

/** Renames every label of a console, so that whatever shows an old one was forgotten by drift. */
function renameAll(product: ProductConsole, locale: Language): { drift: DriftOperation[]; old: ReadonlySet<string> } {
  const fixed = fixedWords(locale);
  const place = { product: product.product, locale };
  const labels = new Set(
    [...textsIn(product.pages, { drawn: true }), ...Object.values(common)].map((text) => text[locale]),
  );
  // With the labels of icons, which cannot drift and must never be sent.
  const others = new Set(textsIn([product.pages, product.navigation]).map((text) => text[locale]));
  // A number may as well be a value.
  const old = new Set([...labels, ...others].filter((label) => !fixed.has(label) && /\p{L}/u.test(label)));
  let count = 0;
  const fresh = () => {
    count += 1;
    return `Neu${count}`;
  };
  const drift: DriftOperation[] = [...labels]
    .filter((label) => old.has(label))
    .map((from) => ({ op: 'renameLabel', ...place, page: '*', from, to: fresh() }));
  // From the leaves up, so that each path is still the one that the console has.
  const named = new Set<string>();
  const navigation = (list: readonly NavigationEntry[], above: readonly string[]): void => {
    for (const entry of list) {
      const path = [...above, entry.label[locale]];
      navigation(entry.children ?? [], path);
      const from = path.join(' > ');
      if (named.has(from)) continue;
      named.add(from);
      drift.push({ op: 'renameNavigation', ...place, from, to: fresh() });
    }
  };
  // Pages of one thing may have a navigation of their own, many the same one.
  for (const list of new Set([product.navigation, ...product.pages.map((page) => page.navigation ?? [])])) {
    navigation(list, []);
  }
  return { drift, old };
}

/** All whole strings in an answer. */
function stringsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value.trim()];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsOf);
}

/** Opaque ids of the controls in an answer: what may be pressed. */
function controlsOf(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own =
    'primary' in value && 'disabled' in value && 'id' in value && typeof value.id === 'string' ? [value.id] : [];
  return [...own, ...Object.values(value).flatMap(controlsOf)];
}

/** Addresses in an answer that lead somewhere in the same console. */
function addressesOf(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'to' in value && typeof value.to === 'string' && value.to.startsWith('/') ? [value.to] : [];
  return [...own, ...Object.values(value).flatMap(addressesOf)];
}

function tablesOf(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own =
    'kind' in value && (value.kind === 'table' || value.kind === 'list') && 'id' in value ? [String(value.id)] : [];
  return [...own, ...Object.values(value).flatMap(tablesOf)];
}

describe('a console whose every label is renamed', function () {
  this.timeout(60_000);
  const cloud = new ConsoleUnderTest();
  let account: AccountUnderTest;
  let regionId: string;

  before(async function () {
    this.timeout(120_000);
    await cloud.start();
    account = await AccountUnderTest.inExisting(cloud, createAccount(cloud.engine, 'crowded').accountId);
    regionId = account.busiestRegion();
  });
  after(async () => await cloud.stop());

  for (const product of CONSOLES) {
    for (const language of ['en', 'zh'] as const) {
      it(`sends no old label of ${product.product} in ${language}`, async () => {
        const { drift, old } = renameAll(product, language);
        cloud.console.drift.replace(drift);
        const client = await ConsoleClient.signIn(cloud, account, language);
        const leaks = new Set<string>();
        const look = (where: string, answer: unknown) => {
          for (const text of stringsOf(answer)) if (old.has(text)) leaks.add(`${text} (${where})`);
        };
        const looked = new Set<string>();
        const waiting = product.pages
          .map(({ route }) => route.replace(':region', regionId))
          .filter((route) => !route.includes(':'));
        for (let route = waiting.shift(); route !== undefined; route = waiting.shift()) {
          const page = matchPage(product, route)?.page.route;
          if (page === undefined || looked.has(page)) continue;
          looked.add(page);
          const address = product.hashRoutes ? `/?regionId=${regionId}#${route}` : `${route}?regionId=${regionId}`;
          const view = await client.view(product.product, address);
          look(route, view);
          const answers: unknown[] = [view];
          for (const id of tablesOf(view)) answers.push(await client.rows(product.product, id));
          for (const answer of answers.slice(1)) look(`rows of ${route}`, answer);
          for (const id of answers.flatMap(controlsOf).filter(Boolean).slice(0, MOST_CONTROLS)) {
            look(`a control of ${route}`, await client.post(product.product, 'operate', { id }));
          }
          waiting.push(...answers.flatMap(addressesOf).map(routeOfAddress));
        }
        const hasDetails = [...looked].some((route) => route.replace(':region', '').includes(':'));
        assert.equal(hasDetails, !WITHOUT_DETAILS.has(product.product), 'a page of one thing was looked at');
        assert.deepEqual([...leaks], []);
      });
    }
  }
});

describe('the scripts of the console', () => {
  const labels = new Set(
    CONSOLES.flatMap((product) => textsIn([product.pages, product.navigation, product.releases]))
      .flatMap(({ en, zh }) => [en, zh])
      .filter((label) => /\p{L}/u.test(label)),
  );

  it('hold no label of any product but the words of the vendor kit', async function () {
    // The console may have to be built first.
    this.timeout(120_000);
    const folder = await ensureConsoleBuild();
    const files = await readdir(folder, { recursive: true });
    const scripts = files.filter((file) => /\.(js|html|map|json)$/.test(file));
    assert.ok(scripts.length > 0);
    const found = new Set<string>();
    for (const file of scripts) {
      const text = await readFile(join(folder, file), 'utf8');
      for (const [, ...literal] of text.matchAll(/"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`([^`$\\]*)`/g)) {
        const word = literal.find((part) => part !== undefined)?.trim() ?? '';
        if (labels.has(word) && !KIT_WORDS.has(word)) found.add(word);
      }
    }
    assert.deepEqual([...found], []);
  });

  it('are written without any: not even a word of the kit stands in their sources', async () => {
    const folder = new URL('../../benchmark/cloud/console/app/src/', import.meta.url);
    for (const file of await readdir(folder)) {
      const text = await readFile(new URL(file, folder), 'utf8');
      for (const [, word = ''] of text.matchAll(/['>]([^'<>\n]+)['<]/g)) {
        assert.ok(!labels.has(word.trim()), `"${word}" in ${file}`);
      }
    }
  });
});

/** Words that the kit's dictionaries, its date library and the names of keys bring, and that are labels of products too. */
const KIT_WORDS: ReadonlySet<string> = new Set([
  ...[
    'Active',
    'Cache',
    'Date',
    'Delete',
    'Download',
    'End',
    'Filter',
    'Group',
    'Home',
    'Left',
    'Mode',
    'Next',
    'OK',
    'Object',
  ],
  ...['Option', 'Password', 'Progress', 'Reset', 'Search', 'Seconds', 'Sort', 'Submit', 'Table', 'Tag', 'Top', 'View'],
  ...['days', 'hours', 'minutes', 'seconds'],
  ...['1 天', '1 小时', '下载', '关闭', '删除', '已关闭', '搜索', '没有数据', '确定', '确认', '秒', '筛选', '重置'],
]);
