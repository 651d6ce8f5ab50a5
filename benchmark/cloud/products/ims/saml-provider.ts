import type { OperationHandler, RecordHook, ResourceSpec } from '../../spec/index.js';
import { isoTime } from '../../spec/values.js';

const nameProvider: OperationHandler = ({ caller, parameters }) => ({
  Arn: `acs:ram::${caller.accountId}:saml-provider/${String(parameters.SAMLProviderName)}`,
});

const touch: RecordHook = ({ now, store }, record) => {
  store.update(record, { UpdateDate: isoTime(now) });
  return {};
};

/** Identity providers whose users sign in by SAML. The metadata is kept as it was given. */
export const samlProvider: ResourceSpec = {
  name: 'saml-provider',
  label: { zh: '身份提供商', en: 'IdP' },
  id: { attribute: 'SAMLProviderName', from: 'caller' },
  scope: 'global',
  attributes: {
    SAMLProviderName: {
      type: 'string',
      label: { zh: '身份提供商名称', en: 'IdP Name' },
      source: 'document',
      required: true,
      pattern: '[A-Za-z0-9._-]{1,128}',
      malformed: {
        status: 400,
        code: 'InvalidParameter.SAMLProviderName.InvalidChars',
        message: 'The parameter - {value} contains invalid chars.',
      },
    },
    Arn: { type: 'string', label: { zh: 'ARN', en: 'ARN' }, source: 'sdk' },
    Description: { type: 'string', label: { zh: '备注', en: 'Note' }, source: 'document', whenUnset: '' },
    EncodedSAMLMetadataDocument: {
      type: 'string',
      label: { zh: '元数据文档', en: 'Metadata File' },
      source: 'document',
      shown: 'detail',
      whenUnset: '',
    },
    CreateDate: {
      type: 'time',
      label: { zh: '创建时间', en: 'Created At' },
      source: 'sdk',
      generated: { kind: 'creation-time' },
    },
    UpdateDate: {
      type: 'time',
      label: { zh: '更新时间', en: 'Updated At' },
      source: 'sdk',
      generated: { kind: 'creation-time' },
    },
  },
  operations: {
    CreateSAMLProvider: {
      kind: 'create',
      access: 'write',
      source: 'sdk',
      ramAction: 'ram:CreateSAMLProvider',
      accepts: ['SAMLProviderName', 'Description', 'EncodedSAMLMetadataDocument'],
      returns: { under: 'SAMLProvider' },
      before: nameProvider,
    },
    GetSAMLProvider: {
      kind: 'describe',
      access: 'read',
      source: 'sdk',
      ramAction: 'ram:GetSAMLProvider',
      under: 'SAMLProvider',
    },
    ListSAMLProviders: {
      kind: 'list',
      access: 'read',
      source: 'sdk',
      ramAction: 'ram:ListSAMLProviders',
      itemsAt: 'SAMLProviders.SAMLProvider',
      paging: 'marker',
      defaultPageSize: 100,
      maximumPageSize: 100,
      filters: [],
    },
    UpdateSAMLProvider: {
      kind: 'modify',
      access: 'write',
      source: 'sdk',
      ramAction: 'ram:UpdateSAMLProvider',
      sets: {
        NewDescription: 'Description',
        NewEncodedSAMLMetadataDocument: 'EncodedSAMLMetadataDocument',
      },
      returns: { under: 'SAMLProvider' },
      after: touch,
    },
    DeleteSAMLProvider: { kind: 'delete', access: 'write', source: 'sdk', ramAction: 'ram:DeleteSAMLProvider' },
  },
  notFound: { status: 404, code: 'EntityNotExist.SAMLProvider', message: 'The SAML provider does not exist: {id}.' },
  alreadyExists: {
    status: 409,
    code: 'EntityAlreadyExists.SAMLProvider',
    message: 'The SAML provider does already exist: {id}.',
  },
  quota: {
    limit: 100,
    per: 'account',
    error: {
      status: 409,
      code: 'LimitExceeded.SAMLProvider',
      message: 'The count of SAML providers beyond the current limits.',
    },
  },
  auditType: 'ACS::RAM::SAMLProvider',
};
