/** What the user asked of `verify`. */
export interface VerifyOptions {
  readonly json: boolean;
  /** Where to write the HTML report: a file for one procedure, otherwise a folder. */
  readonly html: string | null;
  readonly policy: string;
  /** File with the drift to apply to the embedded cloud. */
  readonly drift: string | null;
  readonly dryRun: boolean;
}
