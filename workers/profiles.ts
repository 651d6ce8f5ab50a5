/**
 * Which activities a worker process serves. Each is imported only by the process that needs it: a browser worker does
 * not load the Pulumi engine, and a provisioning worker does not load Playwright.
 */
export const PROFILES = ['orchestrator', 'provisioning', 'browser', 'reward', 'policy'] as const;
export type Profile = (typeof PROFILES)[number];

export function isProfile(name: string): name is Profile {
  return PROFILES.some((profile) => profile === name);
}
