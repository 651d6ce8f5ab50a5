import { createPrivateKey, X509Certificate } from 'node:crypto';
import { ApiError, type OperationHandler } from '../../spec/index.js';
import { isoTime } from '../../spec/values.js';

const MALFORMED = {
  status: 400,
  code: 'CertificateFormatInvalid',
  message: 'The certificate is not valid PEM text of an X.509 certificate.',
};

const MISMATCH = {
  status: 400,
  code: 'CertificateAndPrivateKeyMismatch',
  message: 'The private key does not belong to the certificate.',
};

/** Reads a certificate that is uploaded in PEM, and gives it its id. */
export function readCertificate(parameter: 'ServerCertificate' | 'CACertificate'): OperationHandler {
  return ({ caller, now, parameters, random }) => {
    const certificate = parse(String(parameters[parameter]));
    if (parameters.PrivateKey !== undefined) checkKey(certificate, String(parameters.PrivateKey));
    const expires = Date.parse(certificate.validTo);
    const id = `${caller.accountId}_${now.toString(16)}_${random.digits(9)}_${random.digits(10)}`;
    return {
      [`${parameter}Id`]: id,
      [`${parameter}Name`]: parameters[`${parameter}Name`] ?? id,
      Fingerprint: certificate.fingerprint.toLowerCase(),
      CommonName: /(?:^|\n)CN=(.*)/.exec(certificate.subject)?.[1] ?? '',
      ExpireTime: isoTime(expires),
      ExpireTimeStamp: expires,
    };
  };
}

function parse(text: string): X509Certificate {
  try {
    return new X509Certificate(text);
  } catch {
    throw new ApiError(MALFORMED);
  }
}

function checkKey(certificate: X509Certificate, key: string): void {
  let fits = false;
  try {
    fits = certificate.checkPrivateKey(createPrivateKey(key));
  } catch {
    throw new ApiError({ status: 400, code: 'PrivateKeyFormatInvalid', message: 'The private key is not valid PEM.' });
  }
  if (!fits) throw new ApiError(MISMATCH);
}
