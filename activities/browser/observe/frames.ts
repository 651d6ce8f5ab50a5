import type { Box } from '../../../domain/observation.js';
import { orElse } from '../deadline.js';
import type { FrameWorld, Offset, PageBridge } from '../session/page-bridge.js';
import { openClosedRoots } from './closed-roots.js';
import type { FrameOwner, FrameReport } from './page-report.js';

/** Reads all frames of a tab as one page: where each stands, what of it is in view, and what it says. */

/** Frames looked into; a page of sixty advertising frames still has its own first. */
const FRAME_LIMIT = 25;
/** Longest wait for one frame to tell about itself, milliseconds. */
const ANSWER_MS = 4_500;
const PLACE_MS = 1_500;

/** Where a frame stands in the tab. */
export interface FramePlace {
  readonly offset: Offset;
  /** Part in view, in CSS pixels of the tab; null when none is. */
  readonly visible: Box | null;
  readonly coveredBy: string | null;
  readonly away: FrameOwner['away'];
  readonly group: readonly string[];
  readonly inDialog: boolean;
  readonly name: string;
  readonly source: string;
}

export interface FrameElements {
  readonly bridge: PageBridge;
  readonly world: FrameWorld;
  readonly offset: Offset;
  readonly place: FramePlace;
  readonly report: FrameReport;
}

export interface FramesRead {
  /** The main frame first, then in the order in which the page holds them. */
  readonly frames: readonly FrameElements[];
  /** Frames that were not looked into: the smallest and those furthest from the view. */
  readonly left: number;
  /** Names of frames in view whose document has not come yet. */
  readonly unready: readonly string[];
  /** Parts in view of frames that said nothing, so that nobody knows what they show. */
  readonly unread: readonly Box[];
}

/** Asks every frame that is drawn; the largest in view first when there are very many. */
export async function readFrames(bridge: PageBridge, secrets: readonly string[] = []): Promise<FramesRead> {
  const [places, frames] = await placesOf(bridge);
  const worlds = bridge.frames();
  const drawn = frames.filter(({ id }) => places.has(id));
  const chosen = new Set(
    [...drawn]
      .sort((left, right) => weight(places.get(right.id)) - weight(places.get(left.id)))
      .slice(0, FRAME_LIMIT)
      .map(({ id }) => id),
  );
  const answers = await Promise.all(
    drawn.map(async ({ id }): Promise<FrameElements | string | null> => {
      const place = places.get(id);
      if (place === undefined || !chosen.has(id)) return null;
      const world = worlds.find(({ frameId }) => frameId === id);
      const report = world === undefined ? null : await read(bridge, world, secrets);
      const shown = place.visible !== null;
      if (world === undefined || report === null) return shown && id !== bridge.mainFrameId ? frameName(place) : null;
      if (shown && isUnready(place, report)) return frameName(place);
      return { bridge, world, offset: place.offset, place, report };
    }),
  );
  return {
    frames: answers.filter((answer) => typeof answer === 'object' && answer !== null),
    left: drawn.length - chosen.size,
    unready: answers.filter((answer) => typeof answer === 'string'),
    unread: drawn.flatMap(({ id }, index) =>
      answers[index] === null || typeof answers[index] === 'string' ? (places.get(id)?.visible ?? []) : [],
    ),
  };
}

async function read(bridge: PageBridge, world: FrameWorld, secrets: readonly string[]): Promise<FrameReport | null> {
  const look = (): Promise<FrameReport | null> => orElse(bridge.call(world, 'observe', [secrets]), ANSWER_MS, null);
  const report = await look();
  if (report === null || report.unopened === 0) return report;
  const opened = await orElse(openClosedRoots(bridge, world), 2_000, false);
  return opened ? ((await look()) ?? report) : report;
}

/** Of frames in view the larger one counts more; of the others the one that is not far. */
function weight(place: FramePlace | undefined): number {
  if (place === undefined) return 0;
  return place.visible === null ? 1 / (2 + (place.away?.screens ?? 9)) : place.visible.width * place.visible.height;
}

function isUnready(place: FramePlace, report: FrameReport): boolean {
  const empty = report.elements.length === 0 && report.texts.length === 0;
  const blank = report.url.startsWith('about:') && /^https?:/.test(place.source);
  return empty && (blank || !report.complete);
}

function frameName({ name, source }: FramePlace): string {
  return name !== '' ? name : source.replace(/[?#].*$/, '') || 'without a name';
}

interface Frame {
  readonly id: string;
  readonly parent: string | null;
}

/** Place of every frame that has one, by the frame's id, and the frames in the order of the page. */
async function placesOf(bridge: PageBridge): Promise<readonly [ReadonlyMap<string, FramePlace>, readonly Frame[]]> {
  const main: FramePlace = {
    offset: { x: 0, y: 0 },
    visible: { x: 0, y: 0, width: Number.MAX_SAFE_INTEGER, height: Number.MAX_SAFE_INTEGER },
    coveredBy: null,
    away: null,
    group: [],
    inDialog: false,
    name: '',
    source: '',
  };
  const places = new Map([[bridge.mainFrameId, main]]);
  const frames = await frameList(bridge);
  const worlds = new Map(bridge.frames().map((world) => [world.frameId, world]));
  const owners = new Map(
    await Promise.all(
      frames.map(async ({ id, parent }): Promise<[string, FrameOwner | null]> => {
        const around = parent === null ? undefined : worlds.get(parent);
        return [id, around === undefined ? null : await orElse(ownerOf(bridge, id, around), PLACE_MS, null)];
      }),
    ),
  );
  // Parents come before their children.
  for (const { id, parent } of frames) {
    const outer = parent === null ? undefined : places.get(parent);
    const owner = owners.get(id);
    if (outer === undefined || owner === undefined || owner === null) continue;
    // A frame of no size shows nothing, wherever one scrolls.
    if (owner.visible !== null || owner.away !== null) places.set(id, within(outer, owner));
  }
  return [places, frames];
}

async function frameList(bridge: PageBridge): Promise<readonly Frame[]> {
  const answer = await orElse(bridge.cdp.send('Page.getFrameTree'), PLACE_MS, null);
  const list: Frame[] = [];
  const queue = answer === null ? [] : [{ node: answer.frameTree, parent: null as string | null }];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { frame, childFrames } = next.node;
    list.push({ id: frame.id, parent: next.parent });
    for (const node of childFrames ?? []) queue.push({ node, parent: frame.id });
  }
  return list.length === 0 ? [{ id: bridge.mainFrameId, parent: null }] : list;
}

async function ownerOf({ cdp }: PageBridge, frameId: string, around: FrameWorld): Promise<FrameOwner | null> {
  const { backendNodeId } = await cdp.send('DOM.getFrameOwner', { frameId });
  const executionContextId = around.contextId;
  const { object } = await cdp.send('DOM.resolveNode', { backendNodeId, executionContextId, objectGroup: 'frames' });
  if (object.objectId === undefined) return null;
  const { result } = await cdp.send('Runtime.callFunctionOn', {
    functionDeclaration: 'function () { return consoleAgent.frameOwner(this); }',
    objectId: object.objectId,
    returnByValue: true,
  });
  await cdp.send('Runtime.releaseObject', { objectId: object.objectId });
  return (result.value as FrameOwner | undefined) ?? null;
}

function within(outer: FramePlace, owner: FrameOwner): FramePlace {
  const { x, y } = outer.offset;
  return {
    offset: { x: x + owner.x, y: y + owner.y },
    visible:
      owner.visible === null || outer.visible === null
        ? null
        : intersection(outer.visible, { ...owner.visible, x: owner.visible.x + x, y: owner.visible.y + y }),
    coveredBy: outer.coveredBy ?? owner.coveredBy,
    away: outer.away ?? owner.away,
    group: [...outer.group, ...owner.group],
    inDialog: outer.inDialog || owner.inDialog,
    name: owner.name,
    source: owner.source,
  };
}

function intersection(one: Box, other: Box): Box | null {
  const x = Math.max(one.x, other.x);
  const y = Math.max(one.y, other.y);
  const width = Math.min(one.x + one.width, other.x + other.width) - x;
  const height = Math.min(one.y + one.height, other.y + other.height) - y;
  return width < 1 || height < 1 ? null : { x, y, width, height };
}

/** Whether the middle of a box is in a frame's part in view. */
export function showsMiddle({ visible }: FramePlace, box: Box): boolean {
  if (visible === null) return false;
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  return x >= visible.x && y >= visible.y && x <= visible.x + visible.width && y <= visible.y + visible.height;
}
