import { stepRecords } from '../../domain/trajectory.js';
import { type Agent, decide } from './agent.js';

/** Waits before it gives up. */
const WAITS = 3;

/** Does nothing: what happens to a console without anybody's doing. */
export const noOp: Agent = {
  name: 'no-op',
  decide: ({ trajectory }) =>
    stepRecords(trajectory).length < WAITS
      ? decide({ kind: 'wait', seconds: 1 })
      : decide({ kind: 'task_unachievable', reason: 'Nothing was tried.', evidence: '' }),
};
