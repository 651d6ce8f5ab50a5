import type { OracleScript } from '../script.js';
import { serviceQuery } from '../service-query.js';

export const script: OracleScript = serviceQuery({
  document: '24-actiontrail-use-actiontrail-to-query-kms-event-logs',
  titles: { en: 'Use ActionTrail to query KMS event logs', zh: '使用操作审计查询密钥管理服务的操作事件' },
  service: 'Kms',
});
