import type { OperationHandler, OperationSpec } from '../../spec/index.js';
import { changeWhitelist, whitelistsOf } from '../shared/database/whitelists.js';
import { needInstance, needNormal } from './need-instance.js';

const NAMED = { InstanceId: { type: 'string', required: true } } as const;

const code = 'InvalidSecurityIPs.Malformed';
const errors = {
  malformed: { status: 400, code, message: 'The specified security IPs are not valid: wrong format.' },
  tooMany: { status: 400, code, message: 'The specified security IPs are not valid: exceed the maximum IP count.' },
};

const list: OperationHandler = (context) => ({
  SecurityIpGroups: {
    SecurityIpGroup: whitelistsOf(needInstance(context)).map(({ name, attribute, addresses }) => ({
      SecurityIpGroupName: name,
      SecurityIpGroupAttribute: attribute,
      SecurityIpList: addresses,
    })),
  },
});

const modify: OperationHandler = (context) => {
  const instance = needNormal(context);
  const { parameters, store } = context;
  const name = String(parameters.SecurityIpGroupName ?? 'default');
  const { SecurityIpGroupAttribute: attribute, ModifyMode: mode, SecurityIps: addresses } = parameters;
  const Whitelists = changeWhitelist(whitelistsOf(instance), { name, attribute, mode, addresses }, errors);
  store.update(instance, { Whitelists });
  return { InstanceId: instance.id };
};

/** IP whitelists of an instance. */
export const whitelistOperations: Readonly<Record<string, OperationSpec>> = {
  DescribeSecurityIps: { kind: 'custom', access: 'read', source: 'provider', parameters: NAMED, handler: list },
  ModifySecurityIps: {
    kind: 'custom',
    access: 'write',
    source: 'provider',
    parameters: {
      ...NAMED,
      SecurityIps: { type: 'string', required: true },
      ModifyMode: { type: 'string', values: ['Cover', 'Append', 'Delete'] },
    },
    handler: modify,
  },
};
