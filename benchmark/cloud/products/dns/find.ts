import { ApiError, type ErrorSpec, type OperationContext, type ResourceRecord } from '../../spec/index.js';

export const DOMAIN = 'dns/domain';
export const RECORD = 'dns/domain-record';
export const GROUP = 'dns/domain-group';

/** Failure of calls about records of a domain that the account does not have. */
export const NOT_YOUR_DOMAIN: ErrorSpec = {
  status: 400,
  code: 'IncorrectDomainUser',
  message: 'The domain name does not belong to this user.',
};

export const NO_SUCH_DOMAIN: ErrorSpec = {
  status: 400,
  code: 'InvalidDomainName.NoExist',
  message: 'The specified domain name does not exist. Refresh the page and try again.',
};

export const NOT_YOUR_RECORD: ErrorSpec = {
  status: 400,
  code: 'DomainRecordNotBelongToUser',
  message: 'The domain record does not belong to this user.',
};

export const NO_SUCH_GROUP: ErrorSpec = {
  status: 400,
  code: 'InvalidDomainGroup.NoExist',
  message: 'The specified domain group does not exist.',
};

/** The domain that `DomainName` names, named in the audit event. */
export function needDomain(context: OperationContext, missing: ErrorSpec = NO_SUCH_DOMAIN): ResourceRecord {
  const record = context.store.get(DOMAIN, String(context.parameters.DomainName).toLowerCase());
  if (record === undefined) throw new ApiError(missing);
  context.reference('ACS::Alidns::Domain', record.id);
  return record;
}

/** The record that `RecordId` names. */
export function needRecord(context: OperationContext): ResourceRecord {
  const record = context.store.get(RECORD, String(context.parameters.RecordId));
  if (record === undefined) throw new ApiError(NOT_YOUR_RECORD);
  context.reference('ACS::Alidns::Domain', String(record.attributes.DomainName));
  return record;
}
