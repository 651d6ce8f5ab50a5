import type { ArtifactRef } from '../../domain/artifact.js';
import type { AccountLease } from '../../domain/lease.js';
import type { Locale, ProductCode } from '../../domain/procedure.js';

export interface LoadDocumentInput {
  /** Path of a Markdown or HTML file, or an http(s) URL. */
  readonly source: string;
}

export interface LoadedDocument {
  /** `ParsedDocument` as JSON. */
  readonly document: ArtifactRef;
  readonly title: string;
  readonly locale: Locale;
  readonly product: ProductCode;
  readonly procedures: readonly {
    readonly id: string;
    readonly title: string;
    readonly line: number;
    /** OpenAPI operations that the document names for it. */
    readonly operations: readonly string[];
  }[];
}

export interface BindTaskInput {
  readonly document: ArtifactRef;
  readonly procedureId: string;
  readonly lease: AccountLease;
  readonly regionId: string;
  /** Outputs of provisioning by name, such as `vpcId` and `vpcName`. */
  readonly outputs: Readonly<Record<string, string>>;
}

export interface DocumentActivities {
  /** Reads and parses one document. Fails with DocumentUnreadable, DocumentWithoutProcedure or ProductUnknown. */
  loadDocument(input: LoadDocumentInput): Promise<LoadedDocument>;
  /** Decides every free value of the procedure; the result is an `EpisodeTask` as JSON. */
  bindTask(input: BindTaskInput): Promise<{ readonly task: ArtifactRef }>;
}
