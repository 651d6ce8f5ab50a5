import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { CloudClient } from '../../activities/cloud/client.js';
import { cloudErrorName } from '../../activities/cloud/errors.js';
import { errorKind } from '../../domain/errors.js';

describe('cloud errors', () => {
  const cases: readonly [string, number | undefined, string][] = [
    ['Throttling.User', 400, 'RateLimited'],
    ['Throttling', 503, 'RateLimited'],
    ['InvalidAccessKeyId.NotFound', 404, 'CredentialsRejected'],
    ['SignatureDoesNotMatch', 400, 'CredentialsRejected'],
    ['NoPermission', 403, 'CredentialsRejected'],
    ['LimitExceeded.User', 409, 'QuotaExceeded'],
    ['DependencyViolation.VSwitch', 400, 'CloudRefused'],
    ['InvalidVpcID.NotFound', 404, 'CloudRefused'],
    ['InternalError', 500, 'CloudUnavailable'],
    ['', undefined, 'CloudUnavailable'],
  ];
  for (const [code, status, name] of cases) {
    it(`${code || 'no answer'} (${status ?? '-'}) is ${name}`, () => {
      assert.equal(cloudErrorName(code, status), name);
      assert.ok(errorKind(name));
    });
  }

  it('says where it got no answer', async () => {
    const port = await closedPort();
    const client = clientAt(`127.0.0.1:${port}`);
    await assert.rejects(client.call('vpc', 'DescribeVpcs'), {
      name: 'CloudUnavailable',
      message: new RegExp(`vpc:DescribeVpcs at 127\\.0\\.0\\.1:${port} failed: no answer`),
    });
  });

  it('stops waiting when it is told to', async () => {
    const silent = createServer();
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const address = silent.address();
    assert.ok(address !== null && typeof address === 'object');
    try {
      const call = clientAt(`127.0.0.1:${address.port}`).call('vpc', 'DescribeVpcs', {}, AbortSignal.timeout(50));
      await assert.rejects(call, { name: 'TimeoutError' });
    } finally {
      silent.close();
    }
  });

  it('knows no product that it has no version for', async () => {
    await assert.rejects(clientAt('127.0.0.1:1').call('nope', 'X'), { name: 'InvalidInput', message: /"nope"/ });
  });
});

function clientAt(endpoint: string): CloudClient {
  return new CloudClient({
    api: { protocol: 'http', endpoint },
    credentials: { accessKeyId: 'id', accessKeySecret: 'secret' },
    regionId: 'cn-hangzhou',
  });
}

async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  assert.ok(address !== null && typeof address === 'object');
  return address.port;
}
