import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Finding, Reward, StepResult, StepStatus } from '../../domain/outcome.js';
import { decideVerdict } from '../../domain/verdict.js';

const reward = fc.constantFrom<Reward>(1, 0, 'invalid');
const status = fc.constantFrom<StepStatus>('followed', 'adapted', 'notExercised', 'notCheckable', 'notReached');
const steps = fc.array(
  status.map((value): StepResult => ({ line: 1, number: 1, status: value })),
  { maxLength: 5 },
);
const finding: fc.Arbitrary<Finding> = fc.record({
  kind: fc.constantFrom('console', 'static'),
  class: fc.constantFrom('labelRenamed', 'stepObsolete'),
  file: fc.constant('doc.md'),
  line: fc.nat(100),
  column: fc.nat(100),
  quote: fc.string(),
  seen: fc.string(),
  confirmed: fc.boolean(),
  blocking: fc.boolean(),
  confidence: fc.double({ min: 0, max: 1, noNaN: true }),
  suggestion: fc.constant(null),
  evidence: fc.constant(null),
});
const evidence = fc.record({
  reward,
  environmentStopped: fc.boolean(),
  steps,
  findings: fc.array(finding, { maxLength: 4 }),
});

describe('decideVerdict', () => {
  it('is verified exactly when the outcome is proven, every step was reached and nothing was confirmed', () => {
    fc.assert(
      fc.property(evidence, (given) => {
        const expected =
          given.reward === 1 &&
          given.steps.every((step) => step.status !== 'notReached') &&
          !given.findings.some((found) => found.kind === 'console' && found.confirmed);
        assert.equal(decideVerdict(given) === 'verified', expected);
      }),
    );
  });

  it('blames a document only with a confirmed console finding', () => {
    fc.assert(
      fc.property(evidence, (given) => {
        const verdict = decideVerdict(given);
        if (verdict !== 'drifted' && verdict !== 'broken') return;
        const decisive = given.findings.filter((found) => found.kind === 'console' && found.confirmed);
        assert.ok(decisive.length > 0);
        if (verdict === 'broken') assert.ok(given.reward === 0 && decisive.some((found) => found.blocking));
        if (verdict === 'drifted') assert.equal(given.reward, 1);
      }),
    );
  });

  it('ignores static and unconfirmed findings', () => {
    fc.assert(
      fc.property(evidence, (given) => {
        const decisive = given.findings.filter((found) => found.kind === 'console' && found.confirmed);
        assert.equal(decideVerdict(given), decideVerdict({ ...given, findings: decisive }));
      }),
    );
  });

  it('blames the environment when it stopped the run, unless the outcome was proven', () => {
    fc.assert(
      fc.property(evidence, (given) => {
        const verdict = decideVerdict(given);
        assert.equal(verdict === 'environmentFailed', given.environmentStopped && given.reward !== 1);
      }),
    );
  });

  it('makes no claim about the document when nothing is known, and blames the agent for a plain failure', () => {
    const nothing = { environmentStopped: false, steps: [], findings: [] };
    assert.equal(decideVerdict({ ...nothing, reward: 'invalid' }), 'inconclusive');
    assert.equal(decideVerdict({ ...nothing, reward: 0 }), 'agentFailed');
  });
});
