import type { Label } from '../../spec/labels.js';

export interface Zone {
  readonly zoneId: string;
  readonly label: Label;
}

export interface Region {
  readonly regionId: string;
  readonly label: Label;
  readonly zones: readonly Zone[];
}

function region(regionId: string, zh: string, en: string, letters: string): Region {
  const city = /（(.+)）/.exec(zh)?.[1] ?? zh;
  return {
    regionId,
    label: { zh, en },
    zones: [...letters].map((letter) => ({
      zoneId: `${regionId}${separatorOf(regionId)}${letter}`,
      label: {
        zh: `${city} 可用区${letter.toUpperCase()}`,
        en: `${en.replace(/^.*\((.+)\)$/, '$1')} Zone ${letter.toUpperCase()}`,
      },
    })),
  };
}

/** Zone ids join the letter by a hyphen, but directly after a region number: `cn-hangzhou-b`, `ap-southeast-1a`. */
function separatorOf(regionId: string): string {
  return /\d$/.test(regionId) ? '' : '-';
}

/** Regions and zones as the vendor's public tables name them (a selection of zones). */
export const REGIONS: readonly Region[] = [
  region('cn-hangzhou', '华东1（杭州）', 'China (Hangzhou)', 'bghijk'),
  region('cn-shanghai', '华东2（上海）', 'China (Shanghai)', 'abefglm'),
  region('cn-qingdao', '华北1（青岛）', 'China (Qingdao)', 'bc'),
  region('cn-beijing', '华北2（北京）', 'China (Beijing)', 'acefghijk'),
  region('cn-zhangjiakou', '华北3（张家口）', 'China (Zhangjiakou)', 'abc'),
  region('cn-huhehaote', '华北5（呼和浩特）', 'China (Hohhot)', 'ab'),
  region('cn-wulanchabu', '华北6（乌兰察布）', 'China (Ulanqab)', 'abc'),
  region('cn-shenzhen', '华南1（深圳）', 'China (Shenzhen)', 'acdef'),
  region('cn-heyuan', '华南2（河源）', 'China (Heyuan)', 'ab'),
  region('cn-guangzhou', '华南3（广州）', 'China (Guangzhou)', 'ab'),
  region('cn-chengdu', '西南1（成都）', 'China (Chengdu)', 'ab'),
  region('cn-hongkong', '中国（香港）', 'China (Hong Kong)', 'bcd'),
  region('ap-southeast-1', '新加坡', 'Singapore', 'abc'),
  region('ap-southeast-3', '马来西亚（吉隆坡）', 'Malaysia (Kuala Lumpur)', 'ab'),
  region('ap-southeast-5', '印度尼西亚（雅加达）', 'Indonesia (Jakarta)', 'abc'),
  region('ap-southeast-6', '菲律宾（马尼拉）', 'Philippines (Manila)', 'a'),
  region('ap-southeast-7', '泰国（曼谷）', 'Thailand (Bangkok)', 'a'),
  region('ap-northeast-1', '日本（东京）', 'Japan (Tokyo)', 'abc'),
  region('ap-northeast-2', '韩国（首尔）', 'South Korea (Seoul)', 'a'),
  region('us-west-1', '美国（硅谷）', 'US (Silicon Valley)', 'ab'),
  region('us-east-1', '美国（弗吉尼亚）', 'US (Virginia)', 'ab'),
  region('eu-central-1', '德国（法兰克福）', 'Germany (Frankfurt)', 'abc'),
  region('eu-west-1', '英国（伦敦）', 'UK (London)', 'ab'),
  region('me-east-1', '阿联酋（迪拜）', 'UAE (Dubai)', 'a'),
];

/** Region of calls that name none, and of first visits to the console. */
export const DEFAULT_REGION = 'cn-hangzhou';

/** Whether there is such a region. */
export function isRegion(regionId: string | undefined): regionId is string {
  return REGIONS.some((entry) => entry.regionId === regionId);
}

/** Zones of a region; none when there is no such region. */
export function zonesOf(regionId: string): readonly Zone[] {
  return REGIONS.find((entry) => entry.regionId === regionId)?.zones ?? [];
}
