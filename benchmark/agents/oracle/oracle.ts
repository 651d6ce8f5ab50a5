import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import { AgentError } from '../../../domain/errors.js';
import { sameLabel } from '../../../domain/labels.js';
import type { EpisodeTask } from '../../../domain/task.js';
import type { Agent } from '../agent.js';
import { play } from './player.js';
import { type OracleScript, proceduresIn, type ScriptedProcedure } from './script.js';

const SCRIPTS = new URL('./scripts/', import.meta.url);

/** Reads every stored script: one file a document, named by its number. */
export async function loadScripts(): Promise<readonly OracleScript[]> {
  const files = (await readdir(SCRIPTS)).filter((file) => file.endsWith('.ts')).sort();
  const modules = await Promise.all(
    files.map((file) => import(new URL(file, SCRIPTS).href) as Promise<{ readonly script: OracleScript }>),
  );
  return modules.map(({ script }) => script);
}

/** The agent that plays the stored script of the task's document. */
export function createOracle(scripts: readonly OracleScript[]): Agent {
  return {
    name: 'oracle',
    decide: ({ task, trajectory, observation }) => play(scriptFor(scripts, task), task, trajectory, observation),
  };
}

/** The part of the scripts that a task asks for; fails where none was written. */
function scriptFor(scripts: readonly OracleScript[], task: EpisodeTask): ScriptedProcedure {
  const { file, locale } = task.document;
  const document = basename(file).replace(/\.(?:en|zh)\.md$/, '');
  const script = scripts.find((one) => one.document === document);
  const known = script === undefined ? [] : proceduresIn(script, locale);
  const found = known.find(({ title }) => sameLabel(title, task.procedure.title));
  if (found === undefined)
    throw new AgentError('InvalidInput', `No script plays "${task.procedure.title}" of ${basename(file)}.`);
  return found;
}
