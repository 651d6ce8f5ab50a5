import { execFileSync } from 'node:child_process';
import { defineSearchAttributeKey } from '@temporalio/common';
import { TestWorkflowEnvironment } from '@temporalio/testing';
import { SEARCH_ATTRIBUTES } from '../../temporal.config.js';

/** Path of the Temporal CLI that the set-up found; tests run through `npm test`, which sets it. */
export function temporalCli(): string {
  const set = process.env.CONSOLE_AGENT_TEMPORAL;
  if (set) return set;
  return execFileSync('which', ['temporal'], { encoding: 'utf8' }).trim();
}

/** A real dev server with this application's search attributes, in memory; `teardown()` it after use. */
export function startTemporal(): Promise<TestWorkflowEnvironment> {
  return TestWorkflowEnvironment.createLocal({
    server: {
      executable: { type: 'existing-path', path: temporalCli() },
      // The server's default makes each task wait up to 50 ms; see docs/measurements.md.
      extraArgs: ['--dynamic-config-value', 'history.transferProcessorMaxPollRPS=200'],
      searchAttributes: SEARCH_ATTRIBUTES.map(({ name, type }) =>
        type === 'Bool' ? defineSearchAttributeKey(name, 'BOOL') : defineSearchAttributeKey(name, 'KEYWORD'),
      ),
    },
  });
}
