import { AgentError, errorKind } from '../../domain/errors.js';
import { report } from '../commands/command.js';

/** Exit code where no claim about any document was possible. */
const NO_CLAIM = 3;

/** What is wrong with this installation says nothing about a document, and must not look like a finding. */
export function noClaim(error: unknown): number {
  if (!(error instanceof AgentError) || errorKind(error.name)?.category === 'input') throw error;
  report(`console-agent: ${error.message}`);
  return NO_CLAIM;
}
