type Language = 'en' | 'zh';

/** Words that consoles have replaced one another with, most specific first. Source: assumed, after the kinds of renames in the documents' history. */
const SYNONYMS: Readonly<Record<Language, readonly (readonly [from: string, to: string])[]>> = {
  en: [
    ['Create', 'Add'],
    ['Add', 'New'],
    ['Delete', 'Remove'],
    ['Remove', 'Delete'],
    ['Modify', 'Edit'],
    ['Edit', 'Modify'],
    ['Configure', 'Set'],
    ['Manage', 'Configure'],
    ['Management', 'Administration'],
    ['Details', 'Information'],
    ['Enable', 'Turn On'],
    ['Disable', 'Turn Off'],
    ['OK', 'Confirm'],
    ['Confirm', 'Submit'],
    ['Submit', 'Confirm'],
    ['Next', 'Continue'],
    ['Select', 'Choose'],
    ['View', 'Show'],
    ['Instances', 'Instance List'],
    ['Groups', 'Group List'],
    ['Name', 'Display Name'],
    ['Description', 'Remarks'],
    ['Region', 'Location'],
    ['Type', 'Category'],
    ['Rules', 'Policies'],
    ['Settings', 'Configurations'],
    ['List', 'Overview'],
  ],
  zh: [
    ['创建', '新建'],
    ['新建', '创建'],
    ['添加', '新增'],
    ['新增', '添加'],
    ['删除', '移除'],
    ['移除', '删除'],
    ['修改', '编辑'],
    ['编辑', '修改'],
    ['配置', '设置'],
    ['设置', '配置'],
    ['管理', '维护'],
    ['详情', '信息'],
    ['启用', '开启'],
    ['开启', '启用'],
    ['禁用', '停用'],
    ['确定', '确认'],
    ['确认', '提交'],
    ['下一步', '继续'],
    ['选择', '请选择'],
    ['查看', '浏览'],
    ['列表', '总览'],
    ['名称', '名字'],
    ['描述', '备注'],
    ['地域', '区域'],
    ['类型', '类别'],
    ['规则', '策略'],
  ],
};

/** Another wording of a label, never the same. */
export function reword(label: string, language: Language): string {
  for (const [from, to] of SYNONYMS[language]) {
    const changed = language === 'en' ? label.replace(new RegExp(`\\b${from}\\b`), to) : label.replace(from, to);
    if (changed !== label) return changed;
  }
  return language === 'en' ? `My ${label}` : `${label}管理`;
}

/** Words of steps that drift adds. Source: assumed. */
export const ADDED_WORDS = {
  en: {
    title: 'Confirm Operation',
    message: 'Check the selected resources before you continue.',
    agreement: 'I have read and agree to the terms of service',
    steps: ['Basic Configurations', 'Other Configurations'],
    group: 'Resource Management',
    more: 'More',
  },
  zh: {
    title: '操作确认',
    message: '请在继续之前检查所选资源。',
    agreement: '我已阅读并同意服务条款',
    steps: ['基础配置', '其他配置'],
    group: '资源管理',
    more: '更多',
  },
} as const;
