import type { Page } from '../../../spec/console.js';
import { attributeLabel } from '../../shared/columns.js';
import { domain } from '../domain.js';
import { originFields, originOf } from './basic.js';

/** Adds a domain name with its origin servers. */
export const addDomainPage: Page = {
  name: { en: 'Add Domain Name', zh: '添加域名' },
  route: '/domain/add',
  parent: '/domain/list',
  sections: [
    {
      kind: 'form',
      cancel: '/domain/list',
      form: {
        groups: [
          {
            title: { en: 'Business Information', zh: '业务信息' },
            fields: [
              {
                name: 'domain',
                kind: 'text',
                label: { en: 'Domain Name to Accelerate', zh: '加速域名' },
                required: true,
                placeholder: { en: 'Such as cdn.example.com', zh: '例如：cdn.example.com' },
              },
              {
                name: 'type',
                kind: 'radio',
                label: attributeLabel(domain, 'CdnType'),
                required: true,
                initial: 'web',
                options: domain.attributes.CdnType?.values ?? [],
              },
              {
                name: 'scope',
                kind: 'radio',
                label: attributeLabel(domain, 'Scope'),
                required: true,
                initial: 'domestic',
                options: domain.attributes.Scope?.values ?? [],
              },
            ],
          },
          {
            title: attributeLabel(domain, 'Sources'),
            fields: [
              {
                name: 'origins',
                kind: 'repeat',
                label: attributeLabel(domain, 'Sources'),
                required: true,
                fields: originFields,
                add: { en: 'Add Origin Server', zh: '新增源站信息' },
                most: 20,
              },
            ],
          },
        ],
        submitLabel: { en: 'Next', zh: '下一步' },
        submit: async (values, context) => {
          const origins = Array.isArray(values.origins) ? values.origins : [];
          await context.call('cdn', 'AddCdnDomain', {
            DomainName: String(values.domain).trim(),
            CdnType: values.type,
            Scope: values.scope,
            Sources: JSON.stringify(
              origins.flatMap((origin) => (typeof origin === 'string' ? [] : [originOf(origin)])),
            ),
          });
          return { navigate: '/domain/list' };
        },
        success: { en: 'The domain name is added.', zh: '添加域名成功' },
      },
    },
  ],
};
