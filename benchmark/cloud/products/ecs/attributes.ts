import type { AttributeSpec } from '../../spec/attribute.js';
import type { Source } from '../../spec/labels.js';

type Extra = Omit<AttributeSpec, 'type' | 'label' | 'source'>;

/** An attribute in one line; labels first in Chinese, then in English. */
export function attribute(
  type: AttributeSpec['type'],
  zh: string,
  en: string,
  source: Source,
  extra: Extra = {},
): AttributeSpec {
  return { type, label: { zh, en }, source, ...extra };
}

/** A text, sent as empty where nothing was ever set. */
export function text(zh: string, en: string, source: Source, extra: Extra = {}): AttributeSpec {
  return attribute('string', zh, en, source, { whenUnset: '', ...extra });
}

/** A field that always has this value here: what it describes is outside the slice. */
export function constant(
  type: AttributeSpec['type'],
  zh: string,
  en: string,
  source: Source,
  value: unknown,
  extra: Extra = {},
): AttributeSpec {
  return attribute(type, zh, en, source, { generated: { kind: 'constant', value }, ...extra });
}

/** What a user says about a resource: 2 to 256 characters, no web address at the start. */
export function description(source: Source): AttributeSpec {
  return text('描述', 'Description', source, {
    pattern: '(?!https?://)[\\s\\S]{2,256}',
    malformed: {
      status: 400,
      code: 'InvalidDescription.Malformed',
      message: 'The specified description is not valid.',
    },
  });
}

/** When the resource came into being. */
export function creationTime(source: Source): AttributeSpec {
  return attribute('time', '创建时间', 'Created At', source, { generated: { kind: 'creation-time' } });
}

/** Names of instances, disks, snapshots, interfaces and images: 2 to 128 characters, a letter first, no web address. */
export const NAME_PATTERN = '(?!https?://)[A-Za-z\\u4e00-\\u9fa5][\\w\\u4e00-\\u9fa5:.\\[\\],-]{1,127}';
