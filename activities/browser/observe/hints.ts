import type { Hint } from '../../../domain/observation.js';
import type { PageElement } from './page-report.js';

/** Says where the elements are that an observation does not list. */

const HINTS = 14;
const NAMES = 5;

/**
 * @param left elements that were described and did not fit
 * @param told hints of the frames themselves: folds, menus, parts too far off to be described
 */
export function hintsOf(left: readonly PageElement[], told: readonly Hint[]): readonly Hint[] {
  const places = new Map<
    string,
    { where: Hint['where']; of: string; count: number; screens: number; names: string[] }
  >();
  const add = ({ where, of, count, screens, names }: Hint): void => {
    const key = `${where} ${of}`;
    const place = places.get(key) ?? { where, of, count: 0, screens, names: [] };
    place.count += count;
    place.screens = Math.min(place.screens, screens);
    place.names.push(...names.filter((name) => !place.names.includes(name)).slice(0, NAMES - place.names.length));
    places.set(key, place);
  };
  for (const { name, away } of left)
    if (away !== undefined) add({ ...away, count: 1, names: name === '' ? [] : [name] });
  for (const hint of told) if (hint.where !== 'hidden') add(hint);
  return [...places.values(), ...told.filter(({ where }) => where === 'hidden')].slice(0, HINTS);
}
