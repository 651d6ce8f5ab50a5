import { PNG } from 'pngjs';
import type { ReportModel } from '../../activities/reports/report-model.js';
import { compareWithDocument } from '../../domain/findings/compare.js';
import type { EpisodeFacts } from '../../domain/findings/facts.js';
import type { ProcedureResult } from '../../domain/outcome.js';
import type { Locale, ParsedDocument } from '../../domain/procedure.js';
import type { EpisodeTask } from '../../domain/task.js';
import { decideVerdict } from '../../domain/verdict.js';
import { securityGroupTask } from '../findings/builders.js';
import { AS_DOCUMENTED, type Labels, run } from '../findings/console.js';
import { auditEvent } from '../reward/builders.js';

/** A document whose lines are those of the hand-made procedure. */
const SOURCE = [
  '# Create a security group',
  '',
  'A security group works like a virtual firewall.',
  '',
  '## Prerequisites',
  '',
  'A VPC exists.',
  '',
  '## Procedure',
  '1.  Log on to the [ECS console](https://ecs.console.aliyun.com).',
  '',
  '2.  In the left-side navigation pane, choose **Network & Security** \\> **Security Groups**.',
  '',
  '3.  Click **Create Security Group**.',
  '',
  '4.  Configure the following parameters.',
  '',
  '    -   **Security Group Name**: a name that tells what the group is for.',
  '    -   **Description**: anything.',
  '    -   **Network Type**: select **VPC** or **Classic**.',
  '',
  '5.  Click **OK**.',
  '',
  'The security group appears in the list.',
].join('\n');

export function sampleDocument(locale: Locale, source = SOURCE): ParsedDocument {
  return {
    file: 'docs/create-a-security-group.md',
    title: 'Create a security group',
    locale,
    site: 'intl',
    product: 'ecs',
    procedures: [],
    links: [],
    notUnderstood: [],
    source,
  };
}

/** A model of a run on a console with the given labels. */
export function sampleModel(labels: Partial<Labels> = {}, overrides: Partial<ReportModel> = {}): ReportModel {
  const task = securityGroupTask();
  const facts = run({ ...AS_DOCUMENTED, ...labels }).facts(task);
  return modelOf(facts, task, overrides);
}

export function modelOf(facts: EpisodeFacts, task: EpisodeTask, overrides: Partial<ReportModel> = {}): ReportModel {
  const { findings, steps } = compareWithDocument(facts);
  const last = facts.views.at(-1);
  return {
    result: sampleResult({
      findings,
      steps,
      verdict: decideVerdict({ reward: 1, environmentStopped: false, steps, findings }),
    }),
    document: sampleDocument('en'),
    task,
    events: [auditEvent()],
    policy: 'ranker:0',
    trace: null,
    steps: facts.acts.flatMap((act) => {
      const view = facts.views[act.before];
      if (view === undefined) return [];
      return [
        {
          record: {
            step: act.index + 1,
            decision: {
              thought: {
                progress: 'The list of security groups is open.',
                page: 'It shows one button that creates a group.',
                goal: 'Open the form.',
              },
              serving: act.serving,
              action: act.action,
            },
            outcome: { status: 'landed', target: act.target, readBack: null },
            before: view.ref,
            after: view.ref,
            startedAt: 0,
            endedAt: 840,
            evidence: null,
          },
          observation: view.observation,
          observationHash: view.ref.sha256,
        },
      ];
    }),
    last:
      last === undefined ? null : { observation: last.observation, observationHash: last.ref.sha256, decision: null },
    pictures: new Map(facts.views.map(({ observation }) => [observation.screenshot.sha256, flatPng(64, 40)])),
    runLink: 'http://127.0.0.1:8233/namespaces/default/workflows/verify%2Fsample/run/history',
    ...overrides,
  };
}

export function sampleResult(overrides: Partial<ProcedureResult> = {}): ProcedureResult {
  return {
    document: 'docs/create-a-security-group.md',
    procedure: 'Create a security group',
    line: 9,
    verdict: 'verified',
    reward: 1,
    steps: [{ line: 10, number: 1, status: 'followed' }],
    findings: [],
    workflowId: 'verify/create-a-security-group/1',
    runId: 'run',
    trajectory: null,
    report: null,
    assisted: false,
    explanation: 'The audit log confirms the outcome.',
    seconds: 21.4,
    ...overrides,
  };
}

/** A picture with few colours, as a console has. */
export function flatPng(width: number, height: number): Buffer {
  const png = new PNG({ width, height });
  for (let at = 0; at < png.data.length; at += 4) png.data.set([240, 242, at % 64 === 0 ? 10 : 246, 255], at);
  return PNG.sync.write(png);
}

/** A picture that compresses badly: every pixel another colour. */
export function noisyPng(width: number, height: number, seed = 1): Buffer {
  const png = new PNG({ width, height });
  let state = seed;
  for (let at = 0; at < png.data.length; at++) {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    png.data[at] = at % 4 === 3 ? 255 : state >> 16;
  }
  return PNG.sync.write(png);
}
