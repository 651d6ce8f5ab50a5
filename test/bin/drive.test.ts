import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { FolderArtifactStore } from '../../activities/artifacts/store.js';
import { decide } from '../../activities/policy/decide.js';
import { replayEpisode } from '../../activities/trajectory/replay.js';
import { DrivenPolicy } from '../../bin/drive/driven-policy.js';
import { LineSource } from '../../bin/drive/line-source.js';
import { type ServedPolicy, servePolicy } from '../../bin/drive/policy-address.js';
import type { Decision } from '../../domain/action.js';
import type { ArtifactRef } from '../../domain/artifact.js';
import type { Finding, StepStatus, Verdict } from '../../domain/outcome.js';
import { FakeBrowser } from '../policy-server/fake-console.js';
import { handTask, requestFor } from '../policy-server/requests.js';
import { useTemporaryFolder } from './temporary-folder.js';

const ENTRY = fileURLToPath(new URL('../../bin/console-agent.mjs', import.meta.url));
const DRIVER = fileURLToPath(new URL('./driver.mjs', import.meta.url));
const DOCUMENT = fileURLToPath(new URL('../../benchmark/tasks/documents/create-a-ram-user.md', import.meta.url));

interface Line {
  readonly type: 'observation' | 'error' | 'end';
  readonly id: number;
  readonly [name: string]: unknown;
}

describe('an episode driven by lines', () => {
  const folder = useTemporaryFolder();
  let input: PassThrough;
  let lines: LineSource;
  let written: Line[];
  let served: ServedPolicy;
  let artifacts: FolderArtifactStore;

  beforeEach(async () => {
    input = new PassThrough();
    lines = new LineSource(input);
    written = [];
    artifacts = new FolderArtifactStore(folder.path);
    const write = (line: object): void => void written.push(line as Line);
    served = await servePolicy(new DrivenPolicy({ lines, write, pictureFile: (ref) => artifacts.path(ref) }));
  });
  afterEach(() => {
    lines.close();
    served.close();
  });

  /** Asks as the activity of a run does. */
  async function ask(names: readonly string[]): Promise<{ kind: string; decision: Decision }> {
    const page = new FakeBrowser(() => ({
      url: 'https://ram.console.aliyun.com/',
      title: 'RAM',
      controls: names.map((name) => ({ role: 'button', name })),
    })).observe();
    const { task, trajectory, observation } = requestFor(handTask(), page);
    const given = {
      task: await artifacts.putJson(task),
      trajectory: await artifacts.putJson(trajectory),
      observation: await artifacts.putJson(observation),
      policy: served.name,
    };
    const { kind, decision } = await decide(artifacts, given, {
      policyServerUrl: 'http://127.0.0.1:9',
      timeoutMs: 5_000,
    });
    return { kind, decision: await artifacts.getJson<Decision>(decision) };
  }

  it('tells what the page shows and takes the next line as the decision', async () => {
    input.write('{"thought": "go", "action": {"kind": "click", "mark": 1}}\n');
    const { decision } = await ask(['Create User']);
    assert.deepEqual(decision.action, { kind: 'click', mark: 1 });
    const [line] = written;
    assert.equal(line?.type, 'observation');
    assert.match(String(line?.text), /Create User/);
    assert.equal(line?.last, null);
    assert.match(String(line?.screenshot), new RegExp(`^${folder.path}`));
  });

  it('says what is wrong with a line, and lets it be mended', async () => {
    for (const line of [
      'no JSON',
      '{"action": {"kind": "fly"}}',
      '{"action": {"kind": "click", "mark": 99}}',
      '{"id": 7, "action": {"kind": "back"}}',
      // The number of the question is not taken for the mark that is missing.
      '{"id": 1, "action": "click"}',
      "{'id': 1, 'action': 'click'}",
    ]) {
      input.write(`${line}\n`);
    }
    input.write('{"id": 1, "action": {"kind": "back"}}\n');
    assert.equal((await ask(['Create User'])).kind, 'back');
    assert.deepEqual(
      written.map(({ type, error }) => [type, error ?? null]),
      [
        ['observation', null],
        ['error', 'noObject'],
        ['error', 'noAction'],
        ['error', 'unknownMark'],
        ['error', 'stale'],
        ['error', 'wrongField'],
        ['error', 'wrongField'],
      ],
    );
  });

  it('asks a question that comes again only once, and gives up one that another replaced', async () => {
    const first = ask(['Create User']);
    const again = ask(['Create User']);
    const replaced = Promise.allSettled([first, again]);
    while (written.length === 0) await new Promise((resolve) => setImmediate(resolve));
    const other = ask(['Delete User']);
    while (written.length === 1) await new Promise((resolve) => setImmediate(resolve));
    input.write('{"action": {"kind": "click", "mark": 1}}\n');
    assert.equal((await other).kind, 'click');
    for (const { status } of await replaced) assert.equal(status, 'rejected');
    assert.deepEqual(
      written.map(({ id }) => id),
      [1, 2],
    );
  });

  it('ends the episode when the program has ended, or answers nothing but nonsense', async () => {
    for (let line = 0; line < 20; line += 1) input.write('nonsense\n');
    await assert.rejects(ask(['Create User']), { name: 'PolicyReplyInvalid', message: /20 lines/ });
    input.end();
    await assert.rejects(ask(['Delete User']), { name: 'PolicyReplyInvalid', message: /has ended/ });
  });
});

describe('console-agent drive', function () {
  this.timeout(300_000);
  const folder = useTemporaryFolder();

  it('lets a program of a few lines play a shipped document to a verdict', async () => {
    const pressed = ['Identities', 'Users', 'Create User', 'Logon Name', 'Display Name', 'Console Access', 'OK'];
    const home = join(folder.path, 'home');
    const agent = spawn(process.execPath, [ENTRY, 'drive', DOCUMENT, '--trace'], {
      env: { ...process.env, CONSOLE_AGENT_HOME: home },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    const driver = spawn(process.execPath, [DRIVER, ...pressed], { stdio: ['pipe', 'pipe', 'inherit'] });
    driver.stdout.pipe(agent.stdin);
    agent.stdout.pipe(driver.stdin);
    let [stdout, stderr] = ['', ''];
    agent.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk.toString();
    });
    agent.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk.toString();
    });
    const code = await new Promise((resolve) => agent.once('close', resolve));
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Line);
    assert.equal(lines[1]?.type, 'error', 'the first line of the driver is no action');
    const end = lines.at(-1) as unknown as {
      type: string;
      verdict: Verdict;
      steps: readonly { status: StepStatus }[];
      findings: readonly Finding[];
      report: string;
      trajectory: ArtifactRef;
    };
    assert.equal(end.type, 'end', stderr);
    assert.deepEqual([end.verdict, code], ['verified', 0], JSON.stringify(end) + stderr);
    await access(end.report);
    await access(end.report.replace(/html$/, 'trace.zip'));
    // What was said live can be had again from what was stored.
    const { turns } = await replayEpisode(new FolderArtifactStore(join(home, 'artifacts')), end.trajectory);
    assert.deepEqual(
      turns.map(({ request }) => request.observation),
      lines.filter(({ type }) => type === 'observation').map(({ observation }) => observation),
    );
    assert.deepEqual(turns.at(-1)?.decision?.action, {
      kind: 'task_complete',
      evidence: 'pressed all, told 1 mistakes',
    });
  });

  it('ends when the stack cannot be started, although the program still holds its input', async () => {
    const agent = spawn(process.execPath, [ENTRY, 'drive', DOCUMENT], {
      env: { ...process.env, CONSOLE_AGENT_HOME: join(folder.path, 'none'), CONSOLE_AGENT_TEMPORAL: folder.path },
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    let stderr = '';
    agent.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk.toString();
    });
    const late = setTimeout(() => agent.kill('SIGKILL'), 60_000);
    assert.equal(await new Promise((resolve) => agent.once('close', resolve)), 3, stderr);
    clearTimeout(late);
    assert.match(stderr, /CONSOLE_AGENT_TEMPORAL/);
  });

  it('asks which procedure is meant before it starts anything', async () => {
    const agent = spawn(process.execPath, [ENTRY, 'drive', DOCUMENT, '--procedure', 'another one'], {
      env: { ...process.env, CONSOLE_AGENT_HOME: join(folder.path, 'none') },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let stderr = '';
    agent.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk.toString();
    });
    assert.equal(await new Promise((resolve) => agent.once('close', resolve)), 2);
    assert.match(stderr, /no procedure "another one"\. It has: .*Create a RAM user/s);
  });
});
