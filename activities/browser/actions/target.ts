import { AgentError } from '../../../domain/errors.js';
import { canonicalLabel } from '../../../domain/labels.js';
import type { ObservedElement } from '../../../domain/observation.js';
import { pause } from '../deadline.js';
import { readFrames } from '../observe/frames.js';
import { identityOf, type MarkedElement, observed, samePlace } from '../observe/marks.js';
import type { Located, PageElement } from '../observe/page-report.js';
import type { FrameWorld, Offset, PageBridge } from '../session/page-bridge.js';
import { type Hands, moveTo, press } from './hands.js';

/** From a mark to the live element and the point to press. */

type Live = Extract<Located, { gone: false }>;

export interface Target {
  readonly mark: number;
  readonly element: ObservedElement;
  readonly bridge: PageBridge;
  readonly world: FrameWorld;
  readonly id: number;
  readonly offset: Offset;
  readonly located: Live;
}

/** Longest time in which a node that is replaced again and again is followed, milliseconds. */
const REPLACED_MS = 2_000;
/** Times the pointer goes after an element that moves away from under it. */
const CHASES = 5;
/** Longest wait for a moving element to stand still. */
const STILL_MS = 1_200;

/** Finds the live element of a mark, scrolls to it and waits until it stands still. Fails with ElementGone. */
export async function resolve(hands: Hands, mark: number): Promise<Target> {
  const marked = hands.marks.get(mark);
  if (marked === undefined) throw gone(hands, `There is no mark ${mark}.`, '');
  let now = marked;
  // A list that is drawn anew all the time may replace the node again while it is being looked for.
  for (const end = Date.now() + REPLACED_MS; ; ) {
    const located = await locate(hands, now);
    if (located !== null) return located;
    const replaced = await findAgain(hands, now);
    if (replaced === null) {
      throw gone(hands, `${describe(marked.facts)} (mark ${mark}) is not on the page any more.`, marked.facts.name);
    }
    if (Date.now() > end)
      throw gone(hands, `${describe(marked.facts)} (mark ${mark}) keeps disappearing.`, marked.facts.name);
    hands.marks.rebind(mark, replaced);
    now = { ...replaced, mark };
  }
}

/** Like `resolve`, and makes sure that a press arrives. Fails with ElementBlocked or, when disabled, ElementUnsuitable. */
export async function pressable(hands: Hands, mark: number): Promise<Target & { readonly point: Offset }> {
  let target = await resolve(hands, mark);
  // What covers it may be on its way out: a closing dialog, a fading mask.
  for (let tries = 0; tries < 8 && target.located.point === null; tries += 1) {
    await pause(60, hands.signal);
    target = await resolve(hands, mark);
  }
  const { point } = target.located;
  if (target.located.element.states.includes('disabled')) {
    throw new AgentError('ElementUnsuitable', `${describe(target.located.element)} is disabled.`, { alternatives: [] });
  }
  if (point === null) throw blocked(target, target.located.element.coveredBy ?? 'the edge of its scrolling part');
  const absolute = { x: point.x + target.offset.x, y: point.y + target.offset.y };
  const [main] = target.bridge.frames();
  if (
    main !== undefined &&
    main !== target.world &&
    !(await target.bridge.call(main, 'showsFrameAt', [absolute.x, absolute.y]))
  ) {
    throw blocked(target, 'something on the page around its frame');
  }
  return { ...target, point: absolute };
}

/**
 * Presses an element, and makes sure at the last moment that it still is where the pointer is: a list that is drawn anew
 * has another row there.
 */
export async function pressElement(hands: Hands, mark: number): Promise<Target> {
  let target = await pressable(hands, mark);
  await moveTo(hands, target.point);
  await hands.commit();
  for (let chases = 0; !(await isUnderPointer(hands, target)); chases += 1) {
    if (chases === CHASES)
      throw gone(hands, `${describe(target.located.element)} moves away from every press.`, target.element.name);
    target = await pressable(hands, mark);
    await moveTo(hands, target.point);
  }
  await press(hands, target.point);
  return target;
}

async function isUnderPointer(hands: Hands, target: Target & { readonly point: Offset }): Promise<boolean> {
  const marked = hands.marks.get(target.mark);
  if (marked === undefined || (await locate(hands, marked, false)) === null) return false;
  const { x, y } = target.point;
  return target.bridge.call(target.world, 'hits', [target.id, x - target.offset.x, y - target.offset.y]);
}

/** The same target as the page shows it now; null when it is gone. */
export async function refreshed(hands: Hands, target: Target): Promise<Target | null> {
  const marked = hands.marks.get(target.mark);
  if (marked === undefined || marked.bridge !== hands.tabs.current.bridge) return null;
  const direct = await locate(hands, marked, false).catch(() => null);
  if (direct !== null) return direct;
  const replaced = await findAgain(hands, marked).catch(() => null);
  if (replaced === null) return null;
  hands.marks.rebind(target.mark, replaced);
  return locate(hands, { ...replaced, mark: target.mark }, false).catch(() => null);
}

async function locate(hands: Hands, marked: MarkedElement, scroll = true): Promise<Target | null> {
  if (marked.bridge !== hands.tabs.current.bridge) return null;
  const world = marked.bridge.world(marked.documentKey);
  if (world === undefined) return null;
  let last = await marked.bridge.call(world, 'locate', [marked.id, scroll]);
  const end = Date.now() + STILL_MS;
  while (scroll && !last.gone && Date.now() < end) {
    await pause(20, hands.signal);
    const next: Located = await marked.bridge.call(world, 'locate', [marked.id, scroll]);
    const still = !next.gone && sameBox(last.element, next.element);
    last = next;
    if (still) break;
  }
  if (last.gone) return null;
  // A node that now means something else (a recycled row of a virtual list) is not the element that was chosen.
  if (!samePlace(last.element, marked.facts)) return null;
  const offset = await marked.bridge.offset(world);
  if (offset === null) return null;
  const element = observed(marked.mark, last.element, false, offset);
  return { mark: marked.mark, element, bridge: marked.bridge, world, id: marked.id, offset, located: last };
}

function sameBox(left: PageElement, right: PageElement): boolean {
  return left.box.x === right.box.x && left.box.y === right.box.y && left.box.width === right.box.width;
}

/** The only element that is to a person the same as one that is gone. */
async function findAgain(hands: Hands, marked: MarkedElement): Promise<Omit<MarkedElement, 'mark'> | null> {
  const { frames } = await readFrames(hands.tabs.current.bridge);
  const identity = identityOf(marked.facts);
  const matches = frames.flatMap(({ bridge, world, report }) =>
    report.elements
      .filter((facts) => identityOf(facts) === identity)
      .map((facts) => ({ bridge, documentKey: world.documentKey, id: facts.id, facts })),
  );
  return matches.length === 1 ? (matches[0] ?? null) : null;
}

function gone(hands: Hands, message: string, name: string): AgentError {
  const alternatives = nearest(hands, name);
  return new AgentError('ElementGone', message, { alternatives });
}

function blocked(target: Target, cover: string): AgentError {
  return new AgentError('ElementBlocked', `${describe(target.located.element)} is covered by ${cover}.`, {
    alternatives: [cover],
  });
}

/** Marks and names of the elements most like a name, for the agent's next try. */
function nearest(hands: Hands, name: string): readonly string[] {
  const wanted = canonicalLabel(name);
  return hands.marks
    .current()
    .map((marked) => ({ marked, score: likeness(wanted, canonicalLabel(marked.facts.name)) }))
    .filter(({ score }) => score > 0.2)
    .sort((left, right) => right.score - left.score)
    .slice(0, 3)
    .map(({ marked }) => `[${marked.mark}] ${marked.facts.role} "${marked.facts.name}"`);
}

/** Share of letter pairs that two texts have in common, 0 to 1. */
export function likeness(left: string, right: string): number {
  const pairs = (text: string): Set<string> => new Set([...text].map((letter, at) => letter + (text[at + 1] ?? '')));
  const one = pairs(left);
  const other = pairs(right);
  const shared = [...one].filter((pair) => other.has(pair)).length;
  return one.size + other.size === 0 ? 0 : (2 * shared) / (one.size + other.size);
}

/** Words for an element in a message. */
export function describe(facts: Pick<PageElement, 'role' | 'name' | 'group'>): string {
  const place = facts.group.length === 0 ? '' : ` in ${facts.group.join(' > ')}`;
  return `The ${facts.role} "${facts.name}"${place}`;
}
