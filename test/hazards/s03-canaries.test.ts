import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DefaultFailureConverter, defaultPayloadConverter } from '@temporalio/common';
import { PNG } from 'pngjs';
import type { FolderArtifactStore } from '../../activities/artifacts/store.js';
import { Redactor } from '../../activities/browser/redact.js';
import { BrowserProcess } from '../../activities/browser/session/browser-process.js';
import { openSession } from '../../activities/browser/session/open-session.js';
import { performStep } from '../../activities/browser/session/perform-step.js';
import type { BrowserSession } from '../../activities/browser/session/session.js';
import { TaskSecrets } from '../../activities/browser/task-secrets.js';
import { accountSecretName } from '../../activities/cloud/credentials.js';
import { FileSecretStore } from '../../activities/cloud/secret-store.js';
import { decide } from '../../activities/policy/decide.js';
import { renderReport } from '../../activities/reports/html/report.js';
import { resultsJson } from '../../activities/reports/json.js';
import { loadReport } from '../../activities/reports/load-report.js';
import type { Action, Decision } from '../../domain/action.js';
import type { ArtifactRef } from '../../domain/artifact.js';
import type { AccountLease } from '../../domain/lease.js';
import type { Observation } from '../../domain/observation.js';
import type { EpisodeTask } from '../../domain/task.js';
import { createPolicyLookup } from '../../policy-server/lookup.js';
import { createPolicyServer } from '../../policy-server/server.js';
import { everyForm, formsIn } from '../browser/encodings.js';
import { type Episode, Harness } from '../browser/harness.js';
import { handTask } from '../policy-server/requests.js';
import { sampleDocument, sampleResult } from '../reports/sample.js';
import { startCloudOfOneAccount } from '../support/local-cloud.js';

const GENERATED = 'gen-K3y/Value+77=zz';
const KEY = 'key-of-the-account-1';
const LEASE = 'lease-of-the-test';

/** Known values through everything that a run writes or sends, and a search for each of their forms in all of it. */
describe('hazards S01, S03, S09: canaries in every place of a run', function () {
  this.timeout(180_000);
  let harness: Harness;
  let sinks: Sinks;
  const canaries = new Map<string, string>();

  before(async function () {
    const started = await Harness.start();
    if (started === undefined) this.skip();
    harness = started;
    sinks = await Sinks.start();
  });
  after(async () => {
    await harness?.stop();
    await sinks?.stop();
  });

  it('types a password by its name, and shows it nowhere, whatever the page does with it', async () => {
    const task = passwordTask();
    const value = valueBehind(task);
    canaries.set('typed password', value);
    canaries.set('value that the page shows', GENERATED);
    harness.page('/form', FORM);
    harness.routes.set('/told', (_request, response) => response.writeHead(204).end());
    const episode = await harness.open('/form', 'canary/form', task);
    episode.session.secrets = new TaskSecrets(task, KEY, LEASE, episode.session.redactor);
    await episode.do({ kind: 'type', mark: episode.mark('Password'), text: '{{secret:password}}' });
    assert.match(await episode.outcome(), /^landed/);
    await episode.do({ kind: 'type', mark: episode.mark('Confirm Password'), text: '{{secret:password}}' });
    assert.match(await episode.outcome(), /^landed/);
    await episode.do({ kind: 'type', mark: episode.mark('Comment'), text: 'it is {{secret:password}}' });
    assert.match(await episode.outcome(), /^ActionForbidden/);
    await episode.do({ kind: 'type', mark: episode.mark('Comment'), text: '{{secret:other}}' });
    assert.match(await episode.outcome(), /^ElementUnsuitable/);
    await episode.do({ kind: 'click', mark: episode.mark('Show') });
    assert.equal(episode.element('Password').value, '{{secret:password}}', 'the agent knows what stands there');
    await maskedAt(episode, episode.element('Password').box);
    await episode.do({ kind: 'click', mark: episode.mark('Spread') });
    await episode.do({ kind: 'find', text: 'key' });
    await sinks.keep(harness, episode, task);
    await episode.close();
    assert.ok(
      harness.requests.some((line) => line.includes(encodeURIComponent(GENERATED))),
      'the page has it and tells it',
    );
    assert.equal(harness.requests.filter((line) => line.includes('landed=yes')).length, 1, 'the form got the value');
  });

  it('keeps the keys of a real sign-in and a key that the console shows', async () => {
    const added = spyOnSecrets();
    const cloud = await startCloudOfOneAccount();
    const folder = await mkdtemp(join(tmpdir(), 'canaries-'));
    try {
      const { accountId, accessKeyId, accessKeySecret } = cloud.account;
      const secrets = new FileSecretStore(join(folder, 'secrets'));
      await secrets.put(accountSecretName(accountId), JSON.stringify({ accessKeyId, accessKeySecret }));
      const { console } = cloud.configuration;
      const chromiumPath = harness.browser.settings.chromiumPath;
      const parts = {
        browser: new BrowserProcess({ chromiumPath, console, recycleAfter: 10 }),
        artifacts: harness.artifacts,
        claims: harness.claims,
        allowedHosts: console.allowedHosts,
        cloud: cloud.configuration,
        secrets,
      };
      const task = { ...passwordTask(), startUrl: 'https://ram.console.aliyun.com/users' };
      const reference = await harness.artifacts.putJson(task);
      const { session, opened } = await openSession(
        parts,
        {
          episodeId: 'canary/cloud',
          lease: { accountId, leaseId: LEASE } as AccountLease,
          episodeRoleArn: cloud.account.episodeRoleArn,
          task: reference,
          policy: 'test',
        },
        AbortSignal.timeout(60_000),
      );
      const play = new Play(harness, session, opened.observation, opened.trajectory);
      await play.act('Create User', (mark) => ({ kind: 'click', mark }));
      await play.act('Logon Name', (mark) => ({ kind: 'type', mark, text: 'canary-1' }));
      await play.act('Display Name', (mark) => ({ kind: 'type', mark, text: 'canary' }));
      await play.act('Programmatic Access', (mark) => ({ kind: 'check', mark, checked: true }));
      await play.act('OK', (mark) => ({ kind: 'click', mark }));
      await sinks.ask(harness.artifacts, reference, play.trajectory, play.observation);
      await sinks.report(harness.artifacts, reference, play.trajectory);
      sinks.write('opened', JSON.stringify(opened));
      await session.close();
      await parts.browser.close();
      added.restore();
      const [account = '', role = '', token = '', signIn = ''] = added.values.filter(
        (one) => one.length >= 16 && !one.startsWith('Ac!'),
      );
      for (const [name, value] of Object.entries({ account, role, token, signIn })) canaries.set(`${name} key`, value);
      const shown = added.values.filter((one) => one.length >= 20).at(-1) ?? '';
      canaries.set('key that the console shows', shown);
      assert.equal(account, accessKeySecret);
      assert.equal(new Set(canaries.values()).size, 7);
    } finally {
      added.restore();
      await cloud.stop();
      await rm(folder, { recursive: true, force: true });
    }
  });

  it('finds none of them in any file or request', async () => {
    const found: string[] = [];
    const texts = [...(await filesUnder(harness.folder)), ...sinks.all()];
    for (const [name, value] of canaries) {
      for (const [where, text] of texts) {
        for (const form of formsIn(text, value)) found.push(`${name}, ${form}, in ${where}`);
      }
    }
    const forms = Object.keys(everyForm('x')).length;
    console.log(
      `      canaries: ${canaries.size} values in ${forms} forms, ${found.length} found in ${texts.length} files and requests`,
    );
    assert.deepEqual(found, []);
    assert.ok(texts.length > 20);
    assert.ok(
      texts.some(([, text]) => text.includes('{{secret:password}}')),
      'the name is told',
    );
  });
});

const FORM = `<title>Form</title><label>Password <input type="password" id="p"></label><label>Confirm Password <input type="password" id="c"></label><label>Comment <input></label>
  <button onclick="p.type = 'text'; fetch('/told?landed=' + (p.value !== '' && p.value === c.value && !p.value.includes('{{') ? 'yes' : 'no'))">Show</button>
  <button onclick="spread()">Spread</button><dl><dt>AccessKey Secret</dt><dd>${GENERATED}</dd></dl><div id="out"></div>
  <script>function spread() {
    for (const v of [p.value, ${JSON.stringify(GENERATED)}]) {
      const uri = encodeURIComponent(v), base = btoa('u:' + v), hex = [...v].map((l) => l.charCodeAt(0).toString(16)).join('');
      document.title = v; location.hash = uri; console.error('key ' + v); alert('key ' + base);
      const put = (text, tag = 'p') => { const e = document.createElement(tag); e.textContent = text; out.append(e); return e; };
      put(v); put(uri); put(encodeURIComponent(uri)); put(base); put(hex); put(JSON.stringify({ v })); put(v.toUpperCase(), 'button');
      for (const letter of v) put(letter, 'span'); for (let at = 0; at < v.length; at += 4) put(v.slice(at, at + 4), 'button');
      put('x').dataset.mirror = v; put('help', 'button').title = v; put('', 'input').placeholder = v;
      const host = put('', 'section').attachShadow({ mode: 'open' }); host.innerHTML = '<b></b>'; host.firstChild.textContent = v;
      const frame = put('', 'iframe'); frame.srcdoc = '<p>' + v.replaceAll('<', '&lt;') + '</p>';
      const link = put('file', 'a'); link.download = v + '.txt'; link.href = URL.createObjectURL(new Blob([v])); link.click();
      fetch('/told?key=' + uri, { method: 'POST', body: JSON.stringify({ v }), headers: { 'x-key': uri } });
      localStorage.setItem('k', v); history.replaceState(null, '', '?p=' + uri);
    }
  }</script>`;

function passwordTask(): EpisodeTask {
  const secret = { alsoShownAs: [], source: 'lease', secret: true, value: '{{secret:password}}' } as const;
  return {
    ...handTask(),
    values: [
      { label: 'Password', ...secret },
      { label: 'Confirm Password', ...secret },
    ],
  };
}

/** The value as the hands make it, learnt from what they have masked. */
function valueBehind(task: EpisodeTask): string {
  const added = spyOnSecrets();
  new TaskSecrets(task, KEY, LEASE, new Redactor());
  added.restore();
  const [value = ''] = added.values;
  assert.ok(value.length >= 8);
  return value;
}

/** Every value that any session is told to mask. */
function spyOnSecrets(): { readonly values: string[]; readonly restore: () => void } {
  const values: string[] = [];
  const original = Redactor.prototype.add;
  Redactor.prototype.add = function (this: Redactor, secret: string, mask?: string): void {
    values.push(secret);
    original.call(this, secret, mask);
  };
  return {
    values,
    restore: () => {
      Redactor.prototype.add = original;
    },
  };
}

/** Steps of a session by names of controls, as the activity does them. */
class Play {
  step = 0;

  constructor(
    private readonly harness: Harness,
    private readonly session: BrowserSession,
    public observation: ArtifactRef,
    public trajectory: ArtifactRef,
  ) {}

  async act(name: string, action: (mark: number) => Action): Promise<void> {
    const { artifacts, claims } = this.harness;
    const { elements } = await artifacts.getJson<Observation>(this.observation);
    const mark = elements.find((element) => element.name === name)?.mark;
    assert.ok(mark !== undefined, `${name} among ${elements.map((element) => element.name).join(' | ')}`);
    this.step += 1;
    const decision: Decision = {
      thought: { progress: '', page: '', goal: '' },
      serving: { instruction: null, label: null, how: 'asDocumented', reason: '' },
      action: action(mark),
    };
    const input = { sessionId: this.session.id, step: this.step, decision: await artifacts.putJson(decision) };
    const report = await performStep(this.session, claims, input, AbortSignal.timeout(60_000));
    assert.ok(report.landed, report.summary);
    this.observation = report.observation;
    this.trajectory = report.trajectory;
  }
}

/** What leaves the machine or is shown besides the files: requests to a policy server and a model, histories, reports. */
class Sinks {
  readonly #texts: (readonly [string, string])[] = [];

  private constructor(
    private readonly model: Server,
    private readonly policy: Server,
  ) {}

  static async start(): Promise<Sinks> {
    const received: (readonly [string, string])[] = [];
    const model = await listening(
      createServer((request, response) => {
        const parts: Buffer[] = [];
        request.on('data', (part: Buffer) => parts.push(part));
        request.on('end', () => {
          received.push([`request to the model ${received.length}`, Buffer.concat(parts).toString('latin1')]);
          const content = '{"action":{"kind":"wait","seconds":1}}';
          response.end(JSON.stringify({ choices: [{ message: { content }, finish_reason: 'stop' }] }));
        });
      }),
    );
    const lookup = createPolicyLookup({ OPENAI_BASE_URL: `${addressOf(model)}/v1`, OPENAI_VISION: '1' });
    const server = createPolicyServer((name) => {
      const policy = lookup(name);
      return {
        version: policy.version,
        wantsScreenshot: policy.wantsScreenshot,
        decide: (request, signal) => {
          received.push([`request to the policy ${received.length}`, JSON.stringify(request)]);
          return policy.decide(request, signal);
        },
      };
    });
    const sinks = new Sinks(model, await listening(server));
    sinks.all = () => [...sinks.#texts, ...received];
    return sinks;
  }

  all: () => readonly (readonly [string, string])[] = () => this.#texts;

  write(where: string, text: string): void {
    this.#texts.push([where, text]);
  }

  /** Everything that one episode came to: what the model is asked, its history, an error, the report. */
  async keep(harness: Harness, episode: Episode, task: EpisodeTask): Promise<void> {
    const reference = await harness.artifacts.putJson(task);
    await this.ask(harness.artifacts, reference, episode.report.trajectory, episode.report.observation);
    await this.report(harness.artifacts, reference, episode.report.trajectory);
    this.write('result of the activity', JSON.stringify(episode.report));
    const cause = new Error(`net::ERR at http://x/?p=${[...canariesOf(episode)].join()}`);
    const error = episode.session.redactor.error(new Error(cause.message, { cause }));
    const failure = new DefaultFailureConverter().errorToFailure(error, defaultPayloadConverter);
    this.write('failure in the history', JSON.stringify(failure));
  }

  async ask(artifacts: FolderArtifactStore, task: ArtifactRef, trajectory: ArtifactRef, observation: ArtifactRef) {
    const input = { task, trajectory, observation, policy: 'openai:canary' };
    const result = await decide(artifacts, input, { policyServerUrl: addressOf(this.policy), timeoutMs: 20_000 });
    this.write('result of the policy activity', JSON.stringify(result));
  }

  async report(artifacts: FolderArtifactStore, task: ArtifactRef, trajectory: ArtifactRef): Promise<void> {
    const result = sampleResult({ trajectory });
    const document = await artifacts.putJson(sampleDocument('en'));
    const model = await loadReport(artifacts, { result, document, task, events: [], runLink: null });
    this.write('HTML report', renderReport(model));
    this.write('JSON report', JSON.stringify(resultsJson([{ result, report: null, runLink: null } as never])));
  }

  async stop(): Promise<void> {
    for (const server of [this.model, this.policy]) {
      server.closeAllConnections();
      server.close();
    }
  }
}

/** Texts that an error of the browser would quote: what the page's address and title hold. */
function canariesOf(episode: Episode): readonly string[] {
  return [valueBehind(episode.session.task), GENERATED, encodeURIComponent(GENERATED)];
}

async function listening(server: Server): Promise<Server> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

function addressOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function filesUnder(folder: string): Promise<readonly (readonly [string, string])[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(files.map(async (file) => [file, (await readFile(file)).toString('latin1')] as const));
}

/** The picture shows grey where a secret stands. */
async function maskedAt(episode: Episode, box: { x: number; y: number; width: number; height: number }): Promise<void> {
  const picture = PNG.sync.read(await episode.harness.artifacts.get(episode.observation.screenshot));
  const at = (Math.round(box.y + box.height / 2) * picture.width + Math.round(box.x + 10)) * 4;
  assert.deepEqual([...picture.data.subarray(at, at + 3)], [0x80, 0x80, 0x80]);
}
