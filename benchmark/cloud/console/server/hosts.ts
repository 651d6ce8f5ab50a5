/** Which vendor host name plays which part. */

export type Site = 'cn' | 'intl';

export type HostRole =
  | { readonly kind: 'console'; readonly label: string; readonly site: Site }
  | { readonly kind: 'sign-in'; readonly site: Site }
  | { readonly kind: 'partner'; readonly site: Site }
  | { readonly kind: 'unknown'; readonly site: Site };

/** Consoles that answer under another label too: a host of the Chinese site, of another time, or of one of their parts. */
const otherLabels: Readonly<Record<string, string>> = {
  cloudmonitor: 'cms',
  vpcnext: 'vpc',
  eip: 'vpc',
  slbnew: 'slb',
  cdnnext: 'cdn',
  nasnext: 'nas',
  dds: 'mongodb',
  rdsnext: 'rds',
  redis: 'kvstore',
  dc: 'dns',
};

const signInLabels = new Set(['signin', 'signin-intl', 'account', 'account-intl', 'sso', 'passport']);

/** Part that a host name plays; ports are ignored. `-intl` labels and alibabacloud.com are the international site. */
export function roleOfHost(host: string): HostRole {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  const match = /^(.+)\.(aliyun|alibabacloud)\.com$/.exec(name);
  if (!match?.[1]) return { kind: 'unknown', site: 'cn' };
  const [label = '', zone] = match[1].split('.');
  const site: Site = match[2] === 'alibabacloud' || label.endsWith('-intl') ? 'intl' : 'cn';
  const bare = label.replace(/-intl$/, '');
  if (signInLabels.has(bare) && zone === undefined) return { kind: 'sign-in', site };
  if (zone !== 'console') return { kind: 'unknown', site };
  // Resellers have a mirror of the console under their own host; other accounts are turned away there.
  if (bare === 'partners') return { kind: 'partner', site };
  return { kind: 'console', label: otherLabels[bare] ?? bare, site };
}

/** Domain that a session cookie covers, so that one sign-in opens every product. */
export function cookieDomain(host: string): string {
  return host.toLowerCase().includes('alibabacloud.com') ? 'alibabacloud.com' : 'aliyun.com';
}

/** Whether a redirect to this address stays on the vendor's hosts. */
export function isVendorAddress(address: string): boolean {
  try {
    const url = new URL(address);
    return url.protocol === 'https:' && /\.(aliyun|alibabacloud)\.com$/.test(url.hostname);
  } catch {
    return false;
  }
}
