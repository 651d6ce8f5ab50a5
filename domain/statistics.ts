/** Two-sided 95 % of a standard normal. */
const Z = 1.959963984540054;

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * Wilson score interval of a share at 95 % (Wilson 1927): stays inside 0 to 1 and is honest for small counts.
 *
 * @param successes 0 to `trials`
 * @param trials number of independent trials; with none nothing is known
 */
export function wilsonInterval(successes: number, trials: number): Interval {
  if (trials === 0) return { low: 0, high: 1 };
  const share = successes / trials;
  const denominator = 1 + Z ** 2 / trials;
  const centre = share + Z ** 2 / (2 * trials);
  const spread = Z * Math.sqrt((share * (1 - share)) / trials + Z ** 2 / (4 * trials ** 2));
  return {
    low: Math.max(0, (centre - spread) / denominator),
    high: Math.min(1, (centre + spread) / denominator),
  };
}
