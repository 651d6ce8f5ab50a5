import type { OperationHandler } from '../../spec/index.js';
import { deliver, needDomain } from './find-domain.js';

/** The certificate of a domain; without one, only that HTTPS is off. */
export const certificateInfo: OperationHandler = (context) => {
  const record = needDomain(context, String(context.parameters.DomainName));
  const certificate = record.attributes.Certificate as Readonly<Record<string, unknown>>;
  return {
    CertInfos: {
      CertInfo: [
        {
          DomainName: record.id,
          ServerCertificateStatus: record.attributes.ServerCertificateStatus,
          CertName: certificate.CertName ?? '',
          CertType: certificate.CertType ?? '',
          CertId: certificate.CertId ?? '',
          CertRegion: certificate.CertRegion ?? '',
          ServerCertificate: certificate.SSLPub ?? '',
          Status: record.attributes.ServerCertificateStatus === 'on' ? 'success' : '',
        },
      ],
    },
  };
};

/** Switches HTTPS on with a certificate, or off. The private key is not kept. */
export const setCertificate: OperationHandler = (context) => {
  const { parameters, store } = context;
  const record = needDomain(context, String(parameters.DomainName));
  const { SSLProtocol, CertName, CertType, CertId, CertRegion, SSLPub } = parameters;
  const certificate = SSLProtocol === 'on' ? { CertName, CertType, CertId, CertRegion, SSLPub } : {};
  deliver(context, store.update(record, { ServerCertificateStatus: SSLProtocol, Certificate: certificate }));
  return {};
};
