import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { ArtifactRef } from '../../domain/artifact.js';
import { AgentError } from '../../domain/errors.js';
import type { StepReport } from './contract.js';

/**
 * What was about to be done, written before it is done, so that a retry after a crash never does it twice.
 * One folder an episode, shared by every browser worker; it outlives the worker that wrote it.
 */
export class ClaimStore {
  constructor(readonly folder: string) {}

  /** From now on only this holder may act in an episode: one that held it before has been given up. */
  async take(episodeId: string, holder: string): Promise<void> {
    await this.#replace(episodeId, 'holder.json', { holder });
  }

  /** Ends an episode for good: nobody may act in it any more, also not a worker that was lost and wakes up. */
  async seal(episodeId: string): Promise<void> {
    await this.#replace(episodeId, 'sealed.json', { at: Date.now() });
  }

  /** Whether a holder may still act in an episode. */
  async isHeld(episodeId: string, holder: string): Promise<boolean> {
    const [sealed, current] = await Promise.all([
      this.#read(episodeId, 'sealed.json'),
      this.#read(episodeId, 'holder.json'),
    ]);
    return sealed === null && (current === null || (current as { readonly holder?: string }).holder === holder);
  }

  /** Fails with SessionLost when the holder may not act in the episode any more. */
  async assertHeld(episodeId: string, holder: string): Promise<void> {
    if (await this.isHeld(episodeId, holder)) return;
    throw new AgentError('SessionLost', 'This episode is over, or another worker has it: nothing more is done here.');
  }

  /**
   * Claims a step; false when it was claimed before. On disk when this returns. Fails with SessionLost when the holder may
   * not act any more. That is asked after the claim is written: whoever seals first and reads the claims then either finds
   * this one or has stopped it.
   */
  async claim(episodeId: string, step: number, holder: string): Promise<boolean> {
    const folder = await this.#folderOf(episodeId);
    try {
      await writeDurably(join(folder, `${step}.claim.json`), { episodeId, step, at: Date.now() });
      await syncFolder(folder);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw error;
    }
    await this.assertHeld(episodeId, holder);
    return true;
  }

  async isClaimed(episodeId: string, step: number): Promise<boolean> {
    return (await this.#read(episodeId, `${step}.claim.json`)) !== null;
  }

  /** Keeps what a step came to. */
  async complete(episodeId: string, step: number, report: StepReport): Promise<void> {
    await this.#replace(episodeId, `${step}.result.json`, report);
  }

  /** What a step came to, when it was finished before. */
  async result(episodeId: string, step: number): Promise<StepReport | null> {
    return (await this.#read(episodeId, `${step}.result.json`)) as StepReport | null;
  }

  /** Keeps where the newest trajectory of an episode lies. */
  async keepTrajectory(episodeId: string, trajectory: ArtifactRef): Promise<void> {
    await this.#replace(episodeId, 'trajectory.json', trajectory);
  }

  async trajectory(episodeId: string): Promise<ArtifactRef | null> {
    return (await this.#read(episodeId, 'trajectory.json')) as ArtifactRef | null;
  }

  /** Whether any step of an episode was claimed. */
  async anyClaim(episodeId: string): Promise<boolean> {
    const names = await readdir(this.#path(episodeId)).catch((error: NodeJS.ErrnoException) => {
      // Nothing was claimed only where there is nothing; a disk that cannot be read says no such thing.
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    return names.some((name) => name.endsWith('.claim.json'));
  }

  #path(episodeId: string): string {
    // Episode ids hold slashes and whatever a workflow id may hold.
    return join(this.folder, createHash('sha256').update(episodeId).digest('hex').slice(0, 32));
  }

  async #folderOf(episodeId: string): Promise<string> {
    const folder = this.#path(episodeId);
    await mkdir(folder, { recursive: true });
    return folder;
  }

  async #replace(episodeId: string, name: string, content: unknown): Promise<void> {
    const folder = await this.#folderOf(episodeId);
    // Of its own name: a lost worker that wakes up may write the same file at the same time.
    const partial = join(folder, `${name}.${randomUUID()}.partial`);
    await writeDurably(partial, content);
    await rename(partial, join(folder, name));
  }

  async #read(episodeId: string, name: string): Promise<unknown> {
    try {
      return JSON.parse(await readFile(join(this.#path(episodeId), name), 'utf8'));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      // A claim that a crash left half written still is a claim.
      if (error instanceof SyntaxError) return {};
      throw error;
    }
  }
}

async function writeDurably(path: string, content: unknown): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(JSON.stringify(content));
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes a new file's name durable; file systems that cannot sync a folder keep it anyway or not at all. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => null);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}
