import { sameLabel } from '../../domain/labels.js';
import type {
  Dialog,
  ElementRole,
  ElementState,
  Observation,
  ObservedElement,
  Toast,
} from '../../domain/observation.js';

/**
 * A console as a small state machine, written from what documents say. It draws observations and takes actions, so that
 * a policy can be tested without a browser. It knows nothing of the policy and nothing of the local cloud.
 */

export interface Control {
  readonly role: ElementRole;
  readonly name: string;
  readonly value?: string | null;
  readonly states?: readonly ElementState[];
  readonly group?: readonly string[];
  readonly column?: string | null;
  readonly coveredBy?: string;
  /** For a combobox. */
  readonly options?: readonly string[];
  readonly y?: number;
  /** What a click, type, select or check on it does. */
  readonly act?: (input: string) => void;
}

export interface Screen {
  readonly url: string;
  readonly title: string;
  readonly controls: readonly Control[];
  readonly dialogs?: readonly Dialog[];
  readonly texts?: readonly string[];
  readonly downloads?: readonly { readonly fileName: string; readonly bytes: number }[];
  readonly settled?: boolean;
}

export type ActResult =
  | { readonly ok: true; readonly target: ObservedElement | null; readonly readBack: string | null }
  | { readonly ok: false; readonly error: string; readonly message: string; readonly alternatives: readonly string[] };

/** Turns screens into observations and keeps marks stable: the same control has the same number while it is shown. */
export class FakeBrowser {
  private readonly marks = new Map<string, number>();
  private shown: readonly { readonly element: ObservedElement; readonly control: Control }[] = [];
  private step = -1;
  private readonly toasts: Toast[] = [];

  constructor(private readonly draw: () => Screen) {}

  toast(kind: Toast['kind'], text: string): void {
    this.toasts.push({ kind, text });
  }

  observe(): Observation {
    this.step++;
    const screen = this.draw();
    this.shown = screen.controls.map((control, index) => ({
      control,
      element: this.element(control, index, screen.url),
    }));
    return {
      step: this.step,
      url: screen.url,
      title: screen.title,
      elements: this.shown.map(({ element }) => element),
      texts: screen.texts ?? [],
      dialogs: screen.dialogs ?? [],
      toasts: this.toasts.splice(0),
      tabs: [screen.title],
      downloads: screen.downloads ?? [],
      settled: screen.settled === false ? { settled: false, why: 'requests in flight' } : { settled: true },
      screenshot: { sha256: '0'.repeat(64), mediaType: 'image/png', bytes: 0 },
      viewport: { width: 1440, height: 900 },
      omitted: 0,

      hints: [],
      notices: [],
      observedAt: 0,
    };
  }

  act(kind: string, mark: number, input: string): ActResult {
    const found = this.shown.find(({ element }) => element.mark === mark);
    if (found === undefined) return failed('ElementGone', `Mark ${mark} is gone.`);
    const { control, element } = found;
    if (element.states.includes('covered'))
      return failed('ElementBlocked', `${element.coveredBy} covers "${element.name}".`);
    if (element.states.includes('disabled')) return failed('ElementUnsuitable', `"${element.name}" is disabled.`);
    if (kind === 'select') {
      if (control.options === undefined) return failed('ElementUnsuitable', 'Not a list.');
      const option = control.options.find((offered) => sameLabel(offered, input));
      if (option === undefined) return failed('ElementUnsuitable', `No option "${input}".`, control.options);
      control.act?.(option);
      return { ok: true, target: element, readBack: option };
    }
    if (kind === 'type' && control.role !== 'textbox') return failed('ElementUnsuitable', 'Not a text field.');
    control.act?.(input);
    return { ok: true, target: element, readBack: kind === 'type' ? input : null };
  }

  private element(control: Control, index: number, url: string): ObservedElement {
    // A page that is left is torn down; the navigation stays.
    const page = control.role === 'navigation' ? '' : url;
    const key = [page, control.role, control.name, control.column ?? '', ...(control.group ?? [])].join('|');
    const mark = this.marks.get(key) ?? this.marks.size + 1;
    this.marks.set(key, mark);
    const covered: readonly ElementState[] = control.coveredBy === undefined ? [] : ['covered'];
    return {
      mark,
      role: control.role,
      name: control.name,
      value: control.value ?? null,
      states: [...(control.states ?? []), ...covered],
      group: control.group ?? [],
      column: control.column ?? null,
      box: { x: 100, y: control.y ?? 100 + index * 20, width: 80, height: 20 },
      coveredBy: control.coveredBy ?? null,
    };
  }
}

function failed(error: string, message: string, alternatives: readonly string[] = []): ActResult {
  return { ok: false, error, message, alternatives };
}
