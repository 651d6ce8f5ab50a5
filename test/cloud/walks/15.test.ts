import assert from 'node:assert/strict';
import type { Locator } from 'playwright';
import { choose, chooseRegion, field, navigate, press } from '../console-driver.js';
import { type Walk, walkDocument } from './walk.js';

interface Labels {
  readonly region: string;
  readonly keys: string;
  readonly create: string;
  readonly spec: string;
  readonly purpose: string;
  readonly sign: string;
  readonly alias: string;
  readonly protection: string;
  readonly description: string;
  readonly rotation: string;
  readonly customize: string;
  readonly advanced: string;
  readonly source: string;
  readonly external: string;
  readonly understood: string;
  readonly ok: string;
}

const REGION = 'cn-shanghai';

async function openDialog({ page, says }: Walk, { create }: Labels): Promise<Locator> {
  await press(page, says(create));
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  return dialog;
}

/** Metadata of the key that an alias stands for. */
async function keyOf({ asRoot }: Walk, alias: string): Promise<Readonly<Record<string, unknown>>> {
  const { KeyMetadata } = await asRoot('kms', 'DescribeKey', { RegionId: REGION, KeyId: alias }, REGION);
  return KeyMetadata as Readonly<Record<string, unknown>>;
}

/** Creates a rotated key and one whose material comes from outside; other kinds of key have other choices. */
async function createKeys(walk: Walk, labels: Labels): Promise<void> {
  const { open, page, says, writes } = walk;
  await open('https://kms.console.aliyun.com');
  await chooseRegion(page, labels.region);
  await navigate(page, says(labels.keys));

  let dialog = await openDialog(walk, labels);
  await choose(page, field(dialog, says(labels.spec)), 'RSA_2048');
  await dialog.getByText(says(labels.advanced), { exact: true }).waitFor({ state: 'detached' });
  await field(dialog, says(labels.purpose)).getByText(says(labels.sign), { exact: true }).waitFor();
  await choose(page, field(dialog, says(labels.spec)), 'Aliyun_AES_256');
  await field(dialog, says(labels.alias)).locator('input').fill('alias/orders');
  await field(dialog, says(labels.protection)).getByText(says('Hsm'), { exact: true }).click();
  await field(dialog, says(labels.description)).locator('textarea').fill('made by hand');
  await choose(page, field(dialog, says(labels.rotation)), says(labels.customize));
  await dialog.locator('.next-number-picker input').fill('60');
  await press(dialog, says(labels.ok));
  await page.getByRole('gridcell', { name: 'alias/orders' }).first().waitFor();
  const { KeySpec, ProtectionLevel, Description, AutomaticRotation, RotationInterval } = await keyOf(
    walk,
    'alias/orders',
  );
  assert.deepEqual(
    { KeySpec, ProtectionLevel, Description, AutomaticRotation, RotationInterval },
    {
      KeySpec: 'Aliyun_AES_256',
      ProtectionLevel: 'HSM',
      Description: 'made by hand',
      AutomaticRotation: 'Enabled',
      RotationInterval: '5184000s',
    },
  );

  dialog = await openDialog(walk, labels);
  await field(dialog, says(labels.alias)).locator('input').fill('alias/imported');
  await dialog.getByText(says(labels.advanced), { exact: true }).click();
  await field(dialog, says(labels.source)).getByText(says(labels.external), { exact: true }).click();
  await dialog.getByText(says(labels.understood), { exact: true }).click();
  await press(dialog, says(labels.ok));
  await page.getByRole('gridcell', { name: 'alias/imported' }).first().waitFor();
  const imported = await keyOf(walk, 'alias/imported');
  assert.deepEqual([imported.Origin, imported.KeyState], ['EXTERNAL', 'PendingImport']);

  const both = ['CreateKey', 'CreateAlias'];
  assert.deepEqual(writes(), [...both, ...both]);
}

walkDocument('15', {
  en: async (walk) =>
    await createKeys(walk, {
      region: 'China (Shanghai)',
      keys: 'Keys',
      create: 'Create Key',
      spec: 'Key Spec',
      purpose: 'Purpose',
      sign: 'Sign/Verify',
      alias: 'Alias Name',
      protection: 'Protection Level',
      description: 'Description',
      rotation: 'Rotation Period',
      customize: 'Customize',
      advanced: 'Advanced',
      source: 'Key Material Source',
      external: 'External',
      understood: 'I understand the implications of using the external key materials key',
      ok: 'OK',
    }),
  zh: async (walk) =>
    await createKeys(walk, {
      region: '华东2（上海）',
      keys: '用户主密钥',
      create: '创建密钥',
      spec: '密钥类型',
      purpose: '密钥用途',
      sign: 'Sign/Verify',
      alias: '别名',
      protection: '保护级别',
      description: '描述',
      rotation: '轮转周期',
      customize: '自定义',
      advanced: '高级选项',
      source: '密钥材料来源',
      external: '外部',
      understood: '我了解使用外部密钥材料的方法和意义',
      ok: '确定',
    }),
});
