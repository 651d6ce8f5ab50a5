import { randomInt } from 'node:crypto';
import type { Condition, Field, Option } from '../../../spec/console.js';

const generated: Option = {
  value: 'generated',
  label: { en: 'Automatically Generate Default Password', zh: '自动生成默认密码' },
};
const custom: Option = { value: 'custom', label: { en: 'Custom Logon Password', zh: '自定义登录密码' } };
const kept: Option = { value: 'kept', label: { en: 'Keep Current Password', zh: '保持当前密码不变' } };

/**
 * Fields of a user's password and what is asked at sign-in.
 *
 * @param options.mayKeep whether there is a password that can stay
 */
export function logonFields(options: { readonly mayKeep: boolean; readonly when?: Condition }): readonly Field[] {
  const when = options.when === undefined ? {} : { when: options.when };
  return [
    {
      name: 'passwordKind',
      kind: 'radio',
      label: { en: 'Console Password', zh: '控制台密码' },
      ...when,
      initial: 'generated',
      options: options.mayKeep ? [kept, generated, custom] : [generated, custom],
    },
    {
      name: 'password',
      kind: 'password',
      label: { en: 'Logon Password', zh: '登录密码' },
      required: true,
      when: { field: 'passwordKind', is: ['custom'] },
      help: {
        en: 'At least 8 characters, with uppercase and lowercase letters, digits, and special characters.',
        zh: '长度至少8位，必须同时包含大写字母、小写字母、数字和特殊字符。',
      },
      rule: {
        pattern: /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[^A-Za-z0-9]).{8,32}$/,
        message: {
          en: 'The password does not meet the complexity requirements.',
          zh: '密码不符合复杂度要求。',
        },
      },
    },
    {
      name: 'resetRequired',
      kind: 'radio',
      label: { en: 'Password Reset', zh: '要求重置密码' },
      ...when,
      initial: 'true',
      options: [
        { value: 'true', label: { en: 'Required at Next Logon', zh: '用户在下次登录时必须重置密码' } },
        { value: 'false', label: { en: 'Not Required', zh: '无需重置' } },
      ],
    },
    {
      name: 'mfaRequired',
      kind: 'radio',
      label: { en: 'Multi-factor Authentication', zh: '多因素认证' },
      ...when,
      initial: 'false',
      options: [
        { value: 'true', label: { en: 'Required to Enable MFA', zh: '要求开启MFA认证' } },
        { value: 'false', label: { en: 'Not Required to Enable MFA', zh: '不要求' } },
      ],
    },
  ];
}

/** One character of each required class, then a mix, so that it always passes the password policy. */
export function generatePassword(): string {
  const classes = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '!@#$%^&*'];
  const pick = (alphabet: string) => alphabet.charAt(randomInt(alphabet.length));
  return [...classes.map(pick), ...Array.from({ length: 12 }, () => pick(classes.join('')))].join('');
}
