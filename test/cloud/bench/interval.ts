/** Two-sided 95 % of Student's t by degrees of freedom, from 1. */
const T = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131];
const NORMAL = 1.96;

/** Mean of repetitions and half the width of its 95 % interval (Student's t); unknown from one repetition. */
export function meanInterval(values: readonly number[]): { readonly mean: number; readonly halfWidth: number } {
  const n = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  if (n < 2) return { mean, halfWidth: Number.NaN };
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (n - 1);
  return { mean, halfWidth: (T[n - 2] ?? NORMAL) * Math.sqrt(variance / n) };
}
