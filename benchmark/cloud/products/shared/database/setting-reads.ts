import type { Attributes, OperationContext, OperationSpec } from '../../../spec/index.js';

/**
 * Reads of settings that never differ from what a new instance has: action → answer, besides what `instance` answers of the
 * instance that the parameter `id` names.
 */
export function settingReads(
  settings: Readonly<Record<string, Attributes>>,
  id: string,
  instance: (context: OperationContext) => Attributes,
): Readonly<Record<string, OperationSpec>> {
  return Object.fromEntries(
    Object.entries(settings).map(([action, answer]): [string, OperationSpec] => [
      action,
      {
        kind: 'custom',
        access: 'read',
        source: 'provider',
        parameters: { [id]: { type: 'string', required: true } },
        handler: (context) => ({ ...instance(context), ...answer }),
      },
    ]),
  );
}
