// Who may import whom: design section 3, as docs/architecture.md tells it. Checked by `npm test`.

/** A folder and the only places outside it that it may import; packages of npm and of Node are ruled apart. */
const allowed = {
  '^temporal\\.config\\.ts$': ['^domain/'],
  '^domain/': ['^domain/'],
  '^workflows/': ['^workflows/', '^domain/', '^temporal\\.config\\.ts$'],
  '^activities/': [
    ...['^activities/', '^domain/', '^temporal\\.config\\.ts$', '^pulumi/resources/'],
    // The policy server's contract is all that its client knows of it.
    '^policy-server/contract\\.ts$',
  ],
  '^workers/': ['^workers/', '^activities/', '^workflows/', '^domain/', '^temporal\\.config\\.ts$'],
  '^pulumi/resources/': ['^pulumi/resources/', '^domain/'],
  // The provider calls the cloud with the same API client as the activities do.
  '^pulumi/provider/': ['^pulumi/', '^domain/', '^activities/cloud/'],
  '^policy-server/': ['^policy-server/', '^domain/'],
  // The local cloud is a world of its own: the product may not lean on it, nor it on the product.
  '^benchmark/cloud/': ['^benchmark/cloud/'],
  '^benchmark/(?!cloud/)': [
    ...['^benchmark/(?!cloud/)', '^domain/', '^client/'],
    // Scripted agents answer behind the contract of every policy.
    '^policy-server/(contract|policy|server)\\.ts$',
  ],
  // protocol.ts is what workflows and those who signal them share.
  '^client/': ['^client/', '^domain/', '^temporal\\.config\\.ts$', '^workflows/protocol\\.ts$'],
  // The command line puts the parts together: it reads documents for a dry run, and stores the cloud's credentials.
  '^bin/': [
    ...['^bin/', '^client/', '^workers/', '^domain/', '^temporal\\.config\\.ts$'],
    ...['^activities/', '^pulumi/resources/'],
    // `drive` answers behind the contract of every policy.
    '^policy-server/',
  ],
};

/** Everything that belongs to the project itself. */
const ours =
  '^(temporal\\.config\\.ts|(domain|workflows|activities|workers|pulumi|policy-server|benchmark|client|bin|test)/)';
const bundled = '^(workflows/|domain/(?!schemas/)|temporal\\.config\\.ts$)';

const layers = Object.entries(allowed).map(([from, to]) => ({
  name: `imports-of-${from
    .replace(/[^a-z-]+/g, ' ')
    .trim()
    .replace(/ /g, '-')}`,
  severity: 'error',
  from: { path: from },
  // Types vanish at compile time: workflows name those of activities, clients and the command line those of workflows.
  to: {
    path: ours,
    pathNot: to.join('|'),
    ...(/^\^(workflows|client|bin)/.test(from) ? { dependencyTypesNot: ['type-only'] } : {}),
  },
}));

module.exports = {
  forbidden: [
    ...layers,
    {
      name: 'workflows-name-types-of-activities-only',
      severity: 'error',
      from: { path: '^workflows/' },
      to: { path: '^(workers|pulumi|policy-server|benchmark|client|bin|test)/' },
    },
    {
      name: 'workflow-bundle-is-small-and-deterministic',
      comment: 'What the workflow bundle holds needs no Node module and not zod (five times the memory a workflow).',
      severity: 'error',
      from: { path: bundled },
      to: { path: '^domain/schemas/|node_modules/(zod|axios|playwright)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'domain-has-no-input-or-output',
      severity: 'error',
      from: { path: '^(domain/|temporal\\.config\\.ts$|workflows/)' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'plain-modules-know-no-temporal',
      comment: 'Only the thin wrapper of an activity (index.ts), and what the wrappers share, knows Temporal.',
      severity: 'error',
      from: { path: '^(activities/(?!temporal/)[^/]+/(?!index\\.ts$)|policy-server/|pulumi/|benchmark/cloud/)' },
      to: { path: 'node_modules/@temporalio/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-import-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'no-import-of-missing-files', severity: 'error', from: {}, to: { couldNotResolve: true } },
    { name: 'product-never-imports-tests', severity: 'error', from: { pathNot: '^test/' }, to: { path: '^test/' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^benchmark/cloud/console/app/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default'] },
  },
};
