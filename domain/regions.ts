import type { Locale } from './procedure.js';

/**
 * Display names of the public regions as the consoles write them (public region table of the Elastic Compute Service
 * documentation). The first name of a locale is today's; the others are older names that documents still use.
 */
const REGIONS: Readonly<Record<string, { readonly en: readonly string[]; readonly zh: readonly string[] }>> = {
  'cn-hangzhou': { en: ['China (Hangzhou)'], zh: ['华东1（杭州）', '华东 1'] },
  'cn-shanghai': { en: ['China (Shanghai)'], zh: ['华东2（上海）', '华东 2'] },
  'cn-nanjing': { en: ['China (Nanjing - Local Region)'], zh: ['华东5（南京-本地地域）'] },
  'cn-fuzhou': { en: ['China (Fuzhou - Local Region)'], zh: ['华东6（福州-本地地域）'] },
  'cn-qingdao': { en: ['China (Qingdao)'], zh: ['华北1（青岛）', '华北 1'] },
  'cn-beijing': { en: ['China (Beijing)'], zh: ['华北2（北京）', '华北 2'] },
  'cn-zhangjiakou': { en: ['China (Zhangjiakou)'], zh: ['华北3（张家口）', '华北 3'] },
  'cn-huhehaote': { en: ['China (Hohhot)'], zh: ['华北5（呼和浩特）', '华北 5'] },
  'cn-wulanchabu': { en: ['China (Ulanqab)'], zh: ['华北6（乌兰察布）'] },
  'cn-shenzhen': { en: ['China (Shenzhen)'], zh: ['华南1（深圳）', '华南 1'] },
  'cn-heyuan': { en: ['China (Heyuan)'], zh: ['华南2（河源）'] },
  'cn-guangzhou': { en: ['China (Guangzhou)'], zh: ['华南3（广州）'] },
  'cn-chengdu': { en: ['China (Chengdu)'], zh: ['西南1（成都）'] },
  'cn-hongkong': { en: ['China (Hong Kong)', 'Hong Kong'], zh: ['中国香港', '中国（香港）', '香港'] },
  'ap-southeast-1': { en: ['Singapore', 'Singapore (Singapore)'], zh: ['新加坡'] },
  'ap-southeast-2': { en: ['Australia (Sydney)'], zh: ['澳大利亚（悉尼）'] },
  'ap-southeast-3': { en: ['Malaysia (Kuala Lumpur)'], zh: ['马来西亚（吉隆坡）'] },
  'ap-southeast-5': { en: ['Indonesia (Jakarta)'], zh: ['印度尼西亚（雅加达）'] },
  'ap-southeast-6': { en: ['Philippines (Manila)'], zh: ['菲律宾（马尼拉）'] },
  'ap-southeast-7': { en: ['Thailand (Bangkok)'], zh: ['泰国（曼谷）'] },
  'ap-south-1': { en: ['India (Mumbai)'], zh: ['印度（孟买）'] },
  'ap-northeast-1': { en: ['Japan (Tokyo)'], zh: ['日本（东京）'] },
  'ap-northeast-2': { en: ['South Korea (Seoul)'], zh: ['韩国（首尔）'] },
  'us-west-1': { en: ['US (Silicon Valley)'], zh: ['美国（硅谷）'] },
  'us-east-1': { en: ['US (Virginia)'], zh: ['美国（弗吉尼亚）'] },
  'eu-central-1': { en: ['Germany (Frankfurt)'], zh: ['德国（法兰克福）'] },
  'eu-west-1': { en: ['UK (London)'], zh: ['英国（伦敦）'] },
  'me-east-1': { en: ['UAE (Dubai)'], zh: ['阿联酋（迪拜）'] },
};

/** Name a console in this language shows for a region; the id itself for a region that is not in the table. */
export function regionName(regionId: string, locale: Locale): string {
  return REGIONS[regionId]?.[locale][0] ?? regionId;
}

/** Every text under which a console may show a region, its id included. */
export function regionForms(regionId: string): readonly string[] {
  const names = REGIONS[regionId];
  return names === undefined ? [regionId] : [...names.en, ...names.zh, regionId];
}

/** The region whose name or id this text is or contains, such as `cn-hangzhou` for a region picker's caption. */
export function regionInText(text: string): string | undefined {
  const plain = plainText(text);
  let found: { id: string; length: number } | undefined;
  for (const id of Object.keys(REGIONS)) {
    for (const form of regionForms(id)) {
      const wanted = plainText(form);
      // The longest form wins: "China (Hong Kong)" also contains "Hong Kong".
      if (plain.includes(wanted) && wanted.length > (found?.length ?? 0)) found = { id, length: wanted.length };
    }
  }
  return found?.id;
}

function plainText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
}
