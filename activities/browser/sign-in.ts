import { createHash, type X509Certificate } from 'node:crypto';
import { request } from 'node:https';
import type { TLSSocket } from 'node:tls';
import { AgentError } from '../../domain/errors.js';
import type {
  CloudConfiguration,
  ConsoleConfiguration,
  Credentials,
  SignInAddress,
  SignInPort,
  SignInRequest,
} from '../../domain/ports.js';
import { CloudClient } from '../cloud/client.js';
import { accountCredentials } from '../cloud/credentials.js';
import type { SecretStore } from '../cloud/secret-store.js';
import { hostAllowed } from './action-policy.js';
import { withDeadline } from './deadline.js';

/**
 * Makes a browser session out of an account's credentials by federation (vendor's document "Log on to the console by using
 * an STS token"): AssumeRole, then GetSigninToken, then a Login address that works once. No password exists anywhere.
 */

/** Longest validity the vendor gives to a role session by default, seconds. */
const SESSION_SECONDS = 3_600;
const ANSWER_MS = 15_000;

interface AssumeRoleReply {
  readonly Credentials?: {
    readonly AccessKeyId: string;
    readonly AccessKeySecret: string;
    readonly SecurityToken: string;
  };
}

/** A role session name the vendor accepts (2 to 64 of letters, digits, `.@-_`), different for every episode. */
export function roleSessionName(episodeId: string): string {
  const readable = episodeId.replace(/[^A-Za-z0-9.@_-]+/g, '-').replace(/^-+|-+$/g, '');
  const hash = createHash('sha256').update(episodeId).digest('hex').slice(0, 10);
  return `${readable.slice(0, 50)}-${hash}`.replace(/^-/, '');
}

/** The federation address on the same site as the page that is wanted: sessions do not cross sites. */
export function federationUrlFor(console: ConsoleConfiguration, destination: string): URL {
  const federation = new URL(console.federationUrl);
  const siteOf = (host: string): string | undefined =>
    console.allowedHosts.find((suffix) => hostAllowed(host, [suffix]));
  const here = siteOf(federation.hostname);
  const there = siteOf(new URL(destination).hostname);
  if (here !== undefined && there !== undefined && here !== there) {
    federation.hostname = `${federation.hostname.slice(0, -here.length)}${there}`;
  }
  return federation;
}

/** First names of hosts where the vendor and most others let people sign in. */
const SIGN_IN_HOST = /^(?:signin|sign-in|login|passport|accounts?|sso|auth|oauth)(?:-[a-z]+)?\./i;
const SIGN_IN_PATH = /^\/(?:login|signin|sign-in|sso)(?:[/.]|$)/i;

/** Sign-in by federation, on any console that has it. */
export function federationSignIn(cloud: CloudConfiguration, secrets: SecretStore): SignInPort {
  return {
    begin: (wanted, signal) => signInAddress(cloud, secrets, wanted, signal),
    isSignInPage: (address) =>
      address.hostname === federationUrlFor(cloud.console, address.href).hostname ||
      SIGN_IN_HOST.test(address.hostname) ||
      SIGN_IN_PATH.test(address.pathname),
  };
}

/** Asks the cloud for an address that signs a browser in. */
export async function signInAddress(
  cloud: CloudConfiguration,
  secrets: SecretStore,
  wanted: SignInRequest,
  signal: AbortSignal,
): Promise<SignInAddress> {
  const account = await accountCredentials(secrets, wanted.accountId);
  const sessionName = roleSessionName(wanted.episodeId);
  const credentials = await assumeRole(cloud, account, wanted.roleArn, sessionName, signal);
  const federation = federationUrlFor(cloud.console, wanted.destination);
  const [userName, token] = await Promise.all([
    principalOf(cloud, credentials, signal),
    signInToken(cloud.console, federation, credentials, signal),
  ]);
  const login = new URL(federation);
  login.search = new URLSearchParams({
    Action: 'Login',
    LoginUrl: wanted.destination,
    Destination: wanted.destination,
    SigninToken: token,
  }).toString();
  return {
    url: login.href,
    userName,
    secrets: [account.accessKeySecret, credentials.accessKeySecret, credentials.securityToken ?? '', token],
  };
}

async function assumeRole(
  cloud: CloudConfiguration,
  credentials: Credentials,
  roleArn: string,
  sessionName: string,
  signal: AbortSignal,
): Promise<Credentials> {
  const client = new CloudClient({ api: cloud.api, credentials, regionId: cloud.regionId });
  const reply = await client.call<AssumeRoleReply>(
    'sts',
    'AssumeRole',
    { RoleArn: roleArn, RoleSessionName: sessionName, DurationSeconds: SESSION_SECONDS },
    signal,
  );
  const issued = reply.Credentials;
  if (issued === undefined) throw new AgentError('CloudUnavailable', `AssumeRole of ${roleArn} gave no credentials.`);
  return {
    accessKeyId: issued.AccessKeyId,
    accessKeySecret: issued.AccessKeySecret,
    securityToken: issued.SecurityToken,
  };
}

/** `role:session` in the letters of the audit log: ARNs of roles are lower case, whatever the role's name is. */
async function principalOf(cloud: CloudConfiguration, credentials: Credentials, signal: AbortSignal): Promise<string> {
  const client = new CloudClient({ api: cloud.api, credentials, regionId: cloud.regionId });
  const { Arn } = await client.call<{ readonly Arn?: string }>('sts', 'GetCallerIdentity', {}, signal);
  const [, role, session] = /:(?:assumed-role|role)\/([^/]+)\/(.+)$/.exec(Arn ?? '') ?? [];
  if (role === undefined || session === undefined) {
    throw new AgentError('CloudUnavailable', `GetCallerIdentity names no role session: ${Arn ?? 'no answer'}.`);
  }
  return `${role}:${session}`;
}

async function signInToken(
  console: ConsoleConfiguration,
  federation: URL,
  session: Credentials,
  signal: AbortSignal,
): Promise<string> {
  const form = new URLSearchParams({
    Action: 'GetSigninToken',
    AccessKeyId: session.accessKeyId,
    AccessKeySecret: session.accessKeySecret,
    SecurityToken: session.securityToken ?? '',
    TicketType: 'mini',
  });
  const reply = await withDeadline(
    postForm(console, federation, form, signal),
    ANSWER_MS,
    federation.hostname,
    'CloudUnavailable',
  );
  const token = readToken(reply.body);
  if (token !== null) return token;
  const kind = reply.status >= 500 ? 'CloudUnavailable' : 'CredentialsRejected';
  // The answer's body could repeat what was sent; only its status is told.
  throw new AgentError(kind, `${federation.hostname} gave no sign-in token (HTTP ${reply.status}).`);
}

function readToken(body: string): string | null {
  try {
    const value = JSON.parse(body) as { readonly SigninToken?: unknown };
    return typeof value.SigninToken === 'string' ? value.SigninToken : null;
  } catch {
    return null;
  }
}

/** POST over TLS, to the configured listener instead of the named host when there is one, with its key pinned. */
function postForm(
  console: ConsoleConfiguration,
  url: URL,
  form: URLSearchParams,
  signal: AbortSignal,
): Promise<{ readonly status: number; readonly body: string }> {
  const [listenerHost, listenerPort] = (console.listener ?? '').split(':');
  const pinned = console.certificateKeyHash;
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: console.listener === null ? url.hostname : listenerHost,
        port: console.listener === null ? url.port || 443 : Number(listenerPort),
        servername: url.hostname,
        path: url.pathname,
        method: 'POST',
        headers: { host: url.host, 'content-type': 'application/x-www-form-urlencoded' },
        // With a pinned key the key itself is the proof, checked below before anything is sent.
        rejectUnauthorized: pinned === null,
        agent: false,
        signal,
      },
      (reply) => {
        let body = '';
        reply.setEncoding('utf8');
        reply.on('data', (part: string) => {
          body += part;
        });
        reply.on('end', () => resolve({ status: reply.statusCode ?? 0, body }));
        reply.on('error', reject);
      },
    );
    const fail = (error: Error): void =>
      reject(
        error instanceof AgentError
          ? error
          : new AgentError('CloudUnavailable', `${url.hostname} does not answer: ${error.message}`, {}, error),
      );
    outgoing.on('error', fail);
    outgoing.on('socket', (socket) => {
      socket.once('secureConnect', () => {
        if (pinned !== null && keyHash(socket as TLSSocket) !== pinned) {
          outgoing.destroy(
            new AgentError(
              'CloudUnavailable',
              `${url.hostname} shows a certificate with another key than the configured one.`,
            ),
          );
          return;
        }
        outgoing.end(form.toString());
      });
    });
  });
}

/** Base64 SHA-256 of the public key of the peer's certificate. */
function keyHash(socket: TLSSocket): string {
  const certificate: X509Certificate | undefined = socket.getPeerX509Certificate();
  if (certificate === undefined) return '';
  return createHash('sha256')
    .update(certificate.publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
}
