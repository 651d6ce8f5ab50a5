import type { OperationContext, OperationHandler, RecordHook, ResourceRecord } from '../../spec/index.js';
import { isoTime } from '../../spec/values.js';
import { refuse } from './errors.js';
import { offsetPage } from './paging.js';
import { chinaTime } from './times.js';

const PROJECT = 'sls/project';

/** The project that a call names by its host, or by that parameter. */
export function needProject(context: OperationContext): ResourceRecord {
  const name = String(context.parameters.projectName ?? '');
  const project = context.store.get(PROJECT, name);
  if (project === undefined || project.regionId !== context.regionId) {
    throw refuse(404, 'ProjectNotExist', `The Project does not exist : ${name}`);
  }
  context.reference('ACS::SLS::Project', name);
  return project;
}

/** A project as answers show it. */
export function showProject({ id, regionId, attributes }: ResourceRecord, owner: string) {
  return {
    projectName: id,
    description: attributes.description ?? '',
    status: 'Normal',
    region: regionId,
    location: regionId,
    owner,
    createTime: chinaTime(attributes.createTime),
    lastModifyTime: chinaTime(attributes.lastModifyTime),
    resourceGroupId: attributes.resourceGroupId,
    dataRedundancyType: attributes.dataRedundancyType,
    recycleBinEnabled: false,
    quota: {},
  };
}

/** Refuses names that another account or this one has taken. */
export const checkProjectName: OperationHandler = ({ cloud, parameters }) => {
  const name = String(parameters.projectName);
  if (cloud.ownerOf(PROJECT, name) !== undefined) {
    throw refuse(400, 'ProjectAlreadyExist', `Project ${name} already exist.`);
  }
  return {};
};

export const getProject: OperationHandler = (context) => showProject(needProject(context), context.caller.accountId);

/** Lists the projects of the call's region; the console's own list shows all regions. */
export const listProjects: OperationHandler = ({ caller, origin, parameters, regionId, store }) => {
  const everywhere = parameters.allRegions === true && origin.channel === 'console';
  const wanted = String(parameters.projectName ?? '');
  const described = String(parameters.description ?? '');
  const group = String(parameters.resourceGroupId ?? '');
  const found = store
    .find(PROJECT, group === '' ? {} : { resourceGroupId: group }, everywhere ? undefined : regionId)
    .filter(({ id, attributes }) => id.includes(wanted) && String(attributes.description ?? '').includes(described))
    .toReversed();
  const { items, fields } = offsetPage(parameters, found, { size: 100, maximum: 500 });
  return { ...fields, projects: items.map((project) => showProject(project, caller.accountId)) };
};

export const updateProject: OperationHandler = (context) => {
  const { description } = context.parameters;
  context.store.update(needProject(context), {
    lastModifyTime: isoTime(context.now),
    ...(description === undefined ? {} : { description: String(description) }),
  });
  return {};
};

/** Moves a project to another resource group. */
export const changeResourceGroup: OperationHandler = (context) => {
  const { resourceGroupId, resourceId } = context.parameters;
  const named = { ...context, parameters: { projectName: resourceId } };
  context.store.update(needProject(named), { resourceGroupId });
  return {};
};

/** Deletes a project with everything in it, as the vendor does. */
export const deleteProject: OperationHandler = (context) => {
  const project = needProject(context);
  for (const kind of ['sls/logstore', 'sls/dashboard']) {
    for (const part of context.store.find(kind, { projectName: project.id })) context.store.remove(part);
  }
  context.store.remove(project);
  return {};
};

/** Names the new project's region in the audit event. */
export const referProject: RecordHook = (context, project) => {
  context.reference('ACS::SLS::Project', project.id);
  return {};
};
