/// <reference lib="dom" />
import type { ElementRole, Hint } from '../../../../domain/observation.js';
import type { PageElement } from '../page-report.js';
import { awayFrom } from './away.js';
import { boxOf, classNames, closest, shorten } from './dom.js';
import { columnOf, forgetTables, groupOf, openDialogs } from './groups.js';
import { farHints, hiddenHints, INTERACTIVE, scrollerName } from './hints.js';
import { describeCover, reach } from './hit.js';
import { numberOf } from './identity.js';
import { nameOf } from './labels.js';
import { DIALOG, noteOverlays, openerOf } from './overlays.js';
import { roleOf } from './roles.js';
import { isConcealed, shownValue, statesOf } from './states.js';
import { drawnAncestors } from './tree.js';
import { noteTwins } from './twins.js';
import { type Control, collectControls } from './walk.js';

/** Controls as facts: what each is called, where it stands, what state it is in and whether a press reaches it. */

/** Controls described in one frame, and the time for it in milliseconds; the nearest to the view come first. */
const CONTROL_LIMIT = 600;
const DESCRIBE_MS = 1_200;

/** Parts that kits draw over everything, such as the list of a select inside a dialog. */
const OVERLAY = '[class*="overlay"],[class*="popup"],[class*="dropdown"]';
/** Whether a dialog is open that takes all presses outside itself; found out once a look. */
let modalOpen = false;

function findModal(): void {
  modalOpen = openDialogs().some(
    (dialog) =>
      dialog.getAttribute('aria-modal') === 'true' || (dialog instanceof HTMLDialogElement && dialog.matches(':modal')),
  );
}

interface Standing {
  readonly away: boolean;
  readonly covered: boolean;
  readonly inDialog: boolean;
  /** Outside of a modal dialog. */
  readonly behind: boolean;
}

function rankOf({ away, covered, inDialog, behind }: Standing): PageElement['rank'] {
  if (behind && (away || covered)) return 4;
  if (away) return inDialog ? 1 : 3;
  if (covered) return 2;
  return inDialog ? 0 : 1;
}

/** Whether a name tells less than nothing, so that the control is only noise: no text, icon, label or title at all. */
function isNoise(role: ElementRole, name: string): boolean {
  return name === '' && (role === 'clickable' || role === 'link');
}

/** The control that opened what this one lies in: the pressed node may be an icon inside it. */
function openerNumber(element: Element): number | null {
  const opener = openerOf(element);
  if (opener === null) return null;
  for (const at of [opener, ...drawnAncestors(opener)].slice(0, 8)) if (roleOf(at) !== null) return numberOf(at);
  return numberOf(opener);
}

/** Facts of one control; null for one that nobody could name or use. */
export function describe(control: Control): PageElement | null {
  const { element, role, drawn } = control;
  const name = nameOf(element, role);
  if (isNoise(role, name)) return null;
  const states = statesOf(element, role);
  if (
    drawn !== element &&
    role !== 'combobox' &&
    /(^|\s)\S*-?disabled(\s|$)/.test(classNames(drawn)) &&
    !states.includes('disabled')
  ) {
    states.push('disabled');
  }
  let coveredBy: string | null = null;
  const away = awayFrom(drawn);
  if (away !== null) states.push('offscreen');
  else {
    const reached = reach(drawn);
    if (reached.point === null) {
      states.push('covered');
      coveredBy = describeCover(reached.cover);
    }
  }
  const value = shownValue(element, role);
  const inDialog = closest(element, DIALOG) !== null;
  const opener = openerNumber(element);
  return {
    id: numberOf(element),
    role,
    name,
    value: value === null ? null : isConcealed(element) ? '•'.repeat(Math.min(value.length, 12)) : shorten(value, 160),
    states,
    group: groupOf(element, role, name),
    column: columnOf(element),
    box: boxOf(drawn),
    coveredBy,
    rank: rankOf({
      away: away !== null,
      covered: coveredBy !== null,
      inDialog,
      behind: !inDialog && modalOpen && closest(element, OVERLAY) === null,
    }),
    ...(opener === null ? {} : { openedBy: opener }),
    ...(away === null ? {} : { away: { where: away.where, of: scrollerName(away.scroller), screens: away.screens } }),
  };
}

/** Controls nearest to the view first, as many as there is room for. */
function nearView(controls: readonly Control[]): readonly { readonly control: Control; readonly index: number }[] {
  const placed = controls.map((control, index) => {
    const rect = control.drawn.getBoundingClientRect();
    return { control, index, distance: Math.max(0, -rect.bottom, rect.top - innerHeight) };
  });
  return placed
    .sort((left, right) => left.distance - right.distance || left.index - right.index)
    .slice(0, CONTROL_LIMIT);
}

/** Controls of this document as facts. */
export function collectElements(): {
  readonly elements: readonly PageElement[];
  readonly omitted: number;
  readonly hints: readonly Hint[];
  /** Every control's node, also of those left out. */
  readonly nodes: ReadonlySet<Element>;
} {
  forgetTables();
  findModal();
  noteOverlays();
  const { controls, skipped } = collectControls();
  const described: { readonly control: Control; readonly index: number; facts: PageElement }[] = [];
  const end = performance.now() + DESCRIBE_MS;
  let looked = 0;
  for (const { control, index } of nearView(controls)) {
    if (performance.now() > end) break;
    looked += 1;
    const facts = describe(control);
    if (facts !== null) described.push({ control, index, facts });
  }
  tellTwinsApart(described);
  const far = [...controls.slice(looked).map(({ drawn }) => drawn), ...skipped];
  return {
    elements: described.sort((left, right) => left.index - right.index).map(({ facts }) => facts),
    omitted: controls.length - looked + (skipped.length === 0 ? 0 : uncounted(controls.length)),
    hints: [...farHints(far), ...hiddenHints()],
    nodes: new Set(controls.map(({ element }) => element)),
  };
}

/** About how many controls the walk did not come to; counted by tag and role. */
function uncounted(walked: number): number {
  return Math.max(0, document.querySelectorAll(INTERACTIVE).length - walked);
}

/** Describes anew, with the place each stands in, what otherwise looks the same. */
function tellTwinsApart(described: { readonly control: Control; facts: PageElement }[]): void {
  const alike = new Map<string, typeof described>();
  for (const one of described) {
    if (!['button', 'link', 'clickable', 'switch', 'checkbox', 'menuitem'].includes(one.facts.role)) continue;
    const key = JSON.stringify([one.facts.role, one.facts.name, one.facts.group, one.facts.column]);
    alike.set(key, [...(alike.get(key) ?? []), one]);
  }
  for (const twins of alike.values()) {
    if (twins.length < 2) continue;
    noteTwins(twins.map(({ control }) => control.element));
    for (const twin of twins) twin.facts = describe(twin.control) ?? twin.facts;
  }
}
