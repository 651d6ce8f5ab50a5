import type { OperationHandler } from '../../spec/handler.js';
import type { Source } from '../../spec/labels.js';
import type { CustomOperation, ParameterSpec } from '../../spec/operation.js';

/** An operation whose answer a handler computes, in one line. */
export function custom(
  access: 'read' | 'write',
  source: Source,
  handler: OperationHandler,
  parameters: Readonly<Record<string, ParameterSpec>> = {},
): CustomOperation {
  return { kind: 'custom', access, source, handler, parameters };
}

/** Parameters that must be given, all of them texts. */
export function needed(...names: readonly string[]): Readonly<Record<string, ParameterSpec>> {
  return Object.fromEntries(names.map((name) => [name, { type: 'string', required: true }]));
}
