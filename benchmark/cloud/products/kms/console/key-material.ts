import type { Control, DetailsSection, Row } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeColumn } from '../../shared/columns.js';
import { kmsKey } from '../key.js';
import { callKey, keyOf, readKey } from './read.js';

const isGenerated = (row: Row) => textOf(row, 'Origin') !== 'EXTERNAL';

/** Downloads the token; the public key lies before it in the same file. */
const getParameters: Control = {
  label: { en: 'Obtain Parameters for Importing Key Material', zh: '获取导入密钥材料参数' },
  disabled: isGenerated,
  operation: {
    kind: 'dialog',
    title: { en: 'Obtain Parameters for Importing Key Material', zh: '获取导入密钥材料参数' },
    form: {
      groups: [
        {
          fields: [
            {
              name: 'algorithm',
              kind: 'select',
              label: { en: 'Encryption Algorithm', zh: '加密算法' },
              required: true,
              initial: 'RSAES_PKCS1_V1_5',
              options: ['RSAES_PKCS1_V1_5', 'RSAES_OAEP_SHA_1', 'RSAES_OAEP_SHA_256'].map((value) => ({
                value,
                label: value,
              })),
            },
          ],
        },
      ],
      submitLabel: { en: 'Next', zh: '下一步' },
      submit: async (values, context) => {
        const KeyId = keyOf(context);
        const answer = await context.call('kms', 'GetParametersForImport', {
          RegionId: context.region,
          KeyId,
          WrappingAlgorithm: values.algorithm,
          WrappingKeySpec: 'RSA_2048',
        });
        const content = `${textOf(answer, 'PublicKey')}\n${textOf(answer, 'ImportToken')}\n`;
        return { download: { name: `${KeyId}-import.txt`, content } };
      },
    },
  },
};

const importMaterial: Control = {
  label: { en: 'Import Key Material', zh: '导入密钥材料' },
  disabled: isGenerated,
  operation: {
    kind: 'dialog',
    title: { en: 'Import Key Material', zh: '导入密钥材料' },
    form: {
      groups: [
        {
          fields: [
            {
              name: 'material',
              kind: 'textarea',
              label: { en: 'Encrypted Key Material', zh: '加密密钥材料' },
              required: true,
            },
            { name: 'token', kind: 'textarea', label: { en: 'Import Token', zh: '导入令牌' }, required: true },
          ],
        },
      ],
      submit: async (values, context) =>
        await callKey(context, 'ImportKeyMaterial', keyOf(context), {
          EncryptedKeyMaterial: values.material,
          ImportToken: values.token,
        }),
      success: { en: 'The key material is imported.', zh: '导入密钥材料成功' },
    },
  },
};

const deleteMaterial: Control = {
  label: { en: 'Delete Key Material', zh: '删除密钥材料' },
  disabled: (row) => isGenerated(row) || textOf(row, 'KeyState') === 'PendingImport',
  operation: {
    kind: 'confirm',
    title: { en: 'Delete Key Material', zh: '删除密钥材料' },
    message: {
      en: 'Without its material the key can no longer decrypt anything. Continue?',
      zh: '删除密钥材料后，该密钥将无法使用。是否继续？',
    },
    run: async (_row, context) => await callKey(context, 'DeleteKeyMaterial', keyOf(context)),
    success: { en: 'The key material is deleted.', zh: '删除密钥材料成功' },
  },
};

/** Where the material of a key comes from, and how it gets in from outside. */
export const keyMaterialSection: DetailsSection = {
  kind: 'details',
  title: { en: 'Key Material', zh: '密钥材料' },
  read: readKey,
  items: [attributeColumn(kmsKey, 'Origin'), attributeColumn(kmsKey, 'MaterialExpireTime')],
  buttons: [getParameters, importMaterial, deleteMaterial],
};
