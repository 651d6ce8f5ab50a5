import { ApiError, type ErrorSpec, type OperationSpec, type ResourceRecord } from '../../spec/index.js';
import { needBucket } from './bucket-handlers.js';
import {
  type ConfigurationCheck,
  checkCors,
  checkLifecycle,
  checkLogging,
  checkPolicy,
  checkTags,
  checkVersioning,
  listIn,
} from './configuration-checks.js';

/** One sub-resource of a bucket: what its operations are called and what is sent when nothing was set. */
interface BucketConfiguration {
  /** Query parameter that names it, such as `cors`. */
  readonly subResource: string;
  /** Tail of the operation names: `Cors` in GetBucketCors. */
  readonly name: string;
  /** Root element of its XML. */
  readonly root: string;
  /** Answer when it was never set: a failure, or the content of the root element. */
  readonly unset: ErrorSpec | { readonly content: unknown };
  readonly check?: ConfigurationCheck;
  /** There is no operation that takes it away. */
  readonly isPermanent?: true;
}

function missing(code: string, message: string): ErrorSpec {
  return { status: 404, code, message };
}

/** The sub-resources that the provider reads, and a few more. */
export const CONFIGURATIONS: readonly BucketConfiguration[] = [
  {
    subResource: 'cors',
    name: 'Cors',
    root: 'CORSConfiguration',
    unset: missing('NoSuchCORSConfiguration', 'The CORS Configuration does not exist.'),
    check: checkCors,
  },
  {
    subResource: 'website',
    name: 'Website',
    root: 'WebsiteConfiguration',
    unset: missing('NoSuchWebsiteConfiguration', 'The specified bucket does not have a website configuration.'),
  },
  {
    subResource: 'lifecycle',
    name: 'Lifecycle',
    root: 'LifecycleConfiguration',
    unset: missing('NoSuchLifecycle', 'No Row found in Lifecycle Table.'),
    check: checkLifecycle,
  },
  {
    subResource: 'policy',
    name: 'Policy',
    root: 'Policy',
    unset: missing('NoSuchBucketPolicy', 'The bucket policy does not exist.'),
    check: checkPolicy,
  },
  {
    subResource: 'transferAcceleration',
    name: 'TransferAcceleration',
    root: 'TransferAccelerationConfiguration',
    isPermanent: true,
    unset: missing('NoSuchTransferAccelerationConfiguration', 'The transfer acceleration was never set.'),
  },
  {
    subResource: 'encryption',
    name: 'Encryption',
    root: 'ServerSideEncryptionRule',
    unset: missing('NoSuchServerSideEncryptionRule', 'The server side encryption configuration does not exist.'),
  },
  {
    subResource: 'logging',
    name: 'Logging',
    root: 'BucketLoggingStatus',
    unset: { content: '' },
    check: checkLogging,
  },
  {
    subResource: 'requestPayment',
    name: 'RequestPayment',
    root: 'RequestPaymentConfiguration',
    isPermanent: true,
    unset: { content: { Payer: 'BucketOwner' } },
  },
  {
    subResource: 'referer',
    name: 'Referer',
    root: 'RefererConfiguration',
    isPermanent: true,
    unset: { content: { AllowEmptyReferer: true, RefererList: '' } },
  },
  { subResource: 'tagging', name: 'Tags', root: 'Tagging', unset: { content: { TagSet: '' } }, check: checkTags },
  {
    subResource: 'versioning',
    name: 'Versioning',
    root: 'VersioningConfiguration',
    isPermanent: true,
    unset: { content: '' },
    check: checkVersioning,
  },
  {
    subResource: 'resourceGroup',
    name: 'ResourceGroup',
    root: 'BucketResourceGroupConfiguration',
    isPermanent: true,
    unset: { content: { ResourceGroupId: 'rg-default' } },
  },
];

const NAMED = { BucketName: { type: 'string', required: true } } as const;

/** Put, get and delete of each sub-resource, and of the ACL. */
export function configurationOperations(): Readonly<Record<string, OperationSpec>> {
  const operations = CONFIGURATIONS.flatMap((configuration) => operationsOf(configuration));
  return { ...Object.fromEntries(operations), GetBucketAcl: getAcl, PutBucketAcl: putAcl };
}

function operationsOf({
  check,
  isPermanent,
  name,
  root,
  subResource,
  unset,
}: BucketConfiguration): [string, OperationSpec][] {
  return [
    [
      `GetBucket${name}`,
      {
        kind: 'custom',
        access: 'read',
        source: 'provider',
        parameters: NAMED,
        handler: (context) => {
          const stored = configurationsOf(needBucket(context).attributes)[subResource];
          if (stored !== undefined) return { [root]: stored };
          if ('content' in unset) return { [root]: unset.content };
          throw new ApiError(unset);
        },
      },
    ],
    [
      `PutBucket${name}`,
      {
        kind: 'custom',
        access: 'write',
        source: 'provider',
        parameters: NAMED,
        handler: (context) => {
          const bucket = needBucket(context);
          check?.(context.parameters.Configuration, context, bucket);
          const set = { ...configurationsOf(bucket.attributes), [subResource]: context.parameters.Configuration ?? '' };
          context.store.update(bucket, { Configurations: set });
          return {};
        },
      },
    ],
    ...(isPermanent ? [] : [removal(name, subResource)]),
  ];
}

function removal(name: string, subResource: string): [string, OperationSpec] {
  return [
    `DeleteBucket${name}`,
    {
      kind: 'custom',
      access: 'write',
      source: 'sdk',
      parameters: NAMED,
      handler: (context) => {
        const bucket = needBucket(context);
        const { [subResource]: _removed, ...kept } = configurationsOf(bucket.attributes);
        context.store.update(bucket, { Configurations: kept });
        return {};
      },
    },
  ];
}

/** All that was set on a bucket, by sub-resource. */
export function configurationsOf(attributes: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return (attributes.Configurations ?? {}) as Readonly<Record<string, unknown>>;
}

/** Whether a bucket keeps versions; undefined where it never did. */
export function versioningOf({ attributes }: ResourceRecord): 'Enabled' | 'Suspended' | undefined {
  const [status] = listIn(configurationsOf(attributes).versioning, 'Status');
  return status === 'Enabled' || status === 'Suspended' ? status : undefined;
}

const getAcl: OperationSpec = {
  kind: 'custom',
  access: 'read',
  source: 'sdk',
  parameters: NAMED,
  handler: (context) => ({
    AccessControlPolicy: {
      Owner: { ID: context.caller.accountId, DisplayName: context.caller.accountId },
      AccessControlList: { Grant: needBucket(context).attributes.ACL },
    },
  }),
};

const putAcl: OperationSpec = {
  kind: 'custom',
  access: 'write',
  source: 'sdk',
  parameters: {
    ...NAMED,
    ACL: { type: 'string', required: true, values: ['private', 'public-read', 'public-read-write'] },
  },
  handler: (context) => {
    context.store.update(needBucket(context), { ACL: context.parameters.ACL });
    return {};
  },
};
