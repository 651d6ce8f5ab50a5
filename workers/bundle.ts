import { fileURLToPath } from 'node:url';
import { type BundleOptions, bundleWorkflowCode, type WorkflowBundleWithSourceMap } from '@temporalio/worker';

/** How the workflow code is bundled, the same for a pre-built bundle, a bundle at start, tests and replays. */
export const BUNDLE_OPTIONS: BundleOptions = {
  workflowsPath: fileURLToPath(new URL('../workflows/index.ts', import.meta.url)),
};

/** Bundles the workflow code; takes a few seconds. */
export function bundleWorkflows(): Promise<WorkflowBundleWithSourceMap> {
  return bundleWorkflowCode(BUNDLE_OPTIONS);
}
