import type { Server } from 'node:net';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { accountSecretName } from '../../activities/cloud/credentials.js';
import { FileSecretStore } from '../../activities/cloud/secret-store.js';
import type { PooledAccount } from '../../domain/lease.js';
import type { Configuration } from '../../workers/configuration.js';
import { ensurePrograms, type FoundProgram, type ProgramName } from '../programs/index.js';
import { ensureWorkflowBundle } from './bundle.js';
import { type CloudReady, cloudConfiguration, parseCloudReady } from './cloud-ready.js';
import { type ControlServer, type StackStatus, serveControl } from './control.js';
import { fillAccountPool } from './fill-pool.js';
import { cloudSeed, type Home, makeSubfolders } from './home.js';
import { choosePort, claimPreferredPorts, LOOPBACK } from './ports.js';
import { processIdentity } from './process-identity.js';
import { removeRecord, writePrivately } from './record.js';
import { REPOSITORY } from './repository.js';
import { ManagedService, type Service } from './service.js';
import { cloudService, NAMESPACE, policyService, temporalService, WORKERS, workerService } from './services.js';

/** Tried first, so that bookmarks and notes stay right; 7233 and 8233 are Temporal's own. */
const PORTS = { temporal: 7233, ui: 8233, cloudApi: 8750, cloudConsole: 8751, policy: 8752 } as const;

export interface SupervisorOptions {
  readonly home: Home;
  readonly environment: NodeJS.ProcessEnv;
  readonly accounts: number;
  /** Milliseconds until the local cloud's audit log shows an event. */
  readonly auditDelayMs: number;
  readonly report: (text: string) => void;
}

/** Starts the processes of a stack in order, keeps them running, and ends them in the opposite order. */
export class Supervisor {
  configuration: Configuration | undefined;
  uiUrl = '';
  private readonly services: ManagedService[] = [];
  private workers: ManagedService[] = [];
  private cloud: CloudReady | undefined;
  private control: ControlServer | undefined;
  private portClaim: Server | undefined;
  private stopped: Promise<void> | undefined;
  private markEnded: () => void = () => {};
  /** Resolves when the stack has ended, whoever asked for it. */
  readonly ended = new Promise<void>((resolve) => {
    this.markEnded = resolve;
  });

  constructor(private readonly options: SupervisorOptions) {}

  get adminToken(): string {
    return this.cloud?.adminToken ?? '';
  }

  get accounts(): readonly PooledAccount[] {
    const regionId = this.cloud?.regionId ?? '';
    return (this.cloud?.accounts ?? []).map(({ accountId, episodeRoleArn }) => ({
      accountId,
      episodeRoleArn,
      regionId,
    }));
  }

  status(): StackStatus {
    return { pid: process.pid, services: this.services.map(({ state }) => state) };
  }

  async start(): Promise<void> {
    const { home, environment, report } = this.options;
    await makeSubfolders(home);
    const [programs, bundle, ports] = await Promise.all([
      ensurePrograms({ environment, report }),
      ensureWorkflowBundle(),
      this.choosePorts(),
    ]);
    this.uiUrl = `http://${LOOPBACK}:${ports.ui}`;
    const child = this.childEnvironment(programs);
    const { accounts, auditDelayMs } = this.options;
    const seed = await cloudSeed(home);
    report('starting Temporal, the local cloud and the policy server …');
    await this.startAll([
      temporalService(
        { executable: programs.temporal.path, port: ports.temporal, uiPort: ports.ui, database: home.database },
        child,
      ),
      cloudService(
        { apiPort: ports.cloudApi, consolePort: ports.cloudConsole, accounts, auditDelayMs, seed },
        child,
        (line) => this.onCloudReady(parseCloudReady(line)),
      ),
      policyService(ports.policy, child),
    ]);
    if (this.cloud === undefined) throw new Error('the local cloud did not say its addresses');
    this.configuration = this.configure(this.cloud, ports, programs, bundle);
    await writePrivately(home.configuration, this.configuration);

    report('starting workers …');
    this.workers = await this.startAll(
      Object.entries(WORKERS).map(([name, profiles]) => workerService(name, profiles, home.configuration, child)),
    );
    // Before anybody can find this stack: a run without accounts ends at once.
    await fillAccountPool(this.configuration, this.accounts);
    this.control = await serveControl(
      () => this.status(),
      () => void this.stop(),
    );
    await this.writeRecord();
  }

  /** Ends every process, workers first. May be called more than once. */
  stop(): Promise<void> {
    this.stopped ??= this.stopInOrder();
    return this.stopped;
  }

  private async stopInOrder(): Promise<void> {
    const isWorker = ({ service }: ManagedService): boolean => service.name in WORKERS;
    const workers = this.services.filter(isWorker);
    const others = this.services.filter((service) => !isWorker(service));
    await Promise.all(workers.map((worker) => worker.stop()));
    await Promise.all(others.map((service) => service.stop()));
    await removeRecord(this.options.home);
    this.control?.close();
    this.portClaim?.close();
    this.markEnded();
  }

  private async startAll(services: readonly Service[]): Promise<ManagedService[]> {
    const { home, report } = this.options;
    const managed = services.map((service) => new ManagedService(service, home.logs, report));
    this.services.push(...managed);
    await Promise.all(managed.map((service) => service.start()));
    return managed;
  }

  private async choosePorts(): Promise<Readonly<Record<keyof typeof PORTS, number>>> {
    this.portClaim = await claimPreferredPorts();
    const names = Object.keys(PORTS) as (keyof typeof PORTS)[];
    const chosen = await Promise.all(
      names.map(async (name) => [name, await choosePort(this.portClaim === undefined ? 0 : PORTS[name])] as const),
    );
    return Object.fromEntries(chosen) as Record<keyof typeof PORTS, number>;
  }

  /** Pulumi starts the provider plugin through `node` on PATH: it must be the one that runs this. */
  private childEnvironment(programs: Readonly<Record<ProgramName, FoundProgram>>): NodeJS.ProcessEnv {
    const { environment, home } = this.options;
    const path = [dirname(process.execPath), dirname(programs.pulumi.path), environment.PATH ?? ''];
    return { ...environment, PATH: path.join(delimiter), CONSOLE_AGENT_HOME: home.folder };
  }

  private configure(
    cloud: CloudReady,
    ports: Readonly<Record<keyof typeof PORTS, number>>,
    programs: Readonly<Record<ProgramName, FoundProgram>>,
    workflowBundle: string,
  ): Configuration {
    const { home, auditDelayMs } = this.options;
    const provisioner = {
      pluginFolder: join(REPOSITORY, 'pulumi', 'provider'),
      stateUrl: pathToFileURL(home.pulumiState).href,
    };
    return {
      temporal: { address: `${LOOPBACK}:${ports.temporal}`, namespace: NAMESPACE, uiUrl: this.uiUrl },
      cloud: cloudConfiguration(cloud, auditDelayMs, provisioner),
      policyServerUrl: `http://${LOOPBACK}:${ports.policy}`,
      remotePolicyHosts: [],
      artifactsFolder: home.artifacts,
      secretsFolder: home.secrets,
      claimsFolder: home.claims,
      programs: { pulumi: programs.pulumi.path, chromium: programs.chromium.path },
      workflowBundle,
    };
  }

  /** Also called when the cloud was started again: it forgot everything, rotated keys too, and its certificate is new. */
  private async onCloudReady(cloud: CloudReady): Promise<void> {
    const { home } = this.options;
    const secrets = new FileSecretStore(home.secrets);
    for (const { accountId, accessKeyId, accessKeySecret } of cloud.accounts) {
      await secrets.put(accountSecretName(accountId), JSON.stringify({ accessKeyId, accessKeySecret }));
    }
    this.cloud = cloud;
    if (this.configuration === undefined) return;
    const console = { ...this.configuration.cloud.console, certificateKeyHash: cloud.certificateKeyHash };
    this.configuration = { ...this.configuration, cloud: { ...this.configuration.cloud, console } };
    await writePrivately(home.configuration, this.configuration);
    await this.writeRecord();
    await Promise.all(this.workers.map((worker) => worker.restart()));
  }

  private async writeRecord(): Promise<void> {
    if (this.control === undefined) return;
    await writePrivately(this.options.home.record, {
      pid: process.pid,
      identity: (await processIdentity(process.pid)) ?? '',
      control: this.control.control,
      uiUrl: this.uiUrl,
      adminToken: this.adminToken,
      accounts: this.accounts,
    });
  }
}
