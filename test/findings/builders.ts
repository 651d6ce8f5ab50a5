import { createHash } from 'node:crypto';
import type { Action } from '../../domain/action.js';
import type { ArtifactRef } from '../../domain/artifact.js';
import { type EpisodeFacts, episodeFacts } from '../../domain/findings/facts.js';
import type { Dialog, ElementRole, ElementState, Observation, ObservedElement } from '../../domain/observation.js';
import type { Reward } from '../../domain/outcome.js';
import type { DocumentLabel, Instruction, LabelRole, Parameter, Procedure, Verb } from '../../domain/procedure.js';
import type { EpisodeTask } from '../../domain/task.js';
import type { EpisodeEnd, HistoryEvent, StepOutcome, Trajectory } from '../../domain/trajectory.js';
import { bound, taskOf } from '../reward/builders.js';

/** Documents and episodes made by hand, in the fewest words. */

export function label(text: string, line: number, role: LabelRole = 'target', column = 10): DocumentLabel {
  return { text, role, line, column };
}

export function instruction(
  id: string,
  verb: Verb,
  line: number,
  labels: readonly DocumentLabel[],
  more: Partial<Instruction> = {},
): Instruction {
  const quote = `Step text with ${labels.map(({ text }) => text).join(' > ')}.`;
  const fixed = { within: [], parameters: [], url: null, branch: null, optional: false, column: 1 };
  return { id, verb, line, labels, quote, ...fixed, ...more };
}

export function parameter(text: string, line: number, options: readonly string[] = [], optional = false): Parameter {
  return {
    label: label(text, line, 'field'),
    description: '',
    options: options.map((option, index) => ({
      label: label(option, line, 'option', 40 + index),
      description: '',
      parameters: [],
    })),
    optional,
  };
}

/** Each instruction becomes a step of its own. */
export function procedureOf(instructions: readonly Instruction[]): Partial<Procedure> {
  return {
    steps: instructions.map((one, index) => ({
      number: index + 1,
      text: one.quote,
      line: one.line,
      column: 1,
      instructions: [one],
      substeps: [],
      notes: [],
    })),
  };
}

/** Creates a security group: navigation, a button, a form of two fields, and OK. */
export const SECURITY_GROUP: readonly Instruction[] = [
  instruction('p.1.1', 'open', 10, [], { url: 'https://ecs.console.aliyun.com' }),
  instruction('p.2.1', 'navigate', 12, [
    label('Network & Security', 12, 'navigation', 10),
    label('Security Groups', 12, 'navigation', 40),
  ]),
  instruction('p.3.1', 'click', 14, [label('Create Security Group', 14)]),
  instruction('p.4.1', 'fill', 16, [], {
    quote: 'Configure the parameters.',
    parameters: [
      parameter('Security Group Name', 18),
      parameter('Description', 19),
      parameter('Network Type', 20, ['VPC', 'Classic']),
    ],
  }),
  instruction('p.5.1', 'click', 22, [label('OK', 22)]),
];

export function securityGroupTask(instructions: readonly Instruction[] = SECURITY_GROUP): EpisodeTask {
  const values = [
    bound('Security Group Name', 'lease7-sg'),
    bound('Description', 'Made for lease7'),
    bound('Network Type', 'VPC', { source: 'document' }),
  ];
  return taskOf('Create a security group', ['CreateSecurityGroup'], values, procedureOf(instructions));
}

export interface ElementSketch {
  readonly name: string;
  readonly role?: ElementRole;
  readonly group?: readonly string[];
  readonly value?: string | null;
  readonly states?: readonly ElementState[];
}

export interface PageSketch {
  readonly url: string;
  readonly elements: readonly ElementSketch[];
  readonly dialogs?: readonly Dialog[];
  readonly texts?: readonly string[];
  readonly settled?: boolean;
  readonly omitted?: number;
}

export interface ActSketch {
  /** Name of the element acted on, on the page before. */
  readonly on: string;
  readonly serving: string | null;
  readonly label?: string;
  readonly kind?: 'click' | 'type' | 'select';
  readonly option?: string;
  readonly fails?: readonly string[];
  readonly to: PageSketch;
}

/** A trajectory that starts on a page and acts its way through others. */
export class EpisodeSketch {
  private readonly observations = new Map<string, Observation>();
  private readonly events: HistoryEvent[] = [];
  private mark = 0;
  private step = 0;
  private last: { ref: ArtifactRef; observation: Observation };
  private readonly first: ArtifactRef;

  constructor(start: PageSketch) {
    this.last = this.see(start);
    this.first = this.last.ref;
  }

  act(sketch: ActSketch): this {
    const target = this.last.observation.elements.find((element) => element.name === sketch.on);
    if (target === undefined) throw new Error(`No element "${sketch.on}" on the page.`);
    this.step += 1;
    const before = this.last.ref;
    this.last = this.see(sketch.to);
    const outcome: StepOutcome =
      sketch.fails === undefined
        ? { status: 'landed', target, readBack: null }
        : { status: 'failed', error: 'ElementUnsuitable', message: 'no such option', alternatives: sketch.fails };
    this.events.push({
      kind: 'step',
      record: {
        step: this.step,
        decision: {
          thought: { progress: '', page: '', goal: '' },
          serving: { instruction: sketch.serving, label: sketch.label ?? null, how: 'asDocumented', reason: '' },
          action: actionOf(sketch, target.mark),
        },
        outcome,
        before,
        after: this.last.ref,
        startedAt: this.step,
        endedAt: this.step + 1,
        evidence: null,
      },
    });
    return this;
  }

  facts(task: EpisodeTask, reward: Reward = 1, end: EpisodeEnd = 'complete'): EpisodeFacts {
    const trajectory: Trajectory = {
      version: 2,
      episodeId: 'e',
      task: this.first,
      policy: 'test',
      first: this.first,
      events: this.events,
      end: { kind: end, message: '', decision: null, last: null },
      trace: null,
    };
    return episodeFacts(task, trajectory, this.observations, reward);
  }

  private see(page: PageSketch): { ref: ArtifactRef; observation: Observation } {
    const observation = observe(page, this.observations.size, () => ++this.mark);
    const ref = refOf(JSON.stringify(observation));
    this.observations.set(ref.sha256, observation);
    return { ref, observation };
  }
}

/** An observation of a sketched page. */
export function observe(page: PageSketch, step: number, nextMark: () => number): Observation {
  const elements = page.elements.map(
    (sketch, index): ObservedElement => ({
      mark: nextMark(),
      role: sketch.role ?? 'button',
      name: sketch.name,
      value: sketch.value ?? null,
      states: sketch.states ?? [],
      group: sketch.group ?? [],
      column: null,
      box: { x: 10, y: 10 + index * 30, width: 100, height: 20 },
      coveredBy: null,
    }),
  );
  return {
    step,
    url: page.url,
    title: 'Console',
    elements,
    texts: page.texts ?? [],
    dialogs: page.dialogs ?? [],
    toasts: [],
    tabs: ['Console'],
    downloads: [],
    settled: page.settled === false ? { settled: false, why: 'loading' } : { settled: true },
    screenshot: refOf(`screenshot ${step}`),
    viewport: { width: 1280, height: 800 },
    omitted: page.omitted ?? 0,

    hints: [],
    notices: [],
    observedAt: 0,
  };
}

function refOf(text: string): ArtifactRef {
  return { sha256: createHash('sha256').update(text).digest('hex'), mediaType: 'application/json', bytes: text.length };
}

function actionOf(sketch: ActSketch, mark: number): Action {
  if (sketch.kind === 'type') return { kind: 'type', mark, text: 'text' };
  if (sketch.kind === 'select') return { kind: 'select', mark, option: sketch.option ?? '' };
  return { kind: 'click', mark };
}
