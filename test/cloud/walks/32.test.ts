import assert from 'node:assert/strict';
import { field, press } from '../console-driver.js';
import { type Walk, walkDocument } from './walk.js';

/** Adds a domain name and points its www at an address. The document leaves the record itself to the reader. */
async function addSettings({ asRoot, open, page, says, writes }: Walk): Promise<void> {
  const DomainName = 'shop.example';
  await open('https://dns.console.aliyun.com/?spm=a2c4g.11186623.2.15.28ac30b0FUD0d8#/dns/domainList');
  await page.getByRole('tab', { name: says('Domains'), exact: true }).click();
  await press(page, says('Add Domain Name'));
  const dialog = page.getByRole('dialog');
  await field(dialog, 'Domain Name').locator('input').fill(DomainName);
  await press(dialog, 'OK');
  await press(page.getByRole('row').filter({ hasText: DomainName }), says('Configure'));

  await press(page, 'Add Record');
  await field(dialog, 'Host').locator('input').fill('www');
  await field(dialog, 'Value').locator('input').fill(says('2.2.2.2'));
  await press(dialog, 'OK');
  await page.getByRole('gridcell', { name: '2.2.2.2', exact: true }).waitFor();

  const answer = await asRoot('dns', 'DescribeDomainRecords', { DomainName });
  const { Record } = answer.DomainRecords as { Record: readonly Readonly<Record<string, unknown>>[] };
  assert.deepEqual(
    Record.map(({ RR, Type, Value, Status }) => ({ RR, Type, Value, Status })),
    [{ RR: 'www', Type: 'A', Value: '2.2.2.2', Status: 'ENABLE' }],
  );
  assert.deepEqual(writes(), ['AddDomain', 'AddDomainRecord']);
}

walkDocument('32', { en: addSettings });
