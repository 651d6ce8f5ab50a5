import type { FindingClass, StepStatus, Verdict } from '../../../domain/outcome.js';
import type { Locale } from '../../../domain/procedure.js';

/** Every word of a report that is not the document's or the console's own. */
export interface Words {
  readonly verdict: Readonly<Record<Verdict, string>>;
  readonly meaning: Readonly<Record<Verdict, string>>;
  readonly status: Readonly<Record<StepStatus, string>>;
  readonly findingClass: Readonly<Record<FindingClass, string>>;
  readonly findings: string;
  readonly noFindings: string;
  readonly document: string;
  readonly steps: string;
  readonly proof: string;
  readonly noProof: string;
  readonly run: string;
  readonly line: string;
  readonly documentSays: string;
  readonly consoleShows: string;
  readonly suggestion: string;
  readonly confirmed: string;
  readonly unconfirmed: string;
  readonly staticFinding: string;
  readonly blocking: string;
  readonly confidence: string;
  readonly showStep: string;
  readonly previous: string;
  readonly next: string;
  readonly step: string;
  readonly end: string;
  readonly noSteps: string;
  readonly noPicture: string;
  readonly thought: string;
  readonly action: string;
  readonly outcome: string;
  readonly page: string;
  readonly serves: string;
  readonly landed: string;
  readonly failed: string;
  readonly unknown: string;
  readonly settled: string;
  readonly values: string;
  readonly workflow: string;
  readonly openRun: string;
  readonly policy: string;
  readonly reward: string;
  readonly duration: string;
  /** Parts of a step's time: acting, waiting for the page, looking, storing. */
  readonly timeParts: readonly [string, string, string, string];
  readonly network: string;
  readonly noAnswer: string;
  readonly pageErrors: string;
  readonly trace: string;
  readonly traceRefused: string;
  readonly timing: string;
  readonly principal: string;
  readonly event: string;
  readonly time: string;
  readonly parameters: string;
  readonly assisted: string;
}

const EN: Words = {
  verdict: {
    verified: 'Verified',
    drifted: 'Drifted',
    broken: 'Broken',
    agentFailed: 'Agent failed',
    environmentFailed: 'Environment failed',
    inconclusive: 'Inconclusive',
  },
  meaning: {
    verified: 'The document works as written.',
    drifted: 'The result can be reached, but not as written.',
    broken: 'The procedure cannot be done as written.',
    agentFailed: 'The agent did not finish. This says nothing about the document.',
    environmentFailed: 'Browser, console or cloud failed. This says nothing about the document.',
    inconclusive: 'What was seen is not enough for a claim about the document.',
  },
  status: {
    followed: 'followed',
    adapted: 'adapted',
    notExercised: 'not exercised',
    notCheckable: 'not checkable',
    notReached: 'not reached',
  },
  findingClass: {
    labelRenamed: 'Label renamed',
    navigationMoved: 'Navigation moved',
    stepMissing: 'Step missing',
    stepObsolete: 'Step obsolete',
    stepOrder: 'Order of steps',
    uiRestructured: 'Page restructured',
    optionChanged: 'Option changed',
    prerequisiteMissing: 'Prerequisite missing',
    linkBroken: 'Broken link',
    entryUrlWrong: 'Wrong entry address',
    screenshotStale: 'Stale screenshot',
    textAmbiguous: 'Ambiguous text',
    resultMismatch: 'Different result',
    localeMix: 'Mixed languages',
  },
  findings: 'Findings',
  noFindings: 'Document and console agree wherever they were compared.',
  document: 'Document',
  steps: 'What was done',
  proof: 'Proof of the outcome',
  noProof: 'The audit log showed no event that proves the outcome.',
  run: 'Run',
  line: 'Line',
  documentSays: 'Document',
  consoleShows: 'Console',
  suggestion: 'Suggested wording',
  confirmed: 'confirmed by a second look',
  unconfirmed: 'not confirmed',
  staticFinding: 'found without a console',
  blocking: 'blocks the procedure',
  confidence: 'confidence',
  showStep: 'Show where it was seen',
  previous: 'Previous',
  next: 'Next',
  step: 'Step',
  end: 'End',
  noSteps: 'No action was taken.',
  noPicture: 'No picture',
  thought: 'Thought',
  action: 'Action',
  outcome: 'Outcome',
  page: 'Page',
  serves: 'For line',
  landed: 'landed',
  failed: 'failed',
  unknown: 'unknown: the browser worker died',
  settled: 'still loading',
  values: 'Values used',
  workflow: 'Workflow',
  openRun: 'Open the run in the Temporal UI',
  policy: 'Policy',
  reward: 'Reward',
  duration: 'Duration',
  timeParts: ['act', 'settle', 'look', 'store'],
  network: 'Server',
  noAnswer: 'no answer',
  pageErrors: 'Page errors',
  trace: 'Playwright trace',
  traceRefused: 'not kept',
  timing: 'Deciding and acting',
  principal: 'Principal',
  event: 'Event',
  time: 'Time',
  parameters: 'Parameters',
  assisted: 'A person helped during this run.',
};

const ZH: Words = {
  verdict: {
    verified: '已验证',
    drifted: '有偏差',
    broken: '不可用',
    agentFailed: '智能体失败',
    environmentFailed: '环境故障',
    inconclusive: '无法判断',
  },
  meaning: {
    verified: '文档与控制台一致，按文档操作可以得到结果。',
    drifted: '可以得到结果，但操作方式与文档不一致。',
    broken: '无法按文档完成操作。',
    agentFailed: '智能体没有完成任务，不能说明文档有问题。',
    environmentFailed: '浏览器、控制台或云服务出现故障，不能说明文档有问题。',
    inconclusive: '已有的信息不足以对文档下结论。',
  },
  status: {
    followed: '按文档执行',
    adapted: '变通执行',
    notExercised: '未执行的分支',
    notCheckable: '无法检查',
    notReached: '未到达',
  },
  findingClass: {
    labelRenamed: '名称已变更',
    navigationMoved: '导航位置已变更',
    stepMissing: '缺少步骤',
    stepObsolete: '步骤已不需要',
    stepOrder: '步骤顺序不同',
    uiRestructured: '页面结构已变更',
    optionChanged: '选项已变更',
    prerequisiteMissing: '缺少前提条件',
    linkBroken: '链接失效',
    entryUrlWrong: '入口地址错误',
    screenshotStale: '截图已过时',
    textAmbiguous: '描述有歧义',
    resultMismatch: '结果不一致',
    localeMix: '语言混用',
  },
  findings: '问题',
  noFindings: '在所有比对之处，文档与控制台一致。',
  document: '文档',
  steps: '操作过程',
  proof: '结果证据',
  noProof: '操作审计中没有能够证明结果的事件。',
  run: '运行信息',
  line: '行',
  documentSays: '文档',
  consoleShows: '控制台',
  suggestion: '建议写法',
  confirmed: '已二次确认',
  unconfirmed: '未确认',
  staticFinding: '静态检查',
  blocking: '阻断操作',
  confidence: '置信度',
  showStep: '查看出现的位置',
  previous: '上一步',
  next: '下一步',
  step: '步骤',
  end: '结束',
  noSteps: '没有执行任何操作。',
  noPicture: '无截图',
  thought: '思考',
  action: '操作',
  outcome: '结果',
  page: '页面',
  serves: '对应行',
  landed: '成功',
  failed: '失败',
  unknown: '未知：浏览器进程已退出',
  settled: '页面仍在加载',
  values: '使用的取值',
  workflow: '工作流',
  openRun: '在 Temporal 界面中打开',
  policy: '策略',
  reward: '奖励',
  duration: '耗时',
  timeParts: ['操作', '等待页面', '观察', '存储'],
  network: '服务端',
  noAnswer: '无响应',
  pageErrors: '页面错误',
  trace: 'Playwright 跟踪',
  traceRefused: '未保留',
  timing: '决策与操作',
  principal: '操作者',
  event: '事件',
  time: '时间',
  parameters: '参数',
  assisted: '本次运行有人工协助。',
};

export function wordsOf(locale: Locale): Words {
  return locale === 'zh' ? ZH : EN;
}
