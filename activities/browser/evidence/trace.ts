import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright';
import type { TraceEvidence } from '../../../domain/trajectory.js';
import type { ArtifactStore } from '../../artifacts/store.js';
import { withDeadline } from '../deadline.js';
import type { Redactor } from '../redact.js';
import { redactTrace } from './trace-redaction.js';

const START_MS = 10_000;
const STOP_MS = 60_000;
/** Redacting holds the whole trace in memory, several times over. */
const LARGEST_BYTES = 32 * 1024 * 1024;

/**
 * A Playwright trace of an episode: what each page was, at each action, to open in Playwright's trace viewer. A trace
 * holds pages and requests as they are, so it starts after the sign-in, takes no pictures, and is redacted as a whole
 * before it is stored (`trace-redaction.ts`). It is lost with the worker, and never stands in the way of an episode.
 */
export class EpisodeTrace {
  private constructor(
    private readonly context: BrowserContext,
    private readonly home: string,
  ) {}

  /** @param home folder that goes with the browser: the trace lies in it while its secrets are not yet masked */
  static async start(context: BrowserContext, home: string): Promise<EpisodeTrace> {
    await withDeadline(context.tracing.start({ screenshots: false, snapshots: true }), START_MS, 'starting a trace');
    return new EpisodeTrace(context, home);
  }

  /** Ends the trace and stores it without secrets, or says why it was not kept. */
  async finish(artifacts: ArtifactStore, redactor: Redactor): Promise<TraceEvidence> {
    const folder = await mkdtemp(join(this.home, 'trace-'));
    try {
      const path = join(folder, 'trace.zip');
      await withDeadline(this.context.tracing.stop({ path }), STOP_MS, 'ending the trace');
      const { size } = await stat(path);
      if (size > LARGEST_BYTES) return { refused: `The trace of ${size} bytes is larger than ${LARGEST_BYTES}.` };
      const redacted = await redactTrace(await readFile(path), redactor);
      if (!redacted.clean) return { refused: redacted.why };
      return { artifact: await artifacts.put(redacted.zip, 'application/zip') };
    } catch (error) {
      const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
      return { refused: `The trace could not be kept: ${redactor.text(message)}` };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}
