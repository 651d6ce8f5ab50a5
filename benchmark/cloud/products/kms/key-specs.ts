export const ENCRYPT = 'ENCRYPT/DECRYPT';
export const SIGN = 'SIGN/VERIFY';

/** What keys of a kind can be used for, the default first. Source: the vendor's reference of CreateKey. */
export const USAGES: Readonly<Record<string, readonly string[]>> = {
  Aliyun_AES_256: [ENCRYPT],
  Aliyun_SM4: [ENCRYPT],
  RSA_2048: [ENCRYPT, SIGN],
  RSA_3072: [ENCRYPT, SIGN],
  EC_P256: [SIGN],
  EC_P256K: [SIGN],
  EC_SM2: [ENCRYPT, SIGN],
};

/** Only these have versions, rotate, and take key material from outside. */
export function isSymmetric(keySpec: string): boolean {
  return keySpec === 'Aliyun_AES_256' || keySpec === 'Aliyun_SM4';
}

/** Algorithms of the Chinese national standards exist only in managed hardware modules in mainland China. */
export function isNational(keySpec: string): boolean {
  return keySpec === 'Aliyun_SM4' || keySpec === 'EC_SM2';
}

export function isMainland(regionId: string): boolean {
  return regionId.startsWith('cn-') && regionId !== 'cn-hongkong';
}
