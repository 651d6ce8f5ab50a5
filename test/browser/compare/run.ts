import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import type { EnumeratedControl } from '../enumerator.js';
import { type Act, type BrowserTool, controlFor, type SeenControl } from './tool.js';

/** How much of a page a tool shows. */
export interface Coverage {
  readonly scene: string;
  readonly tool: string;
  /** Interactive elements that the independent enumerator finds, and how many of them the tool lists. */
  readonly controls: number;
  readonly listed: number;
  readonly finds: Finds;
}

/** Searches, by the tool's own means, for elements that it does not list. */
export interface Finds {
  readonly tried: number;
  readonly found: number;
  readonly lost: readonly string[];
}

/** What one tool came to in one scene. */
export interface Result {
  readonly scene: string;
  readonly tool: string;
  /** Whether every control acted on was there to be seen when it was needed. */
  readonly visible: boolean;
  readonly landed: boolean;
  /** Why not, in the tool's words. */
  readonly error: string | null;
  /** Tokens of the page's text, once it was open and after each act. */
  readonly tokens: readonly number[];
  /** Milliseconds of each act until the next page text was there. */
  readonly steps: readonly number[];
}

/** One measurement, as it is stored. */
export interface Entry {
  readonly result?: Result;
  readonly coverage?: Coverage;
}

/** Names searched for at most in one scene, by the tool's own search, when they are not in what it shows. */
const FINDS = 12;

export interface SceneToRun {
  readonly id: string;
  readonly address: string;
  readonly acts: readonly Act[];
  readonly landed: string;
}

/** Measures how much of an opened page a tool shows, against elements that somebody independent enumerated. */
export async function measureCoverage(
  tool: BrowserTool,
  scene: SceneToRun,
  enumerated: readonly EnumeratedControl[],
): Promise<Coverage> {
  const listed = await tool.controlsWithBoxes();
  const missing = enumerated.filter((element) => !shows(listed, element));
  return {
    scene: scene.id,
    tool: tool.name,
    controls: enumerated.length,
    listed: enumerated.length - missing.length,
    finds: await findSome(tool, missing),
  };
}

/** Plays one scene with one tool. */
export async function runScene(tool: BrowserTool, scene: SceneToRun): Promise<Result> {
  const opened = await tool.open(scene.address);
  const tokens = [tokensOf(opened.text)];
  const steps: number[] = [];
  let visible = true;
  let error: string | null = null;
  for (const act of scene.acts) {
    if (controlFor(tool.seen, act) === undefined) await tool.find(act.name);
    if (controlFor(tool.seen, act) === undefined) visible = false;
    const acted = await tool.act(act);
    steps.push(acted.ms);
    tokens.push(tokensOf(tool.seen.text));
    error ??= acted.error;
    if (acted.error !== null) break;
  }
  const landed = await happened(tool, scene.landed);
  return {
    scene: scene.id,
    tool: tool.name,
    visible,
    landed,
    error: landed ? null : error,
    tokens,
    steps,
  };
}

/** Text tokens by the o200k_base encoding. */
export function tokensOf(text: string): number {
  return encode(text).length;
}

/** What an act causes may take a moment longer than the tool waits. */
async function happened(tool: BrowserTool, landed: string): Promise<boolean> {
  for (const end = Date.now() + 2_000; ; ) {
    if ((await tool.evaluate(landed).catch(() => false)) === true) return true;
    if (Date.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Whether a listed control is this element: the same name in about the same place, or the same place. */
function shows(listed: readonly SeenControl[], element: EnumeratedControl): boolean {
  return listed.some(({ name, box }) => {
    if (box === undefined) return plain(name) === plain(element.name) && name !== '';
    const width = Math.min(box.x + box.width, element.box.x + element.box.width) - Math.max(box.x, element.box.x);
    const height = Math.min(box.y + box.height, element.box.y + element.box.height) - Math.max(box.y, element.box.y);
    if (width <= 0 || height <= 0) return false;
    const areas = [box.width * box.height, element.box.width * element.box.height];
    // A label may be larger than its control, and a control than its icon; a whole panel is neither.
    return width * height > 0.5 * Math.min(...areas) && Math.max(...areas) < 12 * Math.min(...areas);
  });
}

/** Searches for some of the elements that are not listed, evenly spread over the page. @returns how many were found */
async function findSome(tool: BrowserTool, missing: readonly EnumeratedControl[]): Promise<Finds> {
  const named = missing.filter(({ name }) => name !== '');
  const every = Math.max(1, Math.floor(named.length / FINDS));
  const sample = named.filter((_, index) => index % every === 0).slice(0, FINDS);
  const lost: string[] = [];
  for (const { name } of sample) {
    await tool.find(name);
    if (!tool.seen.controls.some((control) => plain(control.name).includes(plain(name)))) lost.push(name);
  }
  return { tried: sample.length, found: sample.length - lost.length, lost };
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}
