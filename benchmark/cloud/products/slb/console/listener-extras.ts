import type { Control, Overlay, Page, PageContext } from '../../../spec/console.js';
import { listOf, textOf } from '../../../spec/rows.js';
import { attributeColumn, attributeLabel } from '../../shared/columns.js';
import { notOffered } from '../../shared/not-offered.js';
import { domainExtension } from '../domain-extension.js';
import { rule } from '../rule.js';
import { balancerId, readServerCertificates, readServerGroups } from './read.js';

const listenerOf = (context: PageContext) => ({
  RegionId: context.region,
  LoadBalancerId: balancerId(context),
  ListenerPort: context.parameters.port ?? '',
});

async function groups(context: PageContext) {
  return (await readServerGroups(context)).map((group) => ({
    value: textOf(group, 'VServerGroupId'),
    label: textOf(group, 'VServerGroupName'),
  }));
}

const addRules: Overlay = {
  kind: 'drawer',
  title: { en: 'Add Forwarding Rules', zh: '添加转发策略' },
  form: {
    groups: [
      {
        fields: [
          {
            name: 'rules',
            kind: 'repeat',
            label: { en: 'Forwarding Rules', zh: '转发策略' },
            add: { en: 'Add Domain Name', zh: '添加域名' },
            most: 10,
            fields: [
              { name: 'Domain', kind: 'text', label: attributeLabel(rule, 'Domain') },
              { name: 'Url', kind: 'text', label: attributeLabel(rule, 'Url') },
              {
                name: 'VServerGroupId',
                kind: 'select',
                label: attributeLabel(rule, 'VServerGroupId'),
                required: true,
                options: {
                  load: groups,
                  latency: 200,
                  empty: { en: 'The instance has no VServer group.', zh: '该实例没有虚拟服务器组' },
                },
              },
              { name: 'RuleName', kind: 'text', label: attributeLabel(rule, 'RuleName'), required: true },
            ],
          },
        ],
      },
    ],
    submit: async (values, context) => {
      await context.call('slb', 'CreateRules', {
        ...listenerOf(context),
        RuleList: JSON.stringify(listOf(values, 'rules')),
      });
      return {};
    },
    success: { en: 'The forwarding rules are added.', zh: '添加转发策略成功' },
  },
};

const removeRule: Control = {
  label: { en: 'Delete', zh: '删除' },
  operation: {
    kind: 'confirm',
    title: { en: 'Delete Forwarding Rule', zh: '删除转发策略' },
    message: { en: 'Delete this forwarding rule?', zh: '是否删除该转发策略？' },
    run: async (row, context) => {
      const RuleIds = JSON.stringify([textOf(row, 'RuleId')]);
      await context.call('slb', 'DeleteRules', { RegionId: context.region, RuleIds });
      return {};
    },
    success: { en: 'The forwarding rule is deleted.', zh: '删除转发策略成功' },
  },
};

/** Forwarding rules of one listener. */
export const rulesPage: Page = {
  name: { en: 'Add Forwarding Rules', zh: '配置转发策略' },
  route: '/slb/:region/slbs/:slb/listeners/:port/rules',
  parent: '/slb/:region/slbs/:slb',
  sections: [
    {
      kind: 'table',
      buttons: [{ label: addRules.title, operation: addRules, primary: true }],
      rows: async (context) => listOf(await context.call('slb', 'DescribeRules', listenerOf(context)), 'Rules', 'Rule'),
      columns: ['RuleName', 'RuleId', 'Domain', 'Url', 'VServerGroupId'].map((name) => attributeColumn(rule, name)),
      rowControls: [notOffered('Edit', '编辑'), removeRule],
    },
  ],
};

const addCertificate: Overlay = {
  kind: 'dialog',
  title: { en: 'Add Additional Certificate', zh: '添加扩展域名' },
  form: {
    groups: [
      {
        fields: [
          { name: 'domain', kind: 'text', label: attributeLabel(domainExtension, 'Domain'), required: true },
          {
            name: 'certificate',
            kind: 'select',
            label: attributeLabel(domainExtension, 'ServerCertificateId'),
            required: true,
            options: {
              load: async (context) =>
                (await readServerCertificates(context)).map((row) => ({
                  value: textOf(row, 'ServerCertificateId'),
                  label: textOf(row, 'ServerCertificateName'),
                })),
              latency: 200,
              empty: { en: 'No certificate is available in this region.', zh: '当前地域没有可用的证书' },
            },
          },
        ],
      },
    ],
    submit: async (values, context) => {
      await context.call('slb', 'CreateDomainExtension', {
        ...listenerOf(context),
        Domain: values.domain,
        ServerCertificateId: values.certificate,
      });
      return {};
    },
    success: { en: 'The additional certificate is added.', zh: '添加扩展域名成功' },
  },
};

const removeCertificate: Control = {
  label: { en: 'Delete', zh: '删除' },
  operation: {
    kind: 'confirm',
    title: { en: 'Delete Additional Certificate', zh: '删除扩展域名' },
    message: { en: 'Delete this additional certificate?', zh: '是否删除该扩展域名？' },
    run: async (row, context) => {
      const named = { RegionId: context.region, DomainExtensionId: textOf(row, 'DomainExtensionId') };
      await context.call('slb', 'DeleteDomainExtension', named);
      return {};
    },
    success: { en: 'The additional certificate is deleted.', zh: '删除扩展域名成功' },
  },
};

/** Additional certificates of one HTTPS listener. */
export const additionalCertificatesPage: Page = {
  name: { en: 'Manage Additional Certificate', zh: '扩展域名管理' },
  route: '/slb/:region/slbs/:slb/listeners/:port/certificates',
  parent: '/slb/:region/slbs/:slb',
  sections: [
    {
      kind: 'table',
      buttons: [
        { label: addCertificate.title, operation: addCertificate, primary: true },
        {
          label: { en: 'Configure Rule', zh: '去配置' },
          operation: { kind: 'go', route: '/slb/:region/slbs/:slb/listeners/:port/rules' },
        },
      ],
      rows: async (context) =>
        listOf(
          await context.call('slb', 'DescribeDomainExtensions', listenerOf(context)),
          'DomainExtensions',
          'DomainExtension',
        ),
      columns: ['Domain', 'ServerCertificateId', 'DomainExtensionId'].map((name) =>
        attributeColumn(domainExtension, name),
      ),
      rowControls: [notOffered('Edit', '编辑'), removeCertificate],
    },
  ],
};
