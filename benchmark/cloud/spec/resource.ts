import type { AttributeSpec } from './attribute.js';
import type { ErrorSpec } from './errors.js';
import type { Label } from './labels.js';
import type { OperationSpec } from './operation.js';

export interface StateSpec {
  readonly label: Label;
  /** State that follows by itself. */
  readonly next?: { readonly state: string; readonly afterMilliseconds: number };
}

/** Deleting fails while another resource points here. */
export interface DependencyRule {
  /** `product/resource` that blocks. */
  readonly resource: string;
  /** Its attribute that holds our id. */
  readonly attribute: string;
  readonly error: ErrorSpec;
}

export interface QuotaSpec {
  readonly limit: number;
  /** `region`, `account`, or the attribute whose equal values are counted together. */
  readonly per: string;
  readonly error: ErrorSpec;
}

export interface ResourceSpec {
  /** Kebab-case, unique in the product. */
  readonly name: string;
  readonly label: Label;
  /** Generated with a prefix, or given by the caller as a name. */
  readonly id: { readonly attribute: string } & (
    | {
        readonly from: 'prefix';
        readonly prefix: string;
        readonly length: number;
        readonly alphabet?: 'identifier' | 'digits' | 'secret';
      }
    | { readonly from: 'caller' }
  );
  /** Where an id must be unique; `account` when left out. */
  readonly uniqueOver?: 'account' | 'region' | 'cloud';
  readonly scope: 'region' | 'global';
  readonly attributes: Readonly<Record<string, AttributeSpec>>;
  readonly states?: { readonly initial: string; readonly values: Readonly<Record<string, StateSpec>> };
  readonly operations: Readonly<Record<string, OperationSpec>>;
  readonly notFound: ErrorSpec;
  readonly alreadyExists?: ErrorSpec;
  readonly blockedBy?: readonly DependencyRule[];
  readonly quota?: QuotaSpec;
  /** Tagging: the product's `ResourceType` value, and the key names in answers. */
  readonly tags?: { readonly resourceType: string; readonly keys: 'Key' | 'TagKey' };
  /** Last part of its name in RAM policies when it is not `<name>/{id}`, such as `{BucketName}`. */
  readonly ramResource?: string;
  /** Type name in `referencedResources` of the audit log, such as `ACS::ECS::SecurityGroup`. */
  readonly auditType?: string;
}
