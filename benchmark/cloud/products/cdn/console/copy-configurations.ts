import type { Page, PageContext } from '../../../spec/console.js';
import { listOf, textOf } from '../../../spec/rows.js';
import { featureLabel } from './feature-labels.js';
import { domainOf, domainOptions, readConfigs } from './read.js';

async function otherDomains(context: PageContext) {
  return (await domainOptions(context)).filter(({ value }) => value !== domainOf(context));
}

/** Gives settings of one domain to others. */
export const copyConfigurationsPage: Page = {
  name: { en: 'Copy Configurations', zh: '复制配置' },
  route: '/domain/copy/:domain',
  parent: '/domain/list',
  sections: [
    {
      kind: 'form',
      cancel: '/domain/list',
      form: {
        groups: [],
        steps: [
          {
            title: { en: 'Select Configurations', zh: '选择配置项' },
            groups: [
              {
                fields: [
                  {
                    name: 'configs',
                    kind: 'transfer',
                    label: { en: 'Configurations', zh: '配置项' },
                    required: true,
                    options: {
                      load: async (context) =>
                        (await readConfigs(context, [])).map((row) => ({
                          value: textOf(row, 'ConfigId'),
                          label: featureLabel(textOf(row, 'FunctionName')),
                        })),
                      empty: { en: 'None', zh: '无' },
                    },
                  },
                ],
              },
            ],
          },
          {
            title: { en: 'Select Domain Names', zh: '选择域名' },
            groups: [
              {
                fields: [
                  {
                    name: 'domains',
                    kind: 'transfer',
                    label: { en: 'Domain Names', zh: '域名' },
                    required: true,
                    options: {
                      load: otherDomains,
                      empty: { en: 'None', zh: '无' },
                    },
                  },
                ],
              },
            ],
          },
        ],
        submit: async (values, context) => {
          const chosen = Array.isArray(values.configs) ? values.configs : [];
          const targets = Array.isArray(values.domains) ? values.domains : [];
          const configs = (await readConfigs(context, [])).filter((row) => chosen.includes(textOf(row, 'ConfigId')));
          await context.call('cdn', 'BatchSetCdnDomainConfig', {
            DomainNames: targets.join(','),
            Functions: JSON.stringify(
              configs.map((config) => ({
                functionName: textOf(config, 'FunctionName'),
                functionArgs: listOf(config, 'FunctionArgs', 'FunctionArg').map((argument) => ({
                  argName: textOf(argument, 'ArgName'),
                  argValue: textOf(argument, 'ArgValue'),
                })),
              })),
            ),
          });
          return { navigate: '/domain/list' };
        },
        success: { en: 'The configurations are copied.', zh: '复制成功' },
      },
    },
  ],
};
