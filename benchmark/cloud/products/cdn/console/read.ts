import type { Option, PageContext, Row } from '../../../spec/console.js';
import { listOf, rowOf, textOf } from '../../../spec/rows.js';
import { nameOptions } from '../../shared/options.js';

/** Every domain of the account, newest first. */
export async function readDomains(context: PageContext): Promise<readonly Row[]> {
  const answer = await context.call('cdn', 'DescribeUserDomains', { PageSize: 500 });
  return listOf(answer, 'Domains', 'PageData');
}

/** Every domain as an option. */
export async function domainOptions(context: PageContext): Promise<readonly Option[]> {
  return nameOptions(await readDomains(context), 'DomainName');
}

/** The domain that the page is about. */
export async function readDomain(context: PageContext): Promise<Row> {
  const answer = await context.call('cdn', 'DescribeCdnDomainDetail', { DomainName: domainOf(context) });
  return rowOf(answer, 'GetDomainDetailModel');
}

export function domainOf(context: PageContext): string {
  return context.parameters.domain ?? '';
}

/** Settings of the page's domain, their arguments beside their id, function and status. */
export async function readConfigs(context: PageContext, functions: readonly string[]): Promise<readonly Row[]> {
  const answer = await context.call('cdn', 'DescribeCdnDomainConfigs', {
    DomainName: domainOf(context),
    FunctionNames: functions.join(','),
  });
  return listOf(answer, 'DomainConfigs', 'DomainConfig').map((config) => ({
    ...config,
    ...argumentsOf(config),
  }));
}

/** Arguments of a setting by their names. */
export function argumentsOf(config: Row): Readonly<Record<string, string>> {
  const given = listOf(config, 'FunctionArgs', 'FunctionArg');
  return Object.fromEntries(given.map((one) => [textOf(one, 'ArgName'), textOf(one, 'ArgValue')]));
}

/** Sets one function of the page's domain. */
export async function setConfig(
  context: PageContext,
  functionName: string,
  given: Readonly<Record<string, string>>,
  configId?: string,
): Promise<void> {
  const functionArgs = Object.entries(given).map(([argName, argValue]) => ({ argName, argValue }));
  await context.call('cdn', 'BatchSetCdnDomainConfig', {
    DomainNames: domainOf(context),
    Functions: JSON.stringify([{ functionName, functionArgs, ...(configId === undefined ? {} : { configId }) }]),
  });
}
