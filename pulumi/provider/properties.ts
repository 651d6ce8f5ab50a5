/** What the provider knows about the properties of a resource: the same facts as the vendor's published schema. */

export type PropertyType = 'string' | 'boolean' | 'integer' | 'map<string>' | 'array<string>';

export interface InputProperty {
  readonly type: PropertyType;
  /** A change makes a new resource. */
  readonly replace?: true;
  /** Required by the vendor's schema, or without a default that the API would accept. */
  readonly required?: true;
}

export interface OutputProperty {
  readonly type: PropertyType;
  /** Encrypted in the state and hidden in every output. */
  readonly secret?: true;
}

export interface ResourceProperties {
  readonly inputs: Readonly<Record<string, InputProperty>>;
  readonly outputs: Readonly<Record<string, OutputProperty>>;
  /** Old and new cannot exist beside each other, such as two RAM users of one name: a replacement deletes first. */
  readonly deleteBeforeReplace?: true;
}

export type PropertyValues = Readonly<Record<string, unknown>>;
