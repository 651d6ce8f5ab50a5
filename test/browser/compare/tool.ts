import type { Box } from '../../../domain/observation.js';

/** What two browser tools are asked in the same words, so that their answers can be laid side by side. */

/** A thing that an agent sees and can act on. */
export interface SeenControl {
  /** What the tool wants to be told to act on it. */
  readonly ref: string;
  readonly role: string;
  readonly name: string;
  /** Where it is in the viewport, CSS pixels; only in answers to `controlsWithBoxes`. */
  readonly box?: Box;
}

export interface Seen {
  /** The whole text that a model would read. */
  readonly text: string;
  readonly controls: readonly SeenControl[];
}

/** One thing that a person does, by what the control is called on the page. */
export type Act =
  | { readonly kind: 'click'; readonly name: string; readonly role?: string }
  /** `alias` is another name under which a reader would take the field, such as its role. */
  | { readonly kind: 'type'; readonly name: string; readonly alias?: string; readonly text: string }
  | { readonly kind: 'choose'; readonly name: string; readonly option: string }
  | { readonly kind: 'check'; readonly name: string };

export interface Acted {
  /** From the call to the text of the page after it, milliseconds. */
  readonly ms: number;
  /** Calls of the tool that it took. */
  readonly calls: number;
  /** Why it did not go, in the tool's words; null when the tool says that it went. */
  readonly error: string | null;
}

/** A browser tool with one page open. */
export interface BrowserTool {
  readonly name: string;
  /** Goes to an address and looks. */
  open(url: string): Promise<Seen>;
  /** What is seen now, without looking anew. */
  readonly seen: Seen;
  act(act: Act): Promise<Acted>;
  /** Asks the tool's own search for a text; what is seen afterwards may hold more. */
  find(text: string): Promise<void>;
  /** The controls of the page as it was opened, with their places; costs no step. */
  controlsWithBoxes(): Promise<readonly SeenControl[]>;
  /** Asks the page itself, for the bench only. */
  evaluate(expression: string): Promise<unknown>;
  close(): Promise<void>;
}

const FIELD_ROLES = new Set(['textbox', 'combobox', 'searchbox', 'checkbox', 'radio', 'switch', 'spinbutton']);

/**
 * The control that an act means: same name, the wanted role before others; for fields else the first field that follows
 * the words, as a reader of the text would take it.
 */
export function controlFor(seen: Seen, act: Act | { readonly kind: 'option'; readonly name: string }) {
  const { controls } = seen;
  const named = controls.filter(({ name }) => name === act.name);
  if (act.kind === 'click' || act.kind === 'option') {
    const wanted = act.kind === 'click' ? act.role : 'option';
    return named.find(({ role }) => role === wanted) ?? named.find(({ role }) => role !== 'generic') ?? named[0];
  }
  const alias = act.kind === 'type' ? act.alias : undefined;
  const isField = ({ role }: SeenControl): boolean => FIELD_ROLES.has(role);
  const field = named.find(isField) ?? controls.find((one) => one.name === alias && isField(one));
  if (field !== undefined) return field;
  const words = controls.findIndex(({ name }) => name === act.name);
  return words < 0 ? undefined : (controls.slice(words + 1).find(isField) ?? named[0]);
}
