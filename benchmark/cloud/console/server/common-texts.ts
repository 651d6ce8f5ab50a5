import type { Text } from '../../spec/console.js';

/** Words that every console page may show. They are drifted like any other label of the page they stand on. */
export const common = {
  ok: { en: 'OK', zh: '确定' },
  cancel: { en: 'Cancel', zh: '取消' },
  next: { en: 'Next', zh: '下一步' },
  previous: { en: 'Previous', zh: '上一步' },
  gotIt: { en: 'Got It', zh: '知道了' },
  yes: { en: 'Yes', zh: '是' },
  no: { en: 'No', zh: '否' },
  actions: { en: 'Actions', zh: '操作' },
  total: { en: 'Total: {n}', zh: '共有{n}条' },
  done: { en: 'Done.', zh: '操作成功' },
  noData: { en: 'No data available.', zh: '没有数据' },
  required: { en: 'This parameter is required.', zh: '此项为必填项' },
  agree: { en: 'Select the check box to continue.', zh: '请先勾选后再继续。' },
  number: { en: 'Enter a number.', zh: '请输入数字。' },
  between: { en: 'Enter a number from {min} to {max}.', zh: '请输入{min}到{max}之间的数字。' },
  atLeast: { en: 'Enter a number that is not less than {min}.', zh: '请输入不小于{min}的数字。' },
  atMost: { en: 'Enter a number that is not greater than {max}.', zh: '请输入不大于{max}的数字。' },
  tooMany: { en: 'Select at most {max} items.', zh: '最多选择{max}项。' },
  tagKey: { en: 'Tag Key', zh: '标签键' },
  tagValue: { en: 'Tag Value', zh: '标签值' },
  addTag: { en: 'Add', zh: '添加' },
  remove: { en: 'Remove', zh: '移除' },
  unavailable: {
    en: 'This feature is not available in the current region or edition.',
    zh: '当前地域或版本暂不支持该功能。',
  },
  notice: { en: 'Note', zh: '提示' },
  reload: {
    en: 'The page has expired. Refresh the page and try again.',
    zh: '页面已过期，请刷新页面后重试。',
  },
  notFound: {
    en: 'The page that you requested does not exist or has been removed.',
    zh: '您访问的页面不存在或已下线。',
  },
} satisfies Record<string, Text>;

/** Words of the frame around the pages, the same for all products. Drift does not reach them. */
export const frame = {
  console: { en: 'Alibaba Cloud Console', zh: '阿里云控制台' },
  products: { en: 'Products and Services', zh: '产品与服务' },
  search: { en: 'Search for products and services', zh: '搜索产品与服务' },
  noMatch: { en: 'No product matches.', zh: '没有匹配的产品' },
  language: { en: 'English', zh: '简体中文' },
  help: { en: 'Help', zh: '帮助' },
  billing: { en: 'Expenses', zh: '费用' },
  security: { en: 'Security Settings', zh: '安全设置' },
  accessKeys: { en: 'AccessKey Management', zh: 'AccessKey管理' },
  switchRole: { en: 'Switch Identity', zh: '切换身份' },
  signOut: { en: 'Sign Out', zh: '退出登录' },
  home: { en: 'Home', zh: '首页' },
} satisfies Record<string, Text>;
