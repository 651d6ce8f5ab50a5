import type { ResourceSpec } from '../../spec/index.js';
import { deleteConfig, describeConfigs, setConfigs } from './config-handlers.js';
import { NO_SUCH_CONFIG, NO_SUCH_DOMAIN } from './find-domain.js';

/** Arguments of the URL signing that sign: who knows them fetches whatever the domain delivers. */
const SIGNING_KEYS = ['auth_key1', 'auth_key2'];

/** One setting of a domain: a function and its arguments. */
export const domainConfig: ResourceSpec = {
  name: 'domain-config',
  label: { zh: '域名配置', en: 'Domain Configuration' },
  id: { attribute: 'ConfigId', from: 'prefix', prefix: '', length: 12, alphabet: 'digits' },
  scope: 'global',
  attributes: {
    ConfigId: {
      type: 'string',
      label: { zh: '配置ID', en: 'Configuration ID' },
      source: 'document',
      generated: { kind: 'id' },
    },
    DomainName: {
      type: 'string',
      label: { zh: '域名', en: 'Domain Name' },
      source: 'document',
      references: { resource: 'cdn/domain', missing: NO_SUCH_DOMAIN },
    },
    FunctionName: { type: 'string', label: { zh: '功能', en: 'Feature' }, source: 'document' },
    FunctionArgs: {
      type: 'object-list',
      label: { zh: '功能参数', en: 'Feature Parameters' },
      source: 'document',
      responsePath: 'FunctionArgs.FunctionArg',
    },
    Status: {
      type: 'string',
      label: { zh: '状态', en: 'Status' },
      source: 'document',
      generated: { kind: 'state' },
    },
  },
  states: {
    initial: 'configuring',
    values: {
      configuring: { label: { zh: '配置中', en: 'Configuring' }, next: { state: 'success', afterMilliseconds: 1_500 } },
      success: { label: { zh: '配置成功', en: 'Successful' } },
    },
  },
  operations: {
    BatchSetCdnDomainConfig: {
      kind: 'custom',
      access: 'write',
      source: 'document',
      parameters: {
        DomainNames: { type: 'string', required: true },
        Functions: { type: 'json-list', required: true },
      },
      masked: SIGNING_KEYS,
      handler: setConfigs,
    },
    DescribeCdnDomainConfigs: {
      kind: 'custom',
      access: 'read',
      source: 'document',
      parameters: { DomainName: { type: 'string', required: true } },
      masked: SIGNING_KEYS,
      handler: describeConfigs,
    },
    DeleteSpecificConfig: {
      kind: 'custom',
      access: 'write',
      source: 'document',
      parameters: { DomainName: { type: 'string', required: true }, ConfigId: { type: 'string', required: true } },
      handler: deleteConfig,
    },
  },
  notFound: NO_SUCH_CONFIG,
};
