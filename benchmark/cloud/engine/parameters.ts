import type { AttributeSpec } from '../spec/attribute.js';
import type { CatalogOperation } from '../spec/catalog.js';
import { ApiError } from '../spec/errors.js';
import type { Attributes } from '../spec/handler.js';
import type { ParameterSpec } from '../spec/operation.js';
import type { ProductSpec } from '../spec/product.js';

/**
 * Checks the parameters of a call and gives them their types. Unknown ones are kept as they are, as the real
 * gateways do not refuse them.
 */
export function checkParameters(operation: CatalogOperation, given: Attributes): Attributes {
  const checked: Record<string, unknown> = { ...given };
  for (const [name, spec] of Object.entries(operation.spec.parameters ?? {})) {
    const value = checkParameter(operation.product, name, spec, given[name]);
    if (value !== undefined) checked[name] = value;
  }
  for (const [parameter, attributeName, isCreation] of attributeParameters(operation)) {
    const attribute = operation.resource?.attributes[attributeName];
    if (attribute === undefined) continue;
    const value = checkAttribute(operation.product, parameter, attribute, given[parameter], isCreation);
    if (value === undefined) delete checked[parameter];
    else checked[parameter] = value;
  }
  return checked;
}

/** Parameters that set attributes: name, attribute, and whether required ones must be there. */
function attributeParameters({ spec }: CatalogOperation): readonly (readonly [string, string, boolean])[] {
  if (spec.kind === 'create') return spec.accepts.map((name) => [name, name, true]);
  if (spec.kind === 'modify') return Object.entries(spec.sets).map(([parameter, name]) => [parameter, name, false]);
  return [];
}

function checkParameter(product: ProductSpec, name: string, spec: ParameterSpec, given: unknown): unknown {
  if (isAbsent(given)) {
    if (spec.default !== undefined) return spec.default;
    if (spec.required === true) throw new ApiError(spec.missing ?? product.missingParameter, { parameter: name });
    return undefined;
  }
  const value = convert(spec.type, given);
  const refused =
    value === undefined ||
    (spec.values !== undefined && !spec.values.includes(String(value))) ||
    outOfRange(value, spec.minimum, spec.maximum);
  if (refused) throw new ApiError(product.invalidParameter, { parameter: name, value: given });
  return value;
}

function checkAttribute(
  product: ProductSpec,
  name: string,
  spec: AttributeSpec,
  given: unknown,
  isCreation: boolean,
): unknown {
  if (isAbsent(given)) {
    if (isCreation && spec.required === true) {
      throw new ApiError(spec.missing ?? product.missingParameter, { parameter: name });
    }
    // An empty text clears an attribute on modification, and is as good as none on creation.
    return isCreation || given === undefined ? undefined : given;
  }
  const value = convert(spec.type, given);
  const refused =
    value === undefined ||
    (spec.values !== undefined && !spec.values.some((allowed) => allowed.value === String(value))) ||
    (spec.pattern !== undefined && !new RegExp(`^(?:${spec.pattern})$`, 'u').test(String(value))) ||
    outOfRange(value, spec.minimum, spec.maximum);
  if (refused) throw new ApiError(spec.malformed ?? product.invalidParameter, { parameter: name, value: given });
  return value;
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function outOfRange(value: unknown, minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY): boolean {
  return typeof value === 'number' && (value < minimum || value > maximum);
}

/** The value with the type of its spec; undefined when it cannot have it. */
function convert(type: ParameterSpec['type'], given: unknown): unknown {
  switch (type) {
    case 'integer': {
      const number = typeof given === 'number' ? given : Number(String(given).trim());
      return Number.isInteger(number) ? number : undefined;
    }
    case 'number': {
      const number = typeof given === 'number' ? given : Number(String(given).trim() || Number.NaN);
      return Number.isFinite(number) ? number : undefined;
    }
    case 'boolean':
      if (typeof given === 'boolean') return given;
      return new Map([
        ['true', true],
        ['false', false],
      ]).get(String(given).toLowerCase());
    case 'json-list':
      return toList(given);
    case 'string-list':
    case 'object-list':
      return Array.isArray(given) ? given : undefined;
    case 'object':
      return typeof given === 'object' ? given : toObject(String(given));
    default:
      return typeof given === 'object' ? undefined : String(given);
  }
}

/** A list given as an array, as a JSON text (`["a"]`), or as one value. */
export function toList(given: unknown): readonly unknown[] {
  if (Array.isArray(given)) return given;
  const text = String(given);
  if (!text.trimStart().startsWith('[')) return [given];
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed : [given];
  } catch {
    return [given];
  }
}

/** The object that a JSON text describes; undefined when it describes none. */
function toObject(text: string): unknown {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? parsed : undefined;
  } catch {
    return undefined;
  }
}
