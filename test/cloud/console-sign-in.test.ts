import assert from 'node:assert/strict';
import { ConsoleUnderTest } from './console-support.js';

describe('signing in to the console', function () {
  this.timeout(60_000);
  const cloud = new ConsoleUnderTest();

  before(() => cloud.start());
  after(() => cloud.stop());

  const ask = (parameters: Record<string, string>) =>
    cloud.get('signin.aliyun.com', `/federation?${new URLSearchParams(parameters)}`);
  const followed = async (address: string) => {
    const url = new URL(address);
    return await cloud.get(url.host, url.pathname + url.search);
  };
  const eventNames = () =>
    (cloud.engine.account('1234567890123456')?.audit.all() ?? []).map(({ event }) => event.eventName);

  it('leads every console page to the sign-in page until there is a session', async () => {
    for (const host of ['ecs', 'oss', 'vpc', 'ram', 'home']) {
      const answer = await cloud.get(`${host}.console.aliyun.com`, '/');
      assert.equal(answer.status, 302);
      assert.match(answer.location ?? '', /^https:\/\/signin\.aliyun\.com\/login\.htm\?callback=/);
    }
    const page = await cloud.get('signin.aliyun.com', '/login.htm');
    assert.match(page.body, /user_principal_name/);
  });

  it('opens a session for every product with one federation token, and records it', async () => {
    const answer = await followed(await cloud.signInAddress('https://ram.console.aliyun.com/users'));
    assert.equal(answer.status, 302);
    assert.equal(answer.location, 'https://ram.console.aliyun.com/users');
    const [cookie = ''] = answer.cookies;
    assert.match(cookie, /Domain=aliyun\.com.*Secure.*HttpOnly/);
    const page = await cloud.get('ecs.console.aliyun.com', '/', { cookie: cookie.split(';')[0] ?? '' });
    assert.equal(page.status, 200);
    assert.ok(eventNames().includes('ConsoleSignin'));
  });

  it('takes a sign-in token once', async () => {
    const address = await cloud.signInAddress('https://ram.console.aliyun.com/');
    assert.equal((await followed(address)).status, 302);
    assert.equal((await followed(address)).status, 400);
  });

  it('refuses wrong credentials, unknown actions and destinations elsewhere', async () => {
    const wrong = { Action: 'GetSigninToken', AccessKeyId: 'STS.x', AccessKeySecret: 'x', SecurityToken: 'x' };
    assert.equal((await ask(wrong)).status, 400);
    assert.equal((await ask({ Action: 'Steal' })).status, 400);
    const away = await followed(await cloud.signInAddress('https://example.com/'));
    assert.equal(away.status, 400);
    assert.equal(away.location, undefined);
  });

  it('ends the session when its credentials expire', async () => {
    const answer = await followed(await cloud.signInAddress('https://ram.console.aliyun.com/', 3600));
    const cookie = (answer.cookies[0] ?? '').split(';')[0] ?? '';
    const status = async () => (await cloud.get('ram.console.aliyun.com', '/users', { cookie })).status;
    assert.equal(await status(), 200);
    cloud.ahead += 3_600_000;
    assert.equal(await status(), 302);
  });

  it('ends it on sign-out, and records that', async () => {
    const answer = await followed(await cloud.signInAddress('https://ram.console.aliyun.com/'));
    const cookie = (answer.cookies[0] ?? '').split(';')[0] ?? '';
    await cloud.get('signin.aliyun.com', '/logout.htm', { cookie });
    assert.equal((await cloud.get('ram.console.aliyun.com', '/users', { cookie })).status, 302);
    assert.ok(eventNames().includes('ConsoleSignout'));
  });

  it("turns ordinary accounts away from the resellers' console", async () => {
    const answer = await followed(await cloud.signInAddress('https://partners-intl.console.aliyun.com/'));
    const cookie = (answer.cookies[0] ?? '').split(';')[0] ?? '';
    assert.equal((await cloud.get('partners-intl.console.aliyun.com', '/', { cookie })).status, 403);
  });
});
