/** What the agent may do, one action a turn (design section 5). */

/** CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export type BrowserAction =
  /** `at` is a place on the element, from its top left corner in CSS pixels; only where nothing in it has a mark (canvas). */
  | { readonly kind: 'click'; readonly mark: number; readonly at?: Point }
  | { readonly kind: 'type'; readonly mark: number; readonly text: string; readonly submit?: boolean }
  | { readonly kind: 'select'; readonly mark: number; readonly option: string }
  | { readonly kind: 'check'; readonly mark: number; readonly checked: boolean }
  | { readonly kind: 'pressKey'; readonly key: string }
  | { readonly kind: 'hover'; readonly mark: number }
  /** Presses on an element, moves to another one or by a way in CSS pixels, and lets go. */
  | { readonly kind: 'drag'; readonly mark: number; readonly to: { readonly mark: number } | { readonly by: Point } }
  /** Gives a file of the episode's own folder to a file field, or to the button that asks for one. */
  | { readonly kind: 'upload'; readonly mark: number; readonly file: string }
  | { readonly kind: 'scroll'; readonly direction: 'up' | 'down'; readonly mark?: number }
  | { readonly kind: 'navigate'; readonly url: string }
  | { readonly kind: 'back' }
  | { readonly kind: 'switchTab'; readonly tab: number }
  | { readonly kind: 'closeTab'; readonly tab: number }
  | { readonly kind: 'wait'; readonly seconds: number }
  | { readonly kind: 'find'; readonly text: string };

export interface RequestResourceAction {
  readonly kind: 'request_resource';
  /** What is missing, in words. */
  readonly need: string;
  readonly attributes: Readonly<Record<string, string>>;
}

export type TerminalAction =
  | { readonly kind: 'task_complete'; readonly evidence: string }
  | { readonly kind: 'task_unachievable'; readonly reason: string; readonly evidence: string };

export type Action = BrowserAction | RequestResourceAction | TerminalAction;

/** Which instruction an action serves, and whether it does what the document says. */
export interface Serving {
  /** `Instruction.id`, or null for an action that no instruction asks for (closing a tour mask). */
  readonly instruction: string | null;
  /** Label of the parameter or navigation level served, when the instruction has several. */
  readonly label: string | null;
  readonly how: 'asDocumented' | 'adapted';
  /** Why it was adapted; empty when it was not. */
  readonly reason: string;
}

export interface Thought {
  readonly progress: string;
  readonly page: string;
  readonly goal: string;
}

/** A reply of a model that could not be used, kept as it was. */
export interface RejectedReply {
  readonly model: string;
  /** `empty`, `refused`, `truncated`, `malformed` or another kind of the reply grammar's errors. */
  readonly kind: string;
  /** What was wrong with it. */
  readonly message: string;
  /** The raw text, cut to 2,000 characters. */
  readonly reply: string;
}

/** One reply of a policy. */
export interface Decision {
  readonly thought: Thought;
  readonly serving: Serving;
  readonly action: Action;
  /** Replies that came before this one and could not be used, oldest first; left out when there was none. */
  readonly rejected?: readonly RejectedReply[];
}

export function isTerminal(action: Action): action is TerminalAction {
  return action.kind === 'task_complete' || action.kind === 'task_unachievable';
}
