import { canonicalLabel } from '../labels.js';

/** Words by which documents call the things that provisioning makes, and how a person tells one from another. */
export interface Thing {
  /** Prefix of its output names: `vpc` for `vpcId` and `vpcName`. */
  readonly key: string;
  /** Most specific first. */
  readonly nouns: readonly string[];
  /** Which output is the value; the other is a form under which it is shown too. */
  readonly identifiedBy: 'id' | 'name';
}

const THINGS: readonly Thing[] = [
  { key: 'vpc', nouns: ['virtual private cloud', 'VPC', '专有网络'], identifiedBy: 'id' },
  { key: 'vSwitch', nouns: ['VSwitch', 'vSwitch', '虚拟交换机', '交换机'], identifiedBy: 'id' },
  { key: 'securityGroup', nouns: ['security group', '安全组'], identifiedBy: 'id' },
  {
    key: 'accessKey',
    nouns: ['AccessKey pair', 'AccessKey ID', 'access key', 'AccessKey', '访问密钥'],
    identifiedBy: 'id',
  },
  { key: 'user', nouns: ['RAM user', 'RAM用户', '子用户', 'user', '用户'], identifiedBy: 'name' },
  { key: 'group', nouns: ['RAM user group', 'user group', 'RAM用户组', '用户组'], identifiedBy: 'name' },
  { key: 'role', nouns: ['RAM role', 'RAM角色', '角色', 'role'], identifiedBy: 'name' },
  { key: 'policy', nouns: ['custom policy', '自定义策略', '权限策略', 'policy'], identifiedBy: 'name' },
  { key: 'keyPair', nouns: ['SSH key pair', 'key pair', 'SSH密钥对', '密钥对'], identifiedBy: 'name' },
  { key: 'instance', nouns: ['ECS instance', 'ECS实例', 'instance', '实例'], identifiedBy: 'id' },
  { key: 'loadBalancer', nouns: ['SLB instance', 'load balancer', '负载均衡实例'], identifiedBy: 'id' },
  { key: 'eip', nouns: ['elastic IP address', 'EIP', '弹性公网IP'], identifiedBy: 'id' },
  { key: 'bucket', nouns: ['bucket', '存储空间', 'Bucket'], identifiedBy: 'name' },
  { key: 'project', nouns: ['Log Service project', 'project', '日志项目'], identifiedBy: 'name' },
  { key: 'logstore', nouns: ['Logstore', '日志库'], identifiedBy: 'name' },
  { key: 'key', nouns: ['customer master key', 'CMK', '用户主密钥', '密钥'], identifiedBy: 'id' },
  { key: 'domain', nouns: ['accelerated domain name', 'domain name', '加速域名', '域名'], identifiedBy: 'name' },
  { key: 'fileSystem', nouns: ['file system', '文件系统'], identifiedBy: 'id' },
  { key: 'permissionGroup', nouns: ['permission group', '权限组'], identifiedBy: 'name' },
];

/** One provisioned thing: its value and every text that may stand for it on a page. */
export interface ProvisionedThing {
  readonly thing: Thing;
  readonly value: string;
  readonly forms: readonly string[];
}

/**
 * Groups outputs such as `vpcId` and `vpcName` by the thing they describe. Outputs that are secret references or
 * name no part of a thing are left out.
 */
export function provisionedThings(outputs: Readonly<Record<string, string>>): readonly ProvisionedThing[] {
  const parts = new Map<string, { id?: string; name?: string }>();
  for (const [output, value] of Object.entries(outputs).sort(([left], [right]) => (left < right ? -1 : 1))) {
    const match = /^(.+?)(Id|Name)$/.exec(output);
    if (match?.[1] === undefined || value === '' || value.startsWith('secret:')) continue;
    const part = parts.get(match[1]) ?? {};
    parts.set(match[1], { ...part, [match[2] === 'Id' ? 'id' : 'name']: value });
  }
  return [...parts].map(([key, { id, name }]) => {
    const thing = THINGS.find((known) => known.key.toLowerCase() === key.toLowerCase()) ?? unknownThing(key);
    const value = (thing.identifiedBy === 'id' ? (id ?? name) : (name ?? id)) ?? '';
    const both =
      id !== undefined && name !== undefined
        ? [`${name} / ${id}`, `${id} / ${name}`, `${name}(${id})`, `${id}(${name})`]
        : [];
    const forms = [...new Set([id, name].filter((form) => form !== undefined)), ...both];
    return { thing, value, forms: forms.filter((form) => form !== value) };
  });
}

/** The words in which a text mentions a thing, as written there; undefined when it does not. */
export function mentionOf(thing: Thing, text: string): string | undefined {
  let best: string | undefined;
  for (const noun of thing.nouns) {
    const found = findNoun(noun, text);
    if (found !== undefined && found.length > (best?.length ?? 0)) best = found;
  }
  return best;
}

/** The most specific known thing that a text mentions, in its own words. */
export function thingIn(text: string): string | undefined {
  return THINGS.map((thing) => mentionOf(thing, text))
    .filter((mention) => mention !== undefined)
    .sort((left, right) => right.length - left.length)[0];
}

function findNoun(noun: string, text: string): string | undefined {
  const escaped = noun.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  // Latin words end at a word boundary ("user group" is not a "user"'s plural); a plural "s" is the same thing.
  const isLatin = /^[\x20-\x7e]+$/.test(noun);
  const pattern = isLatin
    ? new RegExp(`(?<![A-Za-z0-9])${escaped}(?=s?(?![A-Za-z0-9]))(?!s? groups?\\b)`, 'i')
    : new RegExp(`${escaped}(?!组)`, 'i');
  return pattern.exec(text)?.[0];
}

function unknownThing(key: string): Thing {
  const words = key.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return { key, nouns: [words], identifiedBy: 'id' };
}

/** True when a label names the thing itself or its id or name: "VPC", "VPC ID", "Target VPC". */
export function labelNamesThing(thing: Thing, label: string): boolean {
  const mention = mentionOf(thing, label);
  if (mention === undefined) return false;
  const rest = canonicalLabel(label).replace(canonicalLabel(mention), '');
  return /^(?:s|id|name|select|target|existing|the|ids|选择|目标|名称|所属|已有的?)*$/.test(rest);
}
