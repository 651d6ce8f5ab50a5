import assert from 'node:assert/strict';
import fc from 'fast-check';
import { type AuditOutcome, fuseReward, type JudgeVerdict } from '../../domain/reward.js';

const judge = fc.constantFrom<JudgeVerdict>('success', 'failure', 'cannotAnswer');
const judges = fc.option(fc.tuple(judge, judge), { nil: null });
const audit = fc.constantFrom<AuditOutcome | null>('confirmed', 'notConfirmed', 'unreachable', null);

describe('fuseReward', () => {
  it('gives 1 for a confirmed rule, whatever else happened', () => {
    fc.assert(
      fc.property(judges, fc.boolean(), (said, environmentStopped) => {
        assert.equal(fuseReward({ audit: 'confirmed', judges: said, environmentStopped }), 1);
      }),
    );
  });

  it('never lets judges overrule the audit log', () => {
    fc.assert(
      fc.property(audit, judges, judges, fc.boolean(), (log, one, two, environmentStopped) => {
        fc.pre(log !== null);
        assert.equal(
          fuseReward({ audit: log, judges: one, environmentStopped }),
          fuseReward({ audit: log, judges: two, environmentStopped }),
        );
      }),
    );
  });

  it('gives 0 for a rule that the closed window did not confirm, and invalid when the environment failed', () => {
    assert.equal(fuseReward({ audit: 'notConfirmed', judges: null, environmentStopped: false }), 0);
    assert.equal(fuseReward({ audit: 'notConfirmed', judges: null, environmentStopped: true }), 'invalid');
    assert.equal(fuseReward({ audit: 'unreachable', judges: null, environmentStopped: false }), 'invalid');
  });

  it('asks both judges to agree when there is no rule', () => {
    fc.assert(
      fc.property(judge, judge, (first, second) => {
        const reward = fuseReward({ audit: null, judges: [first, second], environmentStopped: false });
        const expected = first === second && first !== 'cannotAnswer' ? (first === 'success' ? 1 : 0) : 'invalid';
        assert.equal(reward, expected);
      }),
    );
    assert.equal(fuseReward({ audit: null, judges: null, environmentStopped: false }), 'invalid');
  });
});
