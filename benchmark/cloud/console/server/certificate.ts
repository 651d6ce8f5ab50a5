import { createHash, X509Certificate } from 'node:crypto';
import { generate } from 'selfsigned';

export interface Certificate {
  readonly key: string;
  readonly certificate: string;
  /** Base64 SHA-256 of the public key (SPKI): what Chromium's --ignore-certificate-errors-spki-list takes. */
  readonly keyHash: string;
}

const hostNames = [
  '*.aliyun.com',
  '*.console.aliyun.com',
  '*.alibabacloud.com',
  '*.console.alibabacloud.com',
  'localhost',
];

/** Makes the certificate of one run; only a browser that is told its hash trusts it. */
export async function makeCertificate(): Promise<Certificate> {
  const pair = await generate([{ name: 'commonName', value: '*.console.aliyun.com' }], {
    keyType: 'ec',
    curve: 'P-256',
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: hostNames.map((value) => ({ type: 2 as const, value })) }],
  });
  const publicKey = new X509Certificate(pair.cert).publicKey.export({ type: 'spki', format: 'der' });
  return {
    key: pair.private,
    certificate: pair.cert,
    keyHash: createHash('sha256').update(publicKey).digest('base64'),
  };
}
