import type { OracleScript } from '../script.js';

export const script: OracleScript = {
  document: '06-slb-redirect-http-requests-to-https',
  en: [
    {
      title: 'Redirect HTTP requests to HTTPS',
      steps: [
        { at: '2', click: { name: 'Instances', in: 'Instances' } },
        { at: '3', click: { like: { value: 'SLB instance', or: 'lb-' }, role: 'link' } },
        { at: '4', click: { name: 'Listener', role: 'tab' } },
        { at: '4', click: 'Add Listener' },
        { at: '5', check: { name: 'HTTP', role: 'radio' } },
        { at: '5', type: '80', into: 'Listening Port' },
        { at: '6', click: 'Modify' },
        { at: '6', check: 'Redirection' },
        { at: '6', select: 'HTTPS:443', from: 'Redirect To', label: 'Redirection' },
        { at: '7', click: 'Next' },
        { at: '8', click: 'Submit' },
        { at: '9', click: 'OK' },
      ],
      done: [{ shown: { text: 'HTTP:80' } }, { gone: 'Submit' }],
    },
  ],
  zh: [
    {
      title: 'HTTP重定向至HTTPS',
      steps: [
        { at: '3', click: { like: { value: '负载均衡实例', or: 'lb-' }, role: 'link' } },
        { at: '4', click: { name: '监听', role: 'tab' } },
        { at: '4', click: '添加监听' },
        { at: '5', select: 'HTTP', from: '负载均衡协议' },
        { at: '5', type: '80', into: '监听端口' },
        { at: '6', check: '监听转发' },
        { at: '6', select: 'HTTPS:443', from: '目的监听', label: '监听转发' },
        { at: '7', click: '下一步' },
        { at: '8', click: '提交' },
      ],
      done: [{ gone: '提交' }, { shown: { text: 'HTTP:80' } }],
    },
  ],
};
