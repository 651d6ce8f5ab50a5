import type { EpisodeFacts, View } from './facts.js';
import { controlsNamed, isComplete, isNavigation, isWithin, shows, surfaceKey } from './page.js';

export interface Absence {
  /** Nowhere on this surface at any time of the episode. */
  readonly absent: boolean;
  /** Number of complete looks at the surface that do not show it; independent ones when more than one. */
  readonly looks: number;
}

/**
 * Whether a label is missing from the page and dialog that a view shows, judged by every look at it in the episode.
 * A page that was still loading proves nothing, and one look that shows the label refutes all others.
 */
export function absenceFrom(facts: EpisodeFacts, view: View, label: string): Absence {
  const surface = surfaceKey(view.observation);
  const looks = facts.views.filter(({ observation }) => surfaceKey(observation) === surface);
  const complete = looks.filter(({ observation }) => isComplete(observation));
  const absent = view.observation.settled.settled && looks.every(({ observation }) => !shows(observation, label));
  return { absent, looks: absent ? complete.length : 0 };
}

/**
 * The same for an item of the navigation pane, which every page of a console shows. Only the pane counts: a page may
 * still carry the old name as its heading, or in the trail above it.
 */
export function absenceFromNavigation(facts: EpisodeFacts, label: string): Absence {
  const complete = facts.views.filter(({ observation }) => isComplete(observation));
  const absent = facts.views.every(
    ({ observation }) =>
      !controlsNamed(observation, label).some(isNavigation) &&
      !observation.elements.some((element) => isNavigation(element) && isWithin(element, label)),
  );
  return { absent, looks: absent ? complete.length : 0 };
}
