import type { Box, Observation, ObservedElement } from '../../../domain/observation.js';
import type { ArtifactStore } from '../../artifacts/store.js';
import { orElse } from '../deadline.js';
import { maskScreenshot, type Redactor } from '../redact.js';
import type { FrameWorld, Offset, PageBridge } from '../session/page-bridge.js';
import type { Tab, Tabs } from '../session/tabs.js';
import type { Settling } from '../settle.js';
import { BLANK_PNG } from './blank.js';
import { fitElements, fitTexts, type Ranked } from './budget.js';
import { type MarkRegistry, observed } from './marks.js';
import type { FrameReport, PageElement } from './page-report.js';

/** Looks at the shown tab: all frames, one screenshot, within the budget, without secrets. */

/** Frames looked into; a page of sixty advertising frames still has its own first. */
const FRAME_LIMIT = 25;

export interface Observer {
  readonly tabs: Tabs;
  readonly marks: MarkRegistry;
  readonly redactor: Redactor;
  readonly artifacts: ArtifactStore;
  readonly viewport: { readonly width: number; readonly height: number };
}

export interface FrameElements {
  readonly bridge: PageBridge;
  readonly world: FrameWorld;
  readonly offset: Offset;
  readonly report: FrameReport;
}

/** Asks every frame that is drawn; frames that do not answer are left out. */
export async function readFrames(
  bridge: PageBridge,
  secrets: readonly string[] = [],
): Promise<{ readonly frames: readonly FrameElements[]; readonly left: number }> {
  const worlds = bridge.frames();
  const asked = worlds.slice(0, FRAME_LIMIT);
  const answers = await Promise.all(
    asked.map(async (world): Promise<FrameElements | null> => {
      if (world === worlds[0]) await orElse(bridge.openClosedRoots(world), 2_000, undefined);
      const [offset, report] = await Promise.all([
        bridge.offset(world),
        orElse(bridge.call(world, 'observe', [secrets]), 4_500, null),
      ]);
      return offset === null || report === null ? null : { bridge, world, offset, report };
    }),
  );
  return { frames: answers.filter((answer) => answer !== null), left: worlds.length - asked.length };
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
  const [{ frames, left }, png] = await Promise.all([
    readFrames(tab.bridge, redactor.values()),
    tab.bridge.screenshot(),
  ]);
  for (const { text } of frames.flatMap((frame) => frame.report.secrets)) redactor.add(text);
  const ranked = rank(observer, frames, wanted);
  const fitted = fitElements(ranked);
  const [screenshot, titles, downloads] = await Promise.all([
    storeScreenshot(observer, png, secretBoxes(frames)),
    titlesOf(tabs),
    tabs.downloads(),
  ]);
  const main = frames[0]?.report;
  const observation: Observation = {
    step,
    url: tab.page.url(),
    title: titles[0] ?? '',
    elements: fitted.elements,
    texts: fitTexts([...frames.flatMap((frame) => frame.report.texts), ...troubles(tab)]),
    dialogs: [...tabs.takeDialogs(), ...frames.flatMap((frame) => frame.report.dialogs)],
    toasts: settling.toasts,
    tabs: titles,
    downloads,
    settled: main === undefined ? { settled: false, why: 'the page does not answer' } : settling.settled,
    screenshot,
    viewport: observer.viewport,
    omitted: fitted.omitted + left + frames.reduce((sum, frame) => sum + frame.report.omitted, 0),
    hints: [],
    notices: [],
    observedAt: Date.now(),
  };
  return redactor.json(observation);
}

function rank(observer: Observer, frames: readonly FrameElements[], wanted: string | null): readonly Ranked[] {
  const found = frames.flatMap((frame) => frame.report.elements.map((facts) => ({ frame, facts })));
  const marks = observer.marks.mark(
    found.map(({ frame, facts }) => ({
      bridge: frame.bridge,
      documentKey: frame.world.documentKey,
      id: facts.id,
      facts,
    })),
  );
  return found.flatMap(({ frame, facts }, index): Ranked[] => {
    const marked = marks[index];
    if (marked === undefined) return [];
    const element: ObservedElement = observed(marked.mark, facts, marked.isNew, frame.offset);
    return [{ element, rank: facts.rank, wanted: wanted !== null && mentions(facts, wanted) }];
  });
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
  const image = png === null ? BLANK_PNG : maskScreenshot(png, secrets, 1);
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
