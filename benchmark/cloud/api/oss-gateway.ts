import { createHash } from 'node:crypto';
import type { ApiAnswer, Caller, CallOrigin } from '../engine/contract.js';
import { ApiError } from '../spec/errors.js';
import { ossCall } from './oss-routes.js';
import { type OssTarget, ossTargets } from './oss-target.js';
import type { Reply } from './reply.js';
import type { ApiRequest } from './request.js';
import type { GatewayContext } from './rpc-gateway.js';
import type { SignatureChecker } from './signatures/claim.js';
import { OSS_ERRORS } from './signatures/errors.js';
import { claimOssV1, isOssV1 } from './signatures/oss-v1.js';
import { claimOssV4, isOssV4, ossV4Region } from './signatures/oss-v4.js';
import { toXml } from './xml.js';

/** Whether a request is for OSS: by its signature, or unsigned by its host. */
export function isOss(request: ApiRequest): boolean {
  return isOssV1(request) || isOssV4(request) || /(^|\.)oss-[a-z0-9-]+\.aliyuncs\.com/.test(request.headers.host ?? '');
}

/** Answers one OSS request. */
export async function answerOss(request: ApiRequest, context: GatewayContext): Promise<Reply> {
  const { engine, signatures } = context;
  const host = request.headers.host ?? '';
  try {
    if (!isOssV1(request) && !isOssV4(request)) {
      throw new ApiError({ status: 403, code: 'AccessDenied', message: 'Anonymous access is not allowed.' });
    }
    const { caller, target } = identify(request, signatures);
    checkBody(request);
    const { action, parameters, plainText } = ossCall(request, target);
    const regionId =
      parameters.RegionId ??
      bucketRegion(context, caller, target.bucket) ??
      target.regionId ??
      ossV4Region(request) ??
      context.defaultRegion;
    const origin: CallOrigin = {
      regionId: String(regionId),
      sourceIpAddress: request.sourceIpAddress,
      userAgent: request.headers['user-agent'] ?? '',
      channel: 'api',
    };
    const given = Object.entries(parameters).filter(([, value]) => value !== undefined && value !== '');
    return reply(
      await engine.invoke(caller, 'oss', action, Object.fromEntries(given), origin),
      action,
      host,
      plainText,
    );
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, code, message } = error;
    return reply({ ok: false, status, code, message, requestId: engine.random.uuid() }, '', host, undefined);
  }
}

function identify(request: ApiRequest, signatures: SignatureChecker): { caller: Caller; target: OssTarget } {
  let refusal: unknown;
  for (const target of ossTargets(request)) {
    try {
      const claim = isOssV4(request) ? claimOssV4(request, target) : claimOssV1(request, target);
      return { caller: signatures.check(claim, OSS_ERRORS), target };
    } catch (error) {
      refusal = error;
    }
  }
  throw refusal;
}

/** A hash that the request names is that of its body: the signature covers the hash, and through it the body. */
function checkBody({ body, headers }: ApiRequest): void {
  const md5 = headers['content-md5'] ?? '';
  const sha256 = headers['x-oss-content-sha256'] ?? 'UNSIGNED-PAYLOAD';
  const fits =
    (md5 === '' || md5 === createHash('md5').update(body).digest('base64')) &&
    (sha256 === 'UNSIGNED-PAYLOAD' || sha256 === createHash('sha256').update(body).digest('hex'));
  if (fits) return;
  throw new ApiError({
    status: 400,
    code: 'InvalidDigest',
    message: 'The Content-MD5 you specified does not match what we received.',
  });
}

function reply(answer: ApiAnswer, action: string, host: string, plainText: string | undefined): Reply {
  const headers = { 'x-oss-request-id': answer.requestId, 'content-type': 'application/xml' };
  if (!answer.ok) {
    const { code, message, requestId, status } = answer;
    return {
      status,
      headers,
      body: toXml({ Error: { Code: code, Message: message, RequestId: requestId, HostId: host.replace(/:\d+$/, '') } }),
    };
  }
  if (action.startsWith('Delete') && action !== 'DeleteMultipleObjects') return { status: 204, headers, body: '' };
  if (action === 'PutObject') {
    const { ETag, VersionId } = answer.body;
    return { status: 200, headers: { ...headers, etag: String(ETag), ...versionHeader(VersionId) }, body: '' };
  }
  if (action === 'GetObject' || action === 'HeadObject') return objectReply(answer.body, headers);
  if (plainText !== undefined) {
    return {
      status: 200,
      headers: { ...headers, 'content-type': 'application/json' },
      body: String(answer.body[plainText]),
    };
  }
  return { status: 200, headers, body: Object.keys(answer.body).length === 0 ? '' : toXml(answer.body) };
}

/** An object as it is, with what is known about it in the headers. */
function objectReply(object: Readonly<Record<string, unknown>>, headers: Readonly<Record<string, string>>): Reply {
  const { Content, ContentType, ETag, LastModified, StorageClass, VersionId } = object;
  return {
    status: 200,
    headers: {
      ...headers,
      etag: String(ETag),
      'content-type': String(ContentType),
      'last-modified': new Date(String(LastModified)).toUTCString(),
      'x-oss-object-type': 'Normal',
      'x-oss-storage-class': String(StorageClass),
      ...versionHeader(VersionId),
    },
    body: Buffer.from(String(Content), 'base64'),
  };
}

function versionHeader(versionId: unknown): Readonly<Record<string, string>> {
  return versionId === undefined || versionId === 'null' ? {} : { 'x-oss-version-id': String(versionId) };
}

/** Region of the caller's own bucket; where other accounts keep theirs is not told, not even by the audit log. */
function bucketRegion({ engine }: GatewayContext, { accountId }: Caller, bucket: string): string | undefined {
  const record = bucket === '' ? undefined : engine.account(accountId)?.store.get('oss/bucket', bucket);
  return record === undefined ? undefined : String(record.attributes.Region);
}
