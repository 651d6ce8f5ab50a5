/// <reference lib="dom" />
import type { Toast } from '../../../../domain/observation.js';
import type { FrameActivity } from '../page-report.js';
import { classNames, clean, closest, drawnLines, isShown, readableText } from './dom.js';
import { forgetLegibility } from './legible.js';
import { DIALOG, watchPresses } from './overlays.js';
import { rememberClosedRoot } from './tree.js';

/** Watches a document from its first moment: when it last changed, whether it is busy, and what flashed by. */

const TOAST =
  '[role="alert"],[role="status"],[class*="toast"],[class*="Toast"],[class*="message"],[class*="notification"],[class*="snackbar"],[class*="notice"]';
const BUSY =
  '[aria-busy="true"],[role="progressbar"]:not([aria-valuenow]),[class*="skeleton"],[class*="Skeleton"],[class*="spinner"],[class*="loading-tip"],[class*="loading-indicator"],[class*="-spin-spinning"],[class*="icon-loading"]';
/** Toasts kept until somebody reads them. */
const TOAST_LIMIT = 20;
/** A part that keeps changing by itself this often is decoration (clock, counter, ticker), not loading. */
const TICKS_UNTIL_IGNORED = 12;

let changedAt = performance.now();
const pending: Toast[] = [];
const reported = new WeakMap<Element, string>();
let ticks = new WeakMap<Node, number>();

function toastKind(element: Element): Toast['kind'] {
  const marks = [element, ...element.querySelectorAll('[class]'), element.parentElement]
    .map((one) => (one === null ? '' : classNames(one)))
    .join(' ');
  if (/success/i.test(marks)) return 'success';
  if (/error|danger|fail/i.test(marks)) return 'error';
  return /warn/i.test(marks) ? 'warning' : 'notice';
}

/** A notice floats over the page; one in the flow of a form or page is a text of it. */
function floats(element: Element): boolean {
  for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
    const position = getComputedStyle(at).position;
    if (position === 'fixed' || position === 'absolute') return true;
  }
  return false;
}

/** Whether an element is a part of a notice that floats over the page and goes by itself. */
export function isToast(element: Element): boolean {
  const outer = closest(element, TOAST);
  return outer !== null && closest(outer, DIALOG) === null && reported.has(outer);
}

function noteToast(element: Element): void {
  const outer = closest(element, TOAST);
  if (outer === null || closest(outer, DIALOG) !== null || !isShown(outer) || !floats(outer)) return;
  forgetLegibility();
  const text = readableText(outer, 300);
  if (text === '' || reported.get(outer) === text) return;
  reported.set(outer, text);
  if (pending.some((toast) => toast.text === text)) return;
  pending.push({ kind: toastKind(outer), text });
  if (pending.length > TOAST_LIMIT) pending.shift();
}

function isVisibleChange(record: MutationRecord): boolean {
  const target = record.target;
  const count = (ticks.get(target) ?? 0) + 1;
  ticks.set(target, count);
  if (count > TICKS_UNTIL_IGNORED) return false;
  if (record.type === 'childList')
    return [...record.addedNodes, ...record.removedNodes].some(
      (node) => node instanceof Element || clean(node.textContent ?? '') !== '',
    );
  return record.type === 'attributes' && target instanceof Element;
}

function onChange(records: readonly MutationRecord[]): void {
  for (const record of records) {
    if (isVisibleChange(record)) changedAt = performance.now();
    const target = record.target instanceof Element ? record.target : record.target.parentElement;
    for (const node of record.addedNodes) {
      const element = node instanceof Element ? node : node.parentElement;
      if (element === null) continue;
      noteToast(element);
      for (const inner of [...element.querySelectorAll(TOAST)].slice(0, 5)) noteToast(inner);
    }
    if (record.type !== 'childList' && target !== null && target.closest(TOAST) !== null) noteToast(target);
  }
}

const observer = new MutationObserver(onChange);

function watchTree(root: Node): void {
  observer.observe(root, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['class', 'aria-busy', 'aria-expanded', 'disabled', 'hidden', 'open', 'style'],
  });
}

/** Takes a closed shadow root that the debugger found, so that it is read and watched like the rest. */
export function adoptClosedRoot(root: ShadowRoot): void {
  rememberClosedRoot(root);
  watchTree(root);
}

/** Starts watching an open shadow root: a document's watcher does not see into it. */
export function watchOpenRoot(host: Element): void {
  if (host.shadowRoot !== null) watchTree(host.shadowRoot);
}

/** Starts watching; called once per document. */
export function watch(): void {
  watchTree(document);
  watchPresses();
  // A change long ago on one place should count again: the page may be working anew.
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, forgetTicks, { capture: true, passive: true });
}

function forgetTicks(): void {
  ticks = new WeakMap();
  changedAt = performance.now();
}

function busyMark(): string | null {
  for (const mark of [...document.querySelectorAll(BUSY)].slice(0, 30)) {
    const rect = mark.getBoundingClientRect();
    if (isShown(mark) && rect.bottom > 0 && rect.top < innerHeight) {
      return readableText(mark, 40) || classNames(mark).split(/\s+/)[0] || mark.tagName.toLowerCase();
    }
  }
  return null;
}

/** Properties whose change moves nothing and hides nothing: a button that lights up is ready to be read and pressed. */
const PAINT_ONLY =
  /^(?:color|background-color|(?:border|outline|text-decoration|caret|column-rule)(?:-\w+)*-color|box-shadow|fill|stroke|font-weight)$/;

/** A dialog sliding in, a menu unfolding: ends by itself. Endless animations and decorations beside a text are not waited for. */
function isMoving(): boolean {
  return document.getAnimations().some((animation) => {
    const { effect } = animation;
    if (animation.playState !== 'running' || !(effect instanceof KeyframeEffect) || effect.pseudoElement !== null)
      return false;
    const endTime = Number(effect.getComputedTiming().endTime);
    if (!Number.isFinite(endTime) || endTime >= 1500) return false;
    return !(animation instanceof CSSTransition && PAINT_ONLY.test(animation.transitionProperty));
  });
}

/** Scripts and pictures that a document names; one picture that never comes must not hold up everything. Milliseconds. */
const LOAD_MS = 3_000;

/** A document whose parts are on their way, or that shows nothing at all yet, is not what a person waits for. */
function isLoading(): boolean {
  if (document.readyState === 'loading') return true;
  return performance.now() < LOAD_MS && (document.readyState !== 'complete' || isBlank());
}

function isBlank(): boolean {
  if (location.href.startsWith('about:') || window !== window.top) return false;
  const { body } = document;
  return (
    body === null ||
    (drawnLines(body).trim() === '' && body.querySelector('input,img,svg,canvas,iframe,button') === null)
  );
}

/** How alive the document is; hands over the notices seen since the last call. */
export function readActivity(): FrameActivity {
  if (isMoving()) changedAt = Math.max(changedAt, performance.now() - 60);
  return {
    quietMs: performance.now() - changedAt,
    busy: busyMark(),
    loading: isLoading(),
    toasts: pending.splice(0),
  };
}
