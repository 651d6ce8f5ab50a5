/**
 * What differs between one cloud and another, as configuration. The local cloud and Alibaba Cloud are both just values
 * of these types; no code asks which of the two it talks to.
 */

export interface CloudConfiguration {
  /** Region that is used when a document names none, such as `cn-hangzhou`. */
  readonly regionId: string;
  readonly api: ApiConfiguration;
  readonly console: ConsoleConfiguration;
  readonly provisioner: ProvisionerConfiguration;
  readonly audit: AuditConfiguration;
}

export interface ApiConfiguration {
  readonly protocol: 'http' | 'https';
  /** One `host:port` that answers for every product; null means the public endpoint of each product. */
  readonly endpoint: string | null;
}

export interface ConsoleConfiguration {
  /** Where credentials become a browser session, such as `https://signin.aliyun.com/federation`. */
  readonly federationUrl: string;
  /** `host:port` that takes every vendor host's TLS connections; null means ordinary name resolution. */
  readonly listener: string | null;
  /** Base64 SHA-256 of the certificate's public key to accept; null means ordinary verification. */
  readonly certificateKeyHash: string | null;
  /** Host suffixes a browser may reach, such as `aliyun.com`. Everything else is blocked. */
  readonly allowedHosts: readonly string[];
  /** Codes of the products that have a console there; null when every product has. */
  readonly products: readonly string[] | null;
}

export interface ProvisionerConfiguration {
  /** Folder with an executable `pulumi-resource-alicloud`; null means the plugin that Pulumi installs itself. */
  readonly pluginFolder: string | null;
  /** Where stack state lives, such as `file:///var/lib/console-agent/pulumi` or `oss://bucket`. */
  readonly stateUrl: string;
}

export interface AuditConfiguration {
  /** Longest time until an event can be found, milliseconds (vendor's documents: 10 minutes). */
  readonly visibilityDelayMs: number;
  /** Time between two queries of one poll, milliseconds (vendor's limit: 2 queries a second an account). */
  readonly pollIntervalMs: number;
}

/** Credentials of one principal. Lives in the secret store and in memory; never in history, logs, prompts or reports. */
export interface Credentials {
  readonly accessKeyId: string;
  readonly accessKeySecret: string;
  readonly securityToken?: string;
}

/** How browser sessions of a console begin, and how one that is over is known. */
export interface SignInPort {
  /** An address that signs a browser in once and leads to the page wanted. The same episode is the same principal again. */
  begin(wanted: SignInRequest, signal: AbortSignal): Promise<SignInAddress>;
  /** Whether this is where the console sends somebody who is signed out. */
  isSignInPage(address: URL): boolean;
}

export interface SignInRequest {
  readonly accountId: string;
  readonly roleArn: string;
  readonly episodeId: string;
  /** Page to land on. */
  readonly destination: string;
}

export interface SignInAddress {
  /** Opens the console once, soon after it was given. */
  readonly url: string;
  /** `role:session`, as the audit log names the session's principal. */
  readonly userName: string;
  /** Values that must never leave the session. */
  readonly secrets: readonly string[];
}
