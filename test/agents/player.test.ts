import assert from 'node:assert/strict';
import fc from 'fast-check';
import { play } from '../../benchmark/agents/oracle/player.js';
import type { ScriptedProcedure } from '../../benchmark/agents/oracle/script.js';
import type { Decision } from '../../domain/action.js';
import type { Observation } from '../../domain/observation.js';
import type { StepOutcome } from '../../domain/trajectory.js';
import { element, type Past, page, request } from './requests.js';

const SCRIPT: ScriptedProcedure = {
  title: 'Make a user',
  steps: [
    { at: '2', click: { name: 'Users', in: 'Identities' } },
    { at: '3', click: 'Create User' },
    { at: null, click: 'Start', when: { shown: { text: 'Welcome' } } },
    { at: '3', type: { value: 'Logon Name' }, into: 'Logon Name' },
    { at: '3', click: { name: 'OK', in: 'Create User' } },
    { at: null, await: { gone: { name: 'OK', in: 'Create User' } }, patience: 4 },
  ],
  done: [{ shown: { row: { value: 'Logon Name' } } }],
};

const USERS = element({ mark: 4, name: 'Users', role: 'navigation', group: ['Identities'] });
const CREATE = element({ mark: 7, name: 'Create User' });
const NAME = element({ mark: 8, name: 'Logon Name', role: 'textbox', value: '', group: ['Create User'] });
const OK = element({ mark: 9, name: 'OK', group: ['Create User'] });

/** Plays on: the same page as long as it is shown, each decision with an outcome. */
function playOn(pages: readonly Observation[], statuses: readonly StepOutcome['status'][] = []): readonly Decision[] {
  const past: (readonly [Decision, StepOutcome['status']])[] = [];
  for (const [index, observation] of pages.entries()) {
    const { task, trajectory } = request(observation, past);
    past.push([play(SCRIPT, task, trajectory, observation), statuses[index] ?? 'landed']);
  }
  return past.map(([decision]) => decision);
}

const actions = (decisions: readonly Decision[]) => decisions.map(({ action }) => action);

describe('player of scripts', () => {
  it('does one step after the other and says which instruction each serves', () => {
    const decisions = playOn([page([USERS]), page([USERS, CREATE]), page([NAME, OK]), page([NAME, OK]), page([USERS])]);
    assert.deepEqual(actions(decisions).slice(0, 4), [
      { kind: 'click', mark: 4 },
      { kind: 'click', mark: 7 },
      { kind: 'type', mark: 8, text: 'ca-0a1b2c3d-logon' },
      { kind: 'click', mark: 9 },
    ]);
    assert.deepEqual(
      decisions.slice(0, 2).map(({ serving }) => [serving.instruction, serving.label]),
      [
        ['1.2.1', 'Users'],
        ['1.3.1', 'Create User'],
      ],
    );
  });

  it('does a failed action again, and what may have been done never', () => {
    const again = playOn([page([USERS, CREATE]), page([USERS, CREATE])], ['failed']);
    assert.deepEqual(actions(again), [
      { kind: 'click', mark: 4 },
      { kind: 'click', mark: 4 },
    ]);
    const once = playOn([page([USERS, CREATE]), page([USERS, CREATE])], ['unknown']);
    assert.deepEqual(actions(once)[1], { kind: 'click', mark: 7 });
  });

  it('claims to be done only when the end is to be seen, and says what it saw', () => {
    const row = element({ mark: 12, name: 'Delete', group: ['ca-0a1b2c3d-logon'], column: 'Actions' });
    const before = [page([USERS]), page([CREATE]), page([NAME, OK]), page([NAME, OK])];
    const early = playOn([...before, page([USERS])]).at(-1);
    assert.equal(early?.action.kind, 'wait');
    const late = playOn([...before, page([USERS, row])]).at(-1);
    assert.deepEqual(late?.action, { kind: 'task_complete', evidence: 'the page shows "ca-0a1b2c3d-logon"' });
  });

  it('waits, finds, scrolls and opens the fold that a hint names, and gives up in the end', () => {
    const fold = element({ mark: 2, name: 'Identities', role: 'navigation' });
    const hints = [{ where: 'hidden' as const, of: 'Identities', count: 3, screens: 0, names: ['Users', 'Groups'] }];
    const decisions = playOn(Array.from({ length: 11 }, () => page([fold], { hints })));
    const kinds = actions(decisions).map((action) =>
      'mark' in action ? `${action.kind} ${action.mark}` : action.kind,
    );
    assert.deepEqual(kinds.slice(0, 4), ['wait', 'find', 'click 2', 'scroll']);
    assert.equal(kinds.at(-1), 'task_unachievable');
  });

  it('turns the pages of a list', () => {
    const next = element({ mark: 30, name: 'Next page, current page 1' });
    const decisions = playOn(Array.from({ length: 3 }, () => page([next])));
    assert.deepEqual(actions(decisions).at(-1), { kind: 'click', mark: 30 });
  });

  it('closes what covers a control, but never the dialog it stands in', () => {
    const covered = { ...OK, states: ['covered' as const], coveredBy: 'Welcome' };
    const own = element({ mark: 20, name: 'Close', group: ['Create User'] });
    const tour = element({ mark: 21, name: 'Close', group: ['Welcome'] });
    const before = [page([USERS]), page([CREATE]), page([NAME, OK])];
    const decisions = playOn([...before, page([own, covered, tour]), page([own, covered, tour])]);
    assert.deepEqual(actions(decisions).slice(-2), [
      { kind: 'wait', seconds: 1 },
      { kind: 'click', mark: 21 },
    ]);
  });

  it('waits for a disabled control', () => {
    const decisions = playOn([page([{ ...USERS, states: ['disabled'] }])]);
    assert.equal(actions(decisions)[0]?.kind, 'wait');
  });

  it('leaves out what is there only at times', () => {
    const start = element({ mark: 40, name: 'Start' });
    const before = [page([USERS]), page([CREATE])];
    const shown = playOn([...before, page([start, NAME], { texts: ['Welcome to RAM'] })]);
    assert.deepEqual(actions(shown).at(-1), { kind: 'click', mark: 40 });
    const absent = playOn([...before, page([start, NAME])]);
    assert.equal(actions(absent).at(-1)?.kind, 'type');
  });

  it('never uses a mark that is not on the page, whatever the page and the past', () => {
    const names = ['Users', 'Create User', 'Logon Name', 'OK', 'Close', 'Next page', 'Identities', 'Start', 'Other'];
    const anyElement = fc.record({
      mark: fc.integer({ min: 1, max: 999 }),
      name: fc.constantFrom(...names),
      role: fc.constantFrom('button', 'navigation', 'textbox', 'link', 'option'),
      states: fc.subarray(['covered', 'disabled', 'offscreen', 'new']),
      group: fc.subarray(['Identities', 'Create User', 'ca-0a1b2c3d-logon']),
    }) as fc.Arbitrary<Parameters<typeof element>[0]>;
    const anyPage = fc.array(anyElement, { maxLength: 8 }).map((elements) => page(elements.map(element)));
    const anyStatus = fc.constantFrom('landed' as const, 'failed' as const, 'unknown' as const);
    fc.assert(
      fc.property(fc.array(fc.tuple(anyPage, anyStatus), { minLength: 1, maxLength: 30 }), (episode) => {
        const past: Past[number][] = [];
        for (const [observation, status] of episode) {
          const { task, trajectory } = request(observation, past);
          const decision = play(SCRIPT, task, trajectory, observation);
          const { action } = decision;
          if ('mark' in action) assert.ok(observation.elements.some(({ mark }) => mark === action.mark));
          assert.deepEqual(play(SCRIPT, task, trajectory, observation), decision, 'it is a function of the request');
          past.push([decision, status]);
        }
      }),
    );
  });
});
