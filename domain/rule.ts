import type { AuditRule, EventPattern, ParameterConstraint } from './audit.js';
import { type ConsoleOperation, consoleOperation, type OperationParameter } from './operations.js';
import { instructionsInOrder } from './procedure.js';
import type { EpisodeTask, ValueBinding } from './task.js';

/**
 * Derives what the audit log must show when a bound task was done.
 *
 * Every event pattern holds at least one value that only this lease uses, so that an event of another run can never
 * satisfy it. An operation that cannot be pinned down like that is left out.
 *
 * @returns null when the procedure names no operation that is known and can be pinned down
 */
export function deriveRule(task: EpisodeTask): AuditRule | null {
  const named = task.procedure.operations.flatMap((name) => consoleOperation(name) ?? []);
  const performed = withoutReplaced(named.filter((operation) => isAsked(operation, task)));
  const patterns = performed.flatMap((operation) => eventPattern(operation, task) ?? []);
  if (patterns.length === 0) return null;
  return { version: 1, all: patterns, derivedFrom: patterns.map((pattern) => pattern.event) };
}

/** Texts that say what the procedure does: titles, controls acted on, and chosen values. */
function statements(task: EpisodeTask): readonly string[] {
  const controls = instructionsInOrder(task.procedure).flatMap((instruction) =>
    instruction.labels.filter((label) => label.role === 'target').map((label) => label.text),
  );
  const values = task.values.flatMap((binding) => [binding.label, binding.value]);
  return [task.procedure.title, task.document.title, ...controls, ...values];
}

function isAsked(operation: ConsoleOperation, task: EpisodeTask): boolean {
  return statements(task).some((text) => operation.asked.test(text));
}

function withoutReplaced(operations: readonly ConsoleOperation[]): readonly ConsoleOperation[] {
  const replaced = new Set(operations.map((operation) => operation.replaces));
  return operations.filter((operation) => !replaced.has(operation.name));
}

function eventPattern(operation: ConsoleOperation, task: EpisodeTask): EventPattern | null {
  const where: ParameterConstraint[] = [];
  let leaseSpecific = false;
  for (const parameter of operation.parameters) {
    const value = expectedValue(parameter, task);
    if (value !== null) where.push({ parameter: parameter.name, equals: value });
    else if (parameter.required) return null;
    leaseSpecific ||= value !== null && parameter.from.kind === 'value';
  }
  if (!leaseSpecific) return null;
  return { service: operation.service, event: operation.name, rw: operation.rw, where };
}

function expectedValue(parameter: OperationParameter, task: EpisodeTask): string | null {
  const { from } = parameter;
  if (from.kind === 'value') {
    for (const binding of task.values) {
      if (binding.secret === true || !from.labels.test(binding.label)) continue;
      const value = [binding.value, ...binding.alsoShownAs].find(
        (text) => isLeaseSpecific(binding, text, task) && (from.identifier?.test(text) ?? true),
      );
      if (value !== undefined) return value;
    }
    return null;
  }
  // The title says what the whole procedure does; single controls may also undo it ("to re-enable, click Enable"); a text that says both says nothing.
  for (const text of statements(task)) {
    const [choice, other] = from.choices.filter((candidate) => candidate.words.test(text));
    if (choice !== undefined && other === undefined) return choice.value;
  }
  return null;
}

function isLeaseSpecific(binding: ValueBinding, text: string, task: EpisodeTask): boolean {
  return binding.source === 'lease' || binding.source === 'resource' || text.includes(task.namePrefix);
}
