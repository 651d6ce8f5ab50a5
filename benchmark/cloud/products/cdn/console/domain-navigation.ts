import type { NavigationEntry, Page, Section, Text } from '../../../spec/console.js';

/** The pages that manage one domain, in the order of their navigation. Labels: documents of 2019 to 2021. */
export const DOMAIN_PAGE_NAMES = {
  basic: { en: 'Basics', zh: '基本配置' },
  origin: { en: 'Back-to-origin', zh: '回源配置' },
  cache: { en: 'Cache', zh: '缓存配置' },
  https: { en: 'HTTPS', zh: 'HTTPS配置' },
  access: { en: 'Access Control', zh: '访问控制' },
  optimization: { en: 'Optimization', zh: '性能优化' },
  advanced: { en: 'Advanced', zh: '高级配置' },
  video: { en: 'Video', zh: '视频相关' },
  security: { en: 'Security', zh: '安全配置' },
  edgescript: { en: 'EdgeScript', zh: '边缘脚本' },
} as const satisfies Readonly<Record<string, Text>>;

type Name = keyof typeof DOMAIN_PAGE_NAMES;

const route = (name: string) => `/domain/detail/:domain/${name}`;

const navigation: readonly NavigationEntry[] = [
  ...Object.entries(DOMAIN_PAGE_NAMES).map(([name, label]) => ({ label, route: route(name) })),
  { label: { en: 'Usage', zh: '用量查询' } },
  { label: { en: 'Real-time Monitoring', zh: '实时监控' } },
];

/** One of the pages that manage a domain. */
export function domainPage(name: Name, sections: readonly Section[]): Page {
  return {
    name: DOMAIN_PAGE_NAMES[name],
    route: route(name),
    parent: '/domain/list',
    headingParameter: 'domain',
    navigation,
    buttons: [
      { label: { en: 'Refresh Cache', zh: '刷新缓存' }, operation: { kind: 'go', route: '/refresh/cache' } },
      {
        label: { en: 'Copy Configurations', zh: '复制配置' },
        operation: { kind: 'go', route: '/domain/copy/:domain' },
      },
    ],
    sections,
  };
}
