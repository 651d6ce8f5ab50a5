import type { CloudClientOptions } from '../../activities/cloud/client.js';
import type { PropertyFailure } from './check.js';
import type { PropertyValues } from './properties.js';

/** Settings of the vendor's provider that this one understands; the others change nothing here. */
const KNOWN_SETTINGS = new Set([
  'accessKey',
  'secretKey',
  'securityToken',
  'region',
  'protocol',
  'endpoints',
  'skipRegionValidation',
  'accountId',
  'accountType',
  'maxRetryTimeout',
  'clientReadTimeout',
  'clientConnectTimeout',
  'configurationSource',
  'signVersion',
  'version',
]);

type Environment = Readonly<Record<string, string | undefined>>;

/** What is wrong with the provider's own settings. */
export function checkConfiguration(settings: PropertyValues): readonly PropertyFailure[] {
  return Object.keys(settings)
    .filter((name) => !KNOWN_SETTINGS.has(name))
    .map((name) => ({
      property: name,
      reason: `could not validate provider configuration: unknown setting "${name}"`,
    }));
}

/**
 * The API client's options from `pulumi:providers:alicloud` settings; the environment fills what they leave out, by
 * the names that the vendor's provider reads.
 *
 * @throws when credentials or region are missing
 */
export function clientOptions(settings: PropertyValues, environment: Environment): CloudClientOptions {
  const text = (name: string, ...variables: string[]): string | undefined => {
    const value = settings[name];
    if (typeof value === 'string' && value !== '') return value;
    return variables.map((variable) => environment[variable]).find((found) => found !== undefined && found !== '');
  };
  const required = (name: string, ...variables: string[]): string => {
    const value = text(name, ...variables);
    if (value === undefined) {
      throw new Error(`alicloud:${name} is not set. Set it on the provider, or ${variables.join(' or ')}.`);
    }
    return value;
  };
  const securityToken = text('securityToken', 'ALICLOUD_SECURITY_TOKEN', 'ALIBABA_CLOUD_SECURITY_TOKEN');
  return {
    credentials: {
      accessKeyId: required('accessKey', 'ALICLOUD_ACCESS_KEY', 'ALIBABA_CLOUD_ACCESS_KEY_ID'),
      accessKeySecret: required('secretKey', 'ALICLOUD_SECRET_KEY', 'ALIBABA_CLOUD_ACCESS_KEY_SECRET'),
      ...(securityToken === undefined ? {} : { securityToken }),
    },
    regionId: required('region', 'ALICLOUD_REGION', 'ALIBABA_CLOUD_REGION'),
    api: { protocol: text('protocol')?.toUpperCase() === 'HTTP' ? 'http' : 'https', endpoint: null },
    endpoints: endpoints(settings.endpoints),
    userAgent: 'console-agent-provider',
  };
}

/** `endpoints` is a list with one object, product to `host:port`; the engine passes nested settings as JSON text. */
function endpoints(setting: unknown): Readonly<Record<string, string>> {
  const list: unknown = typeof setting === 'string' ? JSON.parse(setting) : setting;
  if (!Array.isArray(list)) return {};
  const entries = list.flatMap((object) => Object.entries((object ?? {}) as Record<string, unknown>));
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
