import { wordsBesideLabels } from '../../domain/binding/mentions.js';
import { mentionOf, provisionedThings, thingIn } from '../../domain/binding/things.js';
import { canonicalLabel } from '../../domain/labels.js';
import type { ResourceReport } from '../../domain/meta.js';
import type { Instruction } from '../../domain/procedure.js';
import type { ValueBinding } from '../../domain/task.js';

/** The table row that a sentence means: how it is told, and what is listed there. */
export interface Row {
  /** Empty when the sentence means some existing thing and the task has none. */
  readonly forms: readonly string[];
  readonly noun: string;
}

/** Row that an instruction speaks of: "the specific RAM user"; null when it speaks of none. */
export function rowOf(instruction: Instruction, bindings: readonly ValueBinding[]): Row | null {
  const words = wordsBesideLabels(instruction);
  const canonical = canonicalLabel(words);
  const mentioned = bindings
    .filter((value) => value.source === 'resource' && canonical.includes(canonicalLabel(value.label)))
    .sort((left, right) => right.label.length - left.label.length)[0];
  if (mentioned !== undefined) return { forms: [mentioned.value, ...mentioned.alsoShownAs], noun: mentioned.label };
  const meansRow = instruction.labels.length === 0 || instruction.within.some((place) => place.role === 'column');
  const noun = meansRow ? thingIn(words) : undefined;
  return noun === undefined ? null : { forms: [], noun };
}

/** What was provided in mid-episode, under the words of the task that it answers, or those by which it was asked for. */
export function reportedBindings(
  reports: readonly ResourceReport[],
  values: readonly ValueBinding[],
): readonly ValueBinding[] {
  return reports
    .filter((report) => report.status === 'provided')
    .toReversed()
    .flatMap((report) =>
      provisionedThings(report.outputs).flatMap(({ thing, value, forms }) => {
        const known = values.filter(
          ({ source, label }) => source === 'resource' && mentionOf(thing, label) !== undefined,
        );
        const asked = mentionOf(thing, report.need) === undefined ? [] : [report.need];
        const labels = new Set([...known.map(({ label }) => label), ...asked]);
        // What came along unasked, such as the key of a user, is known by every word for it.
        return [...(labels.size === 0 ? thing.nouns : labels)].map(
          (label): ValueBinding => ({ label, value, alsoShownAs: forms, source: 'resource' }),
        );
      }),
    );
}
