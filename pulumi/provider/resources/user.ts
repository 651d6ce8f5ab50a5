import { deleteRamUser, type RamCall, ramUsers } from '../../../activities/cloud/ram-user.js';
import type { PropertyValues } from '../properties.js';
import { type OperationContext, type ResourceType, text } from '../resource.js';
import { callPatiently, deletePatiently, readOrUndefined, untilReady } from './common.js';

interface User {
  readonly UserId: string;
  readonly UserName: string;
  readonly DisplayName?: string;
  readonly MobilePhone?: string;
  readonly Email?: string;
  readonly Comments?: string;
}

async function find(context: OperationContext, id: string, name: string | undefined): Promise<User | undefined> {
  const byName = async (userName: string): Promise<User | undefined> =>
    (await readOrUndefined<{ User?: User }>(context, 'ram', 'GetUser', { UserName: userName }))?.User;
  const known = name === undefined ? undefined : await byName(name);
  if (known?.UserId === id) return known;
  // Renamed, or the name was given to somebody else: only the list knows ids.
  const listed = (await ramUsers(ramCall(context))).find((user) => user.UserId === id);
  return listed && (await byName(listed.UserName));
}

function ramCall(context: OperationContext): RamCall {
  return (action, parameters) => callPatiently(context, 'ram', action, parameters);
}

function state(user: User): PropertyValues {
  return {
    name: user.UserName,
    displayName: user.DisplayName || undefined,
    mobile: user.MobilePhone || undefined,
    email: user.Email || undefined,
    comments: user.Comments || undefined,
  };
}

/** `alicloud:ram/user:User`. */
export const user: ResourceType = {
  properties: {
    inputs: {
      name: { type: 'string', required: true },
      displayName: { type: 'string' },
      mobile: { type: 'string' },
      email: { type: 'string' },
      comments: { type: 'string' },
      force: { type: 'boolean' },
    },
    outputs: {},
    deleteBeforeReplace: true,
  },

  async create(context, inputs) {
    const made = await callPatiently<{ User: User }>(context, 'ram', 'CreateUser', {
      UserName: inputs.name,
      DisplayName: inputs.displayName,
      MobilePhone: inputs.mobile,
      Email: inputs.email,
      Comments: inputs.comments,
    });
    const { UserId: id, UserName: name } = made.User;
    return {
      id,
      outputs: state(made.User),
      // RAM answers reads from replicas that may not know a user yet.
      ready: async () =>
        state(
          await untilReady(
            context,
            `RAM user ${name}`,
            () => find(context, id, name),
            () => true,
          ),
        ),
    };
  },

  async read(context, id, known) {
    const found = await find(context, id, text(known, 'name'));
    return found && state(found);
  },

  async update(context, id, olds, news) {
    await callPatiently(context, 'ram', 'UpdateUser', {
      UserName: olds.name,
      NewUserName: news.name,
      NewDisplayName: news.displayName,
      NewMobilePhone: news.mobile,
      NewEmail: news.email,
      NewComments: news.comments,
    });
    const found = await find(context, id, text(news, 'name'));
    return found ? state(found) : {};
  },

  async delete(context, id, known) {
    const found = await find(context, id, text(known, 'name'));
    if (found === undefined) return;
    if (known.force === true) await deleteRamUser(ramCall(context), found.UserName);
    else await deletePatiently(context, 'ram', 'DeleteUser', { UserName: found.UserName });
  },
};
