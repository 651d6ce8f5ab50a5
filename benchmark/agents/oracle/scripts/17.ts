import type { OracleScript } from '../script.js';

export const script: OracleScript = {
  document: '17-nas-create-a-file-system',
  en: [
    {
      title: 'Create a file system',
      steps: [
        { at: '2', click: 'Create File System' },
        { at: '3', select: { region: 'name' }, from: { name: 'Region', nth: 2 } },
        { at: '3', select: { value: 'Storage Type' }, from: 'Storage Type' },
        { at: '3', select: { value: 'Protocol Type' }, from: 'Protocol Type' },
        { at: '3', select: 'Hangzhou Zone H', from: 'Zone' },
        { at: '4', click: 'OK' },
      ],
      done: [{ gone: 'OK' }, { shown: { text: { value: 'Storage Type' } } }],
    },
  ],
  zh: [
    {
      title: '创建文件系统',
      steps: [
        { at: '2', click: { name: '文件系统列表', in: 'CPFS' } },
        { at: '2', click: '创建文件系统' },
        { at: '3', select: { region: 'name' }, from: '地域' },
        { at: '3', select: '可用区H', from: '可用区' },
        { at: '3', select: '14400 GiB', from: '容量' },
        { at: '3', check: { name: '高级型', in: '类型' }, label: '类型' },
        { at: '3', select: '1440 MB/s', from: '带宽' },
        { at: '3', select: 'net', from: '专有网络' },
        { at: '3', select: 'vsw-', from: '虚拟交换机' },
        { at: '3', check: '自动续费' },
        { at: '4', click: '立即购买' },
        { at: '5', check: 'CPFS包年包月服务协议' },
        { at: '5', click: '去支付' },
        { at: '6', click: '确认支付' },
      ],
      done: [{ shown: { text: '支付成功' } }],
    },
  ],
};
