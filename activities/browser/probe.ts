import { AgentError } from '../../domain/errors.js';
import { sameLabel } from '../../domain/labels.js';
import type { Observation } from '../../domain/observation.js';
import type { Hands } from './actions/hands.js';
import { act } from './actions/index.js';
import type { ProbeInput, ProbeResult } from './contract.js';
import type { BrowserSession } from './session/session.js';

/** A second look that no model takes part in: goes there, opens what is named, and says which labels are shown. */
export async function probe(
  session: BrowserSession,
  looks: ProbeInput['looks'],
  signal: AbortSignal,
): Promise<ProbeResult> {
  const results: ProbeResult['looks'][number][] = [];
  for (const [index, wanted] of looks.entries()) {
    signal.throwIfAborted();
    const hands: Hands = {
      tabs: session.tabs,
      marks: session.marks,
      allowedHosts: session.allowedHosts,
      signal,
      commit: async () => signal.throwIfAborted(),
      reveal: (text) => text,
    };
    const step = 1_000 * (index + 1);
    await act(hands, session.finder, { kind: 'navigate', url: wanted.url }).catch(continueAfter);
    let look = await session.look(step, signal);
    for (const label of wanted.open) {
      const mark = controlNamed(look.observation, label);
      if (mark === null) break;
      session.tabs.beginAction();
      await act(hands, session.finder, { kind: 'click', mark }).catch(continueAfter);
      look = await session.look(step, signal);
    }
    const { observation, ref } = look;
    const shown = wanted.labels.filter((label) => shows(observation, label));
    results.push({ url: observation.url, shown, observation: ref });
  }
  return { looks: results };
}

/** A step of the way that cannot be taken is an answer too: what is then shown says so. */
function continueAfter(error: unknown): void {
  if (error instanceof AgentError && error.name !== 'SessionLost') return;
  throw error;
}

function controlNamed(observation: Observation, label: string): number | null {
  const named = observation.elements.filter(
    (element) => sameLabel(element.name, label) && !element.states.includes('covered'),
  );
  return named[0]?.mark ?? null;
}

/** Whether a label can be read anywhere: on a control, as a group or column, in a dialog or a text. */
export function shows(observation: Observation, label: string): boolean {
  const controls = observation.elements.flatMap(({ name, value, group, column }) => [
    name,
    value ?? '',
    ...group,
    column ?? '',
  ]);
  const dialogs = observation.dialogs.map((dialog) => dialog.title);
  return [...controls, ...dialogs, ...observation.texts, observation.title].some((text) => sameLabel(text, label));
}
