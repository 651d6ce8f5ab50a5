import type { Observation, ObservedElement } from '../../../domain/observation.js';
import { BLANK_PNG } from '../observe/blank.js';
import { type MarkRegistry, observed } from '../observe/marks.js';
import type { Observer } from '../observe/observe.js';
import type { PageElement } from '../observe/page-report.js';
import type { Question } from './questions.js';

/** The observation while the page asks something: nothing of the page can be read, so that it shows the question alone. */

/** Numbers of the parts of a question's box, where pages have numbers of nodes. */
const PARTS = { ok: 1, cancel: 2, field: 3 } as const;

export type QuestionPart = keyof typeof PARTS;

/** Title over a question, in the reader's words; a page cannot set it. */
export const QUESTION_TITLE = 'The page asks';

function keyOf(question: Question): string {
  return `question-${question.number}`;
}

function facts(question: Question, part: QuestionPart): PageElement {
  const field = part === 'field';
  return {
    id: PARTS[part],
    role: field ? 'textbox' : 'button',
    name: field ? 'Answer' : part === 'ok' ? 'OK' : 'Cancel',
    value: field ? question.typed : null,
    states: [],
    group: [QUESTION_TITLE],
    column: null,
    box: { x: 0, y: 0, width: 0, height: 0 },
    coveredBy: null,
    rank: 0,
  };
}

/** Marks and facts of a question's parts, in the order a person reads them. Asking again gives the same marks. */
export function questionElements(observer: Observer, question: Question): readonly ObservedElement[] {
  const { bridge } = observer.tabs.of(question.page) ?? observer.tabs.current;
  const names: readonly QuestionPart[] = question.kind === 'prompt' ? ['field', 'ok', 'cancel'] : ['ok', 'cancel'];
  const parts = names.map((part) => facts(question, part));
  // The page behind the question keeps its marks, and is not new once the question is answered.
  const behind = observer.marks.current().filter(({ documentKey }) => documentKey !== keyOf(question));
  const marked = observer.marks
    .mark([...behind, ...parts.map((part) => ({ bridge, documentKey: keyOf(question), id: part.id, facts: part }))])
    .slice(behind.length);
  return marked.flatMap(({ mark, isNew }, index) => {
    const part = parts[index];
    return part === undefined ? [] : [observed(mark, part, isNew, { x: 0, y: 0 })];
  });
}

/** Shows the question over what was seen last; the browser takes no pictures meanwhile. */
export async function observeQuestion(
  observer: Observer,
  step: number,
  question: Question,
  last: Observation | null,
): Promise<Observation> {
  const { tabs, redactor, artifacts } = observer;
  const screenshot = last?.screenshot ?? (await artifacts.put(BLANK_PNG, 'image/png'));
  const titles = last?.tabs ?? [question.page.url()];
  return redactor.json<Observation>({
    step,
    url: question.page.url(),
    title: last?.title ?? '',
    elements: questionElements(observer, question),
    texts: [],
    dialogs: [...tabs.takeDialogs(), { kind: question.kind, title: QUESTION_TITLE, text: question.text }],
    toasts: [],
    tabs: titles,
    downloads: await tabs.downloads(),
    settled: { settled: false, why: 'the page waits for an answer to its question' },
    screenshot,
    viewport: observer.viewport,
    omitted: 0,
    hints: [],
    notices: [
      `The page ${from(observer, question)}asks a question; until it is answered nothing else can be seen or done. The picture is from before it.`,
    ],
    observedAt: Date.now(),
  });
}

function from(observer: Observer, question: Question): string {
  const index = observer.tabs.list().findIndex(({ page }) => page === question.page);
  return index <= 0 ? '' : `of tab ${index} `;
}

/** Which part of a question a mark stands for, or null. */
export function partOf(marks: MarkRegistry, question: Question, mark: number): QuestionPart | null {
  const marked = marks.get(mark);
  if (marked === undefined || marked.documentKey !== keyOf(question)) return null;
  return (Object.keys(PARTS) as QuestionPart[]).find((part) => PARTS[part] === marked.id) ?? null;
}
