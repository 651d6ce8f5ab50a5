import type { ResourceNeed } from './meta.js';
import { instructionsInOrder, type Parameter, type Procedure, stepsInOrder } from './procedure.js';
import { type KindMention, kindMentions, kindsIn, kindsMadeBy, type ResourceKind } from './resource-kinds.js';

/**
 * Which cloud things must exist before a procedure starts, read from its own words: what its prerequisites ask for,
 * and what its steps act on as something that is there already ("the target VPC", "find the specific RAM user").
 */

/** A META as far as matching needs it. */
export interface MetaOffer {
  readonly id: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly provides: readonly ResourceKind[];
}

/** A thing that a document takes for granted, and the sentence that says so. */
export interface KindNeed {
  readonly kind: ResourceKind;
  readonly because: { readonly line: number; readonly text: string };
}

interface Sentence {
  readonly line: number;
  readonly text: string;
}

const WORDS = String.raw`(?:[\w-]+\s+){0,2}`;
/** What stands right before a name when the thing is there already. */
const EXISTING_BEFORE = [
  new RegExp(String.raw`\b(?:target|existing|specific|specified|desired|corresponding|created)\s+${WORDS}$`, 'i'),
  new RegExp(String.raw`\b(?:find|locate|select|choose)\s+(?:the|a|an|your|one)\s+${WORDS}$`, 'i'),
  /(?:目标|已有的?|现有的?|已创建的?|已经创建的?|指定的?|相应的?|对应的?)\s*$/,
  /(?:找到|选择一个|选择一台|选择该)[^，。；、]{0,10}$/,
];
/** What a prerequisite says of things that must be there. */
const ASKS_FOR = /\b(?:creat\w*|have|has|exists?|own|purchas\w*|prepar\w*|available)\b|创建|已有|拥有|准备|购买|存在/i;
/** "If you want to ...," says when a prerequisite counts, not what it asks for. */
const CONDITION = /^\s*(?:(?:if|when|before|to)\b[^,]*,|(?:如果|如需|若|当|在)[^，]*，)/i;
const MAKES = /^\s*(?:create|add|new|import|apply for|buy|purchase|allocate|创建|新建|添加|新增|导入|申请|购买)/i;
const ASKS_TO_SELECT = /^\s*(?:select|choose|specify the|请?选择)/i;

/** Every kind of thing that must exist before the procedure starts; each once, with the first sentence that says so. */
export function kindsNeeded(procedure: Procedure): readonly KindNeed[] {
  const own = kindsMadeByProcedure(procedure);
  const needs = [...fromPrerequisites(procedure), ...fromSteps(procedure), ...fromParameters(procedure)];
  const first = new Map<ResourceKind, KindNeed>();
  for (const need of needs) {
    if (!own.has(need.kind) && !first.has(need.kind)) first.set(need.kind, need);
  }
  return [...first.values()];
}

/** Things that the procedure itself is to make, by its operations, its title and the buttons that it names. */
export function kindsMadeByProcedure(procedure: Procedure): ReadonlySet<ResourceKind> {
  const buttons = instructionsInOrder(procedure)
    .filter((instruction) => instruction.verb === 'click')
    .flatMap((instruction) => instruction.labels.map((label) => label.text));
  const named = [procedure.title, ...buttons].filter((text) => MAKES.test(text)).flatMap((text) => [...kindsIn(text)]);
  return new Set([...kindsMadeBy(procedure.operations), ...named]);
}

/**
 * The needs of a procedure as METAs: fewest METAs first, then those that make the least that nobody asked for.
 *
 * @returns the needs, and the kinds that no META makes
 */
export function matchNeeds(
  procedure: Procedure,
  library: readonly MetaOffer[],
): { readonly needs: readonly ResourceNeed[]; readonly unmet: readonly KindNeed[] } {
  let open = kindsNeeded(procedure);
  const needs: ResourceNeed[] = [];
  for (;;) {
    const best = bestOffer(open, library);
    if (best === undefined) return { needs, unmet: open };
    const reason = open.find((need) => best.provides.includes(need.kind));
    if (reason) needs.push({ meta: best.id, attributes: best.attributes, because: reason.because });
    open = open.filter((need) => !best.provides.includes(need.kind));
  }
}

function bestOffer(open: readonly KindNeed[], library: readonly MetaOffer[]): MetaOffer | undefined {
  const hits = (offer: MetaOffer): number => open.filter((need) => offer.provides.includes(need.kind)).length;
  return [...library]
    .filter((offer) => hits(offer) > 0)
    .sort((left, right) => hits(right) - hits(left) || left.provides.length - right.provides.length)[0];
}

function fromPrerequisites(procedure: Procedure): readonly KindNeed[] {
  return procedure.prerequisites.flatMap(({ line, text, links }) => {
    const sentences = [...sentencesOf(line, text), ...links.flatMap((link) => sentencesOf(link.line, link.text))];
    return sentences.flatMap((sentence) => {
      const clause = sentence.text.replace(CONDITION, '');
      return ASKS_FOR.test(clause) ? kindMentions(clause).map(({ kind }) => ({ kind, because: sentence })) : [];
    });
  });
}

function fromSteps(procedure: Procedure): readonly KindNeed[] {
  const instructions = instructionsInOrder(procedure).map(({ line, quote }) => ({ line, text: quote }));
  const steps = procedure.steps.flatMap(stepsInOrder).map(({ line, text }) => ({ line, text }));
  const parameters = parametersOf(procedure).flatMap(({ label, description, options }) => [
    { line: label.line, text: description },
    ...options.map((option) => ({ line: option.label.line, text: option.description })),
  ]);
  return [...instructions, ...steps, ...parameters]
    .flatMap(({ line, text }) => sentencesOf(line, text))
    .flatMap((sentence) =>
      kindMentions(sentence.text)
        .filter((mention) => isTakenForGranted(sentence.text, mention))
        .map(({ kind }) => ({ kind, because: sentence })),
    );
}

/** A field named like a thing whose description starts with "select": the thing must be there to be selected. */
function fromParameters(procedure: Procedure): readonly KindNeed[] {
  return parametersOf(procedure)
    .filter(
      ({ optional, options, description }) => !optional && options.length === 0 && ASKS_TO_SELECT.test(description),
    )
    .flatMap(({ label, description }) =>
      [...kindsIn(label.text)]
        .filter((kind) => kindsIn(description).has(kind))
        .map((kind) => ({ kind, because: { line: label.line, text: description } })),
    );
}

function parametersOf(procedure: Procedure): readonly Parameter[] {
  const nested = (parameter: Parameter): readonly Parameter[] => [
    parameter,
    ...parameter.options.flatMap((option) => option.parameters.flatMap(nested)),
  ];
  return instructionsInOrder(procedure).flatMap((instruction) => instruction.parameters.flatMap(nested));
}

function isTakenForGranted(sentence: string, mention: KindMention): boolean {
  const before = sentence.slice(0, mention.start);
  return EXISTING_BEFORE.some((pattern) => pattern.test(before));
}

function sentencesOf(line: number, text: string): readonly Sentence[] {
  return text
    .split(/(?<=[。；！？\n])|(?<=[.;!?])\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => ({ line, text: part }));
}
