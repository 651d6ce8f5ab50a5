import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AgentError } from '../../domain/errors.js';
import { matchNeeds } from '../../domain/needs.js';
import type { CloudConfiguration } from '../../domain/ports.js';
import type { ParsedDocument } from '../../domain/procedure.js';
import { META_OFFERS } from '../../pulumi/resources/library.js';
import type { ArtifactStore } from '../artifacts/store.js';
import type { SecretStore } from '../cloud/secret-store.js';
import { type Alive, alive } from '../temporal/index.js';
import type { ProvisioningActivities } from './contract.js';
import { Engine, type EngineRun } from './engine.js';
import { applyNeeds, destroyLease, type ProvisionerOptions, stackPassphrase } from './provisioner.js';
import { provide } from './resource-coder.js';

export interface ProvisioningDependencies {
  readonly artifacts: ArtifactStore;
  readonly secrets: SecretStore;
  readonly cloud: CloudConfiguration;
  /** Executable of the Pulumi command line. */
  readonly pulumi: string;
}

/** Activities that make and destroy what procedures need. */
export function createProvisioningActivities(dependencies: ProvisioningDependencies): ProvisioningActivities {
  const { artifacts, secrets, cloud, pulumi } = dependencies;
  const options: ProvisionerOptions = {
    api: cloud.api,
    secrets,
    engine: new Engine({
      pulumi,
      provisioner: cloud.provisioner,
      home: engineHome(cloud.provisioner.stateUrl),
      passphrase: () => stackPassphrase(secrets),
    }),
  };
  return {
    async planProcedure({ document, procedureId }) {
      const parsed = await artifacts.getJson<ParsedDocument>(document);
      const procedure = parsed.procedures.find((candidate) => candidate.id === procedureId);
      if (procedure === undefined) {
        throw new AgentError('InvalidInput', `${parsed.file} has no procedure "${procedureId}".`, { procedureId });
      }
      return { needs: matchNeeds(procedure, META_OFFERS).needs };
    },
    provision: (input) => alive((activity) => applyNeeds(options, input, input.needs, engineRun(activity))),
    provideResource: (input) => alive((activity) => provide(options, input, engineRun(activity))),
    destroyStack: (input) => alive((activity) => destroyLease(options, input, engineRun(activity))),
  };
}

/** The engine's own files lie beside file state, or in the machine's temporary folder when state is remote. */
function engineHome(stateUrl: string): string {
  if (stateUrl.startsWith('file:')) return join(fileURLToPath(stateUrl), 'engine');
  return join(tmpdir(), `console-agent-engine-${userInfo().username}`);
}

function engineRun({ signal, report }: Alive): EngineRun {
  return { signal, onOutput: (text) => report(text.trim().split('\n').at(-1) ?? '') };
}
