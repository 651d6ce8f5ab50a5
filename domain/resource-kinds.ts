/** The vocabulary of cloud things: how documents name them, and which API operations make them. */

export interface ResourceKindWords {
  /** Names as documents write them. The longest match wins, so that "VPC" in "VPC endpoint" is no VPC. */
  readonly en: RegExp;
  readonly zh: RegExp;
  /** Public API operations that make one. */
  readonly madeBy: readonly string[];
}

/**
 * Sources: names from the vendor's product glossary and documents, operations from the public API reference.
 * Kinds without a META are listed too: naming them keeps their words from being read as something else.
 */
export const RESOURCE_KINDS = {
  vpc: {
    en: /\b(?:virtual private clouds?(?: \(VPCs?\))?|VPCs?)\b/i,
    zh: /专有网络(?:\s*[(（]?VPC[)）]?)?|虚拟专有网络|VPC/i,
    madeBy: ['CreateVpc', 'CreateDefaultVpc'],
  },
  vSwitch: { en: /\bv-?switch(?:es)?\b/i, zh: /虚拟交换机|交换机|vSwitch/i, madeBy: ['CreateVSwitch'] },
  securityGroup: {
    en: /\bsecurity groups?\b/i,
    zh: /安全组/,
    madeBy: ['CreateSecurityGroup'],
  },
  keyPair: {
    en: /\b(?:SSH )?key pairs?\b/i,
    zh: /(?:SSH)?密钥对/i,
    madeBy: ['CreateKeyPair', 'ImportKeyPair'],
  },
  ecsInstance: {
    en: /\bECS instances?\b/i,
    zh: /ECS\s*实例|云服务器实例/i,
    madeBy: ['RunInstances', 'CreateInstance'],
  },
  ramUser: { en: /\bRAM users?\b/i, zh: /RAM\s*用户|子账号|子用户/i, madeBy: ['CreateUser'] },
  accessKey: {
    en: /\bAccess ?Key(?: pairs?|s)?\b/i,
    zh: /访问密钥(?:\s*[(（]?AccessKey[)）]?)?|AccessKey/i,
    madeBy: ['CreateAccessKey'],
  },
  bucket: {
    en: /\b(?:OSS )?buckets?\b/i,
    zh: /存储空间(?:\s*[(（]?Bucket[)）]?)?|Bucket/i,
    madeBy: ['PutBucket', 'CreateBucket'],
  },
  eip: { en: /\b(?:elastic IP addresses|EIPs?)\b/i, zh: /弹性公网\s*IP|EIP/i, madeBy: ['AllocateEipAddress'] },
  slbInstance: {
    en: /\b(?:SLB|CLB) instances?\b/i,
    zh: /(?:负载均衡|SLB|CLB)\s*实例/i,
    madeBy: ['CreateLoadBalancer'],
  },
} as const satisfies Readonly<Record<string, ResourceKindWords>>;

export type ResourceKind = keyof typeof RESOURCE_KINDS;

export const RESOURCE_KIND_NAMES = Object.keys(RESOURCE_KINDS) as readonly ResourceKind[];

export interface KindMention {
  readonly kind: ResourceKind;
  /** Where the name starts and ends in the text. */
  readonly start: number;
  readonly end: number;
}

/** Every name of a cloud thing in a text, in order. */
export function kindMentions(text: string): readonly KindMention[] {
  const mentions = RESOURCE_KIND_NAMES.flatMap((kind) => {
    const words: ResourceKindWords = RESOURCE_KINDS[kind];
    const pattern = new RegExp(`${words.en.source}|${words.zh.source}`, 'gi');
    return [...text.matchAll(pattern)].map((match) => ({
      kind,
      start: match.index,
      end: match.index + match[0].length,
    }));
  });
  const longestFirst = mentions.sort((left, right) => left.start - right.start || right.end - left.end);
  const kept: KindMention[] = [];
  for (const mention of longestFirst) {
    if (mention.start >= (kept.at(-1)?.end ?? 0)) kept.push(mention);
  }
  return kept;
}

/** Kinds that a text names. */
export function kindsIn(text: string): ReadonlySet<ResourceKind> {
  return new Set(kindMentions(text).map((mention) => mention.kind));
}

/** Kinds that API operations make. */
export function kindsMadeBy(operations: readonly string[]): ReadonlySet<ResourceKind> {
  return new Set(
    RESOURCE_KIND_NAMES.filter((kind) => {
      const words: ResourceKindWords = RESOURCE_KINDS[kind];
      return words.madeBy.some((operation) => operations.includes(operation));
    }),
  );
}
