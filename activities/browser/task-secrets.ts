import { createHmac } from 'node:crypto';
import { placeholdersIn, type TaskSecret, taskSecrets } from '../../domain/binding/secret-values.js';
import { AgentError } from '../../domain/errors.js';
import { sameLabel } from '../../domain/labels.js';
import type { EpisodeTask } from '../../domain/task.js';
import type { Redactor } from './redact.js';

/** The field that a text goes into. */
export interface SecretField {
  readonly name: string;
  /** It shows dots in place of letters. */
  readonly concealed: boolean;
}

/** Knows the values that stand behind the placeholders of a task; nothing but the typing hands gets them. */
export class TaskSecrets {
  readonly #secrets: readonly TaskSecret[];

  /**
   * @param key a key that no history holds, such as the account's; the values come from it, so that they need no storing
   * @param leaseId makes the values of one lease differ from another's
   */
  constructor(
    task: EpisodeTask,
    key: string,
    leaseId: string,
    private readonly redactor: Redactor,
  ) {
    this.#secrets = taskSecrets(task, createHmac('sha256', key).update(`task-secrets/${leaseId}`).digest('hex'));
    for (const { value, placeholder } of this.#secrets) redactor.add(value, placeholder);
  }

  /**
   * The text to type for a text of the agent. A secret goes only into a field that the task has it for, or that hides what is
   * typed, and what is typed there is a secret from then on, whoever made it up.
   *
   * Fails with ActionForbidden for any other field, and with ElementUnsuitable for a secret that the task does not have.
   */
  reveal(text: string, field: SecretField): string {
    let result = text;
    for (const placeholder of placeholdersIn(text)) {
      const secret = this.#secrets.find((one) => one.placeholder === placeholder);
      if (secret === undefined) {
        const known = this.#secrets.map((one) => one.placeholder).join(', ') || 'none';
        throw new AgentError('ElementUnsuitable', `The task has no secret ${placeholder}; it has: ${known}.`);
      }
      if (!field.concealed && !secret.labels.some((label) => sameLabel(label, field.name))) {
        throw new AgentError(
          'ActionForbidden',
          `${placeholder} goes into ${secret.labels.join(', ')}, not into "${field.name}".`,
        );
      }
      // By a function: in a replacement that is a text, `$` has a meaning of its own.
      result = result.replaceAll(placeholder, () => secret.value);
    }
    if (field.concealed) this.redactor.add(result);
    return result;
  }
}
