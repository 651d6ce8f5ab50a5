import { canonicalLabel } from '../labels.js';
import type { AccountLease } from '../lease.js';
import { type Instruction, instructionsInOrder, type ParsedDocument, type Procedure } from '../procedure.js';
import type { EpisodeTask, ValueBinding } from '../task.js';
import { type BindingContext, bindMentions, bindParameter, bindRegion } from './bind-parameter.js';
import { chooseBranches, isTaken } from './branches.js';
import { wordsBesideLabels } from './mentions.js';
import { provisionedThings } from './things.js';

export interface BindingInput {
  readonly document: ParsedDocument;
  readonly procedure: Procedure;
  readonly lease: Pick<AccountLease, 'leaseId' | 'namePrefix'>;
  readonly regionId: string;
  /** Outputs of provisioning by name. */
  readonly outputs: Readonly<Record<string, string>>;
  readonly product: string;
  readonly startUrl: string;
}

/** Decides everything a procedure leaves free. The same input gives the same task; another lease gives other names. */
export function bindProcedure(input: BindingInput): EpisodeTask {
  const { document, procedure, lease, regionId } = input;
  const context: BindingContext = {
    leaseId: lease.leaseId,
    namePrefix: lease.namePrefix,
    regionId,
    locale: document.locale,
    things: provisionedThings(input.outputs),
  };
  const instructions = instructionsInOrder(procedure);
  const branches = chooseBranches(instructions);
  const taken = instructions.filter((instruction) => isTaken(instruction, branches) && !instruction.optional);
  return {
    document: { file: document.file, title: document.title, locale: document.locale, site: document.site },
    product: input.product,
    procedure,
    values: withoutRepeats(taken.flatMap((instruction) => bindInstruction(instruction, context))),
    branches,
    startUrl: input.startUrl,
    regionId,
    namePrefix: lease.namePrefix,
    leased: Object.values(input.outputs).filter((value) => value !== '' && !value.startsWith('secret:')),
  };
}

function bindInstruction(instruction: Instruction, context: BindingContext): readonly ValueBinding[] {
  switch (instruction.verb) {
    case 'region':
      return [bindRegion(instruction.labels[0]?.text ?? (context.locale === 'zh' ? '地域' : 'Region'), context)];
    case 'fill':
    case 'choose':
      return instruction.parameters.flatMap((parameter) => bindParameter(parameter, context));
    case 'find':
    case 'click':
      // "find the specific RAM user and click its name": the sentence names the thing, no field does.
      return bindMentions(wordsBesideLabels(instruction), context);
    default:
      return [];
  }
}

/** The first binding of a label wins: a later mention of the same thing adds nothing. */
function withoutRepeats(values: readonly ValueBinding[]): readonly ValueBinding[] {
  const seen = new Set<string>();
  return values.filter((binding) => {
    // An option and the thing it asks for may share a word ("VPC"): they are two bindings.
    const key = `${canonicalLabel(binding.label)}/${binding.source === 'resource' ? 'resource' : 'other'}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
