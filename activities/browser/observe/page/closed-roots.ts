/// <reference lib="dom" />
import { watchOpenRoot } from './activity.js';
import { isShown } from './dom.js';
import { isVast, shadowRootOf } from './tree.js';

/** Where a closed shadow root may be: only the debugger can hand it in, and it has to be told where to look. */

/** Name of the event by which the page's own world tells of each new root; different for each process. */
declare const SHADOW_EVENT: string;

/** Elements that can have a root besides those of the page's own kinds. */
const HOSTS = 'article,aside,blockquote,body,div,footer,h1,h2,h3,h4,h5,h6,header,main,nav,p,section,span';
const ASKED_AT_ONCE = 200;

const told: WeakRef<Element>[] = [];
const asked = new WeakSet<Element>();

/** Starts listening for roots that scripts make; called once per document. */
export function watchRoots(): void {
  addEventListener(
    SHADOW_EVENT,
    (event) => {
      event.stopImmediatePropagation();
      const host = event instanceof MouseEvent ? event.relatedTarget : null;
      if (!(host instanceof Element)) return;
      if (host.shadowRoot === null) told.push(new WeakRef(host));
      else watchOpenRoot(host);
    },
    true,
  );
}

/** Elements that nobody has asked the debugger about: told of by scripts, or drawn without anything of their own to draw. */
export function unopenedHosts(): readonly Element[] {
  const hosts = told.flatMap((reference) => reference.deref() ?? []);
  const found = new Set([...hosts, ...silentHosts()].filter((host) => host.isConnected && !asked.has(host)));
  return [...found].filter((host) => shadowRootOf(host) === null).slice(0, ASKED_AT_ONCE);
}

/** Roots written in the page's markup make no event: their hosts take up room without a child that does. */
function silentHosts(): readonly Element[] {
  if (isVast()) return [...document.querySelectorAll(':not(:defined)')].slice(0, ASKED_AT_ONCE);
  const hosts: Element[] = [];
  const roots: (Document | ShadowRoot)[] = [document];
  for (let tree = roots.pop(); tree !== undefined; tree = roots.pop()) {
    for (const element of tree.querySelectorAll('*')) {
      const root = shadowRootOf(element);
      if (root !== null) roots.push(root);
      else if (!asked.has(element) && mayHost(element)) hosts.push(element);
    }
  }
  return hosts;
}

function mayHost(element: Element): boolean {
  return element.localName.includes('-') || (isEmpty(element) && element.matches(HOSTS) && isShown(element));
}

function isEmpty(element: Element): boolean {
  return element.childElementCount === 0 && (element.textContent ?? '').trim() === '';
}

/** The hosts to ask about now; each is handed out once. */
export function takeUnopened(): readonly Element[] {
  const hosts = unopenedHosts();
  for (const host of hosts) asked.add(host);
  return hosts;
}
