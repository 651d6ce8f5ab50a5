import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright';

/** Chromium of this machine, from the setting or from PATH; undefined where there is none and the test must skip. */
export function chromiumPath(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  if (environment.CONSOLE_AGENT_CHROMIUM) return environment.CONSOLE_AGENT_CHROMIUM;
  const folders = (environment.PATH ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) =>
    ['chromium', 'chromium-browser', 'google-chrome'].map((name) => join(folder, name)),
  );
  return candidates.find((candidate) => existsSync(candidate));
}

export interface VendorHosts {
  /** Port of the local console's TLS listener on the loopback interface. */
  readonly port: number;
  /** Base64 SHA-256 of its public key. */
  readonly certificateKeyHash: string;
}

/** Starts a browser that finds every host name at the local console, and trusts its certificate only. */
export async function launchChromium(executablePath: string, hosts: VendorHosts): Promise<Browser> {
  return await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--disable-quic',
      `--host-resolver-rules=MAP * 127.0.0.1:${hosts.port}`,
      `--ignore-certificate-errors-spki-list=${hosts.certificateKeyHash}`,
    ],
  });
}
