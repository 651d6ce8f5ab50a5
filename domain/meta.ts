/** Resource dependencies of a procedure: META ⟨D, K, C_create, C_verify, C_destroy⟩ (paper section 3.1). */

/** What a document's procedure needs to exist before it starts. */
export interface ResourceNeed {
  /** Identifier of a META in the library, such as `network` or `ram-user-with-access-key`. */
  readonly meta: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Why: the sentence of the document it was read from, with its line. */
  readonly because: { readonly line: number; readonly text: string };
}

/** What a META offers, apart from its code. */
export interface MetaDescription {
  readonly id: string;
  /** D: the dependency in words, en and zh, used to match a need. */
  readonly description: { readonly en: string; readonly zh: string };
  /** K: key attributes with their defaults. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Names of outputs that other parts may refer to, such as `vpcId`. */
  readonly outputs: readonly string[];
}

/** One resource that exists for a lease. */
export interface ProvisionedResource {
  /** Type token of the provider, such as `alicloud:vpc/network:Network`. */
  readonly type: string;
  readonly id: string;
  readonly name: string;
}

/** What ResourceCoder tells the agent about a resource it made. Never holds a secret. */
export interface ResourceReport {
  readonly need: string;
  readonly meta: string;
  readonly status: 'provided' | 'refused' | 'failed';
  readonly message: string;
  readonly resources: readonly ProvisionedResource[];
  /** Outputs by name; a secret output appears here as a secret-store reference only. */
  readonly outputs: Readonly<Record<string, string>>;
  readonly by: 'resourceCoder' | 'person';
}
