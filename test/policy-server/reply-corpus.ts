import type { Action } from '../../domain/action.js';
import type { GrammarError } from '../../policy-server/grammar/parse-reply.js';

/**
 * Replies to one page with the marks 1, 2, 3 and 12. Recorded seeds are written out; variants are made only of shapes that
 * models really write, and each shape is applied to the same seeds.
 */

type Good = readonly [what: string, reply: string, action: Action];
type Bad = readonly [what: string, reply: string, kind: GrammarError['kind']];

/** One plain decision of every kind. */
export const PLAIN: readonly Action[] = [
  { kind: 'click', mark: 3 },
  { kind: 'click', mark: 3, at: { x: 40, y: 12 } },
  { kind: 'type', mark: 2, text: '安全组, "测试": a{b}' },
  { kind: 'type', mark: 2, text: 'ca-1-user', submit: true },
  { kind: 'select', mark: 1, option: '华东1（杭州）' },
  { kind: 'check', mark: 12, checked: false },
  { kind: 'pressKey', key: 'Control+A' },
  { kind: 'hover', mark: 1 },
  { kind: 'drag', mark: 1, to: { mark: 12 } },
  { kind: 'drag', mark: 1, to: { by: { x: -200, y: 0 } } },
  { kind: 'upload', mark: 2, file: 'key.pem' },
  { kind: 'scroll', direction: 'up', mark: 3 },
  { kind: 'scroll', direction: 'down' },
  { kind: 'navigate', url: 'https://ecs.console.aliyun.com/?a=1&b=[2]' },
  { kind: 'back' },
  { kind: 'switchTab', tab: 1 },
  { kind: 'closeTab', tab: 0 },
  { kind: 'wait', seconds: 2 },
  { kind: 'find', text: 'Create' },
  { kind: 'request_resource', need: 'a VPC', attributes: { zone: 'h' } },
  { kind: 'task_complete', evidence: 'The list shows it.' },
  { kind: 'task_unachievable', reason: 'no such button', evidence: 'looked everywhere' },
];

const json = JSON.stringify;
const fullWidth = (text: string): string => text.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)));
const withoutKind = ({ kind: _kind, ...rest }: Action): object => rest;

/** Shapes of replies, each applied to every plain decision. */
const SHAPES: readonly (readonly [what: string, write: (action: Action) => string])[] = [
  ['a bare action', (action) => json(action)],
  ['an envelope', (action) => json({ action })],
  [
    'a whole decision',
    (action) =>
      json({
        thought: { progress: 'a', page: 'b', goal: 'c' },
        serving: { instruction: null, label: null, how: 'adapted', reason: 'x' },
        action,
      }),
  ],
  ['pretty JSON', (action) => json({ action }, null, 2)],
  ['a code fence', (action) => `\`\`\`json\n${json({ action })}\n\`\`\``],
  ['a tilde fence', (action) => `~~~\n${json({ action })}\n~~~`],
  ['prose around it', (action) => `Let me do this next:\n\n${json({ action })}\n\nThis should open the form [1].`],
  ['Chinese prose around it', (action) => `好的，接下来执行：${json({ action })}。完成后继续。`],
  ['thinking before it', (action) => `<think>I could {"kind":"back"} or press [1].</think>\n${json({ action })}`],
  ['other thinking tags', (action) => `<reasoning>{"action":{"kind":"back"}}</reasoning>${json({ action })}`],
  [
    'CJK punctuation',
    (action) =>
      json({ action })
        .replace(/^\{"action":/, '｛“action”：')
        .replace(/\}$/, '｝'),
  ],
  ['a missing end', (action) => json({ action }).replace(/\}+$/, '')],
  ['a trailing comma', (action) => `{"action":${json(action)},}`],
  [
    'two parts in two objects',
    (action) => `${json({ thought: { progress: 'a', page: 'b', goal: 'c' } })}\n${json({ action })}`,
  ],
  [
    'a second object that is ignored',
    (action) => `${json({ action })}\n${json({ action: { kind: 'click', mark: 1 } })}`,
  ],
  ['a list', (action) => json([{ action }])],
  ['an action as text', (action) => json({ action: json(action) })],
  [
    'OpenAI tool calls',
    (action) =>
      json({
        tool_calls: [
          { id: 'c1', type: 'function', function: { name: action.kind, arguments: json(withoutKind(action)) } },
        ],
      }),
  ],
  ['a function call', (action) => json({ function_call: { name: action.kind, arguments: json(withoutKind(action)) } })],
  [
    'a whole completion',
    (action) =>
      json({
        choices: [
          {
            message: {
              role: 'assistant',
              content: null,
              tool_calls: [{ function: { name: 'decide', arguments: json({ action }) } }],
            },
          },
        ],
      }),
  ],
  [
    'Anthropic tool use',
    (action) => json({ type: 'tool_use', id: 't1', name: action.kind, input: withoutKind(action) }),
  ],
  [
    'Anthropic content',
    (action) =>
      json({
        content: [
          { type: 'text', text: 'I act.' },
          { type: 'tool_use', name: action.kind, input: withoutKind(action) },
        ],
      }),
  ],
  [
    'Qwen tool tags',
    (action) => `<tool_call>\n${json({ name: action.kind, arguments: withoutKind(action) })}\n</tool_call>`,
  ],
  ['Gemini function calls', (action) => json({ functionCall: { name: action.kind, args: withoutKind(action) } })],
  [
    'a streamed answer',
    (action) =>
      [...(json({ action }).match(/[\s\S]{1,9}/g) ?? [])]
        .map((content) => `data: ${json({ choices: [{ delta: { content } }] })}`)
        .concat('data: [DONE]')
        .join('\n\n'),
  ],
];

const CLICK: Action = { kind: 'click', mark: 3 };
const TYPE: Action = { kind: 'type', mark: 2, text: 'ca-1-user' };

/** Seeds that only one shape fits. */
const SEEDS: readonly Good[] = [
  ['a call', 'click(3)', CLICK],
  ['a call in a fence', '```python\nclick(3)\n```', CLICK],
  ['a call after a thought', 'Thought: The form is open.\nAction: click(mark=3)', CLICK],
  ['a bold label', '**Action:** click(3)', CLICK],
  ['a Chinese label', '思考：表单已打开。\n动作：click(3)', CLICK],
  ['a Chinese call', '点击(3)', CLICK],
  ['full-width brackets of a call', 'click（3）', CLICK],
  ['a call with a text', "Action: type(mark=2, text='ca-1-user')", TYPE],
  ['a text with brackets in a call', "Action: type(2, 'a (b), c')", { ...TYPE, text: 'a (b), c' }],
  ['a text with an escaped quote', "type(2, 'it\\'s')", { ...TYPE, text: "it's" }],
  ['a wait as a call', 'Action: wait(3)', { kind: 'wait', seconds: 3 }],
  [
    'finished as UI-TARS says it',
    "Action: finished(content='The user exists.')",
    { kind: 'task_complete', evidence: 'The user exists.' },
  ],
  ['hotkey as UI-TARS says it', "Action: hotkey(key='Escape')", { kind: 'pressKey', key: 'Escape' }],
  ['scroll as UI-TARS says it', "Action: scroll(direction='down')", { kind: 'scroll', direction: 'down' }],
  ['Chinese keys and kinds', '{"动作":{"kind":"点击","标记":0,"mark":3}}', CLICK],
  ['a Chinese kind', '{"action":{"kind":"点击","mark":3}}', CLICK],
  ['full-width letters', '{"action":{"kind":"ｃｌｉｃｋ","mark":3}}', CLICK],
  ['full-width digits', `{"action":{"kind":"click","mark":${fullWidth('12')}}}`, { kind: 'click', mark: 12 }],
  ['a Chinese word before the mark', '{"action":{"kind":"click","mark":"标记 12"}}', { kind: 'click', mark: 12 }],
  ['lenticular brackets', '{"action":{"kind":"click","mark":"【3】"}}', CLICK],
  ['function tags', '<function=click>\n<parameter=mark>3</parameter>\n</function>', CLICK],
  [
    'tool tags around function tags',
    '<tool_call><function=type><parameter=mark>2</parameter><parameter=text>ca-1-user</parameter></function></tool_call>',
    TYPE,
  ],
  ['invoke tags', '<invoke name="click"><parameter name="mark">3</parameter></invoke>', CLICK],
  ['a piece in each fence', '```json\n{"action": {"kind": "click",\n```\n```json\n"mark": 3}}\n```', CLICK],
  ['nested quotes of two kinds', `{"thought":"the "OK" of 'that'","action":{"kind":"click","mark":3}}`, CLICK],
  [
    'a drag to a bare mark',
    '{"action":{"kind":"drag","mark":1,"to":"[12]"}}',
    { kind: 'drag', mark: 1, to: { mark: 12 } },
  ],
  [
    'a drag by a list',
    '{"action":{"kind":"drag","mark":1,"by":[200,"-5"]}}',
    { kind: 'drag', mark: 1, to: { by: { x: 200, y: -5 } } },
  ],
  [
    'a drag by other names',
    '{"action":{"kind":"drag_and_drop","index":1,"end_mark":12}}',
    { kind: 'drag', mark: 1, to: { mark: 12 } },
  ],
  [
    'a place as text',
    '{"action":{"kind":"click","mark":3,"at":"(40, 12)"}}',
    { kind: 'click', mark: 3, at: { x: 40, y: 12 } },
  ],
  [
    'an upload by its path',
    '{"action":{"kind":"upload_file","mark":2,"path":"key.pem"}}',
    { kind: 'upload', mark: 2, file: 'key.pem' },
  ],
];

export const CORPUS_GOOD: readonly Good[] = [
  ...SHAPES.flatMap(([what, write]) =>
    PLAIN.map((action): Good => [`${what}: ${json(action)}`, write(action), action]),
  ),
  ...SEEDS,
];

export const CORPUS_BAD: readonly Bad[] = [
  ['a UI-TARS place', "Thought: OK.\nAction: click(start_box='(12,40)')", 'wrongField'],
  ['a UI-TARS place with tokens', "Action: click(start_box='<|box_start|>(12,40)<|box_end|>')", 'wrongField'],
  ['a broken UI-TARS place', "Action: click(start_box='=')", 'wrongField'],
  ['an empty UI-TARS place', "Action: click(start_box='')", 'wrongField'],
  ['a place in JSON', '{"action":{"kind":"click","coordinate":[12,40]}}', 'wrongField'],
  ['a letter among digits', '{"action":{"kind":"click","mark":"1O"}}', 'wrongField'],
  ['a letter before digits', '{"action":{"kind":"click","mark":"l2"}}', 'wrongField'],
  ['a number as a word', '{"action":{"kind":"click","mark":"three"}}', 'wrongField'],
  ['a Chinese number', '{"action":{"kind":"click","mark":"三"}}', 'wrongField'],
  ['a fraction', '{"action":{"kind":"click","mark":"1.2"}}', 'wrongField'],
  ['a negative mark as text', '{"action":{"kind":"click","mark":"-1"}}', 'wrongField'],
  ['the name of a button that ends in a number', '{"action":{"kind":"click","target":"Button 3"}}', 'wrongField'],
  ['two marks', '{"action":{"kind":"click","mark":"1, 2"}}', 'wrongField'],
  ['a drag without an end', '{"action":{"kind":"drag","mark":1}}', 'wrongField'],
  ['a drag to a place that may be anything', '{"action":{"kind":"drag","mark":1,"to":{"x":300,"y":20}}}', 'wrongField'],
  ['a drag to a mark that is not there', '{"action":{"kind":"drag","mark":1,"to":{"mark":77}}}', 'unknownMark'],
  ['an upload without a file', '{"action":{"kind":"upload","mark":1}}', 'wrongField'],
  ['a call in prose', 'I would use click(3) here and then type(2, "a").', 'noObject'],
  ['a call of nothing known', 'Action: teleport(3)', 'noObject'],
  ['an action in a thought without an end', '<think>I will {"action":{"kind":"click","mark":3}}', 'truncated'],
  ['an action in a thought of a cut reply', `{"thought":"maybe {'kind':'back'} or`, 'truncated'],
  ['an inherited name as a kind', '{"action":{"kind":"constructor","mark":3}}', 'noAction'],
  ['arguments that are cut off', '{"name":"type","arguments":"{\\"mark\\":2,\\"text\\":\\"ca-"}', 'truncated'],
  ['a tool that is none of ours', '{"name":"bash","arguments":{"command":"ls"}}', 'noAction'],
  ['a refusal with a curly apostrophe', 'I’m sorry, but I can’t assist with that.', 'refused'],
  ['a refusal by will', "I won't do that.", 'refused'],
  ['an excuse', 'Unfortunately, I cannot access the console.', 'refused'],
  ['a Chinese refusal', '我不能执行此操作。', 'refused'],
  ['an AI refusal in Chinese', '作为一个AI助手，我没有办法操作网页。', 'refused'],
  ['nothing but a fence', '```json\n```', 'noObject'],
  ['HTML of a gateway', '<html><body><h1>502 Bad Gateway</h1></body></html>', 'noObject'],
  ['a list of numbers', '[1, 2, 3]', 'noObject'],
  ['a quoted control whose name is a deed', 'The page shows {"role":"button","name":"Done"} now.', 'noAction'],
  ['a quoted control with its mark', 'I see {"mark":3,"name":"Back"} here.', 'noAction'],
  ['a mark of a control quoted before', '{"mark":3,"label":"OK"}\n{"action":"click"}', 'wrongField'],
  ['a label as a mark beside a number', '{"action":{"kind":"click","mark":"OK","index":3}}', 'wrongField'],
  ['a scroll of something by its name', '{"action":{"kind":"scroll","mark":"list","direction":"down"}}', 'wrongField'],
  ['a flag that says no', '{"thought":"Still filling in the form.","done":false}', 'noAction'],
  ['an empty field of every kind', '{"click":null,"back":null,"task_complete":null}', 'noAction'],
  ['a check that is neither on nor off', '{"action":{"kind":"check","mark":12,"value":"MFA"}}', 'wrongField'],
];
