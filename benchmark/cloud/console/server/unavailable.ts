import type { Text } from '../../spec/console.js';
import { common } from './common-texts.js';

/** What the console says of functions that it does not offer, by the name of the function. */
const sentences: readonly Text[] = [
  { en: '{name} is not available in the current region or edition.', zh: '当前地域或版本暂不支持{name}。' },
  { en: 'Your account has not been granted access to {name}.', zh: '您的账号尚未开通{name}的使用权限。' },
  { en: '{name} is being upgraded. Try again later.', zh: '{name}功能升级中，请稍后再试。' },
  { en: 'To use {name}, submit a ticket to apply for it.', zh: '如需使用{name}，请提交工单申请。' },
];

/** The sentence about a function outside the slice; the same function always gets the same one. */
export function unavailableText(label: Text | undefined): Text {
  if (!label) return common.unavailable;
  const sum = [...label.en].reduce((total, character) => (total * 31 + (character.codePointAt(0) ?? 0)) % 65_521, 7);
  const sentence = sentences[sum % sentences.length] ?? common.unavailable;
  return { en: sentence.en.replace('{name}', label.en), zh: sentence.zh.replace('{name}', label.zh) };
}
