import type { ErrorSpec } from './errors.js';
import type { Label, Source } from './labels.js';

export type AttributeType =
  | 'string'
  | 'integer'
  /** Also with decimals. */
  | 'number'
  | 'boolean'
  /** ISO 8601 in UTC with seconds. */
  | 'time'
  | 'string-list'
  /** Free-form list of objects, such as the rules of a security group. */
  | 'object-list'
  /** Free-form object; callers may also send it as JSON text. */
  | 'object'
  /** Accepted, never sent back and masked in the audit log. */
  | 'secret';

/** One of the values an attribute may take. */
export interface AllowedValue {
  /** As the API writes it. */
  readonly value: string;
  readonly label: Label;
}

/** How the cloud fills an attribute when the resource is created. */
export type GeneratedValue =
  | { readonly kind: 'id' }
  | { readonly kind: 'creation-time' }
  | { readonly kind: 'region' }
  | { readonly kind: 'state' }
  | {
      readonly kind: 'identifier';
      readonly prefix: string;
      /** 21 lower-case letters and digits when left out. */
      readonly length?: number;
      readonly alphabet?: 'identifier' | 'digits' | 'secret';
    }
  | { readonly kind: 'constant'; readonly value: unknown };

/** The attribute holds the id of another resource of the account, which must exist. */
export interface ReferenceSpec {
  /** `product/resource`, such as `vpc/vpc`. */
  readonly resource: string;
  readonly missing: ErrorSpec;
}

/** One attribute of a resource: the same name in requests, answers, forms and columns. */
export interface AttributeSpec {
  readonly type: AttributeType;
  readonly label: Label;
  readonly source: Source;
  /** Must be given on creation. */
  readonly required?: boolean;
  /** Taken when the caller gives none. */
  readonly default?: string | number | boolean;
  readonly values?: readonly AllowedValue[];
  /** Regular expression source that the whole value must match. */
  readonly pattern?: string;
  /** Answer when `pattern` or `values` is violated; else `InvalidParameter`. */
  readonly malformed?: ErrorSpec;
  /** Answer when a required value is missing; else the product's `MissingParameter`. */
  readonly missing?: ErrorSpec;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly references?: ReferenceSpec;
  /** Filled by the cloud; callers cannot set it. */
  readonly generated?: GeneratedValue;
  /** No two resources of the account (and region, for regional ones) share the value. */
  readonly unique?: ErrorSpec;
  /** Which answers carry it; `always` when left out. */
  readonly shown?: 'always' | 'detail' | 'list' | 'never';
  /** Place in an answer when not simply its name, such as `UserCidrs.UserCidr`. */
  readonly responsePath?: string;
  /** Sent as this when it was never set, for clients that insist on the field; else the field is left out. */
  readonly whenUnset?: unknown;
}
