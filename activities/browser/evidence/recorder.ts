import type { BrowserContext } from 'playwright';
import type { ArtifactRef } from '../../../domain/artifact.js';
import type { ServerAnswer, StepEvidence } from '../../../domain/trajectory.js';
import { type ArtifactStore, artifactRef } from '../../artifacts/store.js';
import type { Redactor } from '../redact.js';
import { ConsoleErrors, shorten } from './console-errors.js';
import { harOf } from './har.js';
import { type Exchange, isAborted, isWrite, NetworkRecorder } from './network-recorder.js';
import { maskUrl } from './secret-names.js';

/** Answers told in the trajectory itself; the archive holds all. */
const MOST_ANSWERS = 8;
const URL_SHOWN = 200;

/** Evidence of a step before the times are known, and the archive still to be stored. */
export interface TakenEvidence extends Omit<StepEvidence, 'timings'> {
  /** Stores the archive; at once when there is none. */
  readonly store: (artifacts: ArtifactStore) => Promise<unknown>;
}

/** Collects what a page does behind what it shows: its requests, and the errors on its console. */
export class EvidenceRecorder {
  readonly #network: NetworkRecorder;
  readonly #console: ConsoleErrors;

  constructor(context: BrowserContext) {
    this.#network = new NetworkRecorder(context);
    this.#console = new ConsoleErrors(context);
  }

  /** Records from now on; idempotent. Not before the sign-in, whose requests carry secrets. */
  start(): void {
    this.#network.start();
  }

  /** Records nothing until the next start, for a sign-in in mid-episode. */
  stop(): void {
    this.#network.stop();
  }

  /** What came since the last call, masked. The reference holds as soon as `store` has ended. */
  take(redactor: Redactor): TakenEvidence {
    const recorded = this.#network.take();
    const consoleErrors = this.#console.take().map((text) => shorten(redactor.text(text)));
    const answers = tellAnswers(recorded.exchanges, redactor);
    if (recorded.exchanges.length === 0) return { har: null, answers, consoleErrors, store: async () => undefined };
    const bytes = Buffer.from(JSON.stringify(harOf(recorded, redactor)));
    const har: ArtifactRef = artifactRef(bytes, 'application/json');
    return { har, answers, consoleErrors, store: (artifacts) => artifacts.put(bytes, har.mediaType) };
  }
}

/** Writes and failures in order of time; when there are too many, refused writes go before other ones. */
function tellAnswers(exchanges: readonly Exchange[], redactor: Redactor): readonly ServerAnswer[] {
  return exchanges
    .filter((exchange) => isWrite(exchange) || isRefused(exchange))
    .map((exchange) => ({ exchange, rank: (isRefused(exchange) ? 0 : 1) + (isWrite(exchange) ? 0 : 1) }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MOST_ANSWERS)
    .sort((one, other) => one.exchange.startedAt - other.exchange.startedAt)
    .map(({ exchange }) => ({
      method: exchange.method,
      url: maskUrl(exchange.url, redactor).slice(0, URL_SHOWN),
      status: exchange.answer?.status ?? 0,
      code: exchange.answer?.code === undefined ? null : exchange.answer.code && redactor.text(exchange.answer.code),
    }));
}

function isRefused({ answer, failure }: Exchange): boolean {
  if (answer !== null) return answer.status >= 400 || answer.code !== null;
  return failure !== null && !isAborted(failure);
}
