import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { HeldSessions } from '../../activities/browser/session/held-sessions.js';
import { type Episode, Harness } from './harness.js';

describe('sessions that a worker holds', function () {
  this.timeout(60_000);
  let harness: Harness;
  let held: HeldSessions | undefined;

  before(async function () {
    const started = await Harness.start();
    if (started === undefined) this.skip();
    harness = started;
    harness.page('/page', '<h1>Page</h1>');
  });
  after(() => harness?.stop());
  afterEach(() => held?.closeAll());

  const isOpen = (episode: Episode): boolean => episode.session.isAlive();

  it('are closed when their episode is over or another worker has it, and kept otherwise', async () => {
    held = new HeldSessions(harness.claims);
    const [over, taken, kept] = [await harness.open('/page'), await harness.open('/page'), await harness.open('/page')];
    for (const { session } of [over, taken, kept]) {
      await harness.claims.take(session.episodeId, session.id);
      held.add(session);
    }
    await harness.claims.seal(over.session.episodeId);
    await harness.claims.take(taken.session.episodeId, 'the session of another worker');
    await held.closeLost();
    assert.deepEqual([over, taken, kept].map(isOpen), [false, false, true]);
    await assert.rejects(
      held.use(over.session.id, async () => undefined),
      { name: 'SessionLost' },
    );
    await held.use(kept.session.id, async (session) => assert.equal(session, kept.session));
  });

  it('are closed when nobody has asked anything of them for long, but never in the middle of a step', async () => {
    held = new HeldSessions(harness.claims, 50, 20);
    const [idle, busy] = [await harness.open('/page'), await harness.open('/page')];
    held.add(idle.session);
    held.add(busy.session);
    await held.use(busy.session.id, async () => {
      for (const end = Date.now() + 10_000; isOpen(idle) && Date.now() < end; ) await pause(20);
      assert.deepEqual([idle, busy].map(isOpen), [false, true]);
    });
  });

  it('of an earlier try of the same episode are closed', async () => {
    held = new HeldSessions(harness.claims);
    const [first, other] = [await harness.open('/page', 'again/1'), await harness.open('/page', 'other/1')];
    held.add(first.session);
    held.add(other.session);
    await held.closeOf('again/1');
    assert.deepEqual([first, other].map(isOpen), [false, true]);
  });
});
