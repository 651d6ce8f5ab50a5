import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { observationSchema } from '../../domain/schemas/observation.js';
import { trajectorySchema } from '../../domain/schemas/trajectory.js';
import { stepRecords, TRAJECTORY_VERSION } from '../../domain/trajectory.js';

/** As the version before wrote it; kept, so that stored episodes can be scored again. */
const KEPT = new URL('./trajectory-version-1.json', import.meta.url);

describe('stored trajectories', () => {
  it('of the version before are read, with defaults for what they do not hold', async () => {
    const trajectory = trajectorySchema.parse(JSON.parse(await readFile(KEPT, 'utf8')));
    assert.deepEqual([trajectory.version, trajectory.trace], [1, null]);
    assert.deepEqual(trajectory.end, { kind: 'complete', message: 'the user is listed', decision: null, last: null });
    assert.deepEqual(
      stepRecords(trajectory).map(({ evidence, decision }) => [evidence, decision.action.kind]),
      [[null, 'click']],
    );
    // What was read is a trajectory of today: it can be stored and read again.
    assert.deepEqual(trajectorySchema.parse(JSON.parse(JSON.stringify(trajectory))), trajectory);
  });

  it('of a version to come are refused instead of being read wrongly', async () => {
    const kept = JSON.parse(await readFile(KEPT, 'utf8')) as object;
    assert.equal(trajectorySchema.safeParse({ ...kept, version: TRAJECTORY_VERSION }).success, true);
    assert.equal(trajectorySchema.safeParse({ ...kept, version: TRAJECTORY_VERSION + 1 }).success, false);
  });

  it('refer to observations of the version before, which had neither hints nor notices', () => {
    const observation = observationSchema.parse({
      ...{
        step: 0,
        url: 'https://a.example/',
        title: '',
        elements: [],
        texts: [],
        dialogs: [],
        toasts: [],
        tabs: [''],
      },
      ...{ downloads: [], settled: { settled: true }, viewport: { width: 1280, height: 800 }, omitted: 0 },
      screenshot: { sha256: '0'.repeat(64), mediaType: 'image/png', bytes: 1 },
    });
    assert.deepEqual([observation.hints, observation.notices, observation.observedAt], [[], [], 0]);
  });
});
