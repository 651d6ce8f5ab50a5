import assert from 'node:assert/strict';
import { chooseRegion, field, navigate, press } from '../console-driver.js';
import { type Walk, walkDocument } from './walk.js';

interface Labels {
  readonly region: string;
  readonly keys: string;
  readonly createAlias: string;
  readonly aliasName: string;
  readonly aliases: string;
  readonly ok: string;
}

const RegionId = 'cn-beijing';

/** Gives a key a first alias from the list, and a second one on the key's own page. */
async function createAliases({ asRoot, open, page, says, writes }: Walk, labels: Labels): Promise<void> {
  const { KeyMetadata } = await asRoot('kms', 'CreateKey', { RegionId }, RegionId);
  const KeyId = String((KeyMetadata as Readonly<Record<string, unknown>>).KeyId);

  await open('https://kms.console.aliyun.com');
  await chooseRegion(page, labels.region);
  await navigate(page, says(labels.keys));
  await press(page.getByRole('row').filter({ hasText: KeyId }), says(labels.createAlias));
  const dialog = page.getByRole('dialog');
  await field(dialog, says(labels.aliasName)).locator('input').fill('alias/example');
  await press(dialog, says(labels.ok));
  await page.getByRole('gridcell', { name: 'alias/example' }).first().waitFor();

  await page.getByRole('link', { name: KeyId }).click();
  const section = page
    .locator('.console-section')
    .filter({ has: page.getByRole('heading', { name: says(labels.aliases), exact: true }) });
  await press(section, says(labels.createAlias));
  await field(dialog, says(labels.aliasName)).locator('input').fill('alias/example-2');
  await press(dialog, says(labels.ok));
  await section.getByRole('gridcell', { name: 'alias/example-2' }).first().waitFor();

  const answer = await asRoot('kms', 'ListAliasesByKeyId', { RegionId, KeyId }, RegionId);
  const { Alias } = answer.Aliases as { Alias: readonly Readonly<Record<string, unknown>>[] };
  assert.deepEqual(Alias.map(({ AliasName }) => AliasName).sort(), ['alias/example', 'alias/example-2']);
  assert.deepEqual(writes(), ['CreateAlias', 'CreateAlias']);
}

walkDocument('16', {
  en: async (walk) =>
    await createAliases(walk, {
      region: 'China (Beijing)',
      keys: 'Keys',
      createAlias: 'Create Alias',
      aliasName: 'Alias Name',
      aliases: 'Aliases',
      ok: 'OK',
    }),
  zh: async (walk) =>
    await createAliases(walk, {
      region: '华北2（北京）',
      keys: '用户主密钥',
      createAlias: '创建别名',
      aliasName: '别名',
      aliases: '别名',
      ok: '确定',
    }),
});
