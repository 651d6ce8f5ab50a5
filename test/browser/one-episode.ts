import assert from 'node:assert/strict';
import { type Episode, Harness } from './harness.js';

/** What the cases of a suite share. */
export interface OneEpisode {
  /** The harness of the suite; only inside a case. */
  harness(): Harness;
  /** Opens the case's episode on a page of this body. */
  open(body: string): Promise<Episode>;
  /** Opens the case's episode on a path that the harness serves. */
  visit(path: string): Promise<Episode>;
}

/** One harness for the suite that calls this, skipped without Chromium, and one episode a case, closed after it. */
export function oneEpisode(): OneEpisode {
  let started: Harness | undefined;
  let episode: Episode | undefined;

  before(async function () {
    started = await Harness.start();
    if (started === undefined) this.skip();
  });
  after(() => started?.stop());
  afterEach(async () => {
    await episode?.close();
    episode = undefined;
  });

  const harness = (): Harness => {
    assert.ok(started, 'The harness has not started: ask for it inside a case.');
    return started;
  };
  const visit = async (path: string): Promise<Episode> => {
    episode = await harness().open(path);
    return episode;
  };
  return {
    harness,
    visit,
    open: (body) => {
      harness().page('/page', body);
      return visit('/page');
    },
  };
}
