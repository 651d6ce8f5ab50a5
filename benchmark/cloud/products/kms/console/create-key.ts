import type { Condition, Field, Option, Overlay, PageContext, Row, Values } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeLabel } from '../../shared/columns.js';
import { given } from '../../shared/common-fields.js';
import { valueOptions } from '../../shared/options.js';
import { kmsKey } from '../key.js';
import { isNational, isSymmetric, USAGES } from '../key-specs.js';
import { aliasField, aliasOf } from './alias-dialog.js';

const SPECS = Object.keys(USAGES);

/** Holds while the chosen kind of key is one of those. */
function specIs(fits: (spec: string) => boolean): Condition {
  return { field: 'spec', is: SPECS.filter(fits) };
}

/** The same choice for each set of usages that kinds of keys have: only the fitting one is shown. */
function purposeFields(): readonly Field[] {
  const sets = new Map(Object.values(USAGES).map((usages) => [usages.join(), usages]));
  return [...sets.values()].map((usages, index) => ({
    name: `usage${index}`,
    kind: 'radio',
    label: attributeLabel(kmsKey, 'KeyUsage'),
    required: true,
    initial: usages[0] ?? '',
    when: specIs((spec) => USAGES[spec]?.join() === usages.join()),
    options: valueOptions(kmsKey.attributes.KeyUsage, usages),
  }));
}

const rotationOptions: readonly Option[] = [
  ...['30', '90', '180', '365'].map((days) => ({
    value: days,
    label: { en: `${days} Days`, zh: `${days}天` },
  })),
  { value: 'off', label: { en: 'Disable', zh: '不开启' } },
  { value: 'custom', label: { en: 'Customize', zh: '自定义' } },
];

/** How often a key gets a new version. */
export function rotationFields(when: readonly Condition[]): readonly Field[] {
  return [
    {
      name: 'rotation',
      kind: 'select',
      label: attributeLabel(kmsKey, 'RotationInterval'),
      initial: 'off',
      when,
      options: rotationOptions,
    },
    {
      name: 'days',
      kind: 'number',
      label: { en: 'Custom Period', zh: '自定义周期' },
      required: true,
      minimum: 7,
      maximum: 730,
      unit: { en: 'days (7 to 730)', zh: '天（7~730）' },
      when: [...when, { field: 'rotation', is: ['custom'] }],
    },
  ];
}

/** Parameters of the chosen rotation; automatic rotation is off where none was chosen. */
export function rotationOf(values: Values): Row {
  const { rotation, days } = values;
  const chosen = rotation === 'custom' ? days : rotation;
  return chosen === undefined || chosen === 'off' || chosen === ''
    ? { EnableAutomaticRotation: false }
    : { EnableAutomaticRotation: true, RotationInterval: `${String(chosen)}d` };
}

async function create(values: Values, context: PageContext) {
  const spec = String(values.spec);
  const usage = Object.entries(values).find(([name, value]) => name.startsWith('usage') && value !== undefined)?.[1];
  const isExternal = isSymmetric(spec) && values.origin === 'EXTERNAL';
  const answer = await context.call('kms', 'CreateKey', {
    RegionId: context.region,
    KeySpec: spec,
    KeyUsage: usage,
    ProtectionLevel: isNational(spec) ? values.nationalProtection : values.protection,
    ...given('Description', values.description),
    ...(isExternal ? { Origin: 'EXTERNAL' } : {}),
    ...(isSymmetric(spec) && !isExternal ? rotationOf(values) : {}),
  });
  const name = aliasOf(values);
  if (name !== '') {
    await context.call('kms', 'CreateAlias', {
      RegionId: context.region,
      KeyId: textOf(answer, 'KeyMetadata', 'KeyId'),
      AliasName: name,
    });
  }
  return {};
}

/** Creates a key. Which choices there are depends on the kind of key. */
export const createKey: Overlay = {
  kind: 'dialog',
  title: { en: 'Create Key', zh: '创建密钥' },
  form: {
    groups: [
      {
        fields: [
          {
            name: 'store',
            kind: 'select',
            label: { en: 'KeyStore', zh: 'KeyStore' },
            required: true,
            initial: 'default',
            options: [{ value: 'default', label: { en: 'Default Key Store', zh: '默认密钥库' } }],
          },
          {
            name: 'spec',
            kind: 'select',
            label: attributeLabel(kmsKey, 'KeySpec'),
            required: true,
            initial: 'Aliyun_AES_256',
            options: valueOptions(kmsKey.attributes.KeySpec),
          },
          ...purposeFields(),
          aliasField(false),
          {
            name: 'protection',
            kind: 'radio',
            label: attributeLabel(kmsKey, 'ProtectionLevel'),
            required: true,
            initial: 'SOFTWARE',
            when: specIs((spec) => !isNational(spec)),
            options: valueOptions(kmsKey.attributes.ProtectionLevel),
          },
          {
            name: 'nationalProtection',
            kind: 'radio',
            label: attributeLabel(kmsKey, 'ProtectionLevel'),
            required: true,
            initial: 'HSM',
            when: specIs(isNational),
            options: valueOptions(kmsKey.attributes.ProtectionLevel, ['HSM']),
          },
          {
            name: 'description',
            kind: 'textarea',
            label: attributeLabel(kmsKey, 'Description'),
            maxLength: 8192,
          },
          ...rotationFields([specIs(isSymmetric)]),
        ],
      },
      {
        fold: { en: 'Advanced', zh: '高级选项' },
        when: specIs(isSymmetric),
        fields: [
          {
            name: 'origin',
            kind: 'radio',
            label: attributeLabel(kmsKey, 'Origin'),
            required: true,
            initial: 'Aliyun_KMS',
            options: valueOptions(kmsKey.attributes.Origin),
          },
          {
            name: 'understood',
            kind: 'agreement',
            label: {
              en: 'I understand the implications of using the external key materials key',
              zh: '我了解使用外部密钥材料的方法和意义',
            },
            required: true,
            when: { field: 'origin', is: ['EXTERNAL'] },
          },
        ],
      },
    ],
    submit: create,
    success: { en: 'The key is created.', zh: '创建密钥成功' },
  },
};
