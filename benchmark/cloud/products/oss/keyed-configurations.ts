import { ApiError, type ErrorSpec, type OperationContext, type OperationSpec } from '../../spec/index.js';
import { needBucket } from './bucket-handlers.js';
import { configurationsOf } from './configurations.js';

/** A sub-resource of which a bucket has several, each under a name of its own. */
interface KeyedConfiguration {
  /** Query parameter that names the kind, such as `inventory`. */
  readonly subResource: string;
  /** Query parameter that names the one. */
  readonly key: string;
  readonly put: string;
  readonly get: string;
  readonly list: string;
  readonly remove: string;
  /** Root elements of one and of all. */
  readonly root: string;
  readonly listRoot: string;
  /** Element of the list answer under which each stands. */
  readonly item: string;
  readonly most: number;
  readonly missing: ErrorSpec;
}

/** Inventories, image styles and domain names. */
export const KEYED_CONFIGURATIONS: readonly KeyedConfiguration[] = [
  {
    subResource: 'inventory',
    key: 'inventoryId',
    put: 'PutBucketInventory',
    get: 'GetBucketInventory',
    list: 'ListBucketInventory',
    remove: 'DeleteBucketInventory',
    root: 'InventoryConfiguration',
    listRoot: 'ListInventoryConfigurationsResult',
    item: 'InventoryConfiguration',
    most: 1000,
    missing: { status: 404, code: 'NoSuchInventory', message: 'The specified inventory does not exist.' },
  },
  {
    subResource: 'style',
    key: 'styleName',
    put: 'PutStyle',
    get: 'GetStyle',
    list: 'ListStyle',
    remove: 'DeleteStyle',
    root: 'Style',
    listRoot: 'StyleList',
    item: 'Style',
    most: 50,
    missing: { status: 404, code: 'NoSuchStyle', message: 'The specified style does not exist.' },
  },
  {
    subResource: 'cname',
    key: 'domain',
    put: 'PutCname',
    get: 'GetCname',
    list: 'ListCname',
    remove: 'DeleteCname',
    root: 'Cname',
    listRoot: 'ListCnameResult',
    item: 'Cname',
    most: 100,
    missing: { status: 404, code: 'NoSuchCname', message: 'The specified domain name is not mapped to the bucket.' },
  },
];

type Stored = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Put, get, list and delete of each kind. */
export function keyedOperations(): Readonly<Record<string, OperationSpec>> {
  return Object.fromEntries(KEYED_CONFIGURATIONS.flatMap((kind) => Object.entries(operationsOf(kind))));
}

function operationsOf(kind: KeyedConfiguration): Readonly<Record<string, OperationSpec>> {
  const { get, item, key, list, listRoot, missing, most, put, remove, root, subResource } = kind;
  const inBucket = { BucketName: { type: 'string', required: true } } as const;
  const named = { ...inBucket, [key]: { type: 'string', required: true } } as const;
  const storedIn = (context: OperationContext): Stored =>
    (configurationsOf(needBucket(context).attributes)[subResource] ?? {}) as Stored;
  const store = (context: OperationContext, all: Stored) => {
    const bucket = needBucket(context);
    const Configurations = { ...configurationsOf(bucket.attributes), [subResource]: all };
    context.store.update(bucket, { Configurations });
    return {};
  };
  const one = (context: OperationContext) => {
    const found = new Map(Object.entries(storedIn(context))).get(String(context.parameters[key]));
    if (found === undefined) throw new ApiError(missing);
    return found;
  };
  return {
    [put]: {
      kind: 'custom',
      access: 'write',
      source: 'sdk',
      parameters: named,
      handler: (context) => {
        const all = storedIn(context);
        const name = String(context.parameters[key]);
        if (!Object.hasOwn(all, name) && Object.keys(all).length >= most) {
          throw new ApiError({
            status: 400,
            code: 'InvalidArgument',
            message: `A bucket has at most ${most} of them.`,
          });
        }
        return store(context, { ...all, [name]: (context.parameters.Configuration ?? {}) as Stored[string] });
      },
    },
    [get]: {
      kind: 'custom',
      access: 'read',
      source: 'sdk',
      parameters: named,
      handler: (context) => ({ [root]: one(context) }),
    },
    [list]: {
      kind: 'custom',
      access: 'read',
      source: 'sdk',
      parameters: inBucket,
      handler: (context) => ({ [listRoot]: { IsTruncated: false, [item]: Object.values(storedIn(context)) } }),
    },
    [remove]: {
      kind: 'custom',
      access: 'write',
      source: 'sdk',
      parameters: named,
      handler: (context) => {
        one(context);
        const { [String(context.parameters[key])]: _gone, ...kept } = storedIn(context);
        return store(context, kept);
      },
    },
  };
}
