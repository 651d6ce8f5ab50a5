import assert from 'node:assert/strict';
import { compareWithDocument } from '../../domain/findings/compare.js';
import { applySecondLooks, planSecondLooks } from '../../domain/findings/second-look.js';
import type { Finding } from '../../domain/outcome.js';
import { EpisodeSketch, observe, type PageSketch, securityGroupTask } from './builders.js';
import { AS_DOCUMENTED, dialogPage, HOME, homePage, type Labels, LIST, listPage, run } from './console.js';

const task = securityGroupTask();

/** Compares an episode, looks again at a page, and gives the findings before and after. */
function lookAgain(sketch: EpisodeSketch, page: PageSketch | null, reward: 1 | 0 = 1) {
  const facts = sketch.facts(task, reward, reward === 1 ? 'complete' : 'unachievable');
  const first: readonly Finding[] = compareWithDocument(facts).findings;
  const planned = planSecondLooks(facts, first);
  let mark = 900;
  const results = planned.map(() =>
    page === null ? undefined : { shown: [], observation: observe(page, 0, () => ++mark) },
  );
  return { first, planned, second: applySecondLooks(first, planned, results) };
}

describe('second looks', () => {
  const renamed: Labels = { ...AS_DOCUMENTED, create: 'New Group' };
  const details: PageSketch = { url: `${LIST}/details`, elements: [{ name: 'Back' }] };
  /** Sees the list only once, so that the episode itself confirms nothing about it. */
  const runOnce = () =>
    new EpisodeSketch(homePage(renamed))
      .act({ on: renamed.item, serving: 'p.2.1', to: listPage(renamed) })
      .act({ on: renamed.create, serving: 'p.3.1', to: dialogPage(renamed) })
      .act({ on: renamed.name, serving: 'p.4.1', kind: 'type', to: dialogPage(renamed, 'a') })
      .act({ on: renamed.ok, serving: 'p.5.1', to: details });

  it('asks for the page, the label and what stood in its place', () => {
    const { planned } = lookAgain(runOnce(), null);
    assert.deepEqual(
      planned.map((plan) => plan.look),
      [{ url: LIST, open: [], labels: ['Create Security Group', 'New Group'] }],
    );
  });

  it('confirm a renamed control that is shown again', () => {
    const { first, second } = lookAgain(runOnce(), listPage(renamed));
    assert.equal(first[0]?.confirmed, false);
    assert.equal(second[0]?.confirmed, true);
  });

  it('drop a finding when the documented label is there after all', () => {
    assert.deepEqual(lookAgain(runOnce(), listPage(AS_DOCUMENTED)).second, []);
  });

  it('leave a finding unconfirmed when the page was another one, had not settled, or was not reached', () => {
    for (const page of [null, homePage(AS_DOCUMENTED), { ...listPage(renamed), settled: false }]) {
      assert.equal(lookAgain(runOnce(), page).second[0]?.confirmed, false);
    }
  });

  it('confirm that a step cannot be done only on the same page', () => {
    const gone: Labels = { ...AS_DOCUMENTED, create: 'Refresh list' };
    const sketch = () => new EpisodeSketch(homePage(gone)).act({ on: gone.item, serving: 'p.2.1', to: listPage(gone) });
    assert.equal(lookAgain(sketch(), listPage(gone), 0).second[0]?.confirmed, true);
    assert.equal(lookAgain(sketch(), { ...listPage(gone), url: HOME }, 0).second[0]?.confirmed, false);
    assert.deepEqual(lookAgain(sketch(), listPage(AS_DOCUMENTED), 0).second, []);
  });

  it('name the clicks that open the dialog in question', () => {
    const labels: Labels = { ...AS_DOCUMENTED, ok: 'Submit' };
    const facts = run(labels).facts(task);
    const unconfirmed = compareWithDocument(facts).findings.map((finding) => ({ ...finding, confirmed: false }));
    assert.deepEqual(
      planSecondLooks(facts, unconfirmed).map((plan) => plan.look.open),
      [['Create Security Group']],
    );
  });

  it('spend nothing on findings that are confirmed or static', () => {
    const facts = run(renamed).facts(task);
    const [finding] = compareWithDocument(facts).findings;
    assert.ok(finding);
    assert.deepEqual(
      planSecondLooks(facts, [
        { ...finding, confirmed: true },
        { ...finding, kind: 'static' },
      ]),
      [],
    );
  });
});
