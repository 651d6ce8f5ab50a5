// `npm test`: installs what is missing, checks style, types and imports, runs all tests, and sums up in one plain line.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkNodeVersion, ensurePackages, REPOSITORY } from './setup.mjs';

/** Scripts of package.json; each counts as one test. */
const CHECKS = ['lint', 'typecheck', 'imports'];

/**
 * Test files at the same time: most wait for browsers and servers, and more lanes than cores make those miss their deadlines.
 * Never one: mocha then loads the files as CommonJS, which these are not.
 */
const LANES = Math.max(2, Math.min(availableParallelism(), 4));

const node = (args, options) => run(process.execPath, args, options);

/** Runs a program; resolves with its exit code and, when it is captured, its output. */
function run(
  program,
  args,
  { environment = process.env, capture = false, stdout = capture ? 'pipe' : 'inherit' } = {},
) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: REPOSITORY,
      env: environment,
      stdio: ['ignore', stdout, capture === 'all' ? 'pipe' : 'inherit'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.once('close', (code) => resolve({ code, output }));
  });
}

/** Fetches the programs that tests run, and says where they are through the settings. */
async function fetchPrograms() {
  const { code, output } = await node(['bin/console-agent.mjs', 'doctor', '--fix', '--json'], { capture: true });
  if (!output.startsWith('{')) return { passed: false, settings: {} };
  const { programs } = JSON.parse(output);
  for (const { name, status, fix } of programs) if (status !== 'found') console.log(`${name} is missing: ${fix}`);
  const found = programs.filter(({ status }) => status === 'found');
  const settings = found.map(({ name, path }) => [`CONSOLE_AGENT_${name.toUpperCase()}`, path]);
  return { passed: code === 0, settings: Object.fromEntries(settings) };
}

async function check(name) {
  const started = Date.now();
  const { code, output } = await run('npm', ['run', '--silent', name], { capture: 'all' });
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  if (code !== 0) console.log(output);
  return code === 0;
}

async function runMocha(settings, files) {
  const folder = await mkdtemp(join(tmpdir(), 'console-agent-counts-'));
  const file = join(folder, 'counts.json');
  try {
    const environment = { ...process.env, ...settings, CONSOLE_AGENT_TEST_COUNTS: file };
    const lanes = ['--parallel', '--jobs', String(LANES)];
    const mocha = ['node_modules/mocha/bin/mocha.js', ...lanes, '--reporter', 'bin/test-reporter.cjs', ...files];
    const { code } = await node(mocha, { environment });
    // Without counts mocha did not get to its end: one failure, so that nobody takes it for an empty success.
    const counts = await readFile(file, 'utf8').then(JSON.parse, () => ({ passes: 0, failures: 1, pending: 0 }));
    return code !== 0 && counts.failures === 0 ? { ...counts, failures: 1 } : counts;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

checkNodeVersion();
await ensurePackages();
// `npm test -- test/bin/ports.test.ts` runs only the tests of these files.
const files = process.argv.length > 2 ? process.argv.slice(2) : ['test/**/*.test.ts'];
const programs = await fetchPrograms();
const checks = await Promise.all(CHECKS.map(check));
const results = [programs.passed, ...checks];
const mocha = await runMocha(programs.settings, files);

const passed = mocha.passes + results.filter(Boolean).length;
const failed = mocha.failures + results.filter((result) => !result).length;
console.log(`${passed} passed, ${failed} failed${mocha.pending === 0 ? '' : `, ${mocha.pending} skipped`}`);
process.exitCode = failed === 0 ? 0 : 1;
