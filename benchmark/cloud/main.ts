import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { checkPassword } from './accounts/check-password.js';
import { createAccount, type SeededAccount } from './accounts/create-account.js';
import { startApiServer } from './api/server.js';
import { createConsole, DriftRefused, ReleaseRefused } from './console/index.js';
import { driftAdmin } from './drift-admin.js';
import { LocalCloudEngine } from './engine/engine.js';
import { createRandom } from './engine/random.js';
import { type CloudOptions, parseOptions, UsageError } from './options.js';
import { CONSOLES } from './products/consoles.js';
import { loadCatalog } from './products/index.js';
import { DEFAULT_REGION } from './products/shared/regions.js';
import { releaseAdmin } from './release-admin.js';
import { sessionAdmin } from './session-admin.js';
import { loadStateFile, saveStateFile } from './state-file.js';

const FEDERATION_URL = 'https://signin.aliyun.com/federation';

/** Starts the local cloud, prints one ready line, and runs until it is told to stop. */
async function main(options: CloudOptions): Promise<void> {
  let apiEndpoint = '';
  const engine = new LocalCloudEngine({
    catalog: loadCatalog(),
    random: createRandom(options.seed),
    auditDelay: options.auditDelay,
    lookupRate: options.lookupRate,
    apiEndpoint: () => apiEndpoint,
  });
  const restored = options.stateFile === undefined ? undefined : loadStateFile(options.stateFile, engine);
  const accounts: readonly SeededAccount[] =
    restored ?? Array.from({ length: options.accounts }, () => createAccount(engine, options.profile));
  const adminToken = options.adminToken ?? randomBytes(24).toString('base64url');

  const webConsole = createConsole({
    engine,
    products: CONSOLES,
    release: options.release,
    tour: options.tour,
    latency: options.consoleLatency,
    ...(options.seed === undefined ? {} : { seed: options.seed }),
    checkPassword: (logonName, password) => checkPassword(engine, logonName, password),
  });
  if (options.driftFile !== undefined) webConsole.drift.replace(readDrift(options.driftFile));
  const [api, listener] = await Promise.all([
    startApiServer(options.apiPort, {
      engine,
      adminToken,
      defaultRegion: DEFAULT_REGION,
      adminExtensions: [driftAdmin(webConsole), releaseAdmin(webConsole), sessionAdmin(webConsole)],
    }),
    webConsole.listen(options.consolePort),
  ]);
  apiEndpoint = api.endpoint;

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await Promise.all([api.close(), webConsole.close()]);
    if (options.stateFile !== undefined) saveStateFile(options.stateFile, engine, accounts);
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  if (options.lifeline) process.stdin.on('end', stop).on('close', stop).resume();

  const ready = {
    apiEndpoint,
    consoleListener: `127.0.0.1:${listener.port}`,
    certificateKeyHash: listener.certificateKeyHash,
    federationUrl: FEDERATION_URL,
    regionId: DEFAULT_REGION,
    products: CONSOLES.map(({ product }) => product),
    accounts,
    adminToken,
  };
  process.stdout.write(`${JSON.stringify(ready)}\n`);
}

/** A drift list from a file; what is wrong with it is said in one line. */
function readDrift(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`--drift ${file} cannot be read as JSON: ${error instanceof Error ? error.message : error}`);
  }
}

try {
  await main(parseOptions(process.argv.slice(2)));
} catch (error) {
  const usage = error instanceof UsageError || error instanceof DriftRefused || error instanceof ReleaseRefused;
  process.stderr.write(
    `local cloud: ${usage ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(usage ? 2 : 1);
}
