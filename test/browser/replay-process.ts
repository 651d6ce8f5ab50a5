import { FolderArtifactStore } from '../../activities/artifacts/store.js';
import { EpisodeLoader } from '../../activities/reward/load-episode.js';
import { replayEpisode } from '../../activities/trajectory/replay.js';
import type { ArtifactRef } from '../../domain/artifact.js';

/** Replays an episode in a process that never saw its browser: `replay-process.ts <artifacts folder> <reference as JSON>`. */
const [folder = '', reference = ''] = process.argv.slice(2);
const artifacts = new FolderArtifactStore(folder);
const ref = JSON.parse(reference) as ArtifactRef;
const { trajectory, turns } = await replayEpisode(artifacts, ref);
const facts = await new EpisodeLoader(artifacts).load({ task: trajectory.task, trajectory: ref }, 1);
process.stdout.write(JSON.stringify({ turns, facts }));
