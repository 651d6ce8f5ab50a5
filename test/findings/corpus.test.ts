import assert from 'node:assert/strict';
import { compareWithDocument } from '../../domain/findings/compare.js';
import { deriveRule } from '../../domain/rule.js';
import type { EpisodeTask } from '../../domain/task.js';
import { decideVerdict } from '../../domain/verdict.js';
import { corpusTask, isCorpusHere } from '../policy-server/corpus-tasks.js';
import { ECS_EN, ECS_ZH, EcsConsole } from '../policy-server/ecs-console.js';
import type { FakeBrowser } from '../policy-server/fake-console.js';
import { OSS_EN, OSS_ZH, OssConsole } from '../policy-server/oss-console.js';
import { RAM_EN, RAM_ZH, RamConsole, type RamTexts } from '../policy-server/ram-console.js';
import { factsOfRun } from './fake-run.js';

const VPC = { vpcId: 'vpc-bp1abc123', vpcName: 'ca-0a1b2c3d-vpc' };
const VPCS = ['vpc-other0001 / shared', 'vpc-bp1abc123 / ca-0a1b2c3d-vpc'];
const USER = { userName: 'ca-0a1b2c3d-user', accessKeyId: 'LTAI5tAbCdEf1234' };
const RAM = { users: ['someone-else', USER.userName], keyId: USER.accessKeyId };

interface Run {
  readonly file: string;
  readonly outputs?: Readonly<Record<string, string>>;
  readonly console: { readonly browser: FakeBrowser };
  readonly done: () => boolean;
}

function runs(locale: 'en' | 'zh'): readonly Run[] {
  const [ecs, oss, ram] = locale === 'en' ? [ECS_EN, OSS_EN, RAM_EN] : [ECS_ZH, OSS_ZH, RAM_ZH];
  const [group, keyPair] = [new EcsConsole(ecs, { vpcs: VPCS, folded: true }), new EcsConsole(ecs, { vpcs: VPCS })];
  const [bucket, user, key] = [new OssConsole(oss, { slow: true }), new RamConsole(ram, RAM), new RamConsole(ram, RAM)];
  const file = (name: string): string => `${name}.${locale}.md`;
  return [
    {
      file: file('01-ecs-create-a-security-group'),
      outputs: VPC,
      console: group,
      done: () => group.created.length > 0,
    },
    { file: file('02-ecs-create-an-ssh-key-pair'), console: keyPair, done: () => keyPair.created.length > 0 },
    { file: file('07-oss-create-buckets'), console: bucket, done: () => bucket.created.length > 0 },
    { file: file('09-ram-create-a-ram-user'), console: user, done: () => user.created.length > 0 },
    {
      file: file('10-ram-disable-an-accesskey-pair'),
      outputs: USER,
      console: key,
      done: () => key.disabled.length > 0,
    },
  ];
}

async function judge(task: EpisodeTask, console: { readonly browser: FakeBrowser }, done: () => boolean) {
  const facts = await factsOfRun(task, console.browser, done);
  const { findings, steps } = compareWithDocument(facts);
  const verdict = decideVerdict({ reward: facts.reward, environmentStopped: false, findings, steps });
  const claims = findings.filter((finding) => finding.confidence >= 0.5);
  return { facts, steps, verdict, claims: claims.map((finding) => `${finding.class}@${finding.line}`), findings };
}

describe('real documents against hand-made consoles', () => {
  before(function () {
    if (!isCorpusHere) this.skip();
  });

  for (const locale of ['en', 'zh'] as const) {
    it(`are verified when the console is as written, with a rule that names the lease (${locale})`, async () => {
      for (const { file, outputs, console, done } of runs(locale)) {
        const task = corpusTask(file, outputs);
        const { verdict, claims, steps } = await judge(task, console, done);
        assert.deepEqual({ file, verdict, claims }, { file, verdict: 'verified', claims: [] });
        assert.ok(
          steps.every((step) => step.status === 'followed'),
          JSON.stringify(steps),
        );
        const rule = deriveRule(task);
        assert.ok(rule !== null && rule.all.length > 0, file);
        const texts = JSON.stringify(rule);
        assert.ok(
          [task.namePrefix, ...Object.values(outputs ?? {})].some((text) => texts.includes(text)),
          texts,
        );
      }
    });
  }

  const userTask = () => corpusTask('09-ram-create-a-ram-user.en.md');
  const ramRun = async (
    change: Partial<RamTexts>,
    options: Partial<ConstructorParameters<typeof RamConsole>[1]> = {},
  ) => {
    const console = new RamConsole({ ...RAM_EN, ...change }, { ...RAM, ...options });
    return judge(userTask(), console, () => console.created.length > 0);
  };

  for (const [change, claim] of [
    [{ create: 'Add RAM User' }, 'labelRenamed@9'],
    [{ ok: 'Submit' }, 'labelRenamed@24'],
    [{ logon: 'Login ID' }, 'labelRenamed@11'],
    [{ display: 'Nickname' }, 'labelRenamed@11'],
    [{ users: 'User List' }, 'labelRenamed@7'],
    [{ group: 'People' }, 'labelRenamed@7'],
  ] as const) {
    it(`shows ${Object.values(change).join()} at its line`, async () => {
      const { claims, facts } = await ramRun(change);
      assert.equal(facts.reward, 1);
      assert.deepEqual(claims, [claim]);
    });
  }

  it('shows a moved navigation entry and still sees that everything else was followed', async () => {
    const { claims, verdict, steps } = await ramRun({}, { movedTo: 'Organization' });
    assert.deepEqual(claims, ['navigationMoved@7']);
    assert.equal(verdict, 'drifted');
    assert.deepEqual(
      steps.map((step) => step.status),
      ['followed', 'adapted', 'followed', 'followed', 'followed', 'followed'],
    );
  });

  it('names the missing button when the agent had to give up, and confirms nothing without a second look', async () => {
    const { findings, verdict } = await ramRun({ create: null });
    assert.deepEqual(
      findings.map(({ class: kind, line, blocking, confirmed }) => ({ kind, line, blocking, confirmed })),
      [{ kind: 'stepObsolete', line: 9, blocking: true, confirmed: false }],
    );
    assert.equal(verdict, 'agentFailed');
  });

  it('blames no document for a button that is there and does nothing', async () => {
    const { claims, verdict } = await ramRun({}, { dead: true });
    assert.deepEqual({ claims, verdict }, { claims: [], verdict: 'agentFailed' });
  });
});
