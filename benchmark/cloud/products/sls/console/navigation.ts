import type { NavigationEntry } from '../../../spec/console.js';
import { alertCenter } from './alert-center.js';
import { NGINX_CENTER, SLB_CENTER } from './log-center.js';

/** Navigation outside of the projects. */
export const slsNavigation: readonly NavigationEntry[] = [
  { label: { en: 'Home', zh: '首页' }, route: '/lognext/profile' },
  {
    label: { en: 'Log Application', zh: '日志应用' },
    children: [
      { label: { en: 'Log Audit Service', zh: '日志审计服务' } },
      { label: { en: 'Trace Service', zh: '全链路Trace服务' } },
      { label: { en: 'Nginx Log Center', zh: 'Nginx日志中心' }, route: NGINX_CENTER },
      { label: { en: 'SLB Log Center', zh: 'SLB日志中心' }, route: SLB_CENTER },
      { label: { en: 'Flow Log Center', zh: '流日志中心' } },
      { label: { en: 'Kubernetes Event Center', zh: 'K8s事件中心' } },
      { label: { en: 'Cost Manager', zh: '成本管家' } },
    ],
  },
  alertCenter,
  { label: { en: 'Watchlist', zh: '我的关注' } },
  { label: { en: 'Resource Usage', zh: '资源用量' } },
  { label: { en: 'Billing', zh: '费用管理' } },
  { label: { en: 'API Debugging', zh: '在线调试' } },
];
