import type { AllowedValue, AttributeSpec, Label, Source } from '../../spec/index.js';

/** The id that the cloud makes up. */
export function idAttribute(label: Label, source: Source = 'provider'): AttributeSpec {
  return { type: 'string', label, source, generated: { kind: 'id' } };
}

/** A field that the slice never changes, sent because clients read it. */
export function constantAttribute(label: Label, value: unknown, source: Source = 'sdk'): AttributeSpec {
  return { type: typeOf(value), label, source, generated: { kind: 'constant', value } };
}

/** Text that the caller may leave out; sent as an empty text then. */
export function textAttribute(label: Label, source: Source = 'sdk', extra: Partial<AttributeSpec> = {}): AttributeSpec {
  return { type: 'string', label, source, whenUnset: '', ...extra };
}

/** One of a few coded words. */
export function choiceAttribute(
  label: Label,
  source: Source,
  values: readonly AllowedValue[],
  initial: string,
): AttributeSpec {
  return { type: 'string', label, source, default: initial, values };
}

/** Moment at which the resource was made. */
export function createdAttribute(label: Label, source: Source = 'sdk'): AttributeSpec {
  return { type: 'time', label, source, generated: { kind: 'creation-time' } };
}

function typeOf(value: unknown): AttributeSpec['type'] {
  if (Array.isArray(value)) return 'object-list';
  if (typeof value === 'boolean') return 'boolean';
  return typeof value === 'number' ? 'integer' : 'string';
}
