import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from 'commander';
import { AgentError } from '../../domain/errors.js';
import { messageOf } from '../programs/program.js';
import { applyDrift, type CloudAdmin, clearDrift, readDrift } from '../stack/cloud-drift.js';
import { type CloudReady, parseCloudReady } from '../stack/cloud-ready.js';
import { findRunningStack } from '../stack/index.js';
import { choosePort } from '../stack/ports.js';
import { ManagedService } from '../stack/service.js';
import { cloudService } from '../stack/services.js';
import { example, printJson, report } from './command.js';
import { untilInterrupted } from './signals.js';

const API_PORT = 8750;
const CONSOLE_PORT = 8751;

interface CloudOptions {
  readonly port?: string;
  readonly auditDelayMs: string;
  readonly json?: boolean;
}

function print(cloud: CloudReady, json: boolean): void {
  const [account] = cloud.accounts;
  // The vendor's own host names lead to the local listener only in a browser that is told so.
  const browser =
    `chromium --user-data-dir="$(mktemp -d)" --host-resolver-rules="MAP * ${cloud.consoleListener}" ` +
    `--ignore-certificate-errors-spki-list=${cloud.certificateKeyHash} https://signin.aliyun.com/`;
  const facts = {
    consoleUrl: `https://${cloud.consoleListener}`,
    apiEndpoint: cloud.apiEndpoint,
    regionId: cloud.regionId,
    accountId: account?.accountId,
    accessKeyId: account?.accessKeyId,
    accessKeySecret: account?.accessKeySecret,
    adminToken: cloud.adminToken,
    browser,
  };
  const lines = Object.entries(facts).map(([name, value]) => `${name.padEnd(16)} ${value}`);
  if (json) printJson(facts);
  else process.stdout.write(`${lines.join('\n')}\n`);
}

async function runCloud(options: CloudOptions): Promise<void> {
  const interruption = untilInterrupted();
  const [apiPort, consolePort] = [
    options.port === undefined ? await choosePort(API_PORT) : wholeNumber('--port', options.port),
    await choosePort(CONSOLE_PORT),
  ];
  const auditDelayMs = wholeNumber('--audit-delay-ms', options.auditDelayMs);
  const logs = await mkdtemp(join(tmpdir(), 'console-agent-cloud-'));
  const service = cloudService({ apiPort, consolePort, accounts: 1, auditDelayMs }, process.env, async (line) =>
    print(parseCloudReady(line), options.json === true),
  );
  const managed = new ManagedService(service, logs, report);
  report('starting the local cloud …');
  try {
    await managed.start().catch((error: unknown) => {
      throw new AgentError('StackFailed', messageOf(error), {}, error);
    });
    report('The cloud runs until Ctrl-C. Everything in it is forgotten then.');
    await interruption.promise;
  } finally {
    await managed.stop();
    await rm(logs, { recursive: true, force: true });
  }
}

function wholeNumber(option: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new AgentError('InvalidInput', `${option} must be a whole number, not "${text}".`);
  return Number(text);
}

interface DriftOptions {
  readonly api?: string;
  readonly token?: string;
}

/** Where the orders go: as given, or to the running stack's cloud. */
async function adminOf(options: DriftOptions): Promise<CloudAdmin> {
  const stack = options.api === undefined ? await findRunningStack() : undefined;
  const endpoint = options.api ?? stack?.configuration.cloud.api.endpoint;
  const token = options.token ?? stack?.adminToken;
  if (typeof endpoint !== 'string' || token === undefined) {
    throw new AgentError(
      'InvalidInput',
      'No stack runs. For a cloud of its own give --api and --token, as `console-agent cloud` printed them.',
    );
  }
  return { endpoint, token };
}

export function register(program: Command): void {
  const cloud = program
    .command('cloud')
    .description('run the local cloud alone and print how to reach it')
    .option('--port <port>', `port of the API (default: ${API_PORT}, or a free one)`)
    .option('--audit-delay-ms <ms>', 'how late the audit log shows an event', '1000')
    .option('--json', 'print one JSON object')
    .addHelpText('after', example('cloud', 'cloud --port 9000 --json', 'cloud drift apply drift.json'))
    .action(runCloud);
  const drift = cloud.command('drift').description('change what the console of a running local cloud shows');
  for (const [verb, change, description] of [
    ['apply', applyDrift, 'make the console differ from its documents as a file says'],
    ['clear', clearDrift, 'take the differences of a file back'],
  ] as const) {
    drift
      .command(`${verb} <file>`)
      .description(description)
      .option('--api <host:port>', 'API endpoint (default: that of the running stack)')
      .option('--token <token>', 'admin token (default: that of the running stack)')
      .addHelpText('after', example(`cloud drift ${verb} drift.json`))
      .action(async (file: string, options: DriftOptions) => {
        const drift = await readDrift(file);
        await change(await adminOf(options), drift);
      });
  }
}
