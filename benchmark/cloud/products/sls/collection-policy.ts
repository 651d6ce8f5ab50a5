import type { OperationContext, OperationHandler, ResourceRecord, ResourceSpec } from '../../spec/index.js';
import { invalidParameter, refuse } from './errors.js';

const POLICY = 'sls/collection-policy';
const PARTS = ['productCode', 'dataCode', 'enabled', 'policyConfig', 'centralizeEnabled', 'centralizeConfig'] as const;

function needPolicy(context: OperationContext): ResourceRecord {
  const name = String(context.parameters.policyName ?? '');
  const policy = context.store.get(POLICY, name);
  if (policy === undefined) throw refuse(404, 'PolicyNotExist', `The policy ${name} does not exist.`);
  context.reference('ACS::SLS::CollectionPolicy', name);
  return policy;
}

function show({ attributes }: ResourceRecord) {
  return Object.fromEntries(['policyName', ...PARTS].map((name) => [name, attributes[name]]));
}

/** Creates or replaces a policy that ships the logs of another product's instances into a logstore. */
const upsert: OperationHandler = (context) => {
  const { parameters, store } = context;
  const policyName = String(parameters.policyName ?? '');
  if (!/^[A-Za-z0-9][A-Za-z0-9_-]{1,62}$/.test(policyName)) throw invalidParameter('The policyName is invalid.');
  const destination = parameters.centralizeConfig as Readonly<Record<string, unknown>> | undefined;
  const project = destination?.destProject;
  if (project !== undefined && store.get('sls/project', String(project)) === undefined) {
    throw refuse(404, 'ProjectNotExist', `The Project does not exist : ${String(project)}`);
  }
  const attributes = { policyName, ...Object.fromEntries(PARTS.map((name) => [name, parameters[name]])) };
  const policy = store.get(POLICY, policyName);
  if (policy === undefined) store.insert({ resource: POLICY, attributes });
  else store.update(policy, attributes);
  context.reference('ACS::SLS::CollectionPolicy', policyName);
  return {};
};

const list: OperationHandler = ({ parameters, store }) => {
  const { productCode, dataCode } = parameters;
  const where = {
    ...(productCode === undefined ? {} : { productCode }),
    ...(dataCode === undefined ? {} : { dataCode }),
  };
  const found = store.find(POLICY, where);
  return { currentCount: found.length, totalCount: found.length, data: found.map(show), statistics: [] };
};

/** Rules that ship logs of cloud products, such as the SQL audit logs of database instances. */
export const collectionPolicy: ResourceSpec = {
  name: 'collection-policy',
  label: { zh: '采集规则', en: 'Collection Policy' },
  id: { attribute: 'policyName', from: 'caller' },
  scope: 'global',
  attributes: {
    policyName: { type: 'string', label: { zh: '规则名称', en: 'Policy Name' }, source: 'sdk' },
    productCode: { type: 'string', label: { zh: '云产品', en: 'Cloud Service' }, source: 'sdk' },
    dataCode: { type: 'string', label: { zh: '日志类型', en: 'Log Type' }, source: 'sdk' },
    enabled: { type: 'boolean', label: { zh: '启用', en: 'Enabled' }, source: 'sdk' },
    policyConfig: { type: 'object', label: { zh: '采集范围', en: 'Scope' }, source: 'sdk' },
    centralizeEnabled: { type: 'boolean', label: { zh: '中心化', en: 'Centralized' }, source: 'sdk' },
    centralizeConfig: { type: 'object', label: { zh: '目标', en: 'Destination' }, source: 'sdk' },
  },
  operations: {
    UpsertCollectionPolicy: {
      kind: 'custom',
      access: 'write',
      source: 'sdk',
      parameters: {
        policyName: { type: 'string', required: true },
        productCode: { type: 'string', required: true },
        dataCode: { type: 'string', required: true },
        enabled: { type: 'boolean', required: true },
        policyConfig: { type: 'object', required: true },
        centralizeEnabled: { type: 'boolean' },
        centralizeConfig: { type: 'object' },
      },
      handler: upsert,
    },
    GetCollectionPolicy: {
      kind: 'custom',
      access: 'read',
      source: 'sdk',
      handler: (context) => ({ collectionPolicy: show(needPolicy(context)) }),
    },
    ListCollectionPolicies: {
      kind: 'custom',
      access: 'read',
      source: 'sdk',
      handler: list,
    },
    DeleteCollectionPolicy: {
      kind: 'custom',
      access: 'write',
      source: 'sdk',
      handler: (context) => {
        context.store.remove(needPolicy(context));
        return {};
      },
    },
  },
  notFound: { status: 404, code: 'PolicyNotExist', message: 'The policy {id} does not exist.' },
};
