import { ApiError, type OperationContext, type OperationHandler, type ResourceRecord } from '../../spec/index.js';
import { isoTime } from '../../spec/values.js';
import { needEntity } from './group-handlers.js';
import { areConsecutive, newSeed } from './time-based-code.js';

const DEVICE = 'ram/mfa-device';
const SEED_LENGTH = 64;

function needDevice({ parameters, store }: OperationContext): ResourceRecord {
  const id = String(parameters.SerialNumber);
  const device = store.get(DEVICE, id);
  if (device === undefined) {
    throw new ApiError(
      { status: 404, code: 'EntityNotExist.MFADevice', message: 'The MFA device does not exist: {id}.' },
      { id },
    );
  }
  return device;
}

function deviceOf(context: OperationContext): ResourceRecord {
  const UserName = needEntity(context, 'User').id;
  const [device] = context.store.find(DEVICE, { UserName });
  if (device === undefined) {
    throw new ApiError(
      { status: 404, code: 'EntityNotExist.User.MFADevice', message: 'The user has no MFA device: {UserName}.' },
      { UserName },
    );
  }
  return device;
}

/** Makes a device that belongs to nobody yet; this answer alone shows its seed. */
export const makeDevice: OperationHandler = ({ caller, parameters, random, reference, store }) => {
  const SerialNumber = `acs:ram::${caller.accountId}:mfa/${String(parameters.VirtualMFADeviceName)}`;
  const Base32StringSeed = newSeed(random.secret(SEED_LENGTH));
  store.insert({ resource: DEVICE, attributes: { SerialNumber, Base32StringSeed } });
  reference('ACS::RAM::MFADevice', SerialNumber);
  return { VirtualMFADevice: { SerialNumber, Base32StringSeed } };
};

/** All devices of the account, with the user of each. */
export const listDevices: OperationHandler = ({ store }) => ({
  IsTruncated: false,
  VirtualMFADevices: {
    VirtualMFADevice: store.find(DEVICE).map(({ id, attributes: { ActivateDate, UserName } }) => {
      const user = UserName === undefined ? undefined : store.get('ram/user', String(UserName))?.attributes;
      return {
        SerialNumber: id,
        ActivateDate: ActivateDate ?? '',
        ...(user === undefined
          ? {}
          : { User: { UserId: user.UserId, UserName: user.UserName, DisplayName: user.DisplayName ?? '' } }),
      };
    }),
  },
});

/** Deletes a device that belongs to nobody. */
export const deleteDevice: OperationHandler = (context) => {
  const device = needDevice(context);
  if (device.attributes.UserName !== undefined) {
    throw new ApiError({
      status: 409,
      code: 'DeleteConflict.VirtualMFADevice.User',
      message: 'The MFA device is bound to a user, so cannot be deleted. Please unbind it first.',
    });
  }
  context.store.remove(device);
  return {};
};

/** Gives a device to a user, who proves to have it by two codes in a row. */
export const bindDevice: OperationHandler = (context) => {
  const UserName = needEntity(context, 'User').id;
  if (context.store.find(DEVICE, { UserName }).length > 0) {
    throw new ApiError({
      status: 409,
      code: 'EntityAlreadyExists.User.MFADevice',
      message: 'The user does already have an MFA device.',
    });
  }
  const device = needDevice(context);
  const { AuthenticationCode1: first, AuthenticationCode2: second } = context.parameters;
  if (!areConsecutive(String(device.attributes.Base32StringSeed), String(first), String(second), context.now)) {
    throw new ApiError({
      status: 403,
      code: 'InvalidParameter.AuthenticationCode',
      message: 'The authentication codes are not valid.',
    });
  }
  context.store.update(device, { UserName, ActivateDate: isoTime(context.now) });
  return {};
};

/** Takes the device of a user away; the device is gone with it. */
export const unbindDevice: OperationHandler = (context) => {
  const device = deviceOf(context);
  context.store.remove(device);
  return { MFADevice: { SerialNumber: device.id } };
};

/** The device of a user. */
export const userDevice: OperationHandler = (context) => ({ MFADevice: { SerialNumber: deviceOf(context).id } });
