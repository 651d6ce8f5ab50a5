import assert from 'node:assert/strict';
import { field, navigate, press } from '../console-driver.js';
import { type Walk, walkDocument } from './walk.js';

interface Labels {
  readonly domains: string;
  readonly manage: string;
  readonly accessControl: string;
  readonly tab: string;
  readonly modify: string;
  readonly type: string;
  readonly whitelist: string;
  readonly rules: string;
  readonly ok: string;
}

/** Lets only two blocks of addresses fetch from a domain. */
async function allowAddresses({ asRoot, language, open, page, says, writes }: Walk, labels: Labels): Promise<void> {
  const DomainName = `static-${language}.example.com`;
  const Sources = JSON.stringify([{ content: '192.0.2.10', type: 'ipaddr' }]);
  await asRoot('cdn', 'AddCdnDomain', { DomainName, CdnType: 'web', Sources });

  await open('https://cdn.console.aliyun.com');
  await navigate(page, says(labels.domains));
  await press(page.getByRole('row').filter({ hasText: DomainName }), says(labels.manage));
  await navigate(page, says(labels.accessControl));
  await page.getByRole('tab', { name: says(labels.tab), exact: true }).click();
  const section = page.getByRole('tabpanel').filter({ visible: true });
  await press(section, says(labels.modify));
  const dialog = page.getByRole('dialog');
  await field(dialog, says(labels.type)).getByText(says(labels.whitelist), { exact: true }).click();
  await field(dialog, says(labels.rules)).locator('textarea').fill('192.168.0.0/24\n2001:DB8:0:23:8:800:200C:417A');
  await press(dialog, says(labels.ok));
  await section.getByText('192.168.0.0/24').waitFor();

  const answer = await asRoot('cdn', 'DescribeCdnDomainConfigs', { DomainName });
  const { DomainConfig } = answer.DomainConfigs as { DomainConfig: readonly Record<string, unknown>[] };
  assert.deepEqual(
    DomainConfig.map(({ FunctionName, FunctionArgs }) => ({ FunctionName, FunctionArgs })),
    [
      {
        FunctionName: 'ip_allow_list_set',
        FunctionArgs: {
          FunctionArg: [{ ArgName: 'ip_list', ArgValue: '192.168.0.0/24,2001:DB8:0:23:8:800:200C:417A' }],
        },
      },
    ],
  );
  assert.deepEqual(writes(), ['BatchSetCdnDomainConfig']);
}

walkDocument('13', {
  en: async (walk) =>
    await allowAddresses(walk, {
      domains: 'Domain Names',
      manage: 'Manage',
      accessControl: 'Access Control',
      tab: 'IP Blacklist/Whitelist',
      modify: 'Modify',
      type: 'Type',
      whitelist: 'Whitelist',
      rules: 'Rules',
      ok: 'OK',
    }),
  zh: async (walk) =>
    await allowAddresses(walk, {
      domains: '域名管理',
      manage: '管理',
      accessControl: '访问控制',
      tab: 'IP黑/白名单',
      modify: '修改配置',
      type: '名单类型',
      whitelist: '白名单',
      rules: '规则',
      ok: '确定',
    }),
});
