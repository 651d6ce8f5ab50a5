import { ApiError, type OperationContext, type ResourceSpec } from '../../spec/index.js';
import { idAttribute } from '../shared/attribute-shapes.js';
import { SLB_ERRORS } from './errors.js';

function needHttpsListener({ parameters, store }: OperationContext): void {
  const where = {
    LoadBalancerId: parameters.LoadBalancerId,
    ListenerPort: parameters.ListenerPort,
    ListenerProtocol: 'https',
  };
  if (store.find('slb/listener', where).length === 0) throw new ApiError(SLB_ERRORS.listener);
  if (store.find('slb/domain-extension', { ...where, Domain: parameters.Domain }).length > 0) {
    throw new ApiError(SLB_ERRORS.extensionExists);
  }
}

/** Further certificates of an HTTPS listener, each for a domain. */
export const domainExtension: ResourceSpec = {
  name: 'domain-extension',
  label: { zh: '扩展域名', en: 'Additional Certificate' },
  id: { attribute: 'DomainExtensionId', from: 'prefix', prefix: 'de-', length: 10 },
  scope: 'region',
  attributes: {
    DomainExtensionId: idAttribute({ zh: '扩展域名ID', en: 'Additional Certificate ID' }, 'document'),
    Domain: {
      type: 'string',
      label: { zh: '域名', en: 'Domain Name' },
      source: 'document',
      required: true,
      pattern: '(\\*\\.)?[A-Za-z0-9][A-Za-z0-9.-]{1,79}',
    },
    ServerCertificateId: {
      type: 'string',
      label: { zh: '服务器证书', en: 'Server Certificate' },
      source: 'document',
      required: true,
      references: { resource: 'slb/server-certificate', missing: SLB_ERRORS.certificate },
    },
    LoadBalancerId: {
      type: 'string',
      label: { zh: '负载均衡实例', en: 'SLB Instance' },
      source: 'document',
      required: true,
      references: { resource: 'slb/load-balancer', missing: SLB_ERRORS.loadBalancer },
    },
    ListenerPort: {
      type: 'integer',
      label: { zh: '监听端口', en: 'Listening Port' },
      source: 'document',
      required: true,
      minimum: 1,
      maximum: 65_535,
    },
    ListenerProtocol: {
      type: 'string',
      label: { zh: '前端协议', en: 'Frontend Protocol' },
      source: 'assumed',
      shown: 'never',
    },
  },
  operations: {
    CreateDomainExtension: {
      kind: 'create',
      access: 'write',
      source: 'document',
      accepts: ['LoadBalancerId', 'ListenerPort', 'Domain', 'ServerCertificateId'],
      returns: ['DomainExtensionId', 'ListenerPort'],
      before: (context) => {
        needHttpsListener(context);
        return { ListenerProtocol: 'https' };
      },
    },
    DescribeDomainExtensions: {
      kind: 'list',
      access: 'read',
      source: 'document',
      itemsAt: 'DomainExtensions.DomainExtension',
      paging: 'none',
      defaultPageSize: 50,
      maximumPageSize: 100,
      filters: [
        { parameter: 'LoadBalancerId', attribute: 'LoadBalancerId', match: 'exact' },
        { parameter: 'ListenerPort', attribute: 'ListenerPort', match: 'exact' },
        { parameter: 'DomainExtensionId', attribute: 'DomainExtensionId', match: 'exact' },
      ],
    },
    DescribeDomainExtensionAttribute: { kind: 'describe', access: 'read', source: 'document' },
    SetDomainExtensionAttribute: {
      kind: 'modify',
      access: 'write',
      source: 'document',
      sets: { ServerCertificateId: 'ServerCertificateId' },
    },
    DeleteDomainExtension: { kind: 'delete', access: 'write', source: 'document' },
  },
  notFound: {
    status: 404,
    code: 'DomainExtensionNotExist',
    message: 'The specified DomainExtensionId does not exist.',
  },
  quota: {
    limit: 30,
    per: 'LoadBalancerId',
    error: {
      status: 400,
      code: 'QuotaExceeded.DomainExtension',
      message: 'The quota of additional certificates is used up.',
    },
  },
};
