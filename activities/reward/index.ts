import { cancellationSignal } from '@temporalio/activity';
import { findingsOfProcedure } from '../../domain/findings/by-procedure.js';
import { compareWithDocument } from '../../domain/findings/compare.js';
import { applySecondLooks, planSecondLooks } from '../../domain/findings/second-look.js';
import { matchRule } from '../../domain/match-rule.js';
import type { Observation } from '../../domain/observation.js';
import type { CloudConfiguration } from '../../domain/ports.js';
import type { ParsedDocument } from '../../domain/procedure.js';
import { deriveRule } from '../../domain/rule.js';
import type { EpisodeTask } from '../../domain/task.js';
import type { ArtifactStore } from '../artifacts/store.js';
import { CloudClient } from '../cloud/client.js';
import { accountCredentials } from '../cloud/credentials.js';
import type { SecretStore } from '../cloud/secret-store.js';
import { staticFindings } from '../documents/static-findings.js';
import { lookupEvents } from './audit-log.js';
import type { RewardActivities } from './contract.js';
import { EpisodeLoader } from './load-episode.js';

export interface RewardDependencies {
  readonly artifacts: ArtifactStore;
  readonly cloud: CloudConfiguration;
  readonly secrets: SecretStore;
}

/** Activities that decide what an episode achieved and what it says about the document. */
export function createRewardActivities({ artifacts, cloud, secrets }: RewardDependencies): RewardActivities {
  const episodes = new EpisodeLoader(artifacts);
  return {
    async deriveRule({ task }) {
      return { rule: deriveRule(await artifacts.getJson<EpisodeTask>(task)) };
    },

    async checkAuditLog({ lease, rule, scope }) {
      const credentials = await accountCredentials(secrets, lease.accountId);
      const client = new CloudClient({ api: cloud.api, credentials, regionId: scope.regionId });
      return matchRule(rule, scope, await lookupEvents(client, rule, scope, cancellationSignal()));
    },

    async findDeviations({ document, task, trajectory, reward }) {
      const facts = await episodes.load({ task, trajectory }, reward);
      const { findings, steps } = compareWithDocument(facts);
      const parsed = await artifacts.getJson<ParsedDocument>(document);
      const written = findingsOfProcedure(parsed, facts.task.procedure, await staticFindings(parsed));
      return { findings: [...findings, ...written], steps };
    },

    async planSecondLook({ task, trajectory, findings }) {
      // The outcome plays no part in where to look.
      const facts = await episodes.load({ task, trajectory }, 'invalid');
      return { looks: planSecondLooks(facts, findings).map((planned) => planned.look) };
    },

    async applySecondLook({ task, trajectory, findings, probe }) {
      const facts = await episodes.load({ task, trajectory }, 'invalid');
      const results = await Promise.all(
        probe.looks.map(async ({ shown, observation }) => ({
          shown,
          observation: await artifacts.getJson<Observation>(observation),
        })),
      );
      return { findings: applySecondLooks(findings, planSecondLooks(facts, findings), results) };
    },
  };
}
