import assert from 'node:assert/strict';
import { ClaimStore } from '../../activities/browser/claims.js';
import { performStep } from '../../activities/browser/session/perform-step.js';
import { stepRecords } from '../../domain/trajectory.js';
import { type Episode, Harness } from './harness.js';

describe('claims', function () {
  this.timeout(60_000);
  let harness: Harness;
  let episode: Episode | undefined;

  before(async function () {
    const started = await Harness.start();
    if (started === undefined) this.skip();
    harness = started;
    harness.page(
      '/page',
      '<button onclick="fetch(\'/write\', {method: \'POST\'})">Create</button><a href="#there">Details</a><label>Name <input></label>',
    );
    harness.routes.set('/write', (_request, response) => response.end('ok'));
  });
  after(() => harness?.stop());
  beforeEach(async () => {
    episode = await harness.open('/page');
    harness.requests.length = 0;
  });
  afterEach(() => episode?.close());

  const writes = (): number => harness.requests.filter((request) => request.startsWith('POST')).length;

  it('answers a repeated step from its result, without pressing again', async () => {
    const on = episode as Episode;
    await on.do({ kind: 'click', mark: on.mark('Create') });
    const input = {
      sessionId: on.session.id,
      step: 1,
      decision: await on.decision({ kind: 'click', mark: on.mark('Create') }),
    };
    const again = await performStep(on.session, harness.claims, input, AbortSignal.timeout(10_000));
    assert.deepEqual(again, on.report);
    assert.equal(writes(), 1);
  });

  it('reports "unknown" and does nothing when only the claim is there', async () => {
    const on = episode as Episode;
    await harness.claims.claim(on.session.episodeId, 1, on.session.id);
    await on.do({ kind: 'click', mark: on.mark('Create') });
    assert.equal(await on.outcome(), 'unknown');
    assert.equal(on.report.landed, false);
    assert.equal(writes(), 0);
    assert.equal(stepRecords(await on.trajectory()).length, 1);
  });

  it('claims what may write right before it is done, and nothing else', async () => {
    const on = episode as Episode;
    const { claims } = harness;
    await on.do({ kind: 'click', mark: on.mark('Details') });
    await on.do({ kind: 'type', mark: on.mark('Name'), text: 'x' });
    await on.do({ kind: 'click', mark: 999 });
    assert.equal(await claims.anyClaim(on.session.episodeId), false);
    await on.do({ kind: 'click', mark: on.mark('Create') });
    assert.equal(await claims.anyClaim(on.session.episodeId), true);
    assert.equal(await claims.isClaimed(on.session.episodeId, 4), true);
  });

  it('keeps the newest trajectory where another worker finds it', async () => {
    const on = episode as Episode;
    await on.do({ kind: 'click', mark: on.mark('Details') });
    const ref = await harness.claims.trajectory(on.session.episodeId);
    assert.deepEqual(ref, on.report.trajectory);
    assert.equal(await harness.claims.trajectory('somebody else'), null);
  });

  it('lets only one of two attempts claim a step', async () => {
    const outcomes = await Promise.all([1, 2, 3].map(() => harness.claims.claim('race', 7, 'one')));
    assert.deepEqual(outcomes.filter(Boolean).length, 1);
  });

  it('lets nobody act in an episode that is over, and presses nothing there', async () => {
    const on = episode as Episode;
    await harness.claims.seal(on.session.episodeId);
    for (const name of ['Create', 'Details']) {
      await assert.rejects(on.do({ kind: 'click', mark: on.mark(name) }), { name: 'SessionLost' });
    }
    assert.equal(writes(), 0);
    assert.ok(!on.session.tabs.current.page.url().endsWith('#there'));
  });

  it('lets a worker act no more whose episode another one took', async () => {
    const on = episode as Episode;
    await harness.claims.take(on.session.episodeId, on.session.id);
    await on.do({ kind: 'click', mark: on.mark('Details') });
    await harness.claims.take(on.session.episodeId, 'another');
    await assert.rejects(on.do({ kind: 'click', mark: on.mark('Create') }), { name: 'SessionLost' });
    assert.equal(writes(), 0);
  });

  it('finds a claim or stops it, whichever of sealing and claiming comes first', async () => {
    for (let round = 0; round < 30; round += 1) {
      const id = `sealed/${round}`;
      const claimed = harness.claims.claim(id, 1, 'one').catch(() => false);
      const found = harness.claims.seal(id).then(() => harness.claims.anyClaim(id));
      assert.ok(!(await claimed) || (await found), 'a claim was given that the one who sealed does not know of');
    }
  });

  it('nudges on the third and ends on the fifth repetition of a dead click', async () => {
    harness.page('/dead', '<a href="#same" onclick="return false">Nothing</a>');
    const on = await harness.open('/dead');
    try {
      const loops: number[] = [];
      for (let times = 0; times < 5; times += 1) {
        await on.do({ kind: 'click', mark: on.mark('Nothing') });
        loops.push(on.report.loop);
      }
      assert.deepEqual(loops, [0, 0, 1, 1, 2]);
    } finally {
      await on.close();
    }
  });

  it('presses nothing when the step was given up while its claim was written', async () => {
    const on = episode as Episode;
    const given = new AbortController();
    class SlowClaims extends ClaimStore {
      override async claim(episodeId: string, step: number, holder: string): Promise<boolean> {
        const claimed = await super.claim(episodeId, step, holder);
        given.abort(new Error('given up'));
        return claimed;
      }
    }
    const input = {
      sessionId: on.session.id,
      step: 1,
      decision: await on.decision({ kind: 'click', mark: on.mark('Create') }),
    };
    await assert.rejects(performStep(on.session, new SlowClaims(harness.claims.folder), input, given.signal));
    await on.do({ kind: 'wait', seconds: 1 });
    assert.equal(writes(), 0);
  });

  it('lets several workers write the same file of an episode at a time', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => harness.claims.take('contested', `worker ${index}`)));
    await Promise.all(Array.from({ length: 20 }, () => harness.claims.seal('contested')));
    assert.equal(await harness.claims.isHeld('contested', 'worker 19'), false);
  });
});
