import { AgentError } from './errors.js';

/** What a user may ask for as a policy. */
export const POLICY_NAMES = '"ranker", "openai:<model>" or "remote:<URL of a policy server>"';

const REMOTE_PREFIX = 'remote:';

export function isPolicyName(name: string): boolean {
  return name === 'ranker' || /^openai:.+$/.test(name) || remotePolicyUrl(name) !== null;
}

/**
 * Base URL of the policy server that a name such as `remote:http://127.0.0.1:8800` points to, without a slash at its
 * end; null for every other name, and for a URL that is none, or that carries credentials, a query or a fragment.
 */
export function remotePolicyUrl(name: string): string | null {
  if (!name.startsWith(REMOTE_PREFIX)) return null;
  const text = name.slice(REMOTE_PREFIX.length);
  if (!/^https?:\/\/[^?#@]+$/i.test(text) || !URL.canParse(text)) return null;
  return new URL(text).href.replace(/\/+$/, '');
}

export function remotePolicyName(url: string): string {
  return `${REMOTE_PREFIX}${url}`;
}

/**
 * Fails with InvalidInput when workers may not send episodes to the host that a policy name points to: this machine is
 * always allowed, other hosts where they are named.
 *
 * @param hosts further hosts, as the workers' configuration lists them
 */
export function assertPolicyAllowed(name: string, hosts: readonly string[]): void {
  const url = remotePolicyUrl(name);
  if (url === null) return;
  const { hostname } = new URL(url);
  const isLoopback = hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
  if (isLoopback || hosts.some((host) => host.toLowerCase() === hostname)) return;
  throw new AgentError(
    'InvalidInput',
    `Policy "${name}" is on another machine: add ${hostname} to remotePolicyHosts of the workers' configuration file.`,
  );
}
