import { ApiError, type ErrorSpec, type OperationContext, type ResourceRecord } from '../../spec/index.js';
import { isoTime } from '../../spec/values.js';

export const DOMAIN = 'cdn/domain';
export const DOMAIN_CONFIG = 'cdn/domain-config';

export const NO_SUCH_DOMAIN: ErrorSpec = {
  status: 404,
  code: 'InvalidDomain.NotFound',
  message: 'The domain provided does not belong to you.',
};

export const NO_SUCH_CONFIG: ErrorSpec = {
  status: 404,
  code: 'InvalidConfigId.NotFound',
  message: 'The specified ConfigId does not exist.',
};

/** The domain of that name; its documented failure when the account has none. Named in the audit event. */
export function needDomain(context: OperationContext, name: string): ResourceRecord {
  const record = context.store.get(DOMAIN, name);
  if (record === undefined) throw new ApiError(NO_SUCH_DOMAIN);
  context.reference('ACS::CDN::Domain', record.id);
  return record;
}

/** Domains named by a parameter that joins several with commas; a missing one fails the call before anything happens. */
export function needDomains(context: OperationContext, names: unknown): readonly ResourceRecord[] {
  return String(names)
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => needDomain(context, name));
}

/** A domain whose last change is still on its way to the nodes takes no other one. */
export function refuseWhileBusy(context: OperationContext, record: ResourceRecord): void {
  const state = context.store.stateOf(record);
  if (state === 'configuring' || state === 'stopping') {
    throw new ApiError({
      status: 403,
      code: 'ServiceBusy',
      message: 'The specified Domain is being configured, please try again later.',
    });
  }
}

/** Notes a change and, for a domain in service, spends the time until all nodes know it. */
export function deliver(context: OperationContext, record: ResourceRecord): void {
  const { store } = context;
  const changed = store.update(record, { GmtModified: isoTime(context.now) });
  if (store.stateOf(changed) === 'online') store.enterState(changed, 'configuring');
}
