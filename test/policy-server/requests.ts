import type { Observation } from '../../domain/observation.js';
import type { DocumentLabel, Instruction, LabelRole, Procedure, Step } from '../../domain/procedure.js';
import type { EpisodeTask } from '../../domain/task.js';
import type { DecideRequest } from '../../policy-server/contract.js';

const REF = { sha256: 'a'.repeat(64), mediaType: 'application/json', bytes: 1 };

export function label(text: string, role: LabelRole): DocumentLabel {
  return { text, role, line: 1, column: 1 };
}

export function instruction(fields: Partial<Instruction> & Pick<Instruction, 'id' | 'verb' | 'quote'>): Instruction {
  return {
    line: 1,
    column: 1,
    labels: [],
    within: [],
    parameters: [],
    url: null,
    branch: null,
    optional: false,
    ...fields,
  };
}

function step(number: number, instructions: readonly Instruction[]): Step {
  return { number, line: number, column: 1, text: '', instructions, substeps: [], notes: [] };
}

/** A small procedure in our own words, for tests that need no real document. */
export function handProcedure(): Procedure {
  return {
    id: 'make-a-user',
    title: 'Make a user',
    line: 1,
    steps: [
      step(1, [instruction({ id: '1.1.1', verb: 'open', quote: 'Log on to the RAM console.' })]),
      step(2, [
        instruction({
          id: '1.2.1',
          verb: 'navigate',
          quote: 'Choose Identities > Users.',
          labels: [label('Identities', 'navigation'), label('Users', 'navigation')],
        }),
      ]),
      step(3, [
        instruction({
          id: '1.3.1',
          verb: 'click',
          quote: 'Click Create User.',
          labels: [label('Create User', 'target')],
        }),
      ]),
    ],
    prerequisites: [],
    result: '',
    operations: ['CreateUser'],
  };
}

export function handTask(): EpisodeTask {
  return {
    document: { file: 'user.en.md', title: 'Make a user', locale: 'en', site: 'intl' },
    product: 'ram',
    procedure: handProcedure(),
    values: [{ label: 'Logon Name', value: 'ca-0a1b2c3d-logon', alsoShownAs: [], source: 'lease' }],
    branches: {},
    startUrl: 'https://ram.console.aliyun.com/',
    regionId: 'cn-hangzhou',
    namePrefix: 'ca-0a1b2c3d',
  };
}

/** Request for the first decision of an episode. */
export function requestFor(task: EpisodeTask, observation: Observation): DecideRequest {
  return {
    policy: 'ranker',
    task,
    trajectory: {
      version: 2,
      episodeId: 'test/1',
      task: REF,
      policy: 'ranker',
      first: REF,
      events: [],
      end: null,
      trace: null,
    },
    observation,
    previous: null,
    hints: [],
    reports: [],
  };
}
