import {
  ApiError,
  type Attributes,
  type OperationContext,
  type OperationHandler,
  type ResourceRecord,
} from '../../spec/index.js';
import { isAddressOrBlock } from '../shared/addresses.js';
import { needGroup } from './access-group-handlers.js';
import { DEFAULT_GROUP, defaultRule } from './default-group.js';
import { accessRuleNotFound, defaultGroupCannotBeModified, invalidParameter } from './errors.js';
import { numberedPage } from './numbered-page.js';

/** Rules of classic groups name single addresses. Source: "Manage permission groups". */
function checkAddress(address: unknown, group: ResourceRecord): void {
  const text = String(address);
  const isRange = text.includes('/');
  if (!isAddressOrBlock(text) || (isRange && group.attributes.AccessGroupType === 'Classic')) {
    throw new ApiError(invalidParameter, { parameter: 'SourceCidrIp' });
  }
}

function needRule(context: OperationContext, group: ResourceRecord): ResourceRecord {
  const rule = context.store.get('nas/access-rule', String(context.parameters.AccessRuleId));
  if (rule?.attributes.AccessGroupName !== group.id) throw new ApiError(accessRuleNotFound);
  return rule;
}

function requested({ SourceCidrIp, RWAccessType, UserAccessType, Priority }: Attributes): Attributes {
  const given = { SourceCidrIp, RWAccess: RWAccessType, UserAccess: UserAccessType, Priority };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

export const createRule: OperationHandler = (context) => {
  const group = needGroup(context, defaultGroupCannotBeModified);
  checkAddress(context.parameters.SourceCidrIp, group);
  const defaults = { RWAccess: 'RDWR', UserAccess: 'no_squash', Priority: 1 };
  const rule = context.store.insert({
    resource: 'nas/access-rule',
    regionId: context.regionId,
    attributes: { AccessGroupName: group.id, ...defaults, ...requested(context.parameters) },
  });
  return { AccessRuleId: rule.id };
};

export const listRules: OperationHandler = (context) => {
  const { parameters, store, regionId } = context;
  const isDefault = parameters.AccessGroupName === DEFAULT_GROUP;
  const group = isDefault ? undefined : needGroup(context, defaultGroupCannotBeModified);
  const stored = group === undefined ? [] : store.find('nas/access-rule', { AccessGroupName: group.id }, regionId);
  const rules = isDefault ? [defaultRule] : stored.map(({ attributes }) => attributes);
  const wanted = rules.filter(
    ({ AccessRuleId }) => parameters.AccessRuleId === undefined || AccessRuleId === parameters.AccessRuleId,
  );
  const { items, fields } = numberedPage(wanted, parameters);
  return { ...fields, AccessRules: { AccessRule: items } };
};

export const modifyRule: OperationHandler = (context) => {
  const group = needGroup(context, defaultGroupCannotBeModified);
  const rule = needRule(context, group);
  const changes = requested(context.parameters);
  if (changes.SourceCidrIp !== undefined) checkAddress(changes.SourceCidrIp, group);
  context.store.update(rule, changes);
  return {};
};

export const deleteRule: OperationHandler = (context) => {
  context.store.remove(needRule(context, needGroup(context, defaultGroupCannotBeModified)));
  return {};
};
