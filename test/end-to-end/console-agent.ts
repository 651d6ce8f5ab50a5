import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Finding, StepStatus, Verdict } from '../../domain/outcome.js';

const ENTRY = fileURLToPath(new URL('../../bin/console-agent.mjs', import.meta.url));

/** What `verify --json` prints. */
export interface VerifyOutput {
  readonly results: readonly {
    readonly document: string;
    readonly procedure: string;
    readonly line: number;
    readonly verdict: Verdict;
    readonly reward: number | string;
    readonly steps: readonly { readonly line: number; readonly status: StepStatus }[];
    readonly findings: readonly Pick<Finding, 'kind' | 'class' | 'file' | 'line' | 'quote' | 'seen'>[];
    readonly workflowId: string;
    readonly report: string | null;
    readonly seconds: number;
  }[];
}

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Starts a verb as a user does, with its own state folder. */
export function launch(home: string, ...args: readonly string[]): ChildProcess & { readonly ended: Promise<Ended> } {
  const child = spawn(process.execPath, [ENTRY, ...args], {
    env: { ...process.env, CONSOLE_AGENT_HOME: home },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    output.stdout += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    output.stderr += chunk.toString();
  });
  const ended = new Promise<Ended>((resolve) => child.once('close', (code) => resolve({ code, ...output })));
  return Object.assign(child, { ended });
}

/** Runs a verb to its end. */
export function consoleAgent(home: string, ...args: readonly string[]): Promise<Ended> {
  return launch(home, ...args).ended;
}
