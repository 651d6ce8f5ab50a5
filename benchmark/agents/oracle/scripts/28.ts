import type { OracleScript } from '../script.js';

export const script: OracleScript = {
  document: '28-slb-add-a-tcp-listener',
  en: [
    {
      title: 'Add a TCP listener',
      steps: [
        { at: '2', click: { name: 'Instances', in: 'Instances', role: 'navigation' } },
        { at: '3', select: { region: 'name' }, from: { role: 'combobox', shows: 'China' } },
        { at: '4', click: { name: 'Configure Listener', row: 'front' } },
        { at: '5', check: { name: 'TCP', in: 'Select Listener Protocol' }, label: 'Select Listener Protocol' },
        { at: '5', type: '8080', into: 'Listening Port' },
        { at: '6', click: 'Next' },
        { at: '7', check: 'Default Server Group' },
        { at: '7', click: 'Add More' },
        { at: '8', check: { role: 'checkbox', row: 'i-' } },
        { at: '8', click: { name: 'Next', in: 'My Servers' } },
        { at: '10', click: { name: 'Add', in: 'Configure Ports and Weights' } },
        { at: '10', type: '80', into: { column: 'Port' } },
        { at: '11', click: 'Next' },
        { at: null, click: 'Next' },
        { at: '13', click: 'Submit' },
        { at: '14', click: 'OK' },
      ],
      done: [{ gone: 'Submit' }, { shown: { text: '8080' } }],
    },
  ],
  zh: [
    {
      title: '添加TCP监听',
      steps: [
        { at: '2', click: { name: '实例管理', in: '实例' } },
        { at: '3', select: { region: 'name' }, from: { role: 'combobox', shows: '华' } },
        { at: '4', click: { name: '监听配置向导', row: 'front' } },
        { at: '5', check: { name: 'TCP', in: '选择负载均衡协议' }, label: '选择负载均衡协议' },
        { at: '5', type: '8080', into: '监听端口' },
        { at: '6', click: '下一步' },
        { at: '7', check: '默认服务器组' },
        { at: '7', click: '继续添加' },
        { at: '8', check: { role: 'checkbox', row: 'i-' } },
        { at: '8', click: { name: '下一步', in: '我的服务器' } },
        { at: '10', click: { name: '添加', in: '配置端口和权重' } },
        { at: '10', type: '80', into: { column: '端口' } },
        { at: '11', click: '下一步' },
        { at: null, click: '下一步' },
        { at: '13', click: '提交' },
        { at: '14', click: '知道了' },
      ],
      done: [{ gone: '提交' }, { shown: { text: '8080' } }],
    },
  ],
};
