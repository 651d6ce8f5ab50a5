import type { OracleScript } from '../script.js';

export const script: OracleScript = {
  document: '29-ram-grant-permissions-to-a-ram-user',
  en: [
    {
      title: 'Method 1: Grant permissions to a RAM user on the User page',
      steps: [
        { at: '2', click: { name: 'Users', in: 'Identities' } },
        { at: '3', click: { name: 'Add Permissions', row: 'alice' } },
        { at: '4.1', check: 'Alibaba Cloud Account' },
        { at: '4.3', click: { like: 'AliyunOSSReadOnlyAccess' } },
        { at: '4.3', click: 'Submit Selected Elements' },
        { at: '5', click: { name: 'OK', in: 'Add Permissions' } },
        { at: '6', click: 'Complete' },
      ],
      done: [{ gone: 'Complete' }],
    },
  ],
  zh: [
    {
      title: '方式一：在用户页面为RAM用户授权',
      steps: [
        { at: '2', click: { name: '用户', in: '人员管理' } },
        { at: '3', click: { name: '添加权限', row: 'alice' } },
        { at: '4.1', check: '整个阿里云账号' },
        { at: '4.3', click: { like: 'AliyunOSSReadOnlyAccess' } },
        { at: '4.3', click: '提交选中元素' },
        { at: '5', click: { name: '确定', in: '添加权限' } },
        { at: '6', click: '完成' },
      ],
      done: [{ gone: '完成' }],
    },
  ],
};
