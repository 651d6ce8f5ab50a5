import { AgentError } from '../../domain/errors.js';
import type { ResourceNeed, ResourceReport } from '../../domain/meta.js';
import { kindsIn, kindsMadeBy, type ResourceKind } from '../../domain/resource-kinds.js';
import { META_LIBRARY } from '../../pulumi/resources/library.js';
import type { ResourceMeta } from '../../pulumi/resources/meta.js';
import type { ProvideResourceInput } from './contract.js';
import type { EngineRun } from './engine.js';
import { NEEDS_OUTPUT, stackName } from './lease-stack.js';
import { applyNeeds, type ProvisionerOptions } from './provisioner.js';

const PASSING: ReadonlySet<string> = new Set(['CloudUnavailable', 'RateLimited']);

/**
 * ResourceCoder without a model: finds the META whose things a need names, and adds it to the lease's stack. What it
 * cannot or must not provide comes back as a report that says why, because the agent has to read it.
 */
export async function provide(
  options: ProvisionerOptions,
  input: ProvideResourceInput,
  run: EngineRun,
): Promise<ResourceReport> {
  const wanted = kindsIn(input.need);
  const none = { need: input.need, meta: '', resources: [], outputs: {}, by: 'resourceCoder' } as const;
  const own = [...kindsMadeBy(input.operations)].filter((kind) => wanted.has(kind));
  if (own.length > 0) {
    const message = `Making this is what the procedure itself is about (${input.operations.join(', ')}): do it in the console.`;
    return { ...none, status: 'refused', message };
  }
  const meta = retrieveMeta(wanted);
  if (meta === undefined) {
    const known = META_LIBRARY.map(({ description }) => description.description.en).join('; ');
    return { ...none, status: 'refused', message: `Nothing in the library provides this. It can provide: ${known}.` };
  }
  const { id } = meta.description;
  const because = { line: 0, text: input.need };
  const attributes = Object.fromEntries(
    Object.entries(input.attributes).filter(([name]) => name in meta.description.attributes),
  );
  try {
    // What was provided before in this episode stays, whether the caller remembers it or not.
    const applied = ((await options.engine.output(stackName(input.lease), NEEDS_OUTPUT)) ?? []) as ResourceNeed[];
    const needs = [...input.existing, ...applied, { meta: id, attributes, because }];
    const result = await applyNeeds(options, input, needs, run);
    const outputs = Object.fromEntries(
      Object.entries(result.outputs).filter(([name]) => meta.description.outputs.includes(name)),
    );
    return {
      need: input.need,
      meta: id,
      status: 'provided',
      message: `Provided: ${meta.description.description.en}.`,
      resources: result.resources,
      outputs,
      by: 'resourceCoder',
    };
  } catch (error) {
    // What passes by itself is the caller's to retry; everything else is news for the agent.
    if (!(error instanceof AgentError) || run.signal?.aborted || PASSING.has(error.name)) throw error;
    return { ...none, meta: id, status: 'failed', message: error.message };
  }
}

/** The META that makes the most of what is wanted, and of these the one that makes the least besides. */
export function retrieveMeta(wanted: ReadonlySet<ResourceKind>): ResourceMeta | undefined {
  const hits = (meta: ResourceMeta): number => meta.provides.filter((kind) => wanted.has(kind)).length;
  return [...META_LIBRARY]
    .filter((meta) => hits(meta) === wanted.size && wanted.size > 0)
    .sort((left, right) => left.provides.length - right.provides.length)[0];
}
