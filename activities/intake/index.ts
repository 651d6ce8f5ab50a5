import { z } from 'zod';
import { AgentError } from '../../domain/errors.js';
import { assertPolicyAllowed } from '../../domain/policy-name.js';
import type { CloudConfiguration } from '../../domain/ports.js';
import { verifyDocumentInput } from '../../domain/schemas/workflow-input.js';
import type { IntakeActivities } from './contract.js';

/** @param remotePolicyHosts hosts other than this machine's own that a `remote:` policy may name */
export function createIntakeActivities(
  cloud: CloudConfiguration,
  remotePolicyHosts: readonly string[] = [],
): IntakeActivities {
  return {
    async acceptVerification(input) {
      const parsed = verifyDocumentInput.safeParse(input);
      if (!parsed.success) {
        throw new AgentError(
          'InvalidInput',
          `The input of verifyDocument is not usable: ${z.prettifyError(parsed.error)}\n` +
            'Give one JSON object such as {"document": "docs/create-a-ram-user.md"}.',
        );
      }
      assertPolicyAllowed(parsed.data.policy, remotePolicyHosts);
      const { procedure, ...rest } = parsed.data;
      return {
        ...rest,
        procedure: procedure ?? null,
        settings: {
          regionId: cloud.regionId,
          auditDelayMs: cloud.audit.visibilityDelayMs,
          auditPollMs: cloud.audit.pollIntervalMs,
        },
      };
    },
  };
}
