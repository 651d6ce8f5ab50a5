import type { Text } from '../../spec/console.js';
import type { Language } from './localiser.js';
import { escapeHtml } from './requests.js';

export const plainTexts = {
  partner: {
    title: { en: 'Access Denied', zh: '无访问权限' },
    body: {
      en: 'This console is open only to partner accounts. Use the console of your own site.',
      zh: '该控制台仅对合作伙伴账号开放，请使用您所在站点的控制台。',
    },
  },
  unknown: {
    title: { en: 'Page Not Found', zh: '页面不存在' },
    body: {
      en: 'The page that you requested does not exist or has been removed.',
      zh: '您访问的页面不存在或已下线。',
    },
  },
} satisfies Record<string, { title: Text; body: Text }>;

/** A page without the console's frame: it says one thing. */
export function plainPage(texts: { title: Text; body: Text }, language: Language, styleSheet: string): string {
  const title = escapeHtml(texts.title[language]);
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="${escapeHtml(styleSheet)}"><style>body{font:14px/1.6 "Noto Sans SC",Arial,sans-serif;color:#333;margin:15vh auto;max-width:480px}
h1{font-size:24px;font-weight:400}</style></head><body><h1>${title}</h1><p>${escapeHtml(texts.body[language])}</p></body></html>`;
}
