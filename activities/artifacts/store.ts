import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ArtifactRef } from '../../domain/artifact.js';
import { AgentError } from '../../domain/errors.js';

/** Bytes by content hash: what workflow histories refer to instead of carrying. */
export interface ArtifactStore {
  /** Stores bytes; storing the same bytes again is cheap and gives the same reference. */
  put(bytes: Uint8Array, mediaType: string): Promise<ArtifactRef>;
  /** Fails with ArtifactMissing. */
  get(ref: ArtifactRef): Promise<Buffer>;
  putJson(value: unknown): Promise<ArtifactRef>;
  /** Reads JSON that this program wrote itself; the type is the caller's claim. */
  getJson<T>(ref: ArtifactRef): Promise<T>;
}

/** The reference that these bytes have, stored or not. */
export function artifactRef(bytes: Uint8Array, mediaType: string): ArtifactRef {
  return { sha256: createHash('sha256').update(bytes).digest('hex'), mediaType, bytes: bytes.byteLength };
}

/** Artifact store in a folder, shared by every worker on the machine or on a mounted volume. */
export class FolderArtifactStore implements ArtifactStore {
  constructor(readonly folder: string) {}

  /** Where the bytes of a reference lie. */
  path(ref: ArtifactRef): string {
    return join(this.folder, ref.sha256.slice(0, 2), ref.sha256);
  }

  async put(bytes: Uint8Array, mediaType: string): Promise<ArtifactRef> {
    const ref = artifactRef(bytes, mediaType);
    const path = this.path(ref);
    const known = await stat(path).catch(() => undefined);
    if (known?.size === bytes.byteLength) return ref;
    await mkdir(dirname(path), { recursive: true });
    // Written aside and renamed, so that a reader or a crash never meets half a file.
    const partial = `${path}.${randomUUID()}.partial`;
    await writeFile(partial, bytes);
    await rename(partial, path);
    return ref;
  }

  async get(ref: ArtifactRef): Promise<Buffer> {
    let bytes: Buffer;
    try {
      bytes = await readFile(this.path(ref));
    } catch (error) {
      throw new AgentError('ArtifactMissing', `No artifact ${ref.sha256} in ${this.folder}.`, { ...ref }, error);
    }
    // Evidence that was changed afterwards is none.
    if (artifactRef(bytes, ref.mediaType).sha256 === ref.sha256) return bytes;
    throw new AgentError('ArtifactMissing', `Artifact ${ref.sha256} in ${this.folder} has been changed.`, { ...ref });
  }

  putJson(value: unknown): Promise<ArtifactRef> {
    return this.put(Buffer.from(JSON.stringify(value)), 'application/json');
  }

  async getJson<T>(ref: ArtifactRef): Promise<T> {
    return JSON.parse((await this.get(ref)).toString('utf8')) as T;
  }
}
