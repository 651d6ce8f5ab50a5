import { isDeepStrictEqual } from 'node:util';
import type { PropertyType, PropertyValues, ResourceProperties } from './properties.js';
import { isUnknown } from './values.js';

export interface PropertyFailure {
  readonly property: string;
  readonly reason: string;
}

export interface PropertyChanges {
  readonly changed: readonly string[];
  readonly replaces: readonly string[];
}

/** What is wrong with the inputs of a resource, in the words that Pulumi's providers use. */
export function checkInputs(inputs: PropertyValues, properties: ResourceProperties): readonly PropertyFailure[] {
  const missing = Object.entries(properties.inputs)
    .filter(([name, property]) => property.required && inputs[name] === undefined)
    .map(([name]) => ({
      property: name,
      reason: `Missing required argument. The argument "${name}" is required, but no definition was found.`,
    }));
  const wrong = Object.entries(inputs).flatMap(([name, value]): PropertyFailure[] => {
    const property = properties.inputs[name];
    if (property === undefined) {
      return [{ property: name, reason: `Unsupported argument. An argument named "${name}" is not expected here.` }];
    }
    if (hasType(value, property.type)) return [];
    return [{ property: name, reason: `Expected type "${property.type}", got ${JSON.stringify(value)}.` }];
  });
  return [...missing, ...wrong];
}

/** Which inputs changed, and which of them need a new resource. */
export function compareInputs(
  olds: PropertyValues,
  news: PropertyValues,
  properties: ResourceProperties,
): PropertyChanges {
  const changed = Object.keys(properties.inputs).filter((name) => !isDeepStrictEqual(olds[name], news[name]));
  return { changed, replaces: changed.filter((name) => properties.inputs[name]?.replace) };
}

function hasType(value: unknown, type: PropertyType): boolean {
  if (isUnknown(value)) return true;
  switch (type) {
    case 'integer':
      return Number.isInteger(value);
    case 'map<string>':
      return isRecord(value) && Object.values(value).every((entry) => hasType(entry, 'string'));
    case 'array<string>':
      return Array.isArray(value) && value.every((entry) => hasType(entry, 'string'));
    default:
      return typeof value === type;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
