import type { IconName, NavigationEntry, Text } from '../../../spec/console.js';

interface Place {
  readonly label: Text;
  readonly icon: IconName;
  readonly route?: string;
}

const overview: Place = {
  label: { en: 'Overview', zh: '项目概览' },
  icon: 'home',
  route: '/lognext/project/:project/overview',
};
const logStorage: Place = {
  label: { en: 'Log Storage', zh: '日志存储' },
  icon: 'database',
  route: '/lognext/project/:project/logsearch',
};
const timeSeries: Place = {
  label: { en: 'Time Series Storage', zh: '时序存储' },
  icon: 'chart',
  route: '/lognext/project/:project/metric',
};
const jobs: Place = { label: { en: 'Jobs', zh: '任务管理' }, icon: 'clock' };
const dashboards: Place = {
  label: { en: 'Dashboard', zh: '仪表盘' },
  icon: 'dashboard',
  route: '/lognext/project/:project/dashboard',
};
const alerts: Place = {
  label: { en: 'Alerts', zh: '告警' },
  icon: 'bell',
  route: '/lognext/project/:project/alert',
};
const machineGroups: Place = {
  label: { en: 'Machine Groups', zh: '机器组' },
  icon: 'set',
  route: '/lognext/project/:project/machineGroup',
};
const traces: Place = {
  label: { en: 'Trace Analysis', zh: 'Trace分析' },
  icon: 'list',
  route: '/lognext/project/:project/trace',
};
const exports: Place = { label: { en: 'Data Export', zh: '导出' }, icon: 'download' };

function worded({ label, route }: Place): NavigationEntry {
  return { label, ...(route ? { route } : {}) };
}

/** A project's navigation until the middle of 2021: pictures alone. */
export const iconNavigation: readonly NavigationEntry[] = [
  overview,
  logStorage,
  timeSeries,
  jobs,
  dashboards,
  traces,
  alerts,
  machineGroups,
  exports,
];

/** The later one: words, in groups. */
export const wordNavigation: readonly NavigationEntry[] = [
  worded(overview),
  worded(logStorage),
  worded(timeSeries),
  worded(jobs),
  { label: { en: 'Resources', zh: '资源' }, children: [dashboards, machineGroups, exports].map(worded) },
  worded(traces),
  worded(alerts),
];
