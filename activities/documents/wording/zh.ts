import { BOLD, ICON, NAMED } from '../text/skeleton.js';
import type { VerbRule, Wording } from './wording.js';

/** Put in place of a consumed part of a sentence. */
const CONSUMED = '\\uE0FF';

/** What may stand before a verb that is also a noun, such as 设置. */
const CLAUSE_START = `(?<=^\\s*|[，,、；;：:）)。]\\s*|${CONSUMED}\\s*|[${BOLD}${ICON}]\\s*|[并且再后可请或即先时]|然后|可以|需要|或者|直接|依次|号|才能|建议您?|[角处栏]|页面|面板|对话框|列表|窗口|按[^，。]{1,10}|根据[^，。]{1,10}|为[^，。\\uE0FF]{1,16})`;

function verb(name: VerbRule['verb'], words: string, anywhere = false, weak = false): VerbRule {
  return { verb: name, weak, pattern: new RegExp(`${anywhere ? '' : CLAUSE_START}(?:${words})`, 'g') };
}

const PLACE =
  '页面|对话框|面板|区域|页签|弹窗|窗口|弹出框|提示框|列表|向导页?|菜单|界面|选项卡|模块|卡片|侧边栏|步骤|区|页';
const COLUMN = '列|栏';
const FIELD = '下拉列表|下拉框|输入框|文本框|字段';
const INSIDE = '(?:中|内|下|上|里|处)?的?';
/** A name in running text: whatever stands between 在 and the kind of place. */
const WORDS = `[^，。；：、在的\\n${BOLD}${ICON}\\uE0FF]{1,24}?`;
const BEFORE = '(?:在|从|于)(?:弹出的|打开的|显示的|新的|目标|页面的|页面)?\\s*';
/** "Project列表区域" is the region named "Project列表". */
const WHOLE = '(?!\\s*(?:页面|区域|对话框|面板|页签|列表|窗口|弹窗))';

function place(source: string): RegExp {
  return new RegExp(source, 'dg');
}

/** Chinese wording. */
export const CHINESE: Wording = {
  sentenceEnd: /[。！？；]|\n/g,
  verbs: [
    verb('click', '单击|点击|双击|右击|轻触', true),
    verb('open', '登录(?!名|密码|方式|页)|前往|访问(?!方式|密钥|控制)|进入|打开(?=[\\uE500-\\uE8FF])'),
    verb('find', '找到|定位到?|定位'),
    verb('choose', `勾选|选中|取消选中|选择(?=\\s*[${BOLD}${ICON}])`, true),
    verb('choose', '选择|开启|关闭|启用|禁用|打开'),
    verb('choose', `保持(?=默认值?\\s*[${BOLD}])`, true),
    verb('fill', '输入|填写|设置|配置(?!项|文件)|指定|完成(?=以下|如下|下列|相关|基本|必要)|自定义|上传|键入|填入'),
    verb('fill', `输入(?=\\s*[${BOLD}])`, true),
    verb('fill', '修改|编辑|添加|新增|创建|增加|删除|授权|拖动|将(?=[^，。]{1,30}设置?为)', false, true),
    verb(
      'observe',
      '查看|确认(?!修改)|等待|检查|核对|鼠标悬停[至在到]?|将鼠标[^，。]{0,4}(?:移|悬停)[至在到]?|阅读|复制|保存|获取|记录',
    ),
  ],
  places: [
    { role: 'column', pattern: place(`(?:${BEFORE})?(?<name>${NAMED})\\s*(?:${COLUMN})(?!表)${INSIDE}`) },
    { role: 'field', pattern: place(`${BEFORE}(?<name>${NAMED})\\s*(?:${FIELD})${INSIDE}`) },
    { role: 'container', pattern: place(`${BEFORE}(?<name>${NAMED})\\s*(?:${PLACE})${WHOLE}${INSIDE}`) },
    { role: 'container', pattern: place(`(?<name>${NAMED})\\s*(?:${PLACE})(?:中|内|下|上|里)?的`) },
    {
      role: 'container',
      pattern: place(`(?<name>${NAMED})(?:中|内|下|里)?的(?=[^，。]{0,12}[${BOLD}${ICON}]|[^，。]{1,12})`),
    },
    { role: 'container', pattern: place(`${BEFORE}(?<name>${WORDS})\\s*(?:${PLACE})${WHOLE}${INSIDE}`) },
    { role: 'column', pattern: place(`${BEFORE}(?<name>${WORDS})列(?!表)${INSIDE}`) },
    { role: 'container', pattern: place(`${BEFORE}(?<name>${NAMED})(?:中|内|下|里)`) },
    { role: 'container', pattern: place(`(?<=进入|前往|返回|打开)(?<name>${NAMED}|${WORDS})\\s*页面`) },
    { role: 'container', pattern: place(`(?<=${CONSUMED}\\s*)(?<name>${NAMED})\\s*(?:${PLACE})${WHOLE}${INSIDE}`) },
    { role: 'field', pattern: place(`${BEFORE}(?<name>${WORDS})\\s*(?:${FIELD})${INSIDE}`) },
  ],
  notAName:
    /^(?:左侧?|右侧?|顶部|上方|下方|底部|弹出|该|此|当前|目标|相应|对应|页面|新的|打开|下拉|所有|跳转|其|导航|菜单|已有|如下|以下)|导航$|[所为将]/,
  navigationPane: /导航栏|导航树|左侧菜单|导航菜单|左侧栏/,
  region: /地域|区域(?!划分)/,
  plainObject:
    /^\s*(?!目标|该|此|对应|需要|以下|如下|待|您|页面|右上角|左上角|以上|相应|其|所在|要|已)(?<name>[^，。；：、的\s\uE000-\uF8FF]{1,16}?)(?<!ID|名称)(?=按钮|页签|图标|链接|选项|即可|进入|并|后|\s*$|\s*[，。；、）]|，?或)/d,
  plainObjectVerbs: ['click'],
  plainPath:
    /^\s*(?<name>[^，。；：>\uE000-\uF8FF]{1,24}?(?:\s*>\s*[^，。；：>\uE000-\uF8FF]{1,24}?)+)(?=\s*$|\s*[，。；：]|进入|页面|\s*\uE0FF)/d,
  or: /，?\s*(?:或者|或|还是)\s*/,
  listed: /、\s*/,
  setTo: new RegExp(
    `^\\s*(?:将|把)?(?<name>${NAMED}|[^，。；：\\uE000-\\uF8FF]{1,24}?)(?:参数)?(?:设置|设定|配置|修改|选择)?为\\s*(?<value>${NAMED})`,
    'd',
  ),
  unnamedField: /(?:在|于)?(?:文本框|搜索框|输入框)/,
  alternative: /^\s*(?:您也可以|也可以|您还可以|或者|还可以|另外，?您?也?可以)/,
  choice: /任一|任意一种|(?:以下|下列|下述|如下)[一二两三四五几任]{0,2}[种个]?(?:方式|方法|操作)/,
  optional: /^\s*[（(【]?\s*可选|如果?需要|如有需要|^\s*(?:您)?可以?(?:单击|选择|通过)|^\s*建议/,
  condition: /^\s*(?:(?:如果|如需|若|当|首次|在[^，]{0,20}时|待)[^，\n]*|[^，\n\uE000-\uF8FF]{1,24}后)，/,
  purpose: /^\s*(?:为了|如需)[^，\n]*，/,
  optionalCondition: /^\s*(?:如果|如需|若|如)/,
  conditionVerb: null,
  callout: /^\s*(?:notes?|warning|important|说明|注意|警告|重要|须知|提示|危险|备注)\s*[:：]?\s*$/i,
  parameterColumn: /^(?:参数|参数名称?|配置项?|配置名称?|名称|字段|选项|属性|设置项?|条目)$/,
  requiredColumn: /^(?:是否)?必[须填选]/,
  notRequired: /^(?:否|可选|非必)/,
  optionsFollow: /取值|可选值|以下(?:任一)?(?:类型|方式|选项|模式)|支持(?:以下|如下)|您可以选择|包括|可以?选择/,
  selected: /本(?:示例|例|文)[^。]{0,12}(?:选择|为)/,
  chosenThing:
    /^\s*(?:您)?(?:已经?创建的|已有的?|目标|对应的|需要的|相应的|可用的)(?<name>[^，。；、\s\uE000-\uF8FF]{2,12})/d,
  headings: {
    prerequisites: /^(?:前提条件|前置条件|准备工作|开始之前)/,
    procedure: /^(?:操作步骤|步骤|操作方法|操作流程|控制台操作|通过控制台|操作)$/,
    part: /^(?:步骤\s*[一二三四五六七八九十\d]+|第[一二三四五六七八九十\d]+步)/,
    other:
      /^(?:背景信息|使用限制|限制|注意事项|相关|后续|更多信息|API|常见问题|计费|示例|说明|应用场景|概述|简介|参考|执行结果|结果)/,
  },
  state: /^\s*(?:您)?(?:已|确保|请确保|拥有)|已(?:经)?(?:创建|开通|购买|添加|完成|注册|授权|启用|安装|配置|绑定|获取)/,
  noState: /^\s*(?:本文|本章|默认)/,
  outcome: /后，|成功|^\s*(?:此时|您可以|可以|完成|执行|对于)/,
  operation: /(?:调用|使用|通过)\s*(?<name>[A-Z][A-Za-z]+)|(?<other>[A-Z][A-Za-z]+)\s*(?:接口|API)/g,
};
