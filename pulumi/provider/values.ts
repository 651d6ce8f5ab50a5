import type { PropertyValues, ResourceProperties } from './properties.js';

/** Wire forms of special values. Source: Pulumi's published provider protocol (`pulumi/provider.proto`). */
const SIGNATURE_KEY = '4dabf18193072939515e22adb298388d';
const SECRET_SIGNATURE = '1b47061264138c4ac30d75fd1eb44270';
const UNKNOWN_VALUE = '04da6b54-80e4-46f7-96ec-b56ff0331ba9';

/** Whether the value is only known once another resource exists. */
export function isUnknown(value: unknown): boolean {
  return value === UNKNOWN_VALUE;
}

/** A value without secret wrappers and without properties that are null. */
export function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const record = value as Record<string, unknown>;
  if (record[SIGNATURE_KEY] === SECRET_SIGNATURE) return plain(record.value);
  return plainProperties(record);
}

/** `plain` for the properties of a resource. */
export function plainProperties(values: PropertyValues): PropertyValues {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) =>
      value === null || value === undefined ? [] : [[key, plain(value)] as const],
    ),
  );
}

/** Marks the outputs that are secret, so that the engine encrypts them. */
export function withSecrets(values: PropertyValues, properties: ResourceProperties): PropertyValues {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) =>
        properties.outputs[key]?.secret ? [key, { [SIGNATURE_KEY]: SECRET_SIGNATURE, value }] : [key, value],
      ),
  );
}
