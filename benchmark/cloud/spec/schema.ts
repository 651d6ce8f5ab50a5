import { z } from 'zod';

const kebabCase = z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'must be kebab-case, such as security-group');
const apiName = z.string().regex(/^[A-Za-z][A-Za-z0-9_]*$/, 'must be an API name, such as VpcId or enable_tracking');
const resourceKey = z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, 'must be product/resource, such as vpc/vpc');
const label = z.strictObject({ zh: z.string().min(1), en: z.string().min(1) });
const source = z.enum(['document', 'sdk', 'provider', 'assumed']);
const scope = z.enum(['region', 'global']);
const scalar = z.union([z.string(), z.number(), z.boolean()]);
const error = z.strictObject({
  status: z.int().min(400).max(599),
  code: z.string().min(1),
  message: z.string().min(1),
});
const pattern = z.string().refine(
  (text) => {
    try {
      return new RegExp(text, 'u') !== undefined;
    } catch {
      return false;
    }
  },
  { error: 'must be a regular expression' },
);
const handler = z.custom<unknown>((value) => typeof value === 'function', { error: 'must be a function' });

const attributeType = z.enum([
  'string',
  'integer',
  'number',
  'boolean',
  'time',
  'string-list',
  'object-list',
  'object',
  'secret',
]);

const attribute = z.strictObject({
  type: attributeType,
  label,
  source,
  required: z.boolean().optional(),
  default: scalar.optional(),
  values: z
    .array(z.strictObject({ value: z.string(), label }))
    .min(1)
    .optional(),
  pattern: pattern.optional(),
  malformed: error.optional(),
  missing: error.optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  references: z.strictObject({ resource: resourceKey, missing: error }).optional(),
  generated: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('id') }),
      z.strictObject({ kind: z.literal('creation-time') }),
      z.strictObject({ kind: z.literal('region') }),
      z.strictObject({ kind: z.literal('state') }),
      z.strictObject({
        kind: z.literal('identifier'),
        prefix: z.string(),
        length: z.int().positive().optional(),
        alphabet: z.enum(['identifier', 'digits', 'secret']).optional(),
      }),
      z.strictObject({ kind: z.literal('constant'), value: z.unknown() }),
    ])
    .optional(),
  unique: error.optional(),
  shown: z.enum(['always', 'detail', 'list', 'never']).optional(),
  responsePath: z.string().optional(),
  whenUnset: z.unknown().optional(),
});

const parameter = z.strictObject({
  type: z.union([attributeType, z.literal('json-list')]),
  required: z.boolean().optional(),
  default: scalar.optional(),
  values: z.array(z.string()).min(1).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  missing: error.optional(),
});

const operationBase = {
  access: z.enum(['read', 'write']),
  source,
  parameters: z.record(apiName, parameter).optional(),
  masked: z.array(apiName).optional(),
  eventName: apiName.optional(),
  ramAction: z.string().optional(),
  ramResource: z.string().optional(),
  alsoAsks: handler.optional(),
  needsBalance: z.number().positive().optional(),
};
const under = z.strictObject({ under: z.string() });

const operation = z.discriminatedUnion('kind', [
  z.strictObject({
    ...operationBase,
    kind: z.literal('create'),
    accepts: z.array(apiName),
    returns: z.union([z.array(apiName), under]),
    whenExists: handler.optional(),
    before: handler.optional(),
    after: handler.optional(),
  }),
  z.strictObject({
    ...operationBase,
    kind: z.literal('describe'),
    under: z.string().optional(),
    whenMissing: z.enum(['error', 'empty']).optional(),
    after: handler.optional(),
  }),
  z.strictObject({
    ...operationBase,
    kind: z.literal('list'),
    itemsAt: z.string(),
    paging: z.enum(['page-number', 'page-number-or-token', 'page-number-total', 'offset', 'token', 'marker', 'none']),
    defaultPageSize: z.int().positive(),
    maximumPageSize: z.int().positive(),
    filters: z.array(
      z.strictObject({ parameter: apiName, attribute: apiName, match: z.enum(['exact', 'pattern', 'listed']) }),
    ),
    before: handler.optional(),
    keep: handler.optional(),
    itemAttributes: z.array(apiName).optional(),
    after: handler.optional(),
  }),
  z.strictObject({
    ...operationBase,
    kind: z.literal('modify'),
    sets: z.record(apiName, apiName),
    returns: under.optional(),
    before: handler.optional(),
    after: handler.optional(),
  }),
  z.strictObject({
    ...operationBase,
    kind: z.literal('delete'),
    before: handler.optional(),
    after: handler.optional(),
  }),
  z.strictObject({ ...operationBase, kind: z.literal('custom'), handler }),
]);

const resource = z.strictObject({
  name: kebabCase,
  label,
  id: z.discriminatedUnion('from', [
    z.strictObject({
      attribute: apiName,
      from: z.literal('prefix'),
      prefix: z.string(),
      length: z.int().positive(),
      alphabet: z.enum(['identifier', 'digits', 'secret']).optional(),
    }),
    z.strictObject({ attribute: apiName, from: z.literal('caller') }),
  ]),
  uniqueOver: z.enum(['account', 'region', 'cloud']).optional(),
  scope,
  attributes: z.record(apiName, attribute),
  states: z
    .strictObject({
      initial: z.string(),
      values: z.record(
        z.string(),
        z.strictObject({
          label,
          next: z.strictObject({ state: z.string(), afterMilliseconds: z.number().min(0) }).optional(),
        }),
      ),
    })
    .optional(),
  operations: z.record(apiName, operation),
  notFound: error,
  alreadyExists: error.optional(),
  blockedBy: z.array(z.strictObject({ resource: resourceKey, attribute: apiName, error })).optional(),
  quota: z.strictObject({ limit: z.int().positive(), per: z.string(), error }).optional(),
  tags: z.strictObject({ resourceType: z.string(), keys: z.enum(['Key', 'TagKey']) }).optional(),
  ramResource: z.string().min(1).optional(),
  auditType: z.string().startsWith('ACS::').optional(),
});

/** Shape of a product spec; what names another part of the specs is checked by `checkLinks`. */
export const productSchema = z.strictObject({
  code: kebabCase,
  ramCode: kebabCase.optional(),
  label,
  apiVersion: z.iso.date(),
  style: z.enum(['rpc', 'roa', 'oss', 'log']),
  routes: z
    .array(
      z.strictObject({
        method: z.enum(['GET', 'POST', 'PUT', 'DELETE', 'HEAD']),
        path: z.string().regex(/^(\/(:?[A-Za-z0-9_.-]+)?)+$/, 'must be a path, such as /logstores/:logstoreName'),
        action: apiName,
        query: z.record(z.string(), z.string()).optional(),
        project: z.boolean().optional(),
      }),
    )
    .optional(),
  scope,
  audit: z.strictObject({
    serviceName: z.string().min(1),
    apiHost: z.string().min(1),
    consoleHost: z.string().min(1),
    isGlobal: z.boolean(),
  }),
  denial: error,
  missingParameter: error,
  invalidParameter: error,
  success: z.record(z.string(), z.unknown()).optional(),
  openActions: z.array(apiName).optional(),
  resources: z.array(resource),
  operations: z.record(apiName, operation).optional(),
});
