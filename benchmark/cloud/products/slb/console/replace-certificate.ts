import type { Field, Page, PageContext, Row, Values } from '../../../spec/console.js';
import { listOf, textOf } from '../../../spec/rows.js';
import { attributeLabel } from '../../shared/columns.js';
import { namedOption } from '../../shared/options.js';
import { serverCertificate } from '../certificates.js';
import { readListeners, readServerCertificates } from './read.js';

const isNew = { field: 'mode', is: ['new'] };
const isUploaded = [isNew, { field: 'source', is: ['upload'] }];

const fields: readonly Field[] = [
  {
    name: 'mode',
    kind: 'radio',
    label: { en: 'Replace Mode', zh: '替换方式' },
    initial: 'new',
    options: [
      { value: 'new', label: { en: 'Create and Replace Certificate', zh: '新建并替换证书' } },
      { value: 'saved', label: { en: 'Replace with Saved Certificate', zh: '替换为已有证书' } },
    ],
  },
  {
    name: 'source',
    kind: 'radio',
    label: { en: 'Select Certificate Source', zh: '选择证书来源' },
    initial: 'upload',
    when: isNew,
    options: [
      { value: 'service', label: { en: 'Alibaba Cloud Certificates', zh: '阿里云签发证书' } },
      { value: 'upload', label: { en: 'Upload Third-party Certificate', zh: '上传第三方签发证书' } },
    ],
  },
  {
    name: 'issued',
    kind: 'select',
    label: { en: 'Certificates', zh: '证书列表' },
    required: true,
    when: [isNew, { field: 'source', is: ['service'] }],
    options: {
      load: async () => [],
      empty: { en: 'SSL Certificates Service holds no certificate.', zh: '证书服务中没有证书' },
    },
  },
  {
    name: 'name',
    kind: 'text',
    label: attributeLabel(serverCertificate, 'ServerCertificateName'),
    required: true,
    maxLength: 80,
    when: isUploaded,
  },
  {
    name: 'content',
    kind: 'textarea',
    label: attributeLabel(serverCertificate, 'ServerCertificate'),
    required: true,
    when: isUploaded,
  },
  {
    name: 'key',
    kind: 'textarea',
    label: attributeLabel(serverCertificate, 'PrivateKey'),
    required: true,
    when: isUploaded,
  },
  {
    name: 'saved',
    kind: 'select',
    label: { en: 'Server Certificate for Replacement', zh: '替换的服务器证书' },
    required: true,
    when: { field: 'mode', is: ['saved'] },
    options: {
      load: async (context) =>
        (await readServerCertificates(context))
          .filter((row) => textOf(row, 'ServerCertificateId') !== context.parameters.certificate)
          .map((row) => namedOption(row, 'ServerCertificateId', 'ServerCertificateName')),
      empty: { en: 'There is no other server certificate.', zh: '没有其他服务器证书' },
    },
  },
];

/** The certificate that takes the place of the other; an uploaded one is made first. */
async function replacement(values: Values, context: PageContext): Promise<string> {
  if (values.mode === 'saved') return String(values.saved);
  const answer = await context.call('slb', 'UploadServerCertificate', {
    RegionId: context.region,
    ServerCertificateName: values.name,
    ServerCertificate: values.content,
    PrivateKey: values.key,
  });
  return textOf(answer, 'ServerCertificateId');
}

/** Gives the new certificate to the listeners and additional domain names that have the old one. */
async function replace(values: Values, context: PageContext) {
  const before = context.parameters.certificate;
  const ServerCertificateId = await replacement(values, context);
  const rows: Row[] = [];
  for (const listener of await readListeners(context)) {
    if (textOf(listener, 'ListenerProtocol') !== 'https') continue;
    const named = {
      RegionId: context.region,
      LoadBalancerId: textOf(listener, 'LoadBalancerId'),
      ListenerPort: textOf(listener, 'ListenerPort'),
    };
    const shown = await context.call('slb', 'DescribeLoadBalancerHTTPSListenerAttribute', named);
    if (textOf(shown, 'ServerCertificateId') === before) {
      await context.call('slb', 'SetLoadBalancerHTTPSListenerAttribute', { ...named, ServerCertificateId });
      rows.push({ ...named, what: `HTTPS:${named.ListenerPort}` });
    }
    const extensions = await context.call('slb', 'DescribeDomainExtensions', named);
    for (const extension of listOf(extensions, 'DomainExtensions', 'DomainExtension')) {
      if (textOf(extension, 'ServerCertificateId') !== before) continue;
      await context.call('slb', 'SetDomainExtensionAttribute', {
        RegionId: context.region,
        DomainExtensionId: textOf(extension, 'DomainExtensionId'),
        ServerCertificateId,
      });
      rows.push({ ...named, what: textOf(extension, 'Domain') });
    }
  }
  return { result: rows };
}

/** Puts another certificate where one is in use. */
export const replaceCertificatePage: Page = {
  name: { en: 'Replace Server Certificate', zh: '替换服务器证书' },
  route: '/slb/:region/certs/:certificate/replace',
  parent: '/slb/:region/certs',
  sections: [
    {
      kind: 'form',
      cancel: '/slb/:region/certs',
      form: {
        groups: [{ fields }],
        submitLabel: { en: 'Replace', zh: '替换' },
        submit: replace,
        result: {
          heading: { en: 'The certificate is replaced.', zh: '替换证书成功' },
          columns: [
            { label: { en: 'Instance', zh: '实例' }, value: (row) => textOf(row, 'LoadBalancerId') },
            { label: { en: 'Listener or Domain Name', zh: '监听或域名' }, value: (row) => textOf(row, 'what') },
          ],
          back: { label: { en: 'View Certificate', zh: '查看证书' }, route: '/slb/:region/certs' },
        },
      },
    },
  ],
};
