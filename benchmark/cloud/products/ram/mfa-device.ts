import type { ResourceSpec } from '../../spec/index.js';
import { bindDevice, deleteDevice, listDevices, makeDevice, unbindDevice, userDevice } from './mfa-handlers.js';

const USER = { UserName: { type: 'string', required: true } } as const;
const CODE = { type: 'string', required: true } as const;

/** Virtual MFA devices: a shared seed from which a phone computes time-based codes (RFC 6238). */
export const mfaDevice: ResourceSpec = {
  name: 'mfa-device',
  label: { zh: '虚拟MFA设备', en: 'Virtual MFA Device' },
  id: { attribute: 'SerialNumber', from: 'caller' },
  scope: 'global',
  attributes: {
    SerialNumber: { type: 'string', label: { zh: '序列号', en: 'Serial Number' }, source: 'sdk' },
    Base32StringSeed: { type: 'secret', label: { zh: '密钥', en: 'Key' }, source: 'sdk', shown: 'never' },
    UserName: { type: 'string', label: { zh: '用户', en: 'User' }, source: 'sdk' },
    ActivateDate: { type: 'time', label: { zh: '启用时间', en: 'Enabled At' }, source: 'sdk' },
  },
  operations: {
    CreateVirtualMFADevice: {
      kind: 'custom',
      access: 'write',
      source: 'sdk',
      parameters: { VirtualMFADeviceName: { type: 'string', required: true } },
      handler: makeDevice,
    },
    ListVirtualMFADevices: { kind: 'custom', access: 'read', source: 'sdk', handler: listDevices },
    DeleteVirtualMFADevice: {
      kind: 'custom',
      access: 'write',
      source: 'sdk',
      parameters: { SerialNumber: { type: 'string', required: true } },
      handler: deleteDevice,
    },
    BindMFADevice: {
      kind: 'custom',
      access: 'write',
      source: 'sdk',
      parameters: {
        ...USER,
        SerialNumber: { type: 'string', required: true },
        AuthenticationCode1: CODE,
        AuthenticationCode2: CODE,
      },
      masked: ['AuthenticationCode1', 'AuthenticationCode2'],
      handler: bindDevice,
    },
    UnbindMFADevice: { kind: 'custom', access: 'write', source: 'document', parameters: USER, handler: unbindDevice },
    GetUserMFAInfo: { kind: 'custom', access: 'read', source: 'sdk', parameters: USER, handler: userDevice },
  },
  notFound: { status: 404, code: 'EntityNotExist.MFADevice', message: 'The MFA device does not exist: {id}.' },
  alreadyExists: {
    status: 409,
    code: 'EntityAlreadyExists.MFADevice',
    message: 'The MFA device does already exist: {id}.',
  },
  auditType: 'ACS::RAM::MFADevice',
};
