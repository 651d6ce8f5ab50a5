import { type Agent, decide } from './agent.js';

/** Says at once that everything is done: what a run must not believe. */
export const claimsDone: Agent = {
  name: 'claims-done',
  decide: () => decide({ kind: 'task_complete', evidence: 'The page confirms that the task is complete.' }),
};
