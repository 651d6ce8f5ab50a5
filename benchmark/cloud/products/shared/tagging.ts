import {
  ApiError,
  type OperationContext,
  type OperationHandler,
  type OperationSpec,
  type ResourceRecord,
  type ResourceSpec,
} from '../../spec/index.js';
import { hasTag } from '../../spec/values.js';

/** TagResources, UntagResources and ListTagResources for the taggable resources of a product. */
export function taggingOperations(
  product: string,
  resources: readonly ResourceSpec[],
): Readonly<Record<string, OperationSpec>> {
  const specOf = ({ parameters }: OperationContext): ResourceSpec => {
    const type = String(parameters.ResourceType);
    const spec = resources.find(({ tags }) => tags?.resourceType.toLowerCase() === type.toLowerCase());
    if (spec === undefined) {
      throw new ApiError(
        { status: 404, code: 'InvalidResourceType.NotFound', message: 'The ResourceType {type} is not supported.' },
        { type },
      );
    }
    return spec;
  };
  const keyOf = (spec: ResourceSpec): string => `${product}/${spec.name}`;
  const namedBy = (context: OperationContext): readonly ResourceRecord[] => {
    const spec = specOf(context);
    return idsOf(context).map((id) => {
      const record = context.store.get(keyOf(spec), id, context.regionId);
      if (record === undefined || ![context.regionId, ''].includes(record.regionId)) {
        throw new ApiError(
          { status: 404, code: 'InvalidResourceId.NotFound', message: 'The ResourceId {id} does not exist.' },
          { id },
        );
      }
      if (spec.auditType !== undefined) context.reference(spec.auditType, id);
      return record;
    });
  };

  const tagResources: OperationHandler = (context) => {
    const tags = tagList(context);
    for (const record of namedBy(context)) context.store.setTags(record, { ...record.tags, ...tags });
    return {};
  };
  const untagResources: OperationHandler = (context) => {
    const { TagKey: keys, All: all } = context.parameters;
    const doomed = Array.isArray(keys) ? keys.map(String) : [];
    for (const record of namedBy(context)) {
      const kept = Object.entries(record.tags).filter(([key]) => String(all) !== 'true' && !doomed.includes(key));
      context.store.setTags(record, Object.fromEntries(kept));
    }
    return {};
  };
  const listTagResources: OperationHandler = (context) => {
    const spec = specOf(context);
    const ids = idsOf(context);
    const wanted = Object.entries(tagList(context));
    const records = context.store
      .find(keyOf(spec), {}, spec.scope === 'region' ? context.regionId : undefined)
      .filter(({ id }) => ids.length === 0 || ids.includes(id))
      .filter(({ tags }) => wanted.every(([key, value]) => hasTag(tags, key, value)));
    const rows = records.flatMap(({ id, tags }) =>
      Object.entries(tags).map(([TagKey, TagValue]) => ({
        ResourceId: id,
        ResourceType: context.parameters.ResourceType,
        TagKey,
        TagValue,
      })),
    );
    return { NextToken: '', TagResources: { TagResource: rows } };
  };

  const parameters = { ResourceType: { type: 'string', required: true }, ResourceId: { type: 'string-list' } } as const;
  const named = { ...parameters, ResourceId: { type: 'string-list', required: true } } as const;
  const tagged = { ...named, Tag: { type: 'object-list', required: true } } as const;
  return {
    TagResources: { kind: 'custom', access: 'write', source: 'provider', parameters: tagged, handler: tagResources },
    UntagResources: { kind: 'custom', access: 'write', source: 'provider', parameters: named, handler: untagResources },
    ListTagResources: { kind: 'custom', access: 'read', source: 'provider', parameters, handler: listTagResources },
  };
}

function idsOf({ parameters }: OperationContext): readonly string[] {
  return Array.isArray(parameters.ResourceId) ? parameters.ResourceId.map(String) : [];
}

function tagList({ parameters }: OperationContext): Readonly<Record<string, string>> {
  const given = Array.isArray(parameters.Tag) ? (parameters.Tag as Record<string, unknown>[]) : [];
  return Object.fromEntries(
    given.flatMap(({ Key, Value }) =>
      Key === undefined ? [] : [[String(Key), Value === undefined ? '' : String(Value)]],
    ),
  );
}
