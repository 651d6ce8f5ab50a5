import type { Browser, CDPSession, Page } from 'playwright';
import { chromiumPath, launchChromium } from '../../support/chromium.js';
import { ConsoleUnderTest, openContext } from '../console-support.js';
import type { Figures } from './measure.js';

const LIST = 'https://ecs.console.aliyun.com/#/securityGroup/region/cn-hangzhou';
const NEXT = { en: 'SSH Key Pairs', zh: '密钥对' };
/** More than one page of them. */
const GROUPS = 12;

/**
 * How long a person waits: for the first page of a fresh browser profile, from the sign-in link to its heading, and for the next
 * page; the mean of both languages. Nothing is measured where there is no Chromium.
 */
export async function measurePages(): Promise<Figures> {
  const executable = chromiumPath();
  if (!executable) return {};
  const cloud = new ConsoleUnderTest();
  await cloud.start();
  const { VpcId } = await cloud.asRoot('vpc', 'CreateVpc', {});
  for (let count = 0; count < GROUPS; count += 1) {
    await cloud.asRoot('ecs', 'CreateSecurityGroup', { SecurityGroupName: `group-${count}`, VpcId });
  }
  const browser = await launchChromium(executable, cloud);
  try {
    // The first page of a browser also starts its processes, once for all episodes.
    await visit(cloud, browser, 'en');
    return meanOf([await visit(cloud, browser, 'en'), await visit(cloud, browser, 'zh')]);
  } finally {
    await browser.close();
    await cloud.stop();
  }
}

async function visit(cloud: ConsoleUnderTest, browser: Browser, language: 'en' | 'zh'): Promise<Figures> {
  const context = await openContext(browser, language);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const address = await cloud.signInAddress(LIST);
  const started = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('h1').waitFor();
  const ready = performance.now() - started;
  const readyProcessor = await processorMilliseconds(session);
  await page.locator('.next-table-row').first().waitFor();
  const before = await processorMilliseconds(session);
  const navigation = await navigationMilliseconds(page, NEXT[language]);
  const navigationProcessor = (await processorMilliseconds(session)) - before;
  await context.close();
  return {
    'page ready ms': ready,
    'page ready processor ms': readyProcessor,
    'navigation ms': navigation,
    'navigation processor ms': navigationProcessor,
  };
}

/** Time of the page's main thread, which stands still while others use the processor. */
async function processorMilliseconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** From the click on an entry of the side navigation to the other page's heading, without what Playwright takes. */
async function navigationMilliseconds(page: Page, label: string): Promise<number> {
  return await page.evaluate(async (wanted) => {
    const entries = [...document.querySelectorAll<HTMLElement>('.next-nav-item')];
    const entry = entries.find(({ textContent }) => textContent?.trim() === wanted);
    const old = document.querySelector('h1')?.textContent;
    const started = performance.now();
    entry?.click();
    while (document.querySelector('h1')?.textContent === old) await new Promise((done) => requestAnimationFrame(done));
    return performance.now() - started;
  }, label);
}

function meanOf(all: readonly Figures[]): Figures {
  const names = Object.keys(all[0] ?? {});
  const mean = (name: string) => all.reduce((sum, figures) => sum + (figures[name] ?? Number.NaN), 0) / all.length;
  return Object.fromEntries(names.map((name) => [name, mean(name)]));
}
