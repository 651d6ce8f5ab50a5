import {
  ApiError,
  type Attributes,
  type OperationContext,
  type OperationHandler,
  type RecordHook,
  type RecordTest,
} from '../../spec/index.js';
import { contactGroupNotExists, contactNotExists, parameterInvalid } from './errors.js';

const FORMS: Readonly<Record<string, RegExp>> = {
  Mail: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  SMS: /^\+?\d{5,20}$/,
  AliIM: /^\S+$/,
  DingWebHook: /^https?:\/\/\S+$/,
};

/** Addresses of `Channels.Mail` and so on; a new mail address or phone number waits for its owner. */
function channelsOf({ parameters }: OperationContext, before: Attributes): Attributes {
  const given = (parameters.Channels ?? {}) as Attributes;
  const channels = Object.fromEntries(Object.keys(FORMS).map((name) => [name, String(given[name] ?? '')]));
  for (const [name, address] of Object.entries(channels)) {
    if (address !== '' && FORMS[name]?.test(address) !== true) {
      throw new ApiError(parameterInvalid, { parameter: `Channels.${name}` });
    }
  }
  const state = (name: 'Mail' | 'SMS') => {
    if (channels[name] === '') return undefined;
    return channels[name] === before[name] ? before[`${name}State`] : 'PENDING';
  };
  return { ...channels, MailState: state('Mail'), SMSState: state('SMS') };
}

export const readChannels: OperationHandler = (context) => ({
  ...channelsOf(context, {}),
  CreateTime: context.now,
  UpdateTime: context.now,
});

/** PutContact on a contact that exists replaces what it holds. */
export const replaceContact: RecordHook = (context, record) => {
  const { Describe, Lang } = context.parameters;
  const channels = channelsOf(context, record.attributes);
  context.store.update(record, { ...channels, Describe, Lang, UpdateTime: context.now });
  return {};
};

function membersOf({ attributes }: { readonly attributes: Attributes }): readonly string[] {
  return attributes.ContactNames as readonly string[];
}

/** Groups that a contact belongs to. */
export const contactGroups: RecordHook = ({ store }, record) => ({
  ContactGroups: {
    ContactGroup: store
      .find('cms/contact-group')
      .filter((group) => membersOf(group).includes(record.id))
      .map(({ id }) => id),
  },
});

export const needContactGroup: OperationHandler = ({ store, parameters }) => {
  const id = String(parameters.ContactGroupName);
  if (store.get('cms/contact-group', id) === undefined) throw new ApiError(contactGroupNotExists, { id });
  return {};
};

export const isMember: RecordTest = ({ store, parameters }, record) => {
  const group = store.get('cms/contact-group', String(parameters.ContactGroupName));
  return group !== undefined && membersOf(group).includes(record.id);
};

/** A deleted contact belongs to no group any more. */
export const leaveGroups: RecordHook = ({ store }, record) => {
  for (const group of store.find('cms/contact-group')) {
    const ContactNames = membersOf(group).filter((name) => name !== record.id);
    if (ContactNames.length < membersOf(group).length) store.update(group, { ContactNames });
  }
  return {};
};

/** All members that a call gives a group must exist. */
export function checkMembers({ store, parameters }: OperationContext): readonly string[] {
  const names = Array.isArray(parameters.ContactNames) ? parameters.ContactNames.map(String) : [];
  for (const id of names) {
    if (store.get('cms/contact', id) === undefined) throw new ApiError(contactNotExists, { id });
  }
  return [...new Set(names)];
}
