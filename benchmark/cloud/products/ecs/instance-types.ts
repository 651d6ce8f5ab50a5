/** One size of instance that may be bought. */
export interface InstanceType {
  readonly id: string;
  readonly family: string;
  readonly cores: number;
  /** GiB. */
  readonly memory: number;
}

/** Family, then size, cores and GiB of each member. A selection of the vendor's public table. */
const FAMILIES: readonly (readonly [string, readonly (readonly [string, number, number])[]])[] = [
  [
    'ecs.t5',
    [
      ['lc1m1.small', 1, 1],
      ['lc1m2.small', 1, 2],
      ['c1m1.large', 2, 2],
      ['c1m2.large', 2, 4],
    ],
  ],
  [
    'ecs.t6',
    [
      ['c1m1.large', 2, 2],
      ['c1m2.large', 2, 4],
      ['c1m4.large', 2, 8],
    ],
  ],
  ['ecs.xn4', [['small', 1, 1]]],
  [
    'ecs.n4',
    [
      ['small', 1, 2],
      ['large', 2, 4],
      ['xlarge', 4, 8],
    ],
  ],
  [
    'ecs.sn1ne',
    [
      ['large', 2, 4],
      ['xlarge', 4, 8],
    ],
  ],
  [
    'ecs.sn2ne',
    [
      ['large', 2, 8],
      ['xlarge', 4, 16],
    ],
  ],
  [
    'ecs.g5',
    [
      ['large', 2, 8],
      ['xlarge', 4, 16],
      ['2xlarge', 8, 32],
    ],
  ],
  [
    'ecs.g6',
    [
      ['large', 2, 8],
      ['xlarge', 4, 16],
      ['2xlarge', 8, 32],
    ],
  ],
  [
    'ecs.c6',
    [
      ['large', 2, 4],
      ['xlarge', 4, 8],
      ['2xlarge', 8, 16],
    ],
  ],
  [
    'ecs.r6',
    [
      ['large', 2, 16],
      ['xlarge', 4, 32],
    ],
  ],
  [
    'ecs.g7',
    [
      ['large', 2, 8],
      ['xlarge', 4, 16],
    ],
  ],
  [
    'ecs.c7',
    [
      ['large', 2, 4],
      ['xlarge', 4, 8],
    ],
  ],
  [
    'ecs.e',
    [
      ['c1m1.large', 2, 2],
      ['c1m2.large', 2, 4],
    ],
  ],
];

/** Families whose members join their size to the family by a hyphen: `ecs.t5-lc1m1.small`. */
const HYPHENATED = ['ecs.t5', 'ecs.t6', 'ecs.e'];

export const INSTANCE_TYPES: readonly InstanceType[] = FAMILIES.flatMap(([family, sizes]) =>
  sizes.map(([size, cores, memory]) => ({
    id: `${family}${HYPHENATED.includes(family) ? '-' : '.'}${size}`,
    family,
    cores,
    memory,
  })),
);

export function instanceTypeOf(id: string): InstanceType | undefined {
  return INSTANCE_TYPES.find((type) => type.id === id);
}

/** Burstable families, the only ones with a credit specification. */
export function isBurstable(id: string): boolean {
  return /^ecs\.t[56]-/.test(id);
}
