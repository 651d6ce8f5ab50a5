import { chromium } from './chromium.js';
import type { FoundProgram, Program, ProgramName } from './program.js';
import { pulumi } from './pulumi.js';
import { ensureProgram, type ResolveOptions } from './resolve.js';
import { temporal } from './temporal.js';

export type { FoundProgram, ProgramName } from './program.js';

/** Every program that the product needs. */
export const PROGRAMS: readonly Program[] = [temporal, pulumi, chromium];

/**
 * Finds or fetches all programs, side by side.
 *
 * @returns path of each executable
 * @throws AgentError ProgramMissing for the first that cannot be had
 */
export async function ensurePrograms(options: ResolveOptions): Promise<Readonly<Record<ProgramName, FoundProgram>>> {
  const [foundTemporal, foundPulumi, foundChromium] = await Promise.all([
    ensureProgram(temporal, options),
    ensureProgram(pulumi, options),
    ensureProgram(chromium, options),
  ]);
  return { temporal: foundTemporal, pulumi: foundPulumi, chromium: foundChromium };
}
