import { CloudClient } from '../../activities/cloud/client.js';
import { checkInputs, compareInputs, type PropertyChanges, type PropertyFailure } from './check.js';
import { checkConfiguration, clientOptions } from './configuration.js';
import type { PropertyValues } from './properties.js';
import type { OperationContext, ResourceType } from './resource.js';
import { RESOURCE_TYPES } from './resources/index.js';
import { withSecrets } from './values.js';

/** A resource was made and then did not become ready. */
export class InitializationFailure extends Error {
  constructor(
    readonly id: string,
    readonly inputs: PropertyValues,
    readonly outputs: PropertyValues,
    cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** The operations of Pulumi's provider protocol on plain values. */
export class AlicloudProvider {
  private readonly stop = new AbortController();
  private context: OperationContext | undefined;

  checkConfiguration(settings: PropertyValues): readonly PropertyFailure[] {
    return checkConfiguration(settings);
  }

  configure(settings: PropertyValues): void {
    const options = clientOptions(settings, process.env);
    const { credentials, regionId } = options;
    const api = { protocol: options.api.protocol, endpoint: options.endpoints?.oss ?? null };
    this.context = {
      cloud: new CloudClient(options),
      buckets: { api, credentials, regionId },
      signal: this.stop.signal,
    };
  }

  cancel(): void {
    this.stop.abort(new Error('The engine cancelled the operation.'));
  }

  check(urn: string, inputs: PropertyValues): readonly PropertyFailure[] {
    return checkInputs(inputs, resourceType(urn).properties);
  }

  diff(
    urn: string,
    olds: PropertyValues,
    news: PropertyValues,
  ): PropertyChanges & { readonly deleteBeforeReplace: boolean } {
    const { properties } = resourceType(urn);
    return {
      ...compareInputs(olds, news, properties),
      deleteBeforeReplace: properties.deleteBeforeReplace ?? false,
    };
  }

  async create(urn: string, inputs: PropertyValues): Promise<{ id: string; outputs: PropertyValues }> {
    const type = resourceType(urn);
    const created = await type.create(this.operation(), inputs);
    let outputs = created.outputs;
    try {
      outputs = { ...outputs, ...(await created.ready?.()) };
    } catch (error) {
      throw new InitializationFailure(
        created.id,
        inputs,
        withSecrets({ ...inputs, ...outputs }, type.properties),
        error,
      );
    }
    return { id: created.id, outputs: withSecrets({ ...inputs, ...outputs }, type.properties) };
  }

  async read(
    urn: string,
    id: string,
    known: { readonly state: PropertyValues; readonly inputs: PropertyValues },
  ): Promise<{ state: PropertyValues; inputs: PropertyValues } | undefined> {
    const type = resourceType(urn);
    const found = await type.read(this.operation(), id, known.state);
    if (found === undefined) return undefined;
    const state = withSecrets({ ...known.state, ...found }, type.properties);
    const inputs = Object.keys(known.inputs).map((name) => [name, found[name] ?? known.inputs[name]] as const);
    return { state, inputs: Object.fromEntries(inputs) };
  }

  async update(urn: string, id: string, olds: PropertyValues, news: PropertyValues): Promise<PropertyValues> {
    const type = resourceType(urn);
    const found = await type.update(this.operation(), id, olds, news);
    return withSecrets({ ...olds, ...news, ...found }, type.properties);
  }

  async delete(urn: string, id: string, state: PropertyValues): Promise<void> {
    await resourceType(urn).delete(this.operation(), id, state);
  }

  private operation(): OperationContext {
    if (this.context === undefined) throw new Error('The alicloud provider was not configured.');
    return this.context;
  }
}

/** The type of a resource by its URN, `urn:pulumi:<stack>::<project>::<parents>$<type>::<name>`. */
function resourceType(urn: string): ResourceType {
  const token = urn.split('::')[2]?.split('$').at(-1) ?? '';
  const type = RESOURCE_TYPES[token];
  if (type === undefined) {
    throw new Error(
      `unknown resource type ${token}: the local alicloud provider serves ${Object.keys(RESOURCE_TYPES).join(', ')}`,
    );
  }
  return type;
}
