import {
  ApiError,
  type OperationContext,
  type OperationHandler,
  type RecordTest,
  type ResourceRecord,
} from '../../spec/index.js';
import { NOT_YOUR_DOMAIN, needDomain, needRecord, RECORD } from './find.js';
import { checkRecord, type RecordContents } from './record-contents.js';

export const addRecord: OperationHandler = (context) => {
  const domain = needDomain(context, NOT_YOUR_DOMAIN);
  const contents = contentsOf(context);
  checkRecord(contents);
  checkNeighbours(context, domain.id, contents);
  const record = context.store.insert({ resource: RECORD, attributes: { DomainName: domain.id, ...contents } });
  return { RecordId: record.id };
};

export const updateRecord: OperationHandler = (context) => {
  const record = needRecord(context);
  const contents = contentsOf(context);
  checkRecord(contents);
  const isUnchanged = Object.entries(contents).every(([name, value]) => record.attributes[name] === value);
  if (isUnchanged) throw duplicate();
  checkNeighbours(context, String(record.attributes.DomainName), contents, record);
  context.store.update(record, { Priority: undefined, ...contents });
  return { RecordId: record.id };
};

function contentsOf({ parameters }: OperationContext): RecordContents {
  const { RR, Type, Value, TTL, Priority, Line } = parameters;
  const type = String(Type).toUpperCase();
  return {
    RR: String(RR).toLowerCase(),
    Type: type,
    Value: String(Value).trim(),
    TTL: Number(TTL),
    Line: String(Line),
    ...(type === 'MX' && Priority !== undefined ? { Priority: Number(Priority) } : {}),
  };
}

/** A record may stand once, and a CNAME beside no record of another type, per host and line. */
function checkNeighbours(
  { store }: OperationContext,
  DomainName: string,
  { RR, Type, Value, Line }: RecordContents,
  itself?: ResourceRecord,
): void {
  const others = store.find(RECORD, { DomainName, RR, Line }).filter(({ id }) => id !== itself?.id);
  if (others.some(({ attributes }) => attributes.Type === Type && attributes.Value === Value)) throw duplicate();
  const isConflict = others.some(
    ({ attributes }) => attributes.Type !== Type && (Type === 'CNAME' || attributes.Type === 'CNAME'),
  );
  if (isConflict) {
    throw new ApiError({
      status: 400,
      code: 'DomainRecordConflict',
      message: 'The domain record is conflict with other records.',
    });
  }
}

function duplicate(): ApiError {
  return new ApiError({
    status: 400,
    code: 'DomainRecordDuplicate',
    message: 'The DNS record already exists.',
  });
}

export const requireDomain: OperationHandler = (context) => {
  needDomain(context);
  return {};
};

/** Keywords mean any part and ignore case; TypeKeyWord is the whole type; KeyWord may stand in the host or the value. */
export const keepRecord: RecordTest = ({ parameters }, { attributes }) => {
  if (attributes.DomainName !== String(parameters.DomainName).toLowerCase()) return false;
  const has = (attribute: string, keyword: unknown) =>
    String(attributes[attribute])
      .toLowerCase()
      .includes(String(keyword ?? '').toLowerCase());
  const { KeyWord, RRKeyWord, TypeKeyWord, ValueKeyWord, Status } = parameters;
  return (
    has('RR', RRKeyWord) &&
    has('Value', ValueKeyWord) &&
    (has('RR', KeyWord) || has('Value', KeyWord)) &&
    (TypeKeyWord === undefined || String(TypeKeyWord).toUpperCase() === attributes.Type) &&
    (Status === undefined || String(Status).toUpperCase() === attributes.Status)
  );
};

export const keepSubDomain: RecordTest = ({ parameters }, { attributes: { RR, DomainName } }) =>
  String(parameters.SubDomain).toLowerCase() === (RR === '@' ? DomainName : `${RR}.${DomainName}`);

export const remarkRecord: OperationHandler = (context) => {
  const record = needRecord(context);
  context.store.update(record, { Remark: String(context.parameters.Remark ?? '') });
  return {};
};

/** `Enable` or `Disable`, in any case; answers show the state in capitals, this call's own answer as it was documented. */
export const setRecordStatus: OperationHandler = (context) => {
  const record = needRecord(context);
  const status = String(context.parameters.Status).toUpperCase();
  if (status !== 'ENABLE' && status !== 'DISABLE') {
    throw new ApiError({
      status: 400,
      code: 'InvalidStatus',
      message: 'The parameter value Status is invalid.',
    });
  }
  context.store.update(record, { Status: status });
  return { RecordId: record.id, Status: status === 'ENABLE' ? 'Enable' : 'Disable' };
};

export const deleteRecord: OperationHandler = (context) => {
  const record = needRecord(context);
  context.store.remove(record);
  return { RecordId: record.id };
};

/** Deletes all records of a host, or those of one type. */
export const deleteSubDomain: OperationHandler = (context) => {
  const { parameters, store } = context;
  const domain = needDomain(context, NOT_YOUR_DOMAIN);
  const RR = String(parameters.RR).toLowerCase();
  const type = parameters.Type === undefined ? {} : { Type: String(parameters.Type).toUpperCase() };
  const records = store.find(RECORD, { DomainName: domain.id, RR, ...type });
  for (const record of records) store.remove(record);
  return { RR, TotalCount: String(records.length) };
};
