import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright';
import { createAccount } from '../../../benchmark/cloud/accounts/create-account.js';
import { CONSOLES } from '../../../benchmark/cloud/products/consoles.js';
import type { ProductConsole } from '../../../benchmark/cloud/spec/console.js';
import { chromiumPath, launchChromium } from '../../support/chromium.js';
import { watch } from '../console-driver.js';
import { AccountUnderTest, ConsoleUnderTest, openContext } from '../console-support.js';
import { unreadableText } from './unreadable.js';

/**
 * `npm run cloud:pictures -- --out DIR [--product ecs] [--language en]`: a picture of each list, create and detail page of a
 * crowded account, and every failed request, page error and character without a glyph. About a second a picture.
 */
const { values } = parseArgs({
  options: { out: { type: 'string' }, product: { type: 'string' }, language: { type: 'string' } },
});
const { out } = values;
const chromium = chromiumPath();
if (out === undefined) throw new Error('Say where the pictures shall go: --out DIR');
if (chromium === undefined) throw new Error('No Chromium was found. Set CONSOLE_AGENT_CHROMIUM to its path.');

const cloud = new ConsoleUnderTest();
await cloud.start();
const account = await AccountUnderTest.inExisting(cloud, createAccount(cloud.engine, 'crowded').accountId);
const regionId = account.busiestRegion();
const browser = await launchChromium(chromium, cloud);
let pictures = 0;
const problems: string[] = [];
try {
  for (const product of CONSOLES) {
    if (values.product !== undefined && values.product !== product.product) continue;
    for (const language of ['en', 'zh'] as const) {
      if (values.language !== undefined && values.language !== language) continue;
      await takeAll(browser, product, language, join(out, product.product));
    }
  }
} finally {
  await browser.close();
  await cloud.stop();
}
process.stdout.write(`${pictures} pictures in ${out}, ${problems.length} problems\n`);
for (const problem of problems) process.stdout.write(`  ${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;

async function takeAll(chrome: Browser, product: ProductConsole, language: 'en' | 'zh', folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const context = await openContext(chrome, language);
  const seen = watch(context);
  const page = await context.newPage();
  const host = `https://${product.product}.console.aliyun.com`;
  await page.goto(await account.signInAddress(`${host}/`));
  const take = async (name: string) => {
    await ready(page);
    await page.screenshot({ path: join(folder, `${name}.${language}.png`), animations: 'disabled' });
    pictures += 1;
    for (const text of await unreadableText(page))
      problems.push(`${product.product} ${name} ${language}: no glyph for ${text}`);
  };
  const routes = product.pages.map(({ route }) => route.replace(':region', regionId));
  for (const route of routes.filter((candidate) => !candidate.includes(':'))) {
    const name = route.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';
    const address = product.hashRoutes ? `/?regionId=${regionId}#${route}` : `${route}?regionId=${regionId}`;
    await page.goto(`${host}${address}`);
    await take(name);
    const opener = page.locator('.windcc-page .next-btn-primary:not([disabled])').first();
    if (await opener.isVisible()) {
      await opener.click();
      await take(`${name}--pressed`);
      await page.goto(`${host}${address}`);
      await ready(page);
    }
    const link = page.locator('.next-table-body a, .console-list a').first();
    if (await link.isVisible()) {
      await link.click();
      await take(`${name}--detail`);
    }
  }
  await context.close();
  problems.push(...seen.problems.map((problem) => `${product.product} ${language}: ${problem}`));
}

/** The page has its content and its fonts, and nothing is still loading. */
async function ready(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page
    .locator('.next-loading-tip, .console-skeleton')
    .first()
    .waitFor({ state: 'detached', timeout: 5_000 })
    .catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
}
