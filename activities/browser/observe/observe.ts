import type { Box, Observation, ObservedElement } from '../../../domain/observation.js';
import { quoted } from '../../../domain/page-text.js';
import type { ArtifactStore } from '../../artifacts/store.js';
import { orElse } from '../deadline.js';
import { maskScreenshot, type Redactor } from '../redact.js';
import type { Tab, Tabs } from '../session/tabs.js';
import { NO_ANSWER, type Settling } from '../settle.js';
import { BLANK_PNG } from './blank.js';
import { fitElements, fitTexts, type Ranked } from './budget.js';
import { type FrameElements, type FramePlace, type FramesRead, readFrames, showsMiddle } from './frames.js';
import { hintsOf } from './hints.js';
import { type MarkRegistry, observed } from './marks.js';
import type { PageElement } from './page-report.js';

/** Looks at the shown tab: all frames, one screenshot, within the budget, without secrets. */

export interface Observer {
  readonly tabs: Tabs;
  readonly marks: MarkRegistry;
  readonly redactor: Redactor;
  readonly artifacts: ArtifactStore;
  readonly viewport: { readonly width: number; readonly height: number };
}

/** Takes a complete observation and stores its screenshot. */
export async function observe(
  observer: Observer,
  step: number,
  settling: Settling,
  wanted: string | null = null,
): Promise<Observation> {
  const { tabs, redactor } = observer;
  const tab = tabs.current;
  const [read, png] = await Promise.all([readFrames(tab.bridge, redactor.values()), tab.bridge.screenshot()]);
  const { frames } = read;
  for (const { text } of frames.flatMap((frame) => frame.report.secrets)) redactor.add(text);
  const ranked = rank(observer, frames, wanted);
  const fitted = fitElements(ranked);
  const [screenshot, titles, downloads] = await Promise.all([
    // What no frame told is masked like a secret: it may be one.
    storeScreenshot(observer, png, [...secretBoxes(frames), ...read.unread]),
    titlesOf(tabs),
    tabs.downloads(),
  ]);
  const main = frames[0]?.report;
  const texts = fitTexts([...frames.flatMap((frame) => frame.report.texts), ...troubles(tab)]);
  const observation: Observation = {
    step,
    url: tab.page.url(),
    title: titles[0] ?? '',
    elements: fitted.elements,
    texts,
    dialogs: [...tabs.takeDialogs(), ...frames.flatMap((frame) => frame.report.dialogs)],
    toasts: settling.toasts,
    tabs: titles,
    downloads,
    settled: main === undefined ? { settled: false, why: NO_ANSWER } : settling.settled,
    screenshot,
    viewport: observer.viewport,
    omitted: fitted.left.length + frames.reduce((sum, frame) => sum + frame.report.omitted, 0),
    hints: hintsOf(
      fitted.left.map(({ facts }) => facts),
      frames.flatMap((frame) => frame.report.hints),
    ),
    notices: noticesOf(read, fitted.elements.length + texts.length === 0 && settling.settled.settled),
    observedAt: Date.now(),
  };
  return redactor.json(observation);
}

/** What the harness itself has to say about this look. */
function noticesOf({ left, unready }: FramesRead, empty: boolean): readonly string[] {
  return [
    ...unready.slice(0, 5).map((name) => `The frame ${quoted(name, 100)} is not ready: its document has not come yet.`),
    ...(left === 0 ? [] : [`${left} small or distant frames of this page were not looked into.`]),
    ...(empty ? ['Nothing on this page reads as a control or a text; if it shows something, it is a picture.'] : []),
  ];
}

interface Seen extends Ranked {
  readonly facts: PageElement;
}

function rank(observer: Observer, frames: readonly FrameElements[], wanted: string | null): readonly Seen[] {
  const found = frames.flatMap((frame) => frame.report.elements.map((facts) => ({ frame, facts })));
  const marks = observer.marks.mark(
    found.map(({ frame, facts }) => ({
      bridge: frame.bridge,
      documentKey: frame.world.documentKey,
      id: facts.id,
      facts,
    })),
  );
  const current = new Set(marks.map(({ mark }) => mark));
  return found.flatMap(({ frame, facts }, index): Seen[] => {
    const marked = marks[index];
    if (marked === undefined) return [];
    const opener =
      facts.openedBy === undefined ? undefined : observer.marks.markOf(frame.world.documentKey, facts.openedBy);
    const openedBy = opener !== undefined && opener !== marked.mark && current.has(opener) ? opener : undefined;
    const element = observed(marked.mark, facts, marked.isNew, frame.offset, openedBy);
    return [{ ...placed(element, facts, frame.place), wanted: wanted !== null && mentions(facts, wanted) }];
  });
}

/** The element as the page around its frame lets a person see it. */
function placed(element: ObservedElement, facts: PageElement, place: FramePlace): Omit<Seen, 'wanted'> {
  const group = place.group.length === 0 ? element.group : [...place.group, ...element.group].slice(-4);
  const inside = { ...element, group };
  if (facts.away !== undefined || facts.coveredBy !== null) return { element: inside, facts, rank: facts.rank };
  if (!showsMiddle(place, element.box)) {
    const away = place.away ?? { where: 'below' as const, of: place.name, screens: 0.1 };
    const states = [...element.states, 'offscreen' as const];
    return { element: { ...inside, states }, facts: { ...facts, away }, rank: 3 };
  }
  if (place.coveredBy !== null) {
    const states = [...element.states, 'covered' as const];
    return { element: { ...inside, states, coveredBy: place.coveredBy }, facts, rank: 2 };
  }
  return { element: inside, facts, rank: place.inDialog ? 0 : facts.rank };
}

function mentions(facts: PageElement, text: string): boolean {
  const needle = text.toLowerCase();
  return [facts.name, facts.value ?? '', ...facts.group].some((word) => word.toLowerCase().includes(needle));
}

/** Where shown secrets are on the screenshot. */
function secretBoxes(frames: readonly FrameElements[]): readonly Box[] {
  return frames.flatMap(({ offset, report }) =>
    [...report.secrets.map(({ box }) => box), ...report.secretBoxes].map((box) => ({
      ...box,
      x: box.x + offset.x,
      y: box.y + offset.y,
    })),
  );
}

async function storeScreenshot(
  observer: Observer,
  png: Buffer | null,
  secrets: readonly Box[],
): Promise<Observation['screenshot']> {
  const image = png === null ? BLANK_PNG : maskScreenshot(png, secrets, observer.viewport);
  return observer.artifacts.put(image, 'image/png');
}

async function titlesOf(tabs: Tabs): Promise<readonly string[]> {
  return Promise.all(tabs.list().map(async ({ page }) => (await orElse(page.title(), 1_500, '')) || page.url()));
}

/** Server errors since the last look: what a person would see in the page as "something went wrong". */
function troubles(tab: Tab): { readonly text: string; readonly rank: 0 }[] {
  return tab.requests.failures
    .splice(0)
    .filter(({ reason }) => reason.startsWith('HTTP') || /NAME_NOT_RESOLVED|CONNECTION|TIMED_OUT/.test(reason))
    .slice(-3)
    .map(({ url, reason }) => ({ text: `Request failed: ${reason} ${url}`, rank: 0 as const }));
}
