import { mkdir, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  LocalWorkspace,
  type ProjectSettings,
  PulumiCommand,
  type PulumiFn,
  Stack,
  StackAlreadyExistsError,
  StackNotFoundError,
} from '@pulumi/pulumi/automation/index.js';
import { AgentError } from '../../domain/errors.js';
import type { ProvisionerConfiguration } from '../../domain/ports.js';
import { engineFailure, isLocked, isUnconnected, lockHolderIsGone } from './engine-failure.js';

export const PROJECT_NAME = 'console-agent';
/** How long another update of the same stack may hold the lock before it counts as abandoned. */
const LOCK_PATIENCE_MS = 30_000;
const LOCK_POLL_MS = 500;
/** Times that an update is run again because program and engine did not connect. */
const MOST_UNCONNECTED = 2;

export interface EngineOptions {
  /** Executable of the Pulumi command line. */
  readonly pulumi: string;
  readonly provisioner: ProvisionerConfiguration;
  /** Folder for the engine's own files: plugins, and the link to the command line. */
  readonly home: string;
  /** Encrypts secrets in stack state; must stay the same as long as stacks live. */
  readonly passphrase: () => Promise<string>;
}

export interface EngineRun {
  readonly signal?: AbortSignal | undefined;
  /** Called for every piece of output, so that a caller can report progress. */
  readonly onOutput?: ((text: string) => void) | undefined;
}

/** The Pulumi engine, driven by the Automation API with inline programs. */
export class Engine {
  private command: Promise<PulumiCommand> | undefined;

  constructor(private readonly options: EngineOptions) {}

  /**
   * Applies a program to a stack, which is created when missing. What came out is the program's to tell.
   *
   * @param onStateLost removes what an earlier, killed update made, when its state cannot be read any more
   */
  async up(
    stackName: string,
    program: PulumiFn,
    run: EngineRun,
    onStateLost: () => Promise<void> = async () => {},
  ): Promise<void> {
    if (await this.dropBrokenState(stackName)) await onStateLost();
    await this.withWorkspace(program, async (workspace) => {
      const stack = quick(await createOrSelect(stackName, workspace));
      await this.unlocked(stack, run, () => stack.up({ color: 'never', ...callbacks(run) }));
    });
  }

  /**
   * Destroys everything in a stack and removes it.
   *
   * @param program declares the provider with today's credentials: those in the state may have been rotated since
   * @param prepare called with the ids in the stack before anything is destroyed
   * @returns false when there is no such stack, or nothing readable of it
   */
  async destroy(
    stackName: string,
    program: PulumiFn,
    run: EngineRun,
    prepare: (ids: ReadonlySet<string>) => Promise<void> = async () => {},
  ): Promise<boolean> {
    if (await this.dropBrokenState(stackName)) return false;
    return await this.withWorkspace(program, async (workspace) => {
      const stack = await select(stackName, workspace);
      if (stack === undefined) return false;
      await prepare(await resourceIds(stack));
      await this.unlocked(quick(stack), run, () =>
        stack.destroy({ color: 'never', runProgram: true, ...callbacks(run) }),
      );
      await workspace.removeStack(stackName, { force: true });
      const file = this.stateFile(stackName);
      // The engine keeps a copy of the last state beside it, also of a stack that is gone.
      if (file !== undefined) await removeStateFiles(file);
      return true;
    });
  }

  /**
   * Removes the state of a stack whose engine was killed while it wrote it. Such a file tells nothing of what was made,
   * and the engine may take it for an empty stack: only the names in the account still tell.
   *
   * @returns whether there was such a state
   */
  private async dropBrokenState(stackName: string): Promise<boolean> {
    const file = this.stateFile(stackName);
    if (file === undefined) return false;
    const state = await readFile(file, 'utf8').catch(() => undefined);
    if (state === undefined || isJson(state)) return false;
    await removeStateFiles(file);
    return true;
  }

  /** State of a stack in a folder; undefined for object stores, which replace a file whole or not at all. */
  private stateFile(stackName: string): string | undefined {
    const { stateUrl } = this.options.provisioner;
    if (!stateUrl.startsWith('file:')) return undefined;
    return join(fileURLToPath(stateUrl), '.pulumi', 'stacks', PROJECT_NAME, `${stackName}.json`);
  }

  /** An output of a stack as it was last applied; undefined when there is no such stack or output. */
  async output(stackName: string, name: string): Promise<unknown> {
    return await this.withWorkspace(
      async () => ({}),
      async (workspace) => {
        const stack = await select(stackName, workspace);
        if (stack === undefined) return undefined;
        const root = (await resources(stack)).find(({ type }) => type === 'pulumi:pulumi:Stack');
        return root?.outputs?.[name];
      },
    );
  }

  private async withWorkspace<T>(program: PulumiFn, work: (workspace: LocalWorkspace) => Promise<T>): Promise<T> {
    const workDir = await mkdtemp(join(tmpdir(), 'console-agent-stack-'));
    try {
      const workspace = await LocalWorkspace.create({
        workDir,
        projectSettings: this.projectSettings(),
        pulumiCommand: await this.pulumiCommand(),
        pulumiHome: this.options.home,
        envVars: await this.environment(),
        program,
      });
      return await work(workspace);
    } catch (error) {
      throw engineFailure(error);
    } finally {
      await rm(workDir, { recursive: true, force: true });
    }
  }

  /**
   * Runs an update. A lock that a dead or lost update left behind is taken away; an update whose program and engine did
   * not find each other on a busy machine did nothing and runs again.
   */
  private async unlocked<T>(stack: Stack, run: EngineRun, update: () => Promise<T>): Promise<T> {
    const giveUpAt = Date.now() + LOCK_PATIENCE_MS;
    for (let unconnected = 0; ; ) {
      run.signal?.throwIfAborted();
      try {
        return await update();
      } catch (error) {
        if (run.signal?.aborted) throw error;
        if (isUnconnected(error) && unconnected < MOST_UNCONNECTED) {
          unconnected += 1;
          run.onOutput?.('program and engine did not connect; again\n');
          continue;
        }
        if (!isLocked(error)) throw error;
        if (lockHolderIsGone(error) || Date.now() > giveUpAt) await stack.cancel();
        else await new Promise((resolve) => setTimeout(resolve, LOCK_POLL_MS));
        run.onOutput?.('waiting for the stack lock\n');
      }
    }
  }

  private projectSettings(): ProjectSettings {
    const { pluginFolder, stateUrl } = this.options.provisioner;
    const plugins = pluginFolder === null ? {} : { plugins: { providers: [{ name: 'alicloud', path: pluginFolder }] } };
    return { name: PROJECT_NAME, runtime: 'nodejs', backend: { url: stateUrl }, ...plugins };
  }

  private async environment(): Promise<Record<string, string>> {
    return {
      PULUMI_CONFIG_PASSPHRASE: await this.options.passphrase(),
      PULUMI_SKIP_UPDATE_CHECK: 'true',
      // A lease's stack lives for minutes; copies of its state would outlive it for ever.
      PULUMI_DIY_BACKEND_DISABLE_CHECKPOINT_BACKUPS: 'true',
      // The provider plugin is started by name: it must find the Node that runs this program.
      PATH: [dirname(process.execPath), process.env.PATH].filter(Boolean).join(delimiter),
    };
  }

  private pulumiCommand(): Promise<PulumiCommand> {
    this.command ??= this.prepare().catch((error: unknown) => {
      this.command = undefined;
      throw error;
    });
    return this.command;
  }

  /** The Automation API takes no path of an executable, only a folder with `bin/pulumi` in it. */
  private async prepare(): Promise<PulumiCommand> {
    const { home, pulumi, provisioner } = this.options;
    if (provisioner.stateUrl.startsWith('file:')) await mkdir(fileURLToPath(provisioner.stateUrl), { recursive: true });
    const root = join(home, 'cli');
    await mkdir(join(root, 'bin'), { recursive: true });
    const link = join(root, 'bin', 'pulumi');
    const aside = await mkdtemp(join(home, 'link-'));
    try {
      await symlink(pulumi, join(aside, 'pulumi'));
      await rename(join(aside, 'pulumi'), link);
      return await PulumiCommand.get({ root });
    } catch (error) {
      throw new AgentError(
        'ProgramMissing',
        `The Pulumi command line at ${pulumi} does not run: ${error instanceof Error ? error.message : error}`,
        { pulumi },
        error,
      );
    } finally {
      await rm(aside, { recursive: true, force: true });
    }
  }
}

function callbacks(run: EngineRun) {
  return {
    ...(run.onOutput ? { onOutput: run.onOutput } : {}),
    ...(run.signal ? { signal: run.signal } : {}),
  };
}

/**
 * After each update the Automation API reads outputs and history, which takes three more starts of the command line and
 * as long as the update itself. Nobody here looks at them.
 */
function quick(stack: Stack): Stack {
  stack.outputs = async () => ({});
  stack.history = async () => [];
  return stack;
}

interface StateResource {
  readonly type: string;
  readonly id?: string;
  readonly outputs?: Readonly<Record<string, unknown>>;
}

async function resources(stack: Stack): Promise<readonly StateResource[]> {
  const { deployment } = await stack.exportStack();
  return (deployment as { resources?: readonly StateResource[] }).resources ?? [];
}

async function resourceIds(stack: Stack): Promise<ReadonlySet<string>> {
  return new Set((await resources(stack)).flatMap((resource) => (resource.id ? [resource.id] : [])));
}

async function createOrSelect(name: string, workspace: LocalWorkspace): Promise<Stack> {
  try {
    // Most stacks are new: creating first saves one start of the command line.
    return await Stack.create(name, workspace);
  } catch (error) {
    // A lock is on a stack that exists; whoever updates it next deals with the lock.
    if (error instanceof StackAlreadyExistsError || isLocked(error)) return await Stack.select(name, workspace);
    throw error;
  }
}

async function select(name: string, workspace: LocalWorkspace): Promise<Stack | undefined> {
  try {
    return await Stack.select(name, workspace);
  } catch (error) {
    if (error instanceof StackNotFoundError) return undefined;
    throw error;
  }
}

async function removeStateFiles(file: string): Promise<void> {
  await Promise.all(['', '.bak', '.attrs', '.bak.attrs'].map((suffix) => rm(`${file}${suffix}`, { force: true })));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
