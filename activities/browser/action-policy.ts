import type { Action } from '../../domain/action.js';
import { AgentError } from '../../domain/errors.js';
import { canonicalLabel } from '../../domain/labels.js';

/** What no agent may do, decided by rule and outside every model: leave the session, spend money, close the account. */

const SIGN_OUT = [
  'sign out',
  'log out',
  'log off',
  'logout',
  'sign off',
  '退出登录',
  '登出',
  '退出',
  '注销登录',
  '安全退出',
  'switch account',
  '切换账号',
];
const MONEY = [
  'recharge',
  'top up',
  '充值',
  'pay',
  'pay now',
  '支付',
  '立即支付',
  '去支付',
  'withdraw',
  '提现',
  'billing management',
  '费用',
  'expenses and costs',
];
const ACCOUNT = ['close account', 'delete account', '注销账号', '注销账户', 'deactivate account'];
const FORBIDDEN_LABELS = new Set([...SIGN_OUT, ...ACCOUNT].map(canonicalLabel));
const MONEY_LABELS = new Set(MONEY.map(canonicalLabel));
/** Hosts and paths of sign-out and of the billing console. */
const FORBIDDEN_ADDRESS = /^(?:usercenter2?|billing|expense|bss|account|account-intl|myaccount)(?:[.-]|$)/i;
const FORBIDDEN_PATH = /(?:^|\/)(?:logout|signout|sign-out|log-out)(?:[/.?#]|$)/i;

export interface ActionContext {
  /** Name of the control acted on; null when the action has none. */
  readonly label: string | null;
  /** Where the control leads. */
  readonly href: string | null;
  /** Whether the document asks for a control of this name: an order that it has the reader place may be paid. */
  readonly documented: boolean;
  readonly pageUrl: string;
  readonly allowedHosts: readonly string[];
}

/** Whether a host is one of the allowed suffixes or below it. */
export function hostAllowed(host: string, allowed: readonly string[]): boolean {
  const name = host.toLowerCase().replace(/\.$/, '');
  return allowed.some((suffix) => name === suffix.toLowerCase() || name.endsWith(`.${suffix.toLowerCase()}`));
}

/** Fails with ActionForbidden when an action is outside what a lease allows. */
export function assertAllowed(action: Action, context: ActionContext): void {
  if (action.kind === 'navigate') assertAddress(action.url, context);
  if (!presses(action)) return;
  const label = action.kind === 'select' ? action.option : context.label;
  const name = canonicalLabel(label ?? '');
  if (label !== null && (FORBIDDEN_LABELS.has(name) || (MONEY_LABELS.has(name) && !context.documented))) {
    throw new AgentError(
      'ActionForbidden',
      `"${label}" signs out, spends money or closes the account; no episode may do that.`,
    );
  }
  if (context.href === null || !URL.canParse(context.href, context.pageUrl)) return;
  const target = new URL(context.href, context.pageUrl);
  // Scripts, files that the page made and programs of the computer open no other page.
  if (/^(?:javascript|blob|data|mailto|tel):$/.test(target.protocol)) return;
  // A link within the page goes nowhere, whatever port the page itself came from.
  if (samePage(target, context.pageUrl)) return;
  assertAddress(target.href, context);
}

/** Whether an action presses something, so that what is pressed decides. */
export function presses(action: Action): boolean {
  return (
    action.kind === 'click' ||
    action.kind === 'select' ||
    action.kind === 'check' ||
    (action.kind === 'pressKey' && /(?:^|\+)(?:Enter|Space| )$/.test(action.key))
  );
}

function samePage(target: URL, pageUrl: string): boolean {
  return target.href.replace(/#.*$/, '') === pageUrl.replace(/#.*$/, '');
}

/** Whether opening an address ends the session. */
export function isSignOutPath(url: URL): boolean {
  return FORBIDDEN_PATH.test(url.pathname);
}

/** Fails with ActionForbidden unless an address is http(s), on an allowed host and neither sign-out nor billing. */
export function assertAddress(address: string, context: Pick<ActionContext, 'allowedHosts'>): void {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    throw new AgentError(
      'ActionForbidden',
      `"${address}" is not an absolute address. Give one that starts with https://.`,
    );
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new AgentError(
      'ActionForbidden',
      `Addresses of kind "${url.protocol}" are not opened. Give one that starts with https://.`,
    );
  }
  if (!hostAllowed(url.hostname, context.allowedHosts)) {
    throw new AgentError(
      'ActionForbidden',
      `The host ${url.hostname} is not one that episodes may visit (${context.allowedHosts.join(', ')}).`,
    );
  }
  if (url.port !== '') {
    throw new AgentError(
      'ActionForbidden',
      `${url.host} is another server than ${url.hostname}; hosts are visited at their standard port only.`,
    );
  }
  if (FORBIDDEN_ADDRESS.test(url.hostname) || isSignOutPath(url)) {
    throw new AgentError(
      'ActionForbidden',
      `${url.hostname}${url.pathname} signs out or handles money; no episode may go there.`,
    );
  }
}
