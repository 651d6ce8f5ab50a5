import { ApplicationFailure, Context } from '@temporalio/activity';
import type { AccountActivities } from '../../activities/accounts/contract.js';
import type { BrowserPoolActivities, BrowserSessionActivities, StepReport } from '../../activities/browser/contract.js';
import type { DocumentActivities } from '../../activities/documents/contract.js';
import { createIntakeActivities } from '../../activities/intake/index.js';
import type { PolicyActivities } from '../../activities/policy/contract.js';
import type { ProvisioningActivities } from '../../activities/provisioning/contract.js';
import type { ReportActivities } from '../../activities/reports/contract.js';
import type { RewardActivities } from '../../activities/reward/contract.js';
import type { ArtifactRef } from '../../domain/artifact.js';
import type { Finding } from '../../domain/outcome.js';

/** What a scripted run is to meet. Everything else goes well. */
export interface Script {
  /** Decisions of the policy in order; afterwards `task_complete`. */
  readonly decisions: readonly ('click' | 'request_resource' | 'task_unachievable')[];
  /** Session steps (counted over all attempts) at which the browser worker is gone. */
  readonly lostAt: readonly number[];
  /** Whether the lost attempt had claimed an action that may have written. */
  readonly writeClaimed: boolean;
  readonly confirmed: boolean;
  readonly findings: readonly Finding[];
  /** Step that never returns until it is cancelled. */
  readonly hangAt: number | null;
  readonly destroyFails: boolean;
  /** Providing a resource never returns until it is cancelled. */
  readonly provideHangs: boolean;
  readonly reportFails: boolean;
  /** Tokens that each decision costs. */
  readonly tokens: number;
  /** Session steps that go round in circles, at which the sign-in had expired, and after which only a person can go on. */
  readonly loopAt: readonly number[];
  readonly renewedAt: readonly number[];
  readonly humanCheckAt: readonly number[];
  /** The check is still there however often the page is read again. */
  readonly humanCheckStays: boolean;
  /** The first decision is made only when this comes true. */
  readonly decides: Promise<void> | null;
}

export const GOES_WELL: Script = {
  decisions: ['click', 'click'],
  lostAt: [],
  writeClaimed: false,
  confirmed: true,
  findings: [],
  hangAt: null,
  destroyFails: false,
  provideHangs: false,
  reportFails: false,
  tokens: 0,
  loopAt: [],
  renewedAt: [],
  humanCheckAt: [],
  humanCheckStays: false,
  decides: null,
};

const ref = (name: string): ArtifactRef => ({ sha256: name, mediaType: 'application/json', bytes: 1 });

/** A cancel reaches an activity as the answer to a heartbeat. */
async function untilCancelled(): Promise<void> {
  const context = Context.current();
  const heartbeat = setInterval(() => context.heartbeat(), 100);
  await context.cancelled.finally(() => clearInterval(heartbeat));
}

/** Activities that follow a script and write down, in order, what they were asked to do. */
export function fakeActivities(script: Script, sessionQueue: string) {
  const calls: string[] = [];
  let steps = 0;
  let decisions = 0;
  const report = (summary: string): StepReport => ({
    observation: ref('observation'),
    trajectory: ref('trajectory'),
    summary,
    landed: true,
    loop: 0,
    renewed: false,
    humanCheck: null,
  });

  const documents: DocumentActivities = {
    async loadDocument({ source }) {
      return {
        document: ref('document'),
        title: 'Create a thing',
        locale: 'en',
        product: 'ecs',
        procedures: [
          { id: 'create-a-thing', title: `Create a thing of ${source}`, line: 3, operations: ['CreateThing'] },
        ],
      };
    },
    async bindTask({ lease }) {
      calls.push(`bind ${lease.accountId}`);
      return { task: ref('task') };
    },
  };
  const accounts: AccountActivities = {
    async checkAccount() {},
    async rotateCredentials({ account }) {
      calls.push(`rotate ${account.accountId}`);
    },
    async ownerIsRunning() {
      return true;
    },
  };
  const provisioning: ProvisioningActivities = {
    async planProcedure() {
      return { needs: [{ meta: 'network', attributes: {}, because: { line: 1, text: 'a network' } }] };
    },
    async provision({ lease }) {
      calls.push(`provision ${lease.accountId}`);
      return { stack: 'lease', resources: [], outputs: { vpcId: 'vpc-1' } };
    },
    async provideResource({ need }) {
      calls.push(`provide ${need}`);
      if (script.provideHangs) await untilCancelled();
      return {
        need,
        meta: 'network',
        status: 'provided',
        message: '',
        resources: [],
        outputs: {},
        by: 'resourceCoder',
      };
    },
    async destroyStack({ lease }) {
      calls.push(`destroy ${lease.accountId}`);
      if (script.destroyFails) throw ApplicationFailure.nonRetryable('the engine refused', 'TeardownIncomplete');
    },
  };
  const pool: BrowserPoolActivities = {
    async openSession({ episodeId, lease }) {
      calls.push(`open ${lease.accountId}`);
      return {
        sessionId: episodeId,
        queue: sessionQueue,
        userName: 'role:session',
        openedAt: 1,
        observation: ref('observation'),
        trajectory: ref('trajectory'),
        humanCheck: null,
      };
    },
    async readClaims() {
      return { writeClaimed: script.writeClaimed, trajectory: null };
    },
  };
  const session: BrowserSessionActivities = {
    async step({ step }) {
      steps += 1;
      if (script.lostAt.includes(steps)) throw ApplicationFailure.nonRetryable('no such session', 'SessionLost');
      if (script.hangAt === steps) {
        calls.push('hang');
        await untilCancelled();
      }
      calls.push(`step ${step}`);
      return {
        ...report(`step ${step}`),
        loop: script.loopAt.includes(steps) ? 2 : 0,
        renewed: script.renewedAt.includes(steps),
        humanCheck: script.humanCheckAt.includes(steps) ? 'a slider captcha' : null,
      };
    },
    async record({ event }) {
      calls.push(`record ${event.kind}`);
      return report(event.kind);
    },
    async look() {
      calls.push('look');
      return { ...report('look'), humanCheck: script.humanCheckStays ? 'a slider captcha' : null };
    },
    async probe({ looks }) {
      calls.push('probe');
      return { looks: looks.map(({ url }) => ({ url, shown: [], observation: ref('observation') })) };
    },
    async closeSession({ end }) {
      calls.push(`close ${end.kind}`);
      return { trajectory: ref('trajectory') };
    },
  };
  const policy: PolicyActivities = {
    async decide() {
      const kind = script.decisions[decisions] ?? 'task_complete';
      decisions += 1;
      if (script.decides !== null) calls.push(`decide ${decisions}`);
      if (decisions === 1) await script.decides;
      return {
        decision: ref('decision'),
        kind,
        request: kind === 'request_resource' ? { need: 'a network', attributes: {} } : null,
        summary: kind,
        tokens: script.tokens,
      };
    },
  };
  const reward: RewardActivities = {
    async deriveRule() {
      return { rule: { version: 1, all: [], derivedFrom: ['CreateThing'] } };
    },
    async checkAuditLog() {
      return { confirmed: script.confirmed, matched: [] };
    },
    async findDeviations() {
      return { findings: script.findings, steps: [{ line: 4, number: 1, status: 'followed' }] };
    },
    async planSecondLook() {
      return { looks: [{ url: 'https://ecs.console.aliyun.com/', open: [], labels: ['OK'] }] };
    },
    async applySecondLook({ findings }) {
      return { findings: findings.map((finding) => ({ ...finding, confirmed: true })) };
    },
  };
  const reports: ReportActivities = {
    async writeReport({ result }) {
      calls.push(`report ${result.verdict}`);
      if (script.reportFails) throw ApplicationFailure.nonRetryable('the disk is full', 'ArtifactMissing');
      return { report: ref('report') };
    },
  };
  const intake = createIntakeActivities({
    regionId: 'cn-hangzhou',
    api: { protocol: 'http', endpoint: '127.0.0.1:1' },
    console: {
      federationUrl: 'https://signin.aliyun.com/federation',
      listener: null,
      certificateKeyHash: null,
      allowedHosts: ['aliyun.com'],
      products: null,
    },
    provisioner: { pluginFolder: null, stateUrl: 'file:///nowhere' },
    audit: { visibilityDelayMs: 0, pollIntervalMs: 50 },
  });
  return { calls, intake, documents, accounts, provisioning, pool, session, policy, reward, reports };
}
