import type { OperationContext, OperationHandler, ResourceRecord } from '../../spec/index.js';
import { isoTime } from '../../spec/values.js';
import { invalidParameter, refuse } from './errors.js';
import { offsetPage } from './paging.js';
import { needProject } from './project-handlers.js';

const DASHBOARD = 'sls/dashboard';
const MOST_IN_PROJECT = 100;
const PARTS = ['displayName', 'description', 'attribute', 'charts'] as const;

/** The dashboard that a call names, in the project that it names. */
function needDashboard(context: OperationContext): ResourceRecord {
  const project = needProject(context);
  const name = String(context.parameters.dashboardName ?? '');
  const dashboard = context.store.get(DASHBOARD, `${project.id}/${name}`);
  if (dashboard === undefined) throw refuse(404, 'DashboardNotExist', `dashboard ${name} does not exist`);
  context.reference('ACS::SLS::Dashboard', name);
  return dashboard;
}

function partsOf({ parameters }: OperationContext): Record<string, unknown> {
  return Object.fromEntries(
    PARTS.filter((name) => parameters[name] !== undefined).map((name) => [name, parameters[name]]),
  );
}

function show({ attributes }: ResourceRecord) {
  const { dashboardName, displayName, description, attribute, charts } = attributes;
  return { dashboardName, displayName, description, attribute, charts };
}

export const createDashboard: OperationHandler = (context) => {
  const project = needProject(context);
  const dashboardName = String(context.parameters.dashboardName ?? '');
  if (!/^[A-Za-z0-9_-]{2,100}$/.test(dashboardName)) throw invalidParameter('The dashboard name is invalid.');
  const siblings = context.store.find(DASHBOARD, { projectName: project.id });
  if (siblings.some((sibling) => sibling.attributes.dashboardName === dashboardName)) {
    throw refuse(400, 'DashboardAlreadyExist', `dashboard ${dashboardName} already exists`);
  }
  if (siblings.length >= MOST_IN_PROJECT) {
    throw refuse(400, 'ExceedQuota', 'The number of dashboards in the project has reached its quota.');
  }
  context.store.insert({
    resource: DASHBOARD,
    id: `${project.id}/${dashboardName}`,
    regionId: project.regionId,
    attributes: { displayName: dashboardName, ...partsOf(context), dashboardName, projectName: project.id },
  });
  context.reference('ACS::SLS::Dashboard', dashboardName);
  return {};
};

export const getDashboard: OperationHandler = (context) => show(needDashboard(context));

/** Names only, with the display names beside them. */
export const listDashboards: OperationHandler = (context) => {
  const project = needProject(context);
  const found = context.store.find(DASHBOARD, { projectName: project.id });
  const { items, fields } = offsetPage(context.parameters, found, { size: 100, maximum: 500 });
  return {
    ...fields,
    dashboards: items.map(({ attributes }) => attributes.dashboardName),
    dashboardItems: items.map(({ attributes }) => ({
      dashboardName: attributes.dashboardName,
      displayName: attributes.displayName,
      isFollowed: attributes.isFollowed,
    })),
  };
};

export const updateDashboard: OperationHandler = (context) => {
  context.store.update(needDashboard(context), { ...partsOf(context), lastModifyTime: isoTime(context.now) });
  return {};
};

export const deleteDashboard: OperationHandler = (context) => {
  context.store.remove(needDashboard(context));
  return {};
};

/** Puts a dashboard on the watchlist, or takes it off. */
export const followDashboard: OperationHandler = (context) => {
  context.store.update(needDashboard(context), { isFollowed: context.parameters.isFollowed === true });
  return {};
};
