import { orElse } from './deadline.js';
import type { PageBridge } from './session/page-bridge.js';

/** Whether a page asks for something that only a person can do. */

const ANSWER_MS = 1_500;
/** Checks stand in the page or in a frame of their maker's; frames of frames are the maker's business. */
const FRAMES = 8;

/** The check that a tab shows, in words such as `a slider captcha`; null when it shows none or does not answer. */
export async function humanCheck(bridge: PageBridge): Promise<string | null> {
  const worlds = bridge.frames().slice(0, FRAMES);
  const answers = await Promise.all(
    worlds.map((world) => orElse(bridge.call(world, 'findHumanCheck', [], ANSWER_MS), ANSWER_MS, null)),
  );
  return answers.find((answer) => answer !== null) ?? null;
}
