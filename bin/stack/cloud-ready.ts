import { z } from 'zod';
import { productOfHost } from '../../domain/consoles.js';
import type { ProvisionerConfiguration } from '../../domain/ports.js';
import type { Configuration } from '../../workers/configuration.js';

/** What the local cloud prints when it listens. */
const cloudReadySchema = z.object({
  apiEndpoint: z.string(),
  consoleListener: z.string(),
  certificateKeyHash: z.string(),
  federationUrl: z.string(),
  regionId: z.string(),
  products: z.array(z.string()),
  accounts: z
    .array(
      z.object({
        accountId: z.string(),
        accessKeyId: z.string(),
        accessKeySecret: z.string(),
        episodeRoleArn: z.string(),
      }),
    )
    .min(1),
  adminToken: z.string(),
});

export type CloudReady = z.infer<typeof cloudReadySchema>;

export function parseCloudReady(line: unknown): CloudReady {
  const parsed = cloudReadySchema.safeParse(line);
  if (!parsed.success) throw new Error(`The local cloud's ready line is wrong:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** The vendor's domains: a browser in the stack reaches these, all of them served by the local cloud, and no others. */
const ALLOWED_HOSTS = ['aliyun.com', 'alibabacloud.com', 'aliyuncs.com', 'alicdn.com'];
/** Half a second between queries is the vendor's limit of two a second. */
const POLL_INTERVAL_MS = 500;
/** On top of the delay that the cloud was started with: time to write and index an event. */
const AUDIT_MARGIN_MS = 2_000;

/** How the product reaches the local cloud: the same values a production installation has, with other addresses. */
export function cloudConfiguration(
  ready: CloudReady,
  auditDelayMs: number,
  provisioner: ProvisionerConfiguration,
): Configuration['cloud'] {
  return {
    regionId: ready.regionId,
    api: { protocol: 'http', endpoint: ready.apiEndpoint },
    console: {
      federationUrl: ready.federationUrl,
      listener: ready.consoleListener,
      certificateKeyHash: ready.certificateKeyHash,
      allowedHosts: ALLOWED_HOSTS,
      // The cloud names its consoles by host; the product names products by their API.
      products: ready.products.map((label) => productOfHost(label) ?? label),
    },
    provisioner,
    audit: { visibilityDelayMs: auditDelayMs + AUDIT_MARGIN_MS, pollIntervalMs: POLL_INTERVAL_MS },
  };
}
