/** Repeatable choices of one seed. */
export interface Random {
  /** Whole number from `from` to `to`, both included. */
  integer(from: number, to: number): number;
  pick<T>(items: readonly T[]): T;
  /** The same items in another order. */
  shuffle<T>(items: readonly T[]): readonly T[];
  /** A made-up word that no page holds otherwise. */
  word(): string;
}

/** mulberry32: small, even enough for pages of tests. */
export function seededRandom(seed: number): Random {
  let state = seed * 0x9e3779b9;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const integer = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(items: readonly T[]): T => items[integer(0, items.length - 1)] as T;
  return {
    integer,
    pick,
    shuffle: (items) =>
      items
        .map((item) => ({ item, key: next() }))
        .sort((left, right) => left.key - right.key)
        .map(({ item }) => item),
    word: () => [1, 2, 3].map(() => pick([...'bdfgklmnprstv']) + pick([...'aeiou'])).join(''),
  };
}
