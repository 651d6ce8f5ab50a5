import type { Caller } from '../engine/contract.js';
import { userCaller } from '../engine/credentials.js';
import type { LocalCloudEngine } from '../engine/engine.js';

/**
 * The RAM user behind a logon name (`user@1234567890123456`, with or without `.onaliyun.com`) and password; undefined
 * when they do not fit.
 */
export function checkPassword(engine: LocalCloudEngine, logonName: string, password: string): Caller | undefined {
  const [, userName, accountId] = /^([\w.-]+)@(\d{16})(?:\.onaliyun\.com)?$/.exec(logonName) ?? [];
  if (userName === undefined || accountId === undefined) return undefined;
  const store = engine.account(accountId)?.store;
  const user = store?.get('ram/user', userName);
  const profile = store?.find('ram/login-profile', { UserName: userName })[0];
  if (user === undefined || profile === undefined || profile.attributes.Password !== password) return undefined;
  return userCaller(accountId, user);
}
