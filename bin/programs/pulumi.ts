import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { downloadArchive } from './download.js';
import { type Program, type Source, versionParts } from './program.js';
import { run } from './run.js';
import { searchPath } from './search-path.js';

/** The version of `@pulumi/pulumi` in package.json: the last line that runs on Node.js 20. */
const VERSION = '3.229.0';
/** A cold build downloads 400 modules and compiles for some minutes on a small machine. */
const BUILD_MS = 900_000;
const WRAPPER = fileURLToPath(new URL('./pulumi-cli', import.meta.url));

const release: Source = {
  origin: 'download',
  label: `Pulumi CLI ${VERSION} release on GitHub`,
  async fetch({ folder }) {
    const file = `pulumi-v${VERSION}-${process.platform}-${process.arch}.tar.gz`;
    await downloadArchive(`https://github.com/pulumi/pulumi/releases/download/v${VERSION}/${file}`, folder);
    return 'pulumi/pulumi';
  },
};

const goModule: Source = {
  origin: 'registry',
  label: `Go module github.com/pulumi/pulumi/pkg/v3 v${VERSION}`,
  async fetch({ folder, environment, report }) {
    const [go] = await searchPath(['go'], environment);
    if (go === undefined) throw new Error('needs Go, which is not on PATH');
    report('building the Pulumi CLI with Go (once, a few minutes) …');
    const module = join(folder, 'module');
    await cp(WRAPPER, module, { recursive: true });
    // The Automation API refuses a CLI that cannot say its version, so it is set at link time; -s -w: no debug tables.
    const linkerFlags = `-s -w -X github.com/pulumi/pulumi/sdk/v3/go/common/version.Version=v${VERSION}`;
    const args = [
      'build',
      '-ldflags',
      linkerFlags,
      '-o',
      join(folder, 'pulumi'),
      'github.com/pulumi/pulumi/pkg/v3/cmd/pulumi',
    ];
    // The wrapper's go.sum pins every module; -mod=mod would let the build change it, whatever the user's GOFLAGS say.
    const flags = { GOFLAGS: '-mod=readonly -buildvcs=false', GOWORK: 'off' };
    await run(go, args, { cwd: module, environment: { ...environment, ...flags }, timeoutMs: BUILD_MS });
    await rm(module, { recursive: true });
    return 'pulumi';
  },
};

export const pulumi: Program = {
  name: 'pulumi',
  title: 'Pulumi CLI',
  setting: 'CONSOLE_AGENT_PULUMI',
  commands: ['pulumi'],
  version: VERSION,
  versionArguments: ['version'],
  unsuitable(version) {
    return versionParts(version)[0] === 3 ? undefined : `version ${version} is not 3.x`;
  },
  sources: [release, goModule],
  advice: `install the Pulumi CLI ${VERSION} (https://www.pulumi.com/docs/install/), or Go so that it can be built`,
};
