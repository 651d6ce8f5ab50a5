import { ApiError, type ResourceSpec, type ResourceStore } from '../../spec/index.js';

const KIND = 'bssopenapi/balance';
/** Every account has one. */
const ID = 'balance';

/** Money that an account may spend. */
export const balance: ResourceSpec = {
  name: 'balance',
  label: { zh: '账户余额', en: 'Account Balance' },
  id: { attribute: 'BalanceId', from: 'caller' },
  scope: 'global',
  attributes: {
    BalanceId: { type: 'string', label: { zh: '余额ID', en: 'Balance ID' }, source: 'assumed', shown: 'never' },
    AvailableAmount: { type: 'string', label: { zh: '可用额度', en: 'Available Credit' }, source: 'sdk' },
    AvailableCashAmount: { type: 'string', label: { zh: '现金余额', en: 'Cash Balance' }, source: 'sdk' },
    CreditAmount: { type: 'string', label: { zh: '信控余额', en: 'Credit Balance' }, source: 'sdk', default: '0.00' },
    MybankCreditAmount: {
      type: 'string',
      label: { zh: '网商银行信用额度', en: 'MYbank Credit' },
      source: 'sdk',
      default: '0.00',
    },
    Currency: { type: 'string', label: { zh: '币种', en: 'Currency' }, source: 'sdk', default: 'CNY' },
  },
  notFound: { status: 404, code: 'NotApplicable', message: 'This API is not applicable for the account.' },
  operations: {
    QueryAccountBalance: {
      kind: 'custom',
      access: 'read',
      source: 'sdk',
      handler: ({ store }) => {
        const { BalanceId: _, ...amounts } = store.get(KIND, ID)?.attributes ?? {};
        return { Code: 'Success', Success: true, Message: 'Successful!', Data: amounts };
      },
    },
  },
};

/** Gives an account its money, in yuan. */
export function setBalance(store: ResourceStore, yuan: number): void {
  const amount = yuan.toFixed(2);
  const attributes = { AvailableAmount: amount, AvailableCashAmount: amount };
  const existing = store.get(KIND, ID);
  if (existing === undefined) store.insert({ resource: KIND, attributes: { BalanceId: ID, ...attributes } });
  else store.update(existing, attributes);
}

/** @throws ApiError when the account has less than a pay-as-you-go purchase needs, in yuan */
export function requireBalance(store: ResourceStore, yuan: number): void {
  const amount = Number(store.get(KIND, ID)?.attributes.AvailableAmount ?? Number.POSITIVE_INFINITY);
  if (amount >= yuan) return;
  throw new ApiError({
    status: 403,
    code: 'InvalidAccountStatus.NotEnoughBalance',
    message: 'Your account does not have enough balance.',
  });
}
