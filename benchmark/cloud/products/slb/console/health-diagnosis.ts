import type { Page } from '../../../spec/console.js';
import { listOf, textOf } from '../../../spec/rows.js';
import { notOffered } from '../../shared/not-offered.js';
import { readBalancer, readServers } from './read.js';
import { serverColumns } from './servers-field.js';

/** Checks of the servers of the default group on demand, which are outside the slice. */
export const healthDiagnosisPage: Page = {
  name: { en: 'Health Check Diagnostics', zh: '健康检查探测' },
  route: '/slb/:region/slbs/:slb/diagnosis',
  parent: '/slb/:region/slbs/:slb',
  sections: [
    {
      kind: 'notice',
      text: {
        en: 'The load balancer needs permission to look at your servers first.',
        zh: '诊断前需先授权负载均衡访问后端服务器。',
      },
      buttons: [notOffered('Grant Permission', '开通权限')],
    },
    {
      kind: 'table',
      rows: async (context) => {
        const behind = listOf(await readBalancer(context), 'BackendServers', 'BackendServer');
        const ids = new Set(behind.map((server) => textOf(server, 'ServerId')));
        return (await readServers(context)).filter((server) => ids.has(textOf(server, 'ServerId')));
      },
      columns: serverColumns,
      rowControls: [notOffered('Start Diagnosis', '开始诊断')],
      batch: [notOffered('Diagnose in Batches', '批量诊断')],
      empty: { en: 'The instance has no backend server.', zh: '该实例没有后端服务器' },
    },
  ],
};
