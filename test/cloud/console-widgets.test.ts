import assert from 'node:assert/strict';
import type { BrowserContext, Locator, Page } from 'playwright';
import { browserOn } from './browser-under-test.js';
import { assertQuiet, choose, field, navigate, press, toast, type Watch, watch } from './console-driver.js';
import { accountId, ConsoleUnderTest, openContext } from './console-support.js';
import { labConsole, type Sent } from './lab-console.js';

describe('the widgets of the console', function () {
  this.timeout(60_000);
  const sent: Sent[] = [];
  const cloud = new ConsoleUnderTest({ products: [labConsole(sent)] });
  const browser = browserOn(cloud);
  let context: BrowserContext;
  let page: Page;
  let seen: Watch;

  beforeEach(async () => {
    sent.length = 0;
    cloud.console.setRelease('default');
    context = await openContext(browser(), 'en');
    seen = watch(context);
    page = await context.newPage();
  });

  afterEach(async () => {
    await context.close();
    assertQuiet(seen);
  });

  const open = async (route: string) =>
    await page.goto(await cloud.signInAddress(`https://lab.console.aliyun.com/#${route}`));
  const row = (name: string) => page.locator('.next-table-body .next-table-row').filter({ hasText: name });
  const menuItem = (name: string) =>
    page.locator('body > .next-overlay-wrapper.opened').getByRole('menuitem', { name, exact: true });
  const last = () => sent.at(-1);
  const values = () => ({ ...last()?.values });

  describe('in a table', () => {
    beforeEach(async () => {
      await open('/machines?from=here');
      await row('alpha').waitFor();
    });

    it('does a call at once, with the query of the address', async () => {
      await press(row('beta'), 'Ping');
      await toast(page, 'Ping done');
      assert.deepEqual(last()?.rows, [{ Name: 'beta', State: 'off' }]);
      assert.equal(last()?.query?.from, 'here');
    });

    it('opens menus within menus', async () => {
      await press(row('gamma'), 'More');
      // The arrow behind a submenu's label is part of its name.
      await page.getByText('Power', { exact: true }).click();
      await menuItem('Restart').click();
      await toast(page, 'Restart done');
      assert.equal(last()?.rows?.[0]?.Name, 'gamma');
    });

    it('names the function that it does not offer', async () => {
      await press(row('alpha'), 'More');
      await menuItem('Paint').click();
      await page.getByRole('dialog').getByText('Paint', { exact: false }).waitFor();
    });

    it('confirms with a button of its own name', async () => {
      await press(row('alpha'), 'Destroy');
      await press(page.getByRole('dialog'), 'Destroy Now');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      assert.equal(last()?.what, 'Destroy');
    });

    it('filters when its button is pressed, and starts again', async () => {
      await choose(page, field(page, 'Filter by state'), 'Only resting');
      assert.equal(await row('alpha').count(), 1);
      await press(page, 'Apply');
      await row('alpha').waitFor({ state: 'detached' });
      await press(page, 'Reset');
      await row('alpha').waitFor();
    });

    it('searches what it shows, and nothing else', async () => {
      const box = page.locator('.console-table-search input');
      await box.fill('off');
      await box.press('Enter');
      await page.getByText('No data available.').waitFor();
      await box.fill('resting');
      await box.press('Enter');
      await row('beta').waitFor();
    });

    it('unfolds a row', async () => {
      await row('beta').locator('.next-table-expanded-ctrl').click();
      await page.getByText('serial-beta').waitFor();
      await press(page.locator('.console-more'), 'Scan');
      await toast(page, 'Scan done');
      assert.equal(last()?.rows?.[0]?.Name, 'beta');
    });

    it('shows a tip, and acts by an icon that has no name', async () => {
      await row('alpha').locator('.console-tipped').hover();
      await page.getByText('tip of alpha').waitFor();
      const icon = row('alpha').locator('.next-icon-edit');
      assert.equal(await icon.getAttribute('aria-label'), null);
      assert.equal(await icon.textContent(), '');
      await icon.click();
      await toast(page, 'Rename secretly done');
    });

    it('hands a form all selected rows', async () => {
      assert.equal(await page.getByRole('button', { name: 'Label all' }).isDisabled(), true);
      await row('alpha').getByRole('checkbox').check();
      await row('gamma').getByRole('checkbox').check();
      await press(page, 'Label all');
      await press(page.getByRole('dialog'), 'OK');
      await toast(page, 'Saved');
      assert.deepEqual(
        last()?.rows?.map(({ Name }) => Name),
        ['alpha', 'gamma'],
      );
    });
  });

  it('fills in numbers, cascading and multiple selects, conditions and an agreement', async () => {
    await open('/fields');
    await field(page, 'Count').locator('input').fill('4');
    await choose(page, field(page, 'Zone'), 'North');
    await choose(page, field(page, 'Rack'), 'Rack north 2');
    await choose(page, field(page, 'Zone'), 'South');
    await field(page, 'Rack').locator('input:not([disabled])').waitFor();
    assert.equal(await field(page, 'Rack').getByText('north').count(), 0);
    const rack = field(page, 'Rack').locator('.next-select');
    await rack.click();
    await page.keyboard.type('south 1');
    await page.getByRole('option', { name: 'Rack south 1' }).click();
    await field(page, 'Colours').locator('.next-select').click();
    await page.getByRole('option', { name: 'RED' }).click();
    await page.getByRole('option', { name: 'BLUE' }).click();
    await page.keyboard.press('Escape');
    assert.equal(await field(page, 'Secret').count(), 0);
    await field(page, 'Expert').getByRole('switch').click();
    await field(page, 'Secret').locator('input').fill('hush');
    await press(page, 'OK');
    await page.getByText('Select the check box to continue.').waitFor();
    await page.getByRole('checkbox', { name: 'I agree to the rules' }).check();
    await press(page, 'OK');
    await toast(page, 'Saved');
    assert.deepEqual(values(), {
      count: '4',
      zone: 'south',
      rack: 'south-1',
      colours: ['red', 'blue'],
      expert: true,
      secret: 'hush',
      agreed: true,
    });
  });

  it('takes dates from calendars and from the keyboard', async () => {
    await open('/dates');
    await field(page, 'Day').locator('input').click();
    await page.locator('.next-calendar2-cell').getByText('15', { exact: true }).first().click();
    const [start, end] = [field(page, 'Span').locator('input').first(), field(page, 'Span').locator('input').last()];
    await start.click();
    await start.fill('2021-05-01');
    await start.press('Enter');
    await end.fill('2021-05-31');
    await end.press('Enter');
    await page.getByRole('heading', { name: 'Dates' }).click();
    await press(page, 'OK');
    await toast(page, 'Saved');
    assert.deepEqual(values(), { day: '2021-06-15', span: ['2021-05-01', '2021-05-31'] });
  });

  it('moves items across, picks records and fills in a table of rows', async () => {
    await open('/lists');
    const panels = page.locator('.next-transfer-panel');
    await panels.first().getByText('Item two').click();
    await page.locator('.next-transfer-operation').first().click();
    await panels.last().getByText('Item two').waitFor();
    await press(page, 'Add Server');
    const panel = page.getByRole('dialog');
    await panel.locator('.next-table-row').filter({ hasText: 'beta' }).getByRole('checkbox').check();
    await press(panel, 'Take');
    const picked: Locator = page.locator('.console-pick tbody tr');
    await picked.locator('input').fill('30');
    await press(page, 'Add Parameter');
    await press(page, 'OK');
    await page.getByText('This parameter is required.').waitFor();
    await page.locator('.console-repeat tbody tr').nth(1).locator('input').first().fill('second');
    await press(page, 'OK');
    await toast(page, 'Saved');
    assert.deepEqual(values(), {
      chosen: ['two'],
      servers: [{ Name: 'beta', State: 'off', Weight: '30' }],
      parameters: [
        { key: 'first', value: '1' },
        { key: 'second', value: undefined },
      ],
    });
  });

  it('leads through a wizard, step by step, and back', async () => {
    await open('/wizard');
    await press(page, 'Help me');
    await toast(page, 'Help me done');
    await press(page, 'Next');
    await page.getByText('This parameter is required.').waitFor();
    await field(page, 'Full Name').locator('input').fill('Tower');
    assert.equal(await field(page, 'Note').count(), 0);
    await press(page, 'Advanced');
    await field(page, 'Note').locator('input').fill('tall');
    await press(page, 'Next');
    await page.getByRole('radio', { name: 'Large' }).check();
    await press(page, 'Preview');
    await page.getByText('This parameter is required.').waitFor();
    await field(page, 'Crane').locator('input').fill('red one');
    await press(page, 'Previous');
    assert.equal(await field(page, 'Full Name').locator('input').inputValue(), 'Tower');
    await press(page, 'Next');
    await press(page, 'Preview');
    const review = page.locator('.console-review');
    await review.waitFor();
    await press(page, 'Previous');
    await review.waitFor({ state: 'detached' });
    await press(page, 'Preview');
    assert.match((await review.textContent()) ?? '', /Full NameTower.*Notetall.*How bigLarge.*Cranered one/);
    await press(page, 'Build');
    await toast(page, 'Built');
    assert.deepEqual(values(), { name: 'Tower', note: 'tall', size: 'l', crane: 'red one' });
  });

  it('shows things as cards and in a panel, with a navigation of icons, and never sends what icons are called', async () => {
    await open('/projects');
    await press(page, 'Weigh');
    await toast(page, 'Weigh done');
    const box = page.locator('.console-list-search input');
    await box.fill('beta');
    await box.press('Enter');
    await page.locator('.console-thing', { hasText: 'alpha' }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'beta' }).click();
    await page.getByRole('heading', { name: 'beta' }).waitFor();
    await page.locator('.console-panel').getByText('gamma').click();
    await toast(page, 'Open thing done');
    await page.locator('.windcc-app-layout-nav .next-icon-dashboard').click();
    await page.getByText('No chart yet.').waitFor();
    assert.match(page.url(), /projects\/beta\/charts$/);
    await page.goBack();
    await page.locator('.windcc-app-layout-nav .next-icon-clock').click();
    await page.getByText('not available').waitFor();
    const dom = await page.content();
    await seen.complete();
    for (const [address, body] of [...seen.received, ['the page', dom] as const]) {
      assert.ok(!body.includes('secretly'), `the label of an icon in ${address}`);
    }
  });

  it('tells of a function outside the slice on a page with its own title', async () => {
    await open('/machines');
    await navigate(page, 'Rockets');
    await page.locator('.console-notice', { hasText: 'Rockets' }).waitFor();
    assert.match(await page.title(), /^Rockets - /);
  });

  it('drifts the navigation of a page', async () => {
    const rule = { op: 'renameNavigation', product: 'lab', locale: 'en', from: 'Plans', to: 'Schemes' };
    cloud.console.drift.replace([rule]);
    await open('/projects/alpha');
    await page.getByRole('option', { name: 'Schemes', exact: true }).waitFor();
    cloud.console.drift.clear();
    assert.throws(() => cloud.console.drift.replace([{ ...rule, from: 'Nothing' }]), /navigation has no "Nothing"/);
  });

  it('shows the console of a day', async () => {
    cloud.console.setRelease('2019-07-01', accountId);
    await open('/machines');
    await page.getByText('Machines come later.').waitFor();
    cloud.console.setRelease('2020-07-01', accountId);
    await page.reload();
    await navigate(page, 'Engines');
    await row('alpha').waitFor();
    assert.throws(() => cloud.console.setRelease('yesterday'), /release must be/);
  });
});

describe('the guided tour of a console', function () {
  this.timeout(60_000);
  const cloud = new ConsoleUnderTest({ products: [labConsole([])], tour: true, latency: 20, seed: 'seven' });
  const browser = browserOn(cloud);

  it('masks the page on the first visit, and comes no more once it is closed', async () => {
    const context = await openContext(browser(), 'en');
    const page = await context.newPage();
    await page.goto(await cloud.signInAddress('https://lab.console.aliyun.com/'));
    await page.getByRole('heading', { name: 'Welcome' }).waitFor();
    await page.locator('body > .next-overlay-wrapper .next-overlay-backdrop').waitFor();
    await press(page, 'Next');
    await page.getByRole('heading', { name: 'Machines live here' }).waitFor();
    const closed = page.waitForResponse((response) => response.url().endsWith('/data/tour'));
    await press(page, 'Got It');
    await closed;
    await page.reload();
    await page.getByRole('heading', { name: 'Machines', exact: true }).waitFor();
    assert.equal(await page.locator('.console-tour').count(), 0);
    await context.close();
  });
});
