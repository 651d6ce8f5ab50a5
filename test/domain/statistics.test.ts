import assert from 'node:assert/strict';
import fc from 'fast-check';
import { wilsonInterval } from '../../domain/statistics.js';

describe('Wilson interval', () => {
  it('agrees with published values', () => {
    // Newcombe 1998, table I: 81 of 263, and 0 of 20.
    const many = wilsonInterval(81, 263);
    assert.ok(Math.abs(many.low - 0.2553) < 5e-5 && Math.abs(many.high - 0.3662) < 5e-5);
    const none = wilsonInterval(0, 20);
    assert.ok(none.low === 0 && Math.abs(none.high - 0.1611) < 5e-5);
  });

  it('holds the share, stays between 0 and 1, and narrows with more trials', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.integer({ min: 1, max: 500 }), (some, trials) => {
        const successes = Math.min(some, trials);
        const { low, high } = wilsonInterval(successes, trials);
        const share = successes / trials;
        assert.ok(0 <= low && low <= share + 1e-12 && share - 1e-12 <= high && high <= 1);
        const wider = wilsonInterval(successes * 4, trials * 4);
        assert.ok(wider.high - wider.low < high - low);
      }),
    );
  });

  it('knows nothing without a trial', () => {
    assert.deepEqual(wilsonInterval(0, 0), { low: 0, high: 1 });
  });
});
