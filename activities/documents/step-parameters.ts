import { sameLabel } from '../../domain/labels.js';
import type { Parameter } from '../../domain/procedure.js';
import type { StepDraft } from './step-drafts.js';

/** Adds fields that a table or list describes to the instruction that says to fill them in; makes one if none does. */
export function addParameters(step: StepDraft, parameters: readonly Parameter[]): void {
  const fills = step.drafts.filter((draft) => draft.verb === 'fill');
  const target = fills.findLast((draft) => !draft.optional) ?? fills.at(-1);
  if (target === undefined) {
    const first = parameters[0];
    if (first === undefined) return;
    const offset = step.drafts.at(-1)?.offset ?? step.offset;
    const base = { labels: [], url: null, branch: null, optional: false, offset, quote: step.text };
    step.drafts.push({
      ...base,
      verb: 'fill',
      within: step.drafts.at(-1)?.within ?? [],
      parameters: [...parameters],
    });
    return;
  }
  const described = (named: Parameter): Parameter | undefined =>
    parameters.find((parameter) => sameLabel(parameter.label.text, named.label.text));
  const more = parameters.filter((p) => !target.parameters.some((named) => sameLabel(named.label.text, p.label.text)));
  const merged = target.parameters.map((named) => {
    const about = described(named);
    return about === undefined ? named : { ...about, label: named.label };
  });
  target.parameters = [...merged, ...more];
}
