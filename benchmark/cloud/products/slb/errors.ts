import type { ErrorSpec } from '../../spec/index.js';

/** Failures that several actions of the product share. Where the API reference names no code, it is assumed. */
export const SLB_ERRORS = {
  loadBalancer: {
    status: 404,
    code: 'InvalidLoadBalancerId.NotFound',
    message: 'The specified LoadBalancerId does not exist.',
  },
  listener: { status: 404, code: 'ListenerNotFound', message: 'The specified resource does not exist.' },
  listenerExists: {
    status: 400,
    code: 'ListenerAlreadyExists',
    message: 'There is already a listener bound to the port on the specified load balancer.',
  },
  listenerBusy: {
    status: 400,
    code: 'OperationFailed.ListenerStatusNotSupport',
    message: 'The status of the listener does not support this operation.',
  },
  loadBalancerInactive: {
    status: 400,
    code: 'IncorrectStatus.LoadBalancer',
    message: 'The status of the load balancer does not support this operation.',
  },
  backendPort: {
    status: 400,
    code: 'MissingParameter.BackendServerPort',
    message: 'The parameter BackendServerPort is required when no VServer group is given.',
  },
  forwardPort: {
    status: 400,
    code: 'InvalidParameter.ForwardPort',
    message: 'The specified ForwardPort is not the port of an HTTPS listener of the load balancer.',
  },
  certificate: {
    status: 404,
    code: 'CertificateNotExist',
    message: 'The specified certificate does not exist.',
  },
  acl: { status: 404, code: 'AclNotExist', message: 'The specified AclId does not exist.' },
  aclVersion: {
    status: 400,
    code: 'AclAddressIPVersionMismatch',
    message: 'The IP version of the access control list differs from that of the load balancer.',
  },
  serverGroup: {
    status: 404,
    code: 'InvalidParameter',
    message: 'The specified VServerGroupId does not exist.',
  },
  serverGroupInUse: {
    status: 400,
    code: 'RspoolVipExist',
    message: 'The VServer group is used by a listener and cannot be deleted.',
  },
  rule: { status: 404, code: 'InvalidRuleId.NotFound', message: 'The specified RuleId does not exist.' },
  ruleEmpty: {
    status: 400,
    code: 'InvalidParameter.RuleList',
    message: 'Each rule needs a domain name or a path.',
  },
  ruleExists: {
    status: 400,
    code: 'DomainAndUrlExist',
    message: 'A rule with the same domain name and path exists already.',
  },
  extensionExists: {
    status: 400,
    code: 'DomainExtensionAlreadyExist',
    message: 'The domain name has an additional certificate already.',
  },
  server: { status: 400, code: 'InvalidServerId.NotFound', message: 'The backend server {id} does not exist.' },
  servers: { status: 400, code: 'InvalidBackendServers', message: 'The parameter BackendServers is not valid.' },
  tooManyServers: {
    status: 400,
    code: 'BackendServer.QuotaExceeded',
    message: 'The quota of backend servers of the load balancer is used up.',
  },
} satisfies Record<string, ErrorSpec>;
