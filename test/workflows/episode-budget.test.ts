import assert from 'node:assert/strict';
import { EPISODE_LIMITS } from '../../temporal.config.js';
import { EpisodeBudget } from '../../workflows/steps/episode-budget.js';

describe('the budget of an episode', () => {
  const { now } = Date;
  let time = 0;
  beforeEach(() => {
    time = 0;
    Date.now = () => time;
  });
  afterEach(() => {
    Date.now = now;
  });

  it('ends at the last step, and does not count one in which the sign-in was mended', () => {
    const budget = new EpisodeBudget(2, () => 0);
    for (const renewed of [false, true, true]) budget.spendStep(renewed);
    assert.equal(budget.exceeded(), null);
    budget.spendStep(false);
    assert.equal(budget.exceeded()?.kind, 'stepLimit');
  });

  it('ends when the time is over, without the time in which others were waited for', () => {
    let waited = 0;
    const budget = new EpisodeBudget(2, () => waited);
    time = EPISODE_LIMITS.timeMs - 1;
    assert.equal(budget.exceeded(), null);
    time += 60_000;
    waited = 60_000;
    assert.equal(budget.exceeded(), null);
    time += 1;
    assert.equal(budget.exceeded()?.kind, 'timeLimit');
  });

  it('ends when the tokens are used up', () => {
    const budget = new EpisodeBudget(2, () => 0);
    budget.spendTokens(EPISODE_LIMITS.tokens - 1);
    assert.equal(budget.exceeded(), null);
    budget.spendTokens(1);
    assert.equal(budget.exceeded()?.kind, 'tokenLimit');
  });

  it('blames the console that ends the sign-in too often', () => {
    const budget = new EpisodeBudget(2, () => 0);
    for (let times = 0; times <= EPISODE_LIMITS.renewals; times += 1) budget.spendStep(true);
    assert.equal(budget.exceeded()?.kind, 'environment');
  });
});
