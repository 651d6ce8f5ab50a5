import type { Condition, DetailsSection } from '../../../spec/console.js';
import { rowOf, textOf } from '../../../spec/rows.js';
import { attributeColumn } from '../../shared/columns.js';
import { domain } from '../domain.js';
import { domainOf, readDomain } from './read.js';
import { entered, modify, saved } from './settings.js';

const isOn: Condition = { field: 'on', is: ['true'] };
const isOwn: readonly Condition[] = [isOn, { field: 'source', is: ['upload'] }];

/** The certificate with which nodes speak HTTPS. */
export const certificateSection: DetailsSection = {
  kind: 'details',
  title: { en: 'HTTPS Certificate', zh: 'HTTPS证书' },
  read: async (context) => {
    const answer = await context.call('cdn', 'DescribeDomainCertificateInfo', { DomainName: domainOf(context) });
    const { CertInfo } = rowOf(answer, 'CertInfos');
    const [certificate] = Array.isArray(CertInfo) ? CertInfo : [];
    return { ...(await readDomain(context)), ...(certificate as Readonly<Record<string, unknown>> | undefined) };
  },
  items: [
    attributeColumn(domain, 'ServerCertificateStatus'),
    { label: { en: 'Certificate Name', zh: '证书名称' }, value: (row) => textOf(row, 'CertName') },
  ],
  buttons: [
    {
      label: modify,
      operation: {
        kind: 'dialog',
        title: { en: 'Modify HTTPS Settings', zh: 'HTTPS设置' },
        form: {
          groups: [
            {
              fields: [
                { name: 'on', kind: 'switch', label: { en: 'HTTPS Secure Acceleration', zh: 'HTTPS安全加速' } },
                {
                  name: 'source',
                  kind: 'radio',
                  label: { en: 'Certificate Source', zh: '证书来源' },
                  required: true,
                  initial: 'upload',
                  when: isOn,
                  options: [
                    { value: 'cas', label: { en: 'SSL Certificates Service', zh: '云盾（SSL）证书中心' } },
                    {
                      value: 'upload',
                      label: {
                        en: 'Custom Certificate (Certificate+Private Key)',
                        zh: '自定义上传（证书+私钥）',
                      },
                    },
                    { value: 'free', label: { en: 'Free Certificate', zh: '免费证书' } },
                  ],
                },
                {
                  name: 'name',
                  kind: 'text',
                  label: { en: 'Certificate Name', zh: '证书名称' },
                  required: true,
                  when: [isOn, { field: 'source', is: ['cas', 'upload'] }],
                },
                {
                  name: 'certificate',
                  kind: 'textarea',
                  label: { en: 'Certificate (Public Key)', zh: '证书（公钥）' },
                  required: true,
                  when: isOwn,
                },
                {
                  name: 'key',
                  kind: 'textarea',
                  label: { en: 'Private Key', zh: '私钥' },
                  required: true,
                  when: isOwn,
                },
              ],
            },
          ],
          submit: async (values, context) => {
            const given =
              values.on === true
                ? {
                    SSLProtocol: 'on',
                    CertType: values.source,
                    CertName: entered(values, 'name'),
                    SSLPub: entered(values, 'certificate'),
                    SSLPri: entered(values, 'key'),
                  }
                : { SSLProtocol: 'off' };
            await context.call('cdn', 'SetCdnDomainSSLCertificate', { DomainName: domainOf(context), ...given });
            return {};
          },
          success: saved,
        },
      },
    },
  ],
};
