import { parseArgs } from 'node:util';

export interface CloudOptions {
  readonly apiPort: number;
  readonly consolePort: number;
  readonly accounts: number;
  readonly auditDelay: number;
  /** LookupEvents calls a second and account. */
  readonly lookupRate: number;
  readonly seed: string | undefined;
  /** Console release: `default`, or a day such as `2021-06-01`. */
  readonly release: string;
  readonly profile: 'empty' | 'crowded';
  /** Guided tours of the console on first visits; on for the crowded profile unless told otherwise. */
  readonly tour: boolean;
  /** Most milliseconds that lists and options of the console take on top of the call. */
  readonly consoleLatency: number;
  readonly adminToken: string | undefined;
  readonly stateFile: string | undefined;
  /** JSON list of console drift in force from the start. */
  readonly driftFile: string | undefined;
  /** Ends when standard input does, so that the cloud never outlives the process that started it. */
  readonly lifeline: boolean;
}

/** A mistake on the command line; the message says which. */
export class UsageError extends Error {}

/** Reads the command line. */
export function parseOptions(args: readonly string[]): CloudOptions {
  const { values } = parse(args);
  const profile = values.profile;
  if (profile !== 'empty' && profile !== 'crowded') {
    throw new UsageError(`--profile must be empty or crowded, not ${profile}`);
  }
  const tour = values.tour ?? (profile === 'crowded' ? 'on' : 'off');
  if (tour !== 'on' && tour !== 'off') throw new UsageError(`--tour must be on or off, not ${tour}`);
  if (values['admin-token'] === '') throw new UsageError('--admin-token must not be empty');
  return {
    apiPort: integer('--api-port', values['api-port'], 0, 65_535),
    consolePort: integer('--console-port', values['console-port'], 0, 65_535),
    accounts: integer('--accounts', values.accounts, 1, 10_000),
    auditDelay: integer('--audit-delay-ms', values['audit-delay-ms'], 0, 3_600_000),
    lookupRate: integer('--lookup-rate', values['lookup-rate'], 1, 1_000_000),
    seed: values.seed,
    release: values.release,
    profile,
    tour: tour === 'on',
    consoleLatency: integer('--console-latency-ms', values['console-latency-ms'], 0, 60_000),
    adminToken: values['admin-token'],
    stateFile: values['state-file'],
    driftFile: values.drift,
    lifeline: values.lifeline,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      strict: true,
      options: {
        'api-port': { type: 'string', default: '0' },
        'console-port': { type: 'string', default: '0' },
        accounts: { type: 'string', default: '4' },
        'audit-delay-ms': { type: 'string', default: '0' },
        'lookup-rate': { type: 'string', default: '2' },
        seed: { type: 'string' },
        tour: { type: 'string' },
        'console-latency-ms': { type: 'string', default: '0' },
        release: { type: 'string', default: 'default' },
        profile: { type: 'string', default: 'empty' },
        'admin-token': { type: 'string' },
        'state-file': { type: 'string' },
        drift: { type: 'string' },
        lifeline: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function integer(name: string, text: string, minimum: number, maximum: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < minimum || number > maximum) {
    throw new UsageError(`${name} must be a number from ${minimum} to ${maximum}, not ${text}`);
  }
  return number;
}
