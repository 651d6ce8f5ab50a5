import type { IconName, NavigationEntry } from '../../../spec/console.js';

function place(en: string, zh: string, icon: IconName, page?: string): NavigationEntry {
  return { label: { en, zh }, icon, ...(page ? { route: `/lognext/project/:project/${page}` } : {}) };
}

const overview = place('Overview', '项目概览', 'home', 'overview');
const logStorage = place('Log Storage', '日志存储', 'database', 'logsearch');
const timeSeries = place('Time Series Storage', '时序存储', 'chart', 'metric');
const jobs = place('Jobs', '任务管理', 'clock');
const dashboards = place('Dashboard', '仪表盘', 'dashboard', 'dashboard');
const alerts = place('Alerts', '告警', 'bell', 'alert');
const machineGroups = place('Machine Groups', '机器组', 'set', 'machineGroup');
const traces = place('Trace Analysis', 'Trace分析', 'list', 'trace');
const exports = place('Data Export', '导出', 'download');

function worded({ icon: _icon, ...entry }: NavigationEntry): NavigationEntry {
  return entry;
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
