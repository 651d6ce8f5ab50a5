import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { FolderArtifactStore } from '../../activities/artifacts/store.js';
import { EpisodeLoader } from '../../activities/reward/load-episode.js';
import type { ArtifactRef } from '../../domain/artifact.js';
import { useTemporaryFolder } from '../bin/temporary-folder.js';
import { observe } from '../findings/builders.js';
import { handTask } from '../policy-server/requests.js';

/** Counts how often each artifact is read. */
class CountingStore extends FolderArtifactStore {
  readonly reads = new Map<string, number>();

  override get(ref: ArtifactRef): Promise<Buffer> {
    this.reads.set(ref.sha256, (this.reads.get(ref.sha256) ?? 0) + 1);
    return super.get(ref);
  }
}

describe('an episode that is judged', () => {
  const folder = useTemporaryFolder();

  async function stored(artifacts: FolderArtifactStore, name: string) {
    let mark = 0;
    const first = await artifacts.putJson(
      observe({ url: `https://console.example/${name}`, elements: [] }, 0, () => ++mark),
    );
    const task = await artifacts.putJson(handTask());
    const trajectory = { version: 2, episodeId: name, task, policy: 'test', first, events: [], end: null, trace: null };
    return { task, trajectory: await artifacts.putJson(trajectory) };
  }

  it('is read once by all activities that judge it, however each sees the outcome', async () => {
    const artifacts = new CountingStore(folder.path);
    const episode = await stored(artifacts, 'one');
    const loader = new EpisodeLoader(artifacts);
    const [first, second] = await Promise.all([loader.load(episode, 1), loader.load(episode, 'invalid')]);
    const third = await loader.load(episode, 0);
    assert.deepEqual([first.reward, second.reward, third.reward], [1, 'invalid', 0]);
    assert.deepEqual([...artifacts.reads.values()], [1, 1, 1]);
  });

  it('is read again after a failure, and is forgotten after some others', async () => {
    const artifacts = new CountingStore(join(folder.path, 'store'));
    const episode = await stored(artifacts, 'two');
    const bytes = await artifacts.get(episode.trajectory);
    await rm(artifacts.path(episode.trajectory));
    const loader = new EpisodeLoader(artifacts);
    await assert.rejects(loader.load(episode, 1), { name: 'ArtifactMissing' });
    await artifacts.put(bytes, 'application/json');
    assert.equal((await loader.load(episode, 1)).views.length, 1);
    for (const name of ['a', 'b', 'c', 'd']) await loader.load(await stored(artifacts, name), 1);
    const before = artifacts.reads.get(episode.trajectory.sha256) ?? 0;
    await loader.load(episode, 1);
    assert.equal(artifacts.reads.get(episode.trajectory.sha256), before + 1);
  });
});
