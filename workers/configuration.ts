import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { AgentError } from '../domain/errors.js';
import type { CloudConfiguration } from '../domain/ports.js';

/**
 * Everything that differs between one installation and another. The embedded stack writes this file; a production
 * deployment mounts one.
 */
export const CONFIGURATION_VARIABLE = 'CONSOLE_AGENT_CONFIGURATION';

const configurationSchema = z.strictObject({
  temporal: z.strictObject({
    /** `host:port` of a server without TLS; null means what Temporal's own environment variables and profile say. */
    address: z.string().nullable(),
    namespace: z.string(),
    /** Base of links to runs; null when there is no UI. */
    uiUrl: z.string().nullable(),
  }),
  cloud: z.strictObject({
    regionId: z.string(),
    api: z.strictObject({ protocol: z.enum(['http', 'https']), endpoint: z.string().nullable() }),
    console: z.strictObject({
      federationUrl: z.url(),
      listener: z.string().nullable(),
      certificateKeyHash: z.string().nullable(),
      allowedHosts: z.array(z.string()).min(1),
      products: z.array(z.string()).nullable(),
    }),
    provisioner: z.strictObject({ pluginFolder: z.string().nullable(), stateUrl: z.string() }),
    audit: z.strictObject({ visibilityDelayMs: z.number().min(0), pollIntervalMs: z.number().min(1) }),
  }) satisfies z.ZodType<CloudConfiguration>,
  policyServerUrl: z.url(),
  /** Hosts, other than this machine's own, of policy servers that a run may name by `remote:<url>`. */
  remotePolicyHosts: z.array(z.string()).default([]),
  artifactsFolder: z.string(),
  secretsFolder: z.string(),
  /** What browser workers claimed before doing it; shared by all of them. */
  claimsFolder: z.string(),
  programs: z.strictObject({ pulumi: z.string(), chromium: z.string() }),
  /** Pre-built workflow bundle; null bundles at start, which takes seconds. */
  workflowBundle: z.string().nullable(),
});

export type Configuration = z.infer<typeof configurationSchema>;

/** Reads and checks the configuration file. Fails with InvalidInput that names file and field. */
export async function readConfiguration(path = process.env[CONFIGURATION_VARIABLE]): Promise<Configuration> {
  if (path === undefined || path === '') {
    throw new AgentError(
      'InvalidInput',
      `No configuration: set ${CONFIGURATION_VARIABLE} to the path of a configuration file.`,
    );
  }
  let content: unknown;
  try {
    content = JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw new AgentError('InvalidInput', `The configuration file ${path} cannot be read as JSON.`, {}, error);
  }
  const parsed = configurationSchema.safeParse(content);
  if (!parsed.success) {
    throw new AgentError('InvalidInput', `The configuration file ${path} is wrong:\n${z.prettifyError(parsed.error)}`);
  }
  return parsed.data;
}
