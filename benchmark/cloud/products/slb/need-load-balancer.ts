import { ApiError, type OperationContext, type ResourceRecord } from '../../spec/index.js';
import { SLB_ERRORS } from './errors.js';

/** The load balancer that a call names, in the region of the call. */
export function needLoadBalancer(context: OperationContext): ResourceRecord {
  const id = String(context.parameters.LoadBalancerId);
  const record = context.store.get('slb/load-balancer', id);
  if (record === undefined || record.regionId !== context.regionId) throw new ApiError(SLB_ERRORS.loadBalancer);
  context.reference('ACS::SLB::LoadBalancer', id);
  return record;
}
