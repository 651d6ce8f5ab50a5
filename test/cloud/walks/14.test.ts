import assert from 'node:assert/strict';
import { navigate, press } from '../console-driver.js';
import { type Walk, walkDocument } from './walk.js';

const DomainName = 'old.example.com';

async function prepare({ asRoot }: Walk): Promise<void> {
  const Sources = JSON.stringify([{ content: 'origin.example.com', type: 'domain' }]);
  await asRoot('cdn', 'AddCdnDomain', { DomainName, CdnType: 'download', Sources });
}

/** Reads the list again, as a person does who waits for a greyed entry, until the row shows the state. */
async function awaitState({ page }: Walk, state: string): Promise<void> {
  const row = page.getByRole('row').filter({ hasText: DomainName });
  await row.waitFor();
  while ((await row.filter({ hasText: state }).count()) === 0) {
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.locator('.console-refresh').click();
    await answered;
    await row.waitFor();
  }
}

/** Removes a domain; one in service is taken out of service on the way. */
async function remove(walk: Walk): Promise<void> {
  const { asRoot, open, page, says, writes } = walk;
  await prepare(walk);
  await open('https://cdn.console.aliyun.com');
  await navigate(page, says('Domain Names'));
  await awaitState(walk, 'Enabled');
  await page.getByRole('row').filter({ hasText: DomainName }).locator('.next-icon-more').click();
  await page.getByRole('menuitem', { name: says('Delete'), exact: true }).click();
  await press(page.getByRole('dialog'), says('OK'));
  await page.getByRole('gridcell', { name: DomainName }).first().waitFor({ state: 'detached' });
  await assert.rejects(asRoot('cdn', 'DescribeCdnDomainDetail', { DomainName }), /InvalidDomain.NotFound/);
  assert.deepEqual(writes(), ['StopCdnDomain', 'DeleteCdnDomain']);
}

walkDocument('14', { en: remove });
