import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Browser } from 'playwright';
import { parseDocument } from '../../../activities/documents/parse.js';
import { consoleStartUrl } from '../../../domain/consoles.js';
import { AccountUnderTest, type ConsoleUnderTest, openContext } from '../console-support.js';
import { CORE_EVENTS, containsInOrder, QUERIES } from './core-events.js';
import { type Following, followLiterally } from './follower.js';
import { PREREQUISITES } from './prerequisites.js';

export interface Attempt extends Following {
  readonly document: string;
  readonly release: string;
  readonly seed: number;
  /** The audit log holds what the document promises. */
  readonly succeeded: boolean;
}

let accounts = 0;

/** Follows one core document on a console release, in an account of its own that holds what the document presupposes. */
export async function attempt(
  cloud: ConsoleUnderTest,
  browser: Browser,
  file: string,
  release: string,
  seed: number,
): Promise<Attempt> {
  accounts += 1;
  const account = await AccountUnderTest.create(cloud, `18${String(accounts).padStart(14, '0')}`);
  cloud.console.setRelease(release, account.accountId);
  const name = basename(file);
  const id = name.slice(0, 2);
  await PREREQUISITES[id]?.(account, `${accounts}`);
  const document = parseDocument(file, readFileSync(file, 'utf8'));
  const context = await openContext(browser, document.locale);
  context.setDefaultTimeout(2_000);
  try {
    const page = await context.newPage();
    await page.goto(await account.signInAddress(consoleStartUrl(document) ?? 'https://home.console.aliyun.com/'));
    // The first procedure is the document's own; later ones describe further work with its result.
    const [procedure] = document.procedures;
    if (!procedure) throw new Error(`${name} describes no procedure.`);
    let values = 0;
    const following = await followLiterally(page, procedure, () => {
      values += 1;
      return `text${seed}${accounts}${values}`;
    });
    return { document: name, release, seed, succeeded: isDone(id, account), ...following };
  } finally {
    await context.close();
  }
}

function isDone(id: string, account: AccountUnderTest): boolean {
  const query = QUERIES[id];
  if (query)
    return account.consoleEvents('LookupEvents').some((event) => query.test(JSON.stringify(event.requestParameters)));
  const wanted = CORE_EVENTS[id] ?? [];
  return wanted.length > 0 && containsInOrder(account.consoleCalls('Write'), wanted);
}
