/**
 * Walks of the corpus's core documents: a person's hands, scripted. Every label that a walk presses must stand in the document,
 * so that a walk proves what the document says and not what the console happens to show.
 */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from 'playwright';
import { CORPUS, coreDocuments, revisionDay } from '../../end-to-end/corpus.js';
import { browserOn } from '../browser-under-test.js';
import { assertQuiet, watch } from '../console-driver.js';
import { AccountUnderTest, ConsoleUnderTest, openContext } from '../console-support.js';

export type Language = 'en' | 'zh';

export interface Walk {
  readonly page: Page;
  readonly language: Language;
  readonly account: AccountUnderTest;
  /** A label, which the document must contain as it stands here. */
  says(label: string): string;
  /** Signs in and opens an address, which the document must contain unless told otherwise. */
  open(address: string, options?: { readonly inDocument?: boolean }): Promise<void>;
  /** Names of the successful write calls of the console since the sign-in, oldest first. */
  writes(): readonly string[];
  /** The same for read calls. */
  reads(): readonly string[];
  /** Prepares or reads the account through the API. */
  asRoot: AccountUnderTest['asRoot'];
}

export interface WalkOptions {
  /** Console release; the day of the document's own revision when left out. */
  readonly release?: string;
}

let accounts = 0;

/**
 * Declares the walks of one core document, a new account and browser profile each.
 *
 * @param id number of the document, such as `01`
 */
export function walkDocument(
  id: string,
  walks: Partial<Record<Language, (walk: Walk) => Promise<void>>>,
  options: WalkOptions = {},
): void {
  describe(`document ${id} can be done by hand`, function () {
    this.timeout(60_000);
    const cloud = new ConsoleUnderTest();
    const browser = browserOn(cloud, { when: existsSync(CORPUS) });

    for (const language of ['en', 'zh'] as const) {
      const steps = walks[language];
      if (!steps) continue;
      it(`in ${language}`, async () => {
        accounts += 1;
        const account = await AccountUnderTest.create(cloud, `19${String(accounts).padStart(14, '0')}`);
        const document = readDocument(id, language);
        cloud.console.setRelease(options.release ?? document.date, account.accountId);
        const context = await openContext(browser(), language);
        const seen = watch(context);
        try {
          await steps(await walkOf(await context.newPage(), language, account, document));
        } finally {
          await context.close();
        }
        assertQuiet(seen);
      });
    }
  });
}

interface CoreDocument {
  readonly file: string;
  readonly text: string;
  /** Day of the revision in the vendor's repository. */
  readonly date: string;
}

function readDocument(id: string, language: Language): CoreDocument {
  const path = coreDocuments([id]).find((name) => name.endsWith(`.${language}.md`));
  assert.ok(path, `the corpus has no document ${id} in ${language}`);
  const text = readFileSync(path, 'utf8');
  // Markdown escapes and marks do not belong to what a reader sees.
  return {
    file: basename(path),
    date: revisionDay(path),
    text: text
      .replace(/\\([^A-Za-z0-9\s])/g, '$1')
      .replace(/\*\*/g, '')
      .replace(/\s+/g, ' '),
  };
}

async function walkOf(
  page: Page,
  language: Language,
  account: AccountUnderTest,
  document: CoreDocument,
): Promise<Walk> {
  const notSignIn = (name: string) => name !== 'ConsoleSignin';
  return {
    page,
    language,
    account,
    says(label) {
      assert.ok(document.text.includes(label), `${document.file} does not say "${label}"`);
      return label;
    },
    async open(address, { inDocument = true } = {}) {
      if (inDocument) assert.ok(document.text.includes(address), `${document.file} does not link to ${address}`);
      await page.goto(await account.signInAddress(address));
    },
    writes: () => account.consoleCalls('Write').filter(notSignIn),
    reads: () => account.consoleCalls('Read'),
    asRoot: account.asRoot.bind(account),
  };
}
