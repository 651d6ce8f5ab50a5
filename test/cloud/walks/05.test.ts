import assert from 'node:assert/strict';
import { at } from '../api-support.js';
import { choose, chooseRegion, field, navigate, press } from '../console-driver.js';
import { walkDocument } from './walk.js';

walkDocument('05', {
  en: async (walk) => {
    const { page, says } = walk;
    // The document links to the resellers' console, which is wrong for everybody else.
    await walk.open('https://slb.console.aliyun.com/slb', { inDocument: false });
    await chooseRegion(page, 'China (Beijing)');
    await navigate(page, says('Access Control'));
    await press(page, says('Create Access Control List'));
    const dialog = page.getByRole('dialog');
    await field(dialog, 'Access Control List Name').locator('input').fill('office');
    await choose(page, field(dialog, 'IP Version'), 'IPv4');
    await choose(page, field(dialog, 'Resource Group'), 'Default Resource Group');
    await press(dialog, says('OK'));
    await page.getByRole('gridcell', { name: 'office' }).first().waitFor();

    assert.deepEqual(walk.writes(), ['CreateAccessControlList']);
    const lists = await walk.asRoot('slb', 'DescribeAccessControlLists', {}, 'cn-beijing');
    assert.deepEqual(
      [at(lists, 'Acls', 'Acl', 0, 'AclName'), at(lists, 'Acls', 'Acl', 0, 'AddressIPVersion')],
      ['office', 'ipv4'],
    );
  },
});
