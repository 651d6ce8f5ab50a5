import { type Command, Option } from 'commander';
import { FolderArtifactStore } from '../../activities/artifacts/store.js';
import { loadUsableDocument } from '../../activities/documents/load.js';
import { exitCode } from '../../activities/reports/json.js';
import { AgentError } from '../../domain/errors.js';
import { DrivenPolicy } from '../drive/driven-policy.js';
import { LineSource } from '../drive/line-source.js';
import { servePolicy } from '../drive/policy-address.js';
import type { RunningStack } from '../stack/index.js';
import { noClaim } from '../verify/no-claim.js';
import { writeReports } from '../verify/output.js';
import { useStack } from '../verify/own-stack.js';
import { failureOf, runDocuments } from '../verify/run-documents.js';
import { example, printJson, report } from './command.js';
import { INTERRUPTED, untilInterrupted } from './signals.js';

interface DriveOptions {
  readonly procedure?: string;
  readonly screenshot: 'path' | 'base64';
  readonly html?: string;
  readonly trace?: boolean;
}

export function register(program: Command): void {
  program
    .command('drive')
    .description('let another program follow a document: observations on stdout, actions on stdin, as JSON lines')
    .argument('<document>', 'a Markdown or HTML file, or a URL')
    .option('--procedure <procedure>', 'id or title of the procedure, where the document has several')
    .addOption(
      new Option('--screenshot <how>', 'where the screenshot is: a file, or in the line itself with the marks drawn')
        .choices(['path', 'base64'])
        .default('path'),
    )
    .option('--html <path>', 'write the report there')
    .option('--trace', 'keep a Playwright trace of the episode')
    .addHelpText(
      'after',
      `${example('drive docs/create-a-ram-user.md', 'drive docs/create-a-bucket.md --screenshot base64')}

Each line {"type":"observation","id",…,"text","observation","task"} asks for one line {"thought","serving","action"};
{"type":"error",…} asks for another one; {"type":"end","verdict",…} is the last. All of it: docs/drive.md.

Exit codes: those of verify.`,
    )
    .action(async (source: string, options: DriveOptions) => {
      process.exitCode = await drive(source, options).catch(noClaim);
    });
}

async function drive(source: string, options: DriveOptions): Promise<number> {
  const procedure = await procedureOf(source, options.procedure);
  const interruption = untilInterrupted();
  const lines = new LineSource(process.stdin);
  // A program that went away reads nothing: what is written to it is lost, and its missing answers end the episode.
  process.stdout.on('error', () => lines.close());
  try {
    const used = await useStack(report);
    try {
      return await driveOn(used.stack, { source, procedure, options, lines, signal: interruption.signal });
    } finally {
      if (used.own) await used.stack.stop();
    }
  } finally {
    // An open standard input would keep this process.
    lines.close();
  }
}

interface Drive {
  readonly source: string;
  readonly procedure: string;
  readonly options: DriveOptions;
  readonly lines: LineSource;
  readonly signal: AbortSignal;
}

/** Plays the episode on a stack and prints its end. */
async function driveOn({ configuration }: RunningStack, drive: Drive): Promise<number> {
  const { source, procedure, options, lines, signal } = drive;
  const artifacts = new FolderArtifactStore(configuration.artifactsFolder);
  const pictureFile = options.screenshot === 'path' ? artifacts.path.bind(artifacts) : null;
  const served = await servePolicy(new DrivenPolicy({ lines, write: printJson, pictureFile }));
  try {
    const request = { policy: served.name, procedure, trace: options.trace === true };
    const runs = await runDocuments(configuration, [source], request, signal, report);
    if (signal.aborted) return INTERRUPTED;
    const results = runs.flatMap((run) => run.results);
    const failure = failureOf(runs);
    if (failure !== undefined && results.length === 0) throw failure;
    const paths = await writeReports(configuration, results, options.html ?? null);
    for (const result of results) {
      const { verdict, reward, explanation, steps, findings, trajectory, workflowId } = result;
      const path = paths.get(result) ?? null;
      const judged = { verdict, reward, explanation, steps, findings };
      printJson({ type: 'end', ...judged, trajectory, workflowId, report: path });
    }
    return exitCode(results);
  } finally {
    served.close();
  }
}

/** One program plays one episode at a time: the procedure must be clear before anything is started. */
async function procedureOf(source: string, wanted: string | undefined): Promise<string> {
  const { procedures } = await loadUsableDocument(source);
  const found = procedures.filter(({ id, title }) => wanted === undefined || id === wanted || title === wanted);
  const [first] = found;
  if (first !== undefined && found.length === 1) return first.id;
  const known = procedures.map(({ id, title }) => `${id} (${title})`).join(', ');
  const what = wanted === undefined ? 'several procedures: choose one by --procedure' : `no procedure "${wanted}"`;
  throw new AgentError('InvalidInput', `${source} has ${what}. It has: ${known}.`);
}
