import type { OracleScript } from '../script.js';

export const script: OracleScript = {
  document: '04-vpc-associate-an-eip-with-an-slb-instance',
  en: [
    {
      title: 'Associate an EIP with an SLB instance',
      steps: [
        { at: '2', click: { name: 'Instances', in: 'Instances' } },
        // An icon with three dots, as the picture shows.
        { at: '4', click: { name: 'More', row: { value: 'SLB instance', or: 'inner' } } },
        { at: '4', click: 'Bind EIP' },
        { at: '5', select: { value: 'EIP', or: 'front' }, from: 'Available EIPs' },
        { at: '6', click: 'OK' },
      ],
      done: [{ gone: 'OK' }],
    },
  ],
  zh: [
    {
      title: '绑定EIP',
      steps: [
        { at: '2', click: { name: '实例管理', in: '实例' } },
        { at: '4', click: { name: '更多', row: { value: '负载均衡实例', or: 'inner' } } },
        { at: '4', click: '绑定EIP' },
        { at: '5', select: { value: 'EIP', or: 'front' }, from: '可用EIP' },
        { at: '5', click: '确认' },
      ],
      done: [{ gone: '确认' }],
    },
  ],
};
