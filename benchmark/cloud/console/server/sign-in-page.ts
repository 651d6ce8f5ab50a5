import type { Text } from '../../spec/console.js';
import type { Language } from './localiser.js';
import { escapeHtml } from './requests.js';

const words = {
  title: { en: 'RAM User Logon', zh: 'RAM用户登录' },
  name: { en: 'Username', zh: '用户名' },
  example: { en: '<username>@<default domain>', zh: '用户名@默认域名' },
  password: { en: 'Password', zh: '密码' },
  next: { en: 'Next', zh: '下一步' },
  signIn: { en: 'Log on', zh: '登录' },
  failed: { en: 'The username or password is incorrect.', zh: '用户名或密码错误。' },
  root: { en: 'Log on with an Alibaba Cloud account', zh: '使用阿里云账号登录' },
} satisfies Record<string, Text>;

const style = `
body{margin:0;min-height:100vh;display:flex;align-items:center;justify-content:center;background:#f2f3f5;
font:14px/1.5 "Noto Sans SC",Arial,sans-serif;color:#333}
main{width:360px;background:#fff;padding:36px 40px;box-shadow:0 2px 12px rgba(0,0,0,.1)}
h1{font-size:22px;font-weight:400;margin:0 0 24px}
label{display:block;margin:0 0 6px}
input{box-sizing:border-box;width:100%;height:40px;border:1px solid #c0c6cc;padding:0 12px;font:inherit;margin:0 0 18px}
button{width:100%;height:40px;border:0;background:#ff6a00;color:#fff;font:inherit;cursor:pointer}
p.error{color:#c80000;margin:0 0 16px}a{color:#0064c8;text-decoration:none;display:block;margin:18px 0 0}`;

export interface SignInPageState {
  readonly language: Language;
  readonly callback: string;
  /** Empty on the first of the two steps. */
  readonly logonName: string;
  readonly failed: boolean;
  /** Style sheet with the console's fonts. */
  readonly styleSheet: string;
}

/**
 * The sign-in page: plain HTML, for it must work without a session. Its form goes to the page's own address, so that what stands
 * after the # of the address that the person wanted survives the sign-in.
 */
export function signInPage(state: SignInPageState): string {
  const say = (text: Text) => escapeHtml(text[state.language]);
  const second = state.logonName !== '';
  return `<!doctype html><html lang="${state.language}"><head><meta charset="utf-8"><title>${say(words.title)}</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="${escapeHtml(state.styleSheet)}"><style>${style}</style></head><body><main><h1>${say(words.title)}</h1>
${state.failed ? `<p class="error" role="alert">${say(words.failed)}</p>` : ''}
<form method="post">
<input type="hidden" name="callback" value="${escapeHtml(state.callback)}">
<label for="name">${say(words.name)}</label>
<input id="name" name="user_principal_name" required placeholder="${say(words.example)}" value="${escapeHtml(state.logonName)}"${second ? ' readonly' : ' autofocus'}>
${
  second
    ? `<label for="password">${say(words.password)}</label><input id="password" name="password_ims" type="password" required autofocus autocomplete="off">`
    : ''
}
<button type="submit">${say(second ? words.signIn : words.next)}</button></form>
<a href="https://account.aliyun.com/login/login.htm">${say(words.root)}</a></main></body></html>`;
}
