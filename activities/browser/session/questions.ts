import type { Dialog as BrowserDialog, Page } from 'playwright';
import type { Dialog } from '../../../domain/observation.js';
import { orElse } from '../deadline.js';

/**
 * What pages say and ask in the browser's own boxes. Such a box stops every script of its page, so that nothing can be read
 * or pressed until it is answered. What only tells is read and closed; what asks waits for the agent.
 */

/** A question (confirm or prompt) that waits for an answer. */
export interface Question {
  /** Counts from 1 within an episode. */
  readonly number: number;
  readonly kind: 'confirm' | 'prompt';
  readonly text: string;
  readonly page: Page;
  /** Text of a prompt that OK will give. */
  typed: string;
}

interface Waiting {
  readonly question: Question;
  readonly dialog: BrowserDialog;
  readonly timer: NodeJS.Timeout;
}

/** Longest wait for an answer, milliseconds; a slow model decides in less. */
const PATIENCE_MS = 180_000;
/** Longest time in which the browser takes an answer. */
const ANSWER_MS = 3_000;
const TEXT_LIMIT = 500;
/** What was said is kept until the next look; a page that says more than this says it in a loop. */
const KEPT = 10;

/** The boxes of all tabs of one episode. */
export class Questions {
  /** How long a question waits before it is answered with Cancel, milliseconds. */
  patienceMs = PATIENCE_MS;
  readonly #waiting: Waiting[] = [];
  readonly #said: Dialog[] = [];
  readonly #notices: string[] = [];
  readonly #listeners = new Set<() => void>();
  #last = 0;

  /** Takes over the boxes of a page. */
  watch(page: Page): void {
    page.on('dialog', (dialog) => this.#meet(page, dialog));
    page.on('close', () => {
      for (const waiting of this.#waiting.filter(({ question }) => question.page === page)) this.#forget(waiting);
    });
  }

  /** The oldest question without an answer. */
  get current(): Question | null {
    return this.#waiting[0]?.question ?? null;
  }

  /**
   * The result of work that a question would hold up, or null as soon as one is asked; the work's signal fires then, so that
   * it goes no further once the question is answered.
   */
  async unless<T>(work: (asked: AbortSignal) => Promise<T>): Promise<T | null> {
    if (this.current !== null) return null;
    const controller = new AbortController();
    let listener = (): void => undefined;
    const asked = new Promise<null>((resolve) => {
      listener = () => {
        controller.abort();
        resolve(null);
      };
      this.#listeners.add(listener);
    });
    try {
      return await Promise.race([work(controller.signal), asked]);
    } finally {
      this.#listeners.delete(listener);
    }
  }

  /** Gives the answer. A question that went away by itself is no failure. */
  async answer(question: Question, yes: boolean): Promise<void> {
    const waiting = this.#waiting.find((one) => one.question === question);
    if (waiting === undefined) return;
    this.#forget(waiting);
    const { dialog } = waiting;
    const given = yes ? dialog.accept(question.kind === 'prompt' ? question.typed : undefined) : dialog.dismiss();
    // A page that asks again at once keeps the browser from confirming the answer.
    const taken = orElse(given, ANSWER_MS, undefined);
    await this.unless(() => taken);
  }

  /** Boxes that were read and closed since the last call. */
  takeSaid(): readonly Dialog[] {
    return this.#said.splice(0);
  }

  /** What else is to be told about them, in the harness's own words. */
  takeNotices(): readonly string[] {
    return this.#notices.splice(0);
  }

  /** Stops waiting, as the session ends. */
  end(): void {
    for (const waiting of [...this.#waiting]) this.#forget(waiting);
  }

  #meet(page: Page, dialog: BrowserDialog): void {
    const kind = dialog.type();
    if (kind === 'confirm' || kind === 'prompt') {
      this.#ask(page, dialog, kind);
      return;
    }
    if (kind === 'alert') this.#say({ kind, title: 'closed', text: shortened(dialog.message()) });
    else this.#notice('The page asked whether to leave it with unsaved changes; it was left.');
    void orElse(dialog.accept(), ANSWER_MS, undefined);
  }

  #ask(page: Page, dialog: BrowserDialog, kind: Question['kind']): void {
    this.#last += 1;
    const typed = kind === 'prompt' ? dialog.defaultValue() : '';
    const question: Question = { number: this.#last, kind, text: shortened(dialog.message()), page, typed };
    const timer = setTimeout(() => {
      this.#notice(
        `A question of the page ("${question.text}") was answered with Cancel: nobody answered it in ${Math.round(this.patienceMs / 1_000)} s.`,
      );
      void this.answer(question, false);
    }, this.patienceMs);
    timer.unref();
    this.#waiting.push({ question, dialog, timer });
    for (const listener of this.#listeners) listener();
  }

  #say(dialog: Dialog): void {
    if (this.#said.length < KEPT) this.#said.push(dialog);
  }

  #notice(text: string): void {
    if (this.#notices.length < KEPT) this.#notices.push(text);
  }

  #forget(waiting: Waiting): void {
    clearTimeout(waiting.timer);
    const index = this.#waiting.indexOf(waiting);
    if (index >= 0) this.#waiting.splice(index, 1);
  }
}

function shortened(text: string): string {
  return text.length <= TEXT_LIMIT ? text : `${text.slice(0, TEXT_LIMIT - 1)}…`;
}
