import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FolderArtifactStore } from '../../activities/artifacts/store.js';
import { decide } from '../../activities/policy/decide.js';
import { useTemporaryFolder } from '../bin/temporary-folder.js';
import { FakeBrowser } from './fake-console.js';
import { handTask, requestFor } from './requests.js';

/** A server on this machine that answers as it likes. */
async function serve(listener: RequestListener): Promise<{ readonly url: string; readonly server: Server }> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const VERSION = JSON.stringify({ policyVersion: 'strange', wantsScreenshot: false });

describe('a policy server of somebody else', () => {
  const folder = useTemporaryFolder();
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close(() => undefined).closeAllConnections();
  });

  /** Asks, as the activity of a run does, a server that answers so. */
  async function ask(listener: RequestListener) {
    const { server, url } = await serve(listener);
    servers.push(server);
    const artifacts = new FolderArtifactStore(folder.path);
    const { task, trajectory, observation } = requestFor(handTask(), new FakeBrowser(() => PAGE).observe());
    const given = {
      task: await artifacts.putJson(task),
      trajectory: await artifacts.putJson(trajectory),
      observation: await artifacts.putJson(observation),
      policy: `remote:${url}`,
    };
    return decide(artifacts, given, { policyServerUrl: 'http://127.0.0.1:9', timeoutMs: 5_000 });
  }
  const PAGE = { url: 'https://ram.console.aliyun.com/', title: 'RAM', controls: [] };

  it('cannot send the episode on to another server', async () => {
    let asked = 0;
    const elsewhere = await serve((_request, response) => {
      asked += 1;
      response.end(VERSION);
    });
    servers.push(elsewhere.server);
    for (const route of ['/v1/version', '/v1/decide']) {
      const listener: RequestListener = (request, response) => {
        if (!request.url?.startsWith(route)) return response.end(VERSION);
        return response.writeHead(307, { location: `${elsewhere.url}${request.url}` }).end();
      };
      await assert.rejects(ask(listener), { name: 'PolicyUnavailable', message: /307/ }, route);
    }
    assert.equal(asked, 0);
  });

  it('is unavailable when it answers something else than the contract says', async () => {
    await assert.rejects(
      ask((_request, response) => response.end('<html>Hello</html>')),
      { name: 'PolicyUnavailable', message: /gives no policy version/ },
    );
  });

  it('cannot say that the browser was lost or the cloud failed', async () => {
    for (const error of ['SessionLost', 'CloudRefused', 'NoSuchError']) {
      const body = JSON.stringify({ error, message: 'so it is' });
      const listener: RequestListener = (request, response) =>
        request.method === 'GET' ? response.end(VERSION) : response.writeHead(500).end(body);
      await assert.rejects(ask(listener), { name: 'PolicyUnavailable', message: /500/ }, error);
    }
  });
});
