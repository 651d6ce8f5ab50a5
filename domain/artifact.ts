/** A claim check: what workflows pass instead of bytes. Equal content has an equal reference. */
export interface ArtifactRef {
  /** Hex SHA-256 of the content; also its address in the artifact store. */
  readonly sha256: string;
  readonly mediaType: string;
  /** Size in bytes. */
  readonly bytes: number;
}
