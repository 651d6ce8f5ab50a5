import { fileURLToPath } from 'node:url';
import type { BundleOptions } from '@temporalio/worker';

/** How the workflow code is bundled, the same ahead of time (`bin/stack/bundle.ts`) and at a worker's start. */
export const BUNDLE_OPTIONS: BundleOptions = {
  workflowsPath: fileURLToPath(new URL('../workflows/index.ts', import.meta.url)),
  // Stack traces keep files and lines; the text of the sources would be half of every worker's bundle.
  webpackConfigHook: (config) => ({ ...config, devtool: 'inline-nosources-source-map' }),
};
