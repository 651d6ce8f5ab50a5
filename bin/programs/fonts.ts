import { run } from './run.js';

const TIMEOUT_MS = 10_000;

/**
 * Whether the system can draw Chinese text. Without such a font, screenshots of consoles that bring no web font show boxes.
 *
 * @returns undefined where that cannot be told
 */
export async function hasChineseFont(): Promise<boolean | undefined> {
  try {
    return (await run('fc-list', [':lang=zh', 'family'], { timeoutMs: TIMEOUT_MS })).trim() !== '';
  } catch {
    return undefined;
  }
}
