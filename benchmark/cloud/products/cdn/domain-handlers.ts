import {
  ApiError,
  type OperationContext,
  type OperationHandler,
  type RecordTest,
  type ResourceRecord,
} from '../../spec/index.js';
import { isoTime } from '../../spec/values.js';
import { DOMAIN_CONFIG, deliver, needDomain, needDomains, refuseWhileBusy } from './find-domain.js';
import { readSources } from './sources.js';

/** Reads the origin servers of a new domain, and assigns its CNAME. */
export const prepareDomain: OperationHandler = ({ parameters }) => {
  const name = String(parameters.DomainName);
  return {
    Sources: readSources(parameters.Sources, name),
    // A wildcard domain (`.example.com`) gets the CNAME of its parent with `all.` in front.
    Cname: `${name.startsWith('.') ? `all${name}` : name}.w.kunlunsl.com`,
  };
};

/** DomainName means any part of the name unless DomainSearchType asks for its start, its end or the whole of it. */
export const matchesSearch: RecordTest = ({ parameters }, { id }) => {
  const wanted = String(parameters.DomainName ?? '');
  if (wanted === '') return true;
  switch (parameters.DomainSearchType) {
    case 'full_match':
      return id === wanted;
    case 'pre_match':
      return id.startsWith(wanted);
    case 'suf_match':
      return id.endsWith(wanted);
    default:
      return id.includes(wanted);
  }
};

export const modifyDomain: OperationHandler = (context) => {
  const { parameters, store } = context;
  const record = needDomain(context, String(parameters.DomainName));
  refuseWhileBusy(context, record);
  const { Sources, ResourceGroupId } = parameters;
  const changed = store.update(record, {
    ...(Sources === undefined ? {} : { Sources: readSources(Sources, record.id) }),
    ...(ResourceGroupId === undefined ? {} : { ResourceGroupId }),
  });
  deliver(context, changed);
  return {};
};

/** Moves a domain to another accelerated region; `Property` is `{"coverage":"global"}` or, from the provider, the bare word. */
export const switchScope: OperationHandler = (context) => {
  const { parameters, store } = context;
  const record = needDomain(context, String(parameters.DomainName));
  refuseWhileBusy(context, record);
  const scope = /domestic|overseas|global/.exec(String(parameters.Property))?.[0];
  if (scope === undefined) {
    throw new ApiError({ status: 400, code: 'InvalidProperty.Malformed', message: 'Specified Property is malformed.' });
  }
  deliver(context, store.update(record, { Scope: scope }));
  return {};
};

export function startDomains(parameter: string): OperationHandler {
  return (context) => {
    for (const record of needDomains(context, context.parameters[parameter])) {
      refuseWhileBusy(context, record);
      if (context.store.stateOf(record) === 'offline') enter(context, record, 'configuring');
    }
    return {};
  };
}

export function stopDomains(parameter: string): OperationHandler {
  return (context) => {
    for (const record of needDomains(context, context.parameters[parameter])) {
      if (context.store.stateOf(record) === 'configuring') refuseWhileBusy(context, record);
      if (context.store.stateOf(record) === 'online') enter(context, record, 'stopping');
    }
    return {};
  };
}

function enter(context: OperationContext, record: ResourceRecord, state: string): void {
  context.store.enterState(context.store.update(record, { GmtModified: isoTime(context.now) }), state);
}

/**
 * Deletes a domain and its settings. A domain in service may be deleted too: the Terraform provider does so without
 * stopping it first. Only one whose configuration is on its way to the nodes may not.
 */
export const deleteDomain: OperationHandler = (context) => {
  const { parameters, store } = context;
  const record = needDomain(context, String(parameters.DomainName));
  if (store.stateOf(record) === 'configuring') refuseWhileBusy(context, record);
  for (const config of store.find(DOMAIN_CONFIG, { DomainName: record.id })) store.remove(config);
  store.remove(record);
  return {};
};
