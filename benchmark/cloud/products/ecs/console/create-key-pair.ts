import type { Page, PageContext, Values } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeLabel } from '../../shared/columns.js';
import { nameRule, resourceGroupField, tagParameter, tagsField } from '../../shared/common-fields.js';
import { keyPair } from '../key-pair.js';

async function create(values: Values, context: PageContext) {
  const name = String(values.name);
  const parameters = { RegionId: context.region, KeyPairName: name, ...tagParameter(values) };
  const navigate = '/keyPair/region/:region';
  if (values.creationType === 'import') {
    await context.call('ecs', 'ImportKeyPair', { ...parameters, PublicKeyBody: values.publicKey });
    return { navigate };
  }
  const answer = await context.call('ecs', 'CreateKeyPair', parameters);
  return { navigate, download: { name: `${name}.pem`, content: textOf(answer, 'PrivateKeyBody') } };
}

/** Creates a key pair; the private key is downloaded once. */
export const createKeyPairPage: Page = {
  name: { en: 'Create SSH Key Pair', zh: '创建密钥对' },
  route: '/keyPair/create/region/:region',
  parent: '/keyPair/region/:region',
  sections: [
    {
      kind: 'form',
      cancel: '/keyPair/region/:region',
      form: {
        groups: [
          {
            fields: [
              {
                name: 'name',
                kind: 'text',
                label: attributeLabel(keyPair, 'KeyPairName'),
                required: true,
                maxLength: 128,
                help: {
                  en: '2 to 128 letters, digits, or any of . _ - :, the first one a letter.',
                  zh: '2~128个字符，以中文或英文字母开头，其后可用数字及 . _ - : 四种符号。',
                },
                rule: nameRule(keyPair, 'KeyPairName'),
              },
              {
                name: 'creationType',
                kind: 'radio',
                label: { en: 'Creation Type', zh: '创建类型' },
                required: true,
                initial: 'auto',
                options: [
                  { value: 'auto', label: { en: 'Auto-create', zh: '自动新建密钥对' } },
                  { value: 'import', label: { en: 'Import', zh: '导入已有密钥对' } },
                ],
                help: {
                  en: 'The private key is downloaded once, after the key pair is created.',
                  zh: '创建完成后请一定下载私钥，您只有一次下载私钥的机会。',
                },
              },
              {
                name: 'publicKey',
                kind: 'textarea',
                label: attributeLabel(keyPair, 'PublicKeyBody'),
                required: true,
                when: { field: 'creationType', is: ['import'] },
                help: { en: 'A Base64-encoded public key.', zh: 'Base64编码的公钥内容。' },
              },
              resourceGroupField,
              tagsField,
            ],
          },
        ],
        submit: create,
        success: { en: 'The key pair is created.', zh: '创建密钥对成功' },
      },
    },
  ],
};
