import { AgentError } from '../../../domain/errors.js';
import { regionForms, regionName } from '../../../domain/regions.js';
import type { EpisodeTask } from '../../../domain/task.js';
import type { Text } from './script.js';

/**
 * What a text of a script stands for in a task.
 *
 * @returns the text itself first, then other forms under which a console may show the same thing
 * @throws AgentError InvalidInput when it names a value that the task does not bind and gives no other text
 */
export function formsOf(text: Text, task: EpisodeTask): readonly [string, ...string[]] {
  if (typeof text === 'string') return [text];
  if ('made' in text) return [`${task.namePrefix}-${text.made}`];
  if ('join' in text) return [text.join.map((part) => textOf(part, task)).join('')];
  if ('region' in text) {
    return text.region === 'id'
      ? [task.regionId]
      : [regionName(task.regionId, task.document.locale), ...regionForms(task.regionId)];
  }
  const bound = task.values.find(({ label }) => label === text.value);
  if (bound !== undefined) return [bound.value, ...bound.alsoShownAs];
  if (text.or !== undefined) return formsOf(text.or, task);
  const known = task.values.map(({ label }) => label).join(', ');
  throw new AgentError(
    'InvalidInput',
    `${task.document.file}: no value is bound to "${text.value}"; there are: ${known || 'none'}.`,
  );
}

export function textOf(text: Text, task: EpisodeTask): string {
  return formsOf(text, task)[0];
}
