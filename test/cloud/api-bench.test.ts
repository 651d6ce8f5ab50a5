import assert from 'node:assert/strict';
import { meanInterval } from './bench/interval.js';

describe('figures of the cloud bench', () => {
  it('have a mean and the 95 % interval of Student’s t', () => {
    const { mean, halfWidth } = meanInterval([1, 2, 3, 4, 5]);
    assert.equal(mean, 3);
    // t(0.975, 4) = 2.776; standard deviation 1.5811.
    assert.ok(Math.abs(halfWidth - 1.963) < 0.001);
    assert.ok(Number.isNaN(meanInterval([7]).halfWidth));
    assert.equal(meanInterval(Array.from({ length: 40 }, () => 2)).halfWidth, 0);
  });
});
