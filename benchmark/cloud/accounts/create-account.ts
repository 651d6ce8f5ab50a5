import type { LocalCloudEngine } from '../engine/engine.js';
import { setBalance } from '../products/bss/balance.js';
import { addCrowd } from './crowd.js';

export type AccountProfile = 'empty' | 'crowded';

/** What the owner of a new account is told once. */
export interface SeededAccount {
  readonly accountId: string;
  readonly accessKeyId: string;
  readonly accessKeySecret: string;
  readonly episodeRoleArn: string;
}

const ADMINISTRATOR = { PolicyName: 'AdministratorAccess', PolicyType: 'System' };

/** The user that an installation works with, and the role that browser sessions act as. */
export const ADMINISTRATOR_USER = 'ops-admin';
export const SESSION_ROLE = 'OpsSession';
/** Yuan. */
const DEFAULT_BALANCE = 10_000;

/**
 * Adds an account with one administrator (a RAM user with one access key), one role for browser sessions, and money.
 *
 * @param balance yuan
 */
export function createAccount(
  engine: LocalCloudEngine,
  profile: AccountProfile,
  balance = DEFAULT_BALANCE,
): SeededAccount {
  let accountId = `1${engine.random.digits(15)}`;
  while (engine.account(accountId) !== undefined) accountId = `1${engine.random.digits(15)}`;
  const account = engine.addAccount(accountId);
  const { store } = account;

  store.insert({ resource: 'ram/user', attributes: { UserName: ADMINISTRATOR_USER, DisplayName: ADMINISTRATOR_USER } });
  store.insert({ resource: 'ram/policy-attachment', attributes: { ...ADMINISTRATOR, UserName: ADMINISTRATOR_USER } });
  const accessKeySecret = engine.random.secret(30);
  const key = store.insert({
    resource: 'ram/access-key',
    attributes: { UserName: ADMINISTRATOR_USER, AccessKeySecret: accessKeySecret },
  });

  const episodeRoleArn = `acs:ram::${accountId}:role/${SESSION_ROLE.toLowerCase()}`;
  store.insert({
    resource: 'ram/role',
    attributes: {
      RoleName: SESSION_ROLE,
      Arn: episodeRoleArn,
      AssumeRolePolicyDocument: JSON.stringify({
        Version: '1',
        Statement: [{ Action: 'sts:AssumeRole', Effect: 'Allow', Principal: { RAM: [`acs:ram::${accountId}:root`] } }],
      }),
    },
  });
  store.insert({ resource: 'ram/policy-attachment', attributes: { ...ADMINISTRATOR, RoleName: SESSION_ROLE } });
  if (engine.catalog.product('bssopenapi') !== undefined) setBalance(store, balance);
  if (profile === 'crowded') addCrowd(engine, account);
  return { accountId, accessKeyId: key.id, accessKeySecret, episodeRoleArn };
}
