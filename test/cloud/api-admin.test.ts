import assert from 'node:assert/strict';
import type { Caller } from '../../benchmark/cloud/engine/contract.js';
import { ApiUnderTest, at, type Body, type Keys } from './api-support.js';

const TOKEN = { 'x-admin-token': 'admin-token-of-the-test' };
const REGION = { RegionId: 'cn-hangzhou' };

describe('admin paths of the API', () => {
  const api = new ApiUnderTest();
  before(() => api.start());
  after(() => api.stop());

  const admin = (method: string, path: string, body?: unknown) =>
    api.send(`/admin/${path}`, {
      method,
      headers: TOKEN,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  it('answers nobody without the token', async () => {
    // Without the header an admin path is answered like any other that is not there.
    const asked = await api.send('/admin/accounts');
    const elsewhere = await api.send('/other/accounts');
    const known = ({ headers, status, text }: typeof asked) => [
      status,
      [...headers.keys()],
      text.replace(/[0-9A-F]{8}(?:-[0-9A-F]{4}){3}-[0-9A-F]{12}/g, 'ID'),
    ];
    assert.deepEqual(known(asked), known(elsewhere));
    assert.equal((await api.oss('PUT', 'admin', '')).status, 200);
    const wrong = await api.send('/admin/accounts', { headers: { 'x-admin-token': 'admin-token-of-the-tesT' } });
    assert.equal(wrong.status, 403);
  });

  it('adds accounts that work at once', async () => {
    const made = await admin('POST', 'accounts', { profile: 'crowded' });
    assert.equal(made.status, 201);
    const keys = made.json as { accountId: string; accessKeyId: string; accessKeySecret: string };
    assert.match(keys.accountId, /^\d{16}$/);
    assert.equal((await api.ok('sts', 'GetCallerIdentity', {}, { keys })).AccountId, keys.accountId);
    // A crowded account has background resources, but none in the default region.
    assert.ok((at(await api.ok('ram', 'ListUsers', {}, { keys }), 'Users', 'User') as Body[]).length >= 15);
    assert.equal((await api.ok('ecs', 'DescribeSecurityGroups', REGION, { keys })).TotalCount, 0);
    const listed = (await admin('GET', 'accounts')).json.accounts as Body[];
    assert.ok(listed.some(({ accountId }) => accountId === keys.accountId));
    assert.match(String((await admin('POST', 'accounts', { profile: 'full' })).json.error), /profile/);
  });

  it('gives each account its money', async () => {
    const bss = async (action: string, keys: Keys) => {
      const answer = await api.v3('bssopenapi', action, {}, { keys });
      assert.deepEqual([answer.status, answer.json.Code, answer.json.Success], [200, 'Success', true]);
      return answer.json.Data;
    };
    assert.equal(at(await bss('QueryAccountBalance', api.first), 'AvailableAmount'), '10000.00');
    const poor = (await admin('POST', 'accounts', { balance: 1.5 })).json as unknown as Keys;
    assert.equal(at(await bss('QueryAccountBalance', poor), 'AvailableAmount'), '1.50');
    assert.deepEqual(at(await bss('QueryAvailableInstances', poor), 'InstanceList'), []);
    const { accountId } = poor as Keys & { accountId: string };
    const buy = () => api.rpc('vpc', 'AllocateEipAddress', REGION, { keys: poor });
    assert.deepEqual([(await buy()).status, (await buy()).json.Code], [403, 'InvalidAccountStatus.NotEnoughBalance']);
    assert.equal((await admin('POST', `accounts/${accountId}/balance`, { balance: 100 })).status, 200);
    assert.equal((await buy()).status, 200);
    assert.equal((await admin('POST', `accounts/${accountId}/balance`, { balance: -1 })).status, 400);
    assert.equal((await admin('POST', 'accounts/1/balance', { balance: 1 })).status, 404);
  });

  it('injects failures, throttling and latency for one action', async () => {
    const error = { status: 503, code: 'ServiceUnavailable', message: 'The request has failed.' };
    await admin('POST', 'faults', { id: 'down', product: 'vpc', action: 'DescribeVpcs', error, times: 1 });
    const throttled = { status: 429, code: 'Throttling.Api', message: 'Too many requests.', retryAfter: 3 };
    await admin('POST', 'faults', { id: 'busy', product: 'ecs', accountId: api.first.accountId, error: throttled });
    await admin('POST', 'faults', { id: 'slow', product: 'ram', action: 'ListUsers', latencyMilliseconds: 60 });

    const down = await api.rpc('vpc', 'DescribeVpcs', REGION);
    assert.deepEqual([down.status, down.json.Code], [503, 'ServiceUnavailable']);
    assert.equal((await api.rpc('vpc', 'DescribeVpcs', REGION)).status, 200);
    const busy = await api.rpc('ecs', 'DescribeKeyPairs', REGION);
    assert.deepEqual([busy.status, busy.headers.get('x-acs-retry-after')], [429, '3']);
    assert.equal((await api.rpc('ecs', 'DescribeKeyPairs', REGION, { keys: api.second })).status, 200);
    const started = performance.now();
    await api.ok('ram', 'ListUsers');
    assert.ok(performance.now() - started >= 55);

    assert.equal(((await admin('GET', 'faults')).json.faults as Body[]).length, 2);
    assert.equal((await admin('DELETE', 'faults/busy')).status, 200);
    assert.equal((await admin('DELETE', 'faults/busy')).status, 404);
    await admin('DELETE', 'faults');
    assert.equal((await api.rpc('ecs', 'DescribeKeyPairs', REGION)).status, 200);
    assert.match(String((await admin('POST', 'faults', { id: '' })).json.error), /id/);
  });

  it('refuses faults that could never hit, and says why', async () => {
    const effect = { latencyMilliseconds: 1 };
    const refusals: readonly (readonly [Body, RegExp])[] = [
      [{}, /needs latencyMilliseconds, error, falseSuccess or stuckResource/],
      [{ ...effect, product: 'ecx' }, /no product ecx; there are: .*ecs/],
      [{ ...effect, product: 'vpc', action: 'CreateUser' }, /no action CreateUser of vpc/],
      [{ ...effect, accountId: '1' }, /no account 1/],
      [{ ...effect, colour: 'red' }, /colour/],
      [{ error: { status: 200, code: 'OK', message: 'fine' } }, /status/],
      [{ stuckResource: 'ram/user' }, /ram\/user has no states; these have: .*vpc\/vpc/],
      [{ stuckResource: 'vpc/vpc', times: 2 }, /times/],
      [{ falseSuccess: true, channel: 'api' }, /falseSuccess/],
    ];
    for (const [fault, reason] of refusals) {
      const answer = await admin('POST', 'faults', { id: 'refused', ...fault });
      assert.equal(answer.status, 400);
      assert.match(String(answer.json.error), reason);
    }
    assert.deepEqual((await admin('GET', 'faults')).json.faults, []);
  });

  it('holds the states of a kind of resources until the fault ends', async () => {
    const stateOf = async (VpcId: unknown) =>
      (await api.ok('vpc', 'DescribeVpcAttribute', { ...REGION, VpcId: String(VpcId) })).Status;
    const make = async (VpcName: string) => (await api.ok('vpc', 'CreateVpc', { ...REGION, VpcName })).VpcId;
    const before = await make('ready-before');
    api.ahead += 60_000;
    await admin('POST', 'faults', { id: 'stuck', stuckResource: 'vpc/vpc', accountId: api.first.accountId });
    const during = await make('made-during');
    api.ahead += 60_000;
    assert.deepEqual([await stateOf(before), await stateOf(during)], ['Available', 'Pending']);
    await admin('DELETE', 'faults/stuck');
    assert.equal(await stateOf(during), 'Pending');
    api.ahead += 60_000;
    assert.equal(await stateOf(during), 'Available');
    api.ahead = 0;
  });

  it('lets console pages alone believe in a success', async () => {
    const role = await api.click(await operator(), 'ram', 'ListUsers');
    assert.ok(role.ok);
    await admin('POST', 'faults', { id: 'liar', product: 'ram', action: 'CreateUser', falseSuccess: true });
    await api.ok('ram', 'CreateUser', { UserName: 'by-program' });
    const clicked = await api.click(await operator(), 'ram', 'CreateUser', { UserName: 'by-click' });
    assert.ok(!clicked.ok);
    assert.deepEqual([clicked.code, clicked.falseSuccess], ['InternalError', true]);
    assert.equal(await api.code('ram', 'GetUser', { UserName: 'by-click' }), 'EntityNotExist.User');
    await admin('DELETE', 'faults');
    const again = await api.click(await operator(), 'ram', 'CreateUser', { UserName: 'by-click' });
    assert.ok(again.ok);
  });

  /** Who a browser session of the first account acts as. */
  async function operator(): Promise<Caller> {
    const caller = api.engine.credentials.find((await api.assumeEpisodeRole('faults')).accessKeyId)?.caller;
    assert.ok(caller);
    return caller;
  }

  it('puts an account back to a remembered moment, quickly', async () => {
    const path = `accounts/${api.first.accountId}`;
    await api.ok('ram', 'CreateUser', { UserName: 'before' });
    assert.equal((await admin('POST', `${path}/snapshot`)).status, 200);
    await api.ok('ram', 'CreateUser', { UserName: 'after' });
    await api.ok('ram', 'DeleteUser', { UserName: 'before' });
    const started = performance.now();
    assert.equal((await admin('POST', `${path}/restore`)).status, 200);
    assert.ok(performance.now() - started < 200);
    await api.ok('ram', 'GetUser', { UserName: 'before' });
    assert.equal(await api.code('ram', 'GetUser', { UserName: 'after' }), 'EntityNotExist.User');
    assert.equal((await admin('POST', `accounts/${api.second.accountId}/restore`)).status, 404);
  });

  it('says what is wrong with a request', async () => {
    assert.equal((await admin('GET', 'nothing')).status, 404);
    assert.equal((await admin('GET', 'accounts/1/state')).status, 404);
    const broken = await api.send('/admin/faults', { method: 'POST', headers: TOKEN, body: '{' });
    assert.equal(broken.status, 400);
  });
});
