import type { ArtifactRef } from '../../domain/artifact.js';
import { bindProcedure } from '../../domain/binding/bind-task.js';
import { consoleStartUrl } from '../../domain/consoles.js';
import { AgentError } from '../../domain/errors.js';
import type { ParsedDocument } from '../../domain/procedure.js';
import type { ArtifactStore } from '../artifacts/store.js';
import type { BindTaskInput } from './contract.js';

/** Decides every free value of one procedure of a stored document and stores the task. */
export async function bindTask(
  artifacts: ArtifactStore,
  input: BindTaskInput,
): Promise<{ readonly task: ArtifactRef }> {
  const document = await artifacts.getJson<ParsedDocument>(input.document);
  const procedure = document.procedures.find(({ id }) => id === input.procedureId);
  if (procedure === undefined) {
    const known = document.procedures.map(({ id }) => id).join(', ');
    throw new AgentError('InvalidInput', `${document.file} has no procedure "${input.procedureId}"; it has: ${known}.`);
  }
  const startUrl = consoleStartUrl(document);
  if (document.product === null || startUrl === null) {
    throw new AgentError('ProductUnknown', `${document.file} links to no console that is known.`);
  }
  const task = bindProcedure({
    document,
    procedure,
    lease: input.lease,
    regionId: input.regionId,
    outputs: input.outputs,
    product: document.product,
    startUrl,
  });
  return { task: await artifacts.putJson(task) };
}
