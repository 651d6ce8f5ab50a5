import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type ArtifactStore, FolderArtifactStore } from '../../activities/artifacts/store.js';
import { resultsJson } from '../../activities/reports/json.js';
import { renderTerminal } from '../../activities/reports/terminal.js';
import { readTrajectory } from '../../activities/trajectory/read.js';
import type { ProcedureResult } from '../../domain/outcome.js';
import type { Configuration } from '../../workers/configuration.js';
import { printJson, report } from '../commands/command.js';
import type { DocumentRun } from './run-documents.js';

export interface OutputOptions {
  readonly json: boolean;
  /** A file when there is one result, otherwise a folder; null puts reports beside the artifacts. */
  readonly html: string | null;
}

/** Writes the HTML reports where a person finds them, and prints the results on stdout. */
export async function printRuns(
  configuration: Configuration,
  runs: readonly DocumentRun[],
  options: OutputOptions,
): Promise<void> {
  const results = runs.flatMap((run) => run.results);
  const paths = await writeReports(configuration, results, options.html);
  if (options.json) {
    printJson(resultsJson(results.map((result) => ({ result, reportPath: paths.get(result) ?? null }))));
    return;
  }
  const links = new Map(runs.flatMap((run) => run.results.map((result) => [result, run.link] as const)));
  process.stdout.write(
    `${renderTerminal(results, {
      colour: process.stdout.isTTY === true,
      reportPath: (result) => paths.get(result) ?? null,
      runLink: (result) => links.get(result) ?? null,
    })}\n`,
  );
}

/** Writes a Playwright trace beside the report, where the episode kept one. */
async function writeTrace(artifacts: ArtifactStore, result: ProcedureResult, path: string): Promise<void> {
  const trajectory = result.trajectory === null ? null : await readTrajectory(artifacts, result.trajectory);
  const trace = trajectory?.trace ?? null;
  if (trace === null) return;
  if ('refused' in trace) {
    report(`no trace of ${result.procedure}: ${trace.refused}`);
    return;
  }
  await writeFile(path, await artifacts.get(trace.artifact));
  report(`trace of ${result.procedure}: ${path} (npx playwright show-trace opens it)`);
}

/** Writes the HTML reports; gives the place of each result's. */
export async function writeReports(
  configuration: Configuration,
  results: readonly ProcedureResult[],
  html: string | null,
): Promise<ReadonlyMap<ProcedureResult, string>> {
  const artifacts = new FolderArtifactStore(configuration.artifactsFolder);
  const folder = html === null ? join(dirname(configuration.artifactsFolder), 'reports') : resolve(html);
  const paths = new Map<ProcedureResult, string>();
  for (const result of results) {
    if (result.report === null) continue;
    const oneFile = html !== null && results.length === 1 && /\.html?$/i.test(html);
    const path = oneFile
      ? folder
      : join(folder, `${result.workflowId.replace(/^verify\//, '').replace(/\//g, '.')}.html`);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, await artifacts.get(result.report));
    await writeTrace(artifacts, result, path.replace(/\.html?$/i, '.trace.zip'));
    paths.set(result, path);
  }
  return paths;
}
