import { ApiError, type OperationContext, type OperationHandler, type ResourceRecord } from '../../spec/index.js';
import { DOMAIN_CONFIG, deliver, NO_SUCH_CONFIG, needDomain, needDomains } from './find-domain.js';
import { isFunction, replacedBy } from './functions.js';
import { addressListProblem } from './ip-list.js';

interface Setting {
  readonly name: string;
  readonly configId?: string;
  readonly arguments: readonly { readonly ArgName: string; readonly ArgValue: string }[];
}

const MALFORMED = {
  status: 400,
  code: 'InvalidFunctions.Malformed',
  message: 'The specified Functions is incorrectly formatted.',
};

/** Sets functions of several domains at once. A function that may occur once replaces the earlier one. */
export const setConfigs: OperationHandler = (context) => {
  const { parameters, store } = context;
  const records = needDomains(context, parameters.DomainNames);
  const settings = (parameters.Functions as readonly unknown[]).map(readSetting);
  for (const record of records) {
    if (store.stateOf(record) === 'offline') {
      throw new ApiError({ status: 404, code: 'InvalidDomain.Offline', message: 'The domain provided is offline.' });
    }
  }
  const models = records.flatMap((record) => {
    const configs = settings.map((setting) => setOne(context, record, setting));
    deliver(context, record);
    return configs;
  });
  return {
    DomainConfigList: {
      DomainConfigModel: models.map(({ id, attributes }) => ({
        ConfigId: id,
        DomainName: attributes.DomainName,
        FunctionName: attributes.FunctionName,
      })),
    },
  };
};

function setOne({ store }: OperationContext, domain: ResourceRecord, setting: Setting): ResourceRecord {
  if (setting.configId !== undefined) {
    const config = store.get(DOMAIN_CONFIG, setting.configId);
    if (config === undefined || config.attributes.DomainName !== domain.id) throw new ApiError(NO_SUCH_CONFIG);
    return store.enterState(store.update(config, { FunctionArgs: setting.arguments }), 'configuring');
  }
  for (const FunctionName of replacedBy(setting.name)) {
    for (const old of store.find(DOMAIN_CONFIG, { DomainName: domain.id, FunctionName })) store.remove(old);
  }
  return store.insert({
    resource: DOMAIN_CONFIG,
    attributes: { DomainName: domain.id, FunctionName: setting.name, FunctionArgs: setting.arguments },
  });
}

function readSetting(given: unknown): Setting {
  const { functionName, functionArgs, configId } = fieldsOf(given);
  if (typeof functionName !== 'string' || !Array.isArray(functionArgs)) throw new ApiError(MALFORMED);
  if (!isFunction(functionName)) {
    throw new ApiError(
      {
        status: 400,
        code: 'InvalidFunctionName.ValueNotSupported',
        message: 'FunctionName [{name}] is not supported.',
      },
      { name: functionName },
    );
  }
  const list = functionArgs.map((argument) => {
    const { argName, argValue } = fieldsOf(argument);
    if (typeof argName !== 'string' || argValue === undefined) throw new ApiError(MALFORMED);
    return { ArgName: argName, ArgValue: String(argValue) };
  });
  if (/^ip_\w+_list_set$/.test(functionName)) checkAddresses(list);
  return { name: functionName, arguments: list, ...(configId === undefined ? {} : { configId: String(configId) }) };
}

function checkAddresses(list: Setting['arguments']): void {
  const addresses = list.find(({ ArgName }) => ArgName === 'ip_list')?.ArgValue ?? '';
  const problem = addressListProblem(addresses.split(',').map((address) => address.trim()));
  if (problem !== undefined) {
    throw new ApiError({ status: 400, code: 'InvalidIpList.Malformed', message: 'Specified ip_list is malformed.' });
  }
}

function fieldsOf(given: unknown): Readonly<Record<string, unknown>> {
  if (typeof given !== 'object' || given === null) throw new ApiError(MALFORMED);
  return given as Readonly<Record<string, unknown>>;
}

/** All settings of a domain, or those of the functions named. */
export const describeConfigs: OperationHandler = (context) => {
  const { parameters, store } = context;
  const domain = needDomain(context, String(parameters.DomainName));
  const names = String(parameters.FunctionNames ?? '')
    .split(',')
    .filter((name) => name !== '');
  const configs = store
    .find(DOMAIN_CONFIG, { DomainName: domain.id })
    .filter(({ attributes }) => names.length === 0 || names.includes(String(attributes.FunctionName)));
  return {
    DomainConfigs: {
      DomainConfig: configs.map((config) => ({
        ConfigId: config.id,
        FunctionName: config.attributes.FunctionName,
        Status: store.stateOf(config),
        FunctionArgs: { FunctionArg: config.attributes.FunctionArgs },
      })),
    },
  };
};

export const deleteConfig: OperationHandler = (context) => {
  const { parameters, store } = context;
  const domain = needDomain(context, String(parameters.DomainName));
  const configs = String(parameters.ConfigId)
    .split(',')
    .map((id) => {
      const config = store.get(DOMAIN_CONFIG, id);
      if (config === undefined || config.attributes.DomainName !== domain.id) throw new ApiError(NO_SUCH_CONFIG);
      return config;
    });
  for (const config of configs) store.remove(config);
  deliver(context, domain);
  return {};
};
