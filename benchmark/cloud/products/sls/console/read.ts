import type { PageContext, Row } from '../../../spec/console.js';
import { listOf, textOf, textsOf } from '../../../spec/rows.js';

/** The account's projects of all regions. */
export async function allProjects(context: PageContext): Promise<readonly Row[]> {
  return listOf(await context.call('sls', 'ListProject', { allRegions: true, size: 500 }), 'projects');
}

/** The project that the address names. */
export async function currentProject(context: PageContext): Promise<Row> {
  const name = context.parameters.project ?? '';
  const projects = await allProjects(context);
  return projects.find((row) => textOf(row, 'projectName') === name) ?? { projectName: name };
}

/** Calls an operation inside the project that the address names, in the region where it is. */
export async function callInProject(context: PageContext, action: string, parameters: Row = {}): Promise<Row> {
  return await callInsideOf(await currentProject(context), context, action, parameters);
}

/** Calls an operation inside a project. */
export async function callInsideOf(
  project: Row,
  context: PageContext,
  action: string,
  parameters: Row = {},
): Promise<Row> {
  const named = { projectName: textOf(project, 'projectName'), ...parameters };
  return await context.call('sls', action, named, textOf(project, 'region') || context.region);
}

/** Names of a project's stores of one kind. */
export async function storesOf(
  project: Row,
  context: PageContext,
  telemetryType: 'None' | 'Metrics',
): Promise<readonly string[]> {
  return textsOf(await callInsideOf(project, context, 'ListLogStores', { telemetryType }), 'logstores');
}

/** The logstore or metric store that the address names. */
export async function currentStore(context: PageContext): Promise<Row> {
  return await callInProject(context, 'GetLogStore', { logstoreName: context.parameters.logstore ?? '' });
}
