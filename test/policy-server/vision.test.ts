import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { FolderArtifactStore } from '../../activities/artifacts/store.js';
import { decide } from '../../activities/policy/decide.js';
import { drawMarks } from '../../activities/policy/marked-screenshot.js';
import { marksLayer } from '../../domain/marks-layer.js';
import type { ObservedElement } from '../../domain/observation.js';
import { createPolicyLookup } from '../../policy-server/lookup.js';
import { createPolicyServer } from '../../policy-server/server.js';
import { FakeBrowser } from './fake-console.js';
import { handTask, requestFor } from './requests.js';

const SIZE = { width: 200, height: 100 };
const blank = (): Buffer => {
  const image = new PNG(SIZE);
  image.data.fill(255);
  return PNG.sync.write(image);
};

const element = (mark: number, x: number, y: number, states: ObservedElement['states'] = []): ObservedElement => ({
  mark,
  role: 'button',
  name: `button ${mark}`,
  value: null,
  states,
  group: [],
  column: null,
  box: { x, y, width: 60, height: 30 },
  coveredBy: null,
});

const layer = (elements: readonly ObservedElement[]) => marksLayer(elements, SIZE);

const isInk = ({ data }: PNG, x: number, y: number): boolean => data[(y * SIZE.width + x) * 4 + 1] === 0;

const REPLY =
  '{"serving":{"instruction":null,"label":null,"how":"asDocumented","reason":""},"action":{"kind":"wait","seconds":1}}';

describe('marks on screenshots', () => {
  it('frames visible elements, numbers them differently, and leaves the hidden ones out', () => {
    const image = PNG.sync.read(
      drawMarks(blank(), layer([element(7, 10, 10), element(12, 100.4, 50), element(3, 130, 5, ['covered'])])),
    );
    assert.ok(isInk(image, 69, 39) && isInk(image, 159, 79), 'far corners of both frames');
    assert.ok(!isInk(image, 150, 5), 'a covered element has no frame');
    const ink = (x: number, y: number): number => {
      let count = 0;
      for (let row = 0; row < 14; row += 1)
        for (let column = 0; column < 18; column += 1) if (isInk(image, x + column, y + row)) count += 1;
      return count;
    };
    assert.notEqual(ink(10, 10), ink(100, 50));
  });

  it('survives boxes outside the picture', () => {
    const out = drawMarks(blank(), [
      { mark: 1, box: { x: -50, y: -50, width: 60, height: 30 } },
      ...layer([element(2, 190, 90), element(4, -50, 90)]),
      { mark: 3, box: { x: 500, y: 500, width: 60, height: 30 } },
    ]);
    assert.deepEqual(layer([element(3, 500, 500), element(5, -70, 0), element(6, 5, 5, ['offscreen'])]), []);
    assert.deepEqual([PNG.sync.read(out).width, PNG.sync.read(out).height], [SIZE.width, SIZE.height]);
  });
});

describe('a policy with eyes', () => {
  let folder: string;
  let model: Server;
  let server: Server;
  let asked: string;

  async function listen(on: Server): Promise<string> {
    on.listen(0, '127.0.0.1');
    await once(on, 'listening');
    return `http://127.0.0.1:${(on.address() as AddressInfo).port}`;
  }

  async function decideWith(environment: Record<string, string>): Promise<void> {
    const artifacts = new FolderArtifactStore(folder);
    model = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        asked = Buffer.concat(chunks).toString('utf8');
        response.end(JSON.stringify({ choices: [{ message: { content: REPLY }, finish_reason: 'stop' }] }));
      });
    });
    const lookup = createPolicyLookup({ ...environment, OPENAI_BASE_URL: await listen(model) });
    server = createPolicyServer(lookup);
    const seen = new FakeBrowser(() => ({
      url: 'https://ram.console.aliyun.com/',
      title: 'RAM',
      controls: [{ role: 'button', name: 'Create User' }],
    })).observe();
    const { task, trajectory } = requestFor(handTask(), seen);
    const input = {
      task: await artifacts.putJson(task),
      trajectory: await artifacts.putJson(trajectory),
      observation: await artifacts.putJson({ ...seen, screenshot: await artifacts.put(blank(), 'image/png') }),
      policy: 'openai:eyes',
    };
    await decide(artifacts, input, { policyServerUrl: await listen(server), timeoutMs: 5_000 });
  }

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'policy-'));
  });
  afterEach(async () => {
    for (const open of [model, server]) {
      open?.closeAllConnections();
      open?.close();
    }
    await rm(folder, { recursive: true, force: true });
  });

  it('gets the screenshot with marks', async () => {
    await decideWith({});
    const picture = /data:image\/png;base64,([A-Za-z0-9+/=]+)/.exec(asked)?.[1] ?? assert.fail('no picture was sent');
    assert.equal(PNG.sync.read(Buffer.from(picture, 'base64')).width, SIZE.width);
  });

  it('gets none when the model is said to take none', async () => {
    await decideWith({ OPENAI_VISION: '0' });
    assert.ok(!asked.includes('data:image'));
  });
});
