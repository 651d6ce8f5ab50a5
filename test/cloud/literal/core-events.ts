/**
 * What the audit log must hold after each core document was followed: names of successful calls, in this order, others may
 * stand between them. Written from the documents and the public API references, never from the local cloud.
 */
export const CORE_EVENTS: Readonly<Record<string, readonly string[]>> = {
  '01': ['CreateSecurityGroup'],
  '02': ['CreateKeyPair'],
  '03': ['CreateFlowLog'],
  '04': ['AssociateEipAddress'],
  '05': ['CreateAccessControlList'],
  '06': ['CreateLoadBalancerHTTPListener', 'StartLoadBalancerListener'],
  '07': ['PutBucket'],
  '08': ['PutBucketCors'],
  '09': ['CreateUser'],
  '10': ['UpdateAccessKey'],
  '11': ['CreateProject'],
  '12': ['CreateDashboard'],
  '13': ['BatchSetCdnDomainConfig'],
  '14': ['StopCdnDomain', 'DeleteCdnDomain'],
  '15': ['CreateKey'],
  '16': ['CreateAlias'],
  '17': ['CreateFileSystem'],
  '18': ['CreateAccessGroup', 'CreateAccessRule'],
  '19': ['ModifySecurityIps'],
  '20': ['ResetAccountPassword'],
  '21': ['PutContact', 'PutContactGroup'],
  '22': ['CreateMetricRuleTemplate'],
  '25': ['CreateAutoSnapshotPolicy'],
  '26': ['RebootInstance'],
  '27': ['CreateSecurityGroup', 'AuthorizeSecurityGroup'],
  '28': ['CreateLoadBalancerTCPListener', 'StartLoadBalancerListener'],
  '29': ['AttachPolicyToUser'],
  '30': ['ModifyAuditLogConfig'],
  '31': ['UpsertCollectionPolicy'],
  '32': ['AddDomain', 'AddDomainRecord'],
};

/** Words that a query of the log must hold to be the one that the document describes. */
export const QUERIES: Readonly<Record<string, RegExp>> = { '23': /\bRam\b/i, '24': /\bKms\b/i };

/** Whether the calls contain the wanted ones in their order. */
export function containsInOrder(calls: readonly string[], wanted: readonly string[]): boolean {
  let position = 0;
  for (const call of calls) if (call === wanted[position]) position += 1;
  return position === wanted.length;
}
