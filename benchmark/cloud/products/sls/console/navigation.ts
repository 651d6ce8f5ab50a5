import type { NavigationEntry } from '../../../spec/console.js';

/** Navigation outside of the projects. */
export const slsNavigation: readonly NavigationEntry[] = [
  { label: { en: 'Home', zh: '首页' }, route: '/lognext/profile' },
  {
    label: { en: 'Log Application', zh: '日志应用' },
    children: [
      { label: { en: 'Log Audit Service', zh: '日志审计服务' } },
      { label: { en: 'Trace Service', zh: '全链路Trace服务' } },
      { label: { en: 'Nginx Log Center', zh: 'Nginx日志中心' } },
      { label: { en: 'SLB Log Center', zh: 'SLB日志中心' } },
      { label: { en: 'Flow Log Center', zh: '流日志中心' } },
      { label: { en: 'Kubernetes Event Center', zh: 'K8s事件中心' } },
      { label: { en: 'Cost Manager', zh: '成本管家' } },
    ],
  },
  {
    label: { en: 'Alert Management', zh: '告警管理' },
    children: [
      { label: { en: 'Alert Policy', zh: '告警策略' } },
      { label: { en: 'Action Policy', zh: '行动策略' } },
      { label: { en: 'Alert Template', zh: '内容模板' } },
      { label: { en: 'User Management', zh: '用户管理' } },
      { label: { en: 'User Group Management', zh: '用户组管理' } },
      { label: { en: 'On-duty Group Management', zh: '值班组管理' } },
      { label: { en: 'Webhook Management', zh: 'Webhook集成' } },
    ],
  },
  { label: { en: 'Watchlist', zh: '我的关注' } },
  { label: { en: 'Resource Usage', zh: '资源用量' } },
  { label: { en: 'Billing', zh: '费用管理' } },
  { label: { en: 'API Debugging', zh: '在线调试' } },
];
