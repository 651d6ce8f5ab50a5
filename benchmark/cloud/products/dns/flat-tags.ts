import type { OperationSpec } from '../../spec/index.js';

/** This product lists tags directly under `TagResources`, without the usual `TagResource` between. Source: the provider. */
export function flatTags(operations: Readonly<Record<string, OperationSpec>>): Readonly<Record<string, OperationSpec>> {
  const list = operations.ListTagResources;
  if (list?.kind !== 'custom') return operations;
  return {
    ...operations,
    ListTagResources: {
      ...list,
      handler: (context) => {
        const { TagResources, ...rest } = list.handler(context);
        return { ...rest, TagResources: (TagResources as { readonly TagResource: unknown }).TagResource };
      },
    },
  };
}
