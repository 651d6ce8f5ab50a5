import type { OracleScript } from '../script.js';
import { serviceQuery } from '../service-query.js';

export const script: OracleScript = serviceQuery({
  document: '23-actiontrail-view-ram-operation-events-in-the-actiontrail-console',
  titles: { en: 'View RAM operation events in the ActionTrail console', zh: '通过操作审计查看RAM的操作事件' },
  service: 'Ram',
});
