import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { appendFile, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { REPOSITORY } from './repository.js';

/** One process of the stack. */
export interface Service {
  readonly name: string;
  /** A file of this product run by Node, or another program. */
  readonly kind: 'own' | 'foreign';
  /** For `own`: the file, absolute or relative to the repository. For `foreign`: the executable. */
  readonly program: string;
  readonly args: readonly string[];
  readonly environment: NodeJS.ProcessEnv;
  /**
   * `line`: ready when the first JSON line appears on stdout. Otherwise a probe that resolves once it answers; it is
   * aborted when the process ends first.
   */
  readonly ready: 'line' | ((signal: AbortSignal) => Promise<void>);
  /** Told what the ready line says, at every start. */
  readonly onReady?: (line: unknown) => Promise<void>;
}

export interface ServiceState {
  readonly name: string;
  readonly pid: number | null;
  readonly status: 'starting' | 'running' | 'waiting' | 'stopped';
  readonly restarts: number;
}

const LIFELINE = fileURLToPath(new URL('./lifeline.mjs', import.meta.url));
const END_WITH_PARENT = new URL('./end-with-parent.mjs', import.meta.url).href;

/** Longest time from start to ready: the first start of the cloud builds its console. */
const READY_MS = 240_000;
/** Time for an orderly end; then the process group is killed. */
const GRACE_MS = 12_000;
const FIRST_BACKOFF_MS = 500;
const LONGEST_BACKOFF_MS = 30_000;
/** A process that ran so long starts again without delay when it dies. */
const STABLE_MS = 60_000;
const TAIL_LINES = 12;

function commandLine(service: Service): readonly [string, readonly string[]] {
  if (service.kind === 'foreign') return [process.execPath, [LIFELINE, service.program, ...service.args]];
  // What is JavaScript already starts sooner and in less memory without the compiler.
  const compiler = service.program.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const preloads = [...compiler, '--import', END_WITH_PARENT];
  return [process.execPath, [...preloads, resolve(REPOSITORY, service.program), ...service.args]];
}

/** Starts a service, keeps it running, and ends it with everything it started. */
export class ManagedService {
  readonly log: string;
  private child: ChildProcess | undefined;
  private status: ServiceState['status'] = 'stopped';
  private restarts = 0;
  private failures = 0;
  private stopping = false;
  private backoff: NodeJS.Timeout | undefined;
  private ended: Promise<void> = Promise.resolve();
  /** Exit code or signal, in words. */
  private lastEnd = '';

  constructor(
    readonly service: Service,
    logs: string,
    private readonly report: (text: string) => void,
  ) {
    this.log = join(logs, `${service.name}.log`);
  }

  get state(): ServiceState {
    return {
      name: this.service.name,
      pid: this.child?.pid ?? null,
      status: this.status,
      restarts: this.restarts,
    };
  }

  /** Starts the process and waits until it is ready. Fails with the end of its log when it is not. */
  async start(): Promise<void> {
    if (this.stopping) throw new Error(`${this.service.name} was stopped`);
    this.status = 'starting';
    const log = openSync(this.log, 'a', 0o600);
    const [command, args] = commandLine(this.service);
    // A group of its own: a Ctrl-C in the terminal reaches only the supervisor, which ends the services in order.
    const child = spawn(command, args, {
      cwd: REPOSITORY,
      env: this.service.environment,
      stdio: ['pipe', this.service.ready === 'line' ? 'pipe' : log, log],
      detached: true,
    });
    closeSync(log);
    this.child = child;
    child.stdin?.on('error', () => {});
    const startedAt = Date.now();
    const died = new AbortController();
    this.ended = new Promise((resolve) => {
      const end = (code: unknown, signal: unknown): void => {
        this.lastEnd = code instanceof Error ? code.message : `ended with ${code ?? signal}`;
        this.killGroup(child, 'SIGKILL');
        this.child = undefined;
        this.status = 'stopped';
        died.abort();
        resolve();
      };
      child.once('error', end);
      child.once('exit', end);
    });
    try {
      await this.waitUntilReady(child, died.signal);
    } catch (error) {
      this.killGroup(child, 'SIGKILL');
      await this.ended;
      throw error;
    }
    this.status = 'running';
    void this.ended.then(() => this.restartLater(startedAt));
  }

  /** Ends the process in order, then by force, with its whole group. */
  async stop(): Promise<void> {
    this.stopping = true;
    clearTimeout(this.backoff);
    await this.endProcess();
  }

  /** Ends the process in order; it is then started again like one that died. */
  async restart(): Promise<void> {
    if (!this.stopping) await this.endProcess();
  }

  private async endProcess(): Promise<void> {
    const child = this.child;
    if (child === undefined) return;
    const force = setTimeout(() => this.killGroup(child, 'SIGKILL'), GRACE_MS);
    this.killGroup(child, 'SIGTERM');
    await this.ended;
    clearTimeout(force);
  }

  private async waitUntilReady(child: ChildProcess, died: AbortSignal): Promise<void> {
    const { ready, onReady, name } = this.service;
    const limit = AbortSignal.any([died, AbortSignal.timeout(READY_MS)]);
    const aborted = new Promise<never>((_, reject) => {
      const fail = async (): Promise<void> => {
        const why = died.aborted ? `${this.lastEnd} before it was ready` : `was not ready after ${READY_MS / 1000} s`;
        const tail = await this.logTail();
        reject(new Error(`${name} ${why}. Its log ${this.log} ends with:\n${tail}`));
      };
      limit.addEventListener('abort', () => void fail(), { once: true });
    });
    aborted.catch(() => {});
    if (ready !== 'line') return Promise.race([ready(limit), aborted]);
    const line = await Promise.race([this.firstJsonLine(child), aborted]);
    await onReady?.(line);
  }

  /** Copies stdout to the log, and resolves with the first line of it that is a JSON object. */
  private firstJsonLine(child: ChildProcess): Promise<unknown> {
    return new Promise((found) => {
      if (child.stdout === null) return;
      let seen = false;
      createInterface({ input: child.stdout }).on('line', (line) => {
        const value = seen || !line.startsWith('{') ? undefined : parseJson(line);
        // The ready line stays out of the log: that of the cloud holds credentials.
        if (value !== undefined) {
          seen = true;
          found(value);
        } else void appendFile(this.log, `${line}\n`).catch(() => {});
      });
    });
  }

  private restartLater(startedAt: number): void {
    if (this.stopping) return;
    this.failures = Date.now() - startedAt > STABLE_MS ? 0 : this.failures + 1;
    this.restarts += 1;
    const delay = this.failures === 0 ? 0 : Math.min(FIRST_BACKOFF_MS * 2 ** (this.failures - 1), LONGEST_BACKOFF_MS);
    this.status = 'waiting';
    this.report(`${this.service.name} ${this.lastEnd}; starting it again in ${delay / 1000} s (log: ${this.log})`);
    this.backoff = setTimeout(() => {
      const again = Date.now();
      this.start().catch((error: unknown) => {
        this.report(error instanceof Error ? error.message : String(error));
        this.restartLater(again);
      });
    }, delay);
  }

  private killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
    if (child.pid === undefined) return;
    try {
      process.kill(-child.pid, signal);
    } catch {
      // The group is empty.
    }
  }

  private async logTail(): Promise<string> {
    const text = await readFile(this.log, 'utf8').catch(() => '');
    return text.trimEnd().split('\n').slice(-TAIL_LINES).join('\n');
  }
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
