import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import type { ElementRole } from '../../domain/observation.js';
import { CORPUS, corpusTask, isCorpusHere } from './corpus-tasks.js';
import { type Control, FakeBrowser } from './fake-console.js';
import { runEpisode } from './run-episode.js';

const ROLES: readonly ElementRole[] = [
  'button',
  'link',
  'navigation',
  'tab',
  'textbox',
  'combobox',
  'checkbox',
  'radio',
  'option',
  'clickable',
];
const NAMES = [
  'OK',
  'Confirm',
  'Cancel',
  'Delete',
  'More',
  'Next',
  'Search',
  'Region',
  'Users',
  'Name',
  '确定',
  '用户',
  '下一步',
];
/** Longest a document with dozens of fields may take to find that none of them is there. */
const LIMIT = 150;

/** A page on which nothing ever changes, whatever is pressed. */
const deadPage = fc.array(
  fc.record({
    role: fc.constantFrom(...ROLES),
    name: fc.constantFrom(...NAMES),
    states: fc.subarray(['required', 'disabled', 'invalid', 'offscreen', 'expanded'] as const),
    group: fc.subarray(['Dialog', 'Users', 'row']),
    column: fc.constantFrom(null, 'Actions'),
    options: fc.constant([] as string[]),
  }),
  { maxLength: 15 },
);

function browserOf(controls: readonly Control[]): FakeBrowser {
  return new FakeBrowser(() => ({
    url: 'https://ram.console.aliyun.com/',
    title: 'Page',
    controls,
    texts: ['No data'],
    dialogs: controls.some((control) => control.group?.includes('Dialog') === true)
      ? [{ kind: 'dialog', title: 'Dialog', text: '' }]
      : [],
    settled: controls.length % 3 !== 0,
  }));
}

describe('ranker on pages where nothing works', () => {
  before(function () {
    if (!isCorpusHere) this.skip();
  });

  it('ends every document of the corpus', async () => {
    for (const name of readdirSync(CORPUS).filter((file) => file.endsWith('.md'))) {
      await runEpisode(corpusTask(name), browserOf([{ role: 'button', name: 'Delete' }]), LIMIT);
    }
  });

  it('ends whatever the page shows, and never presses what destroys', async () => {
    const task = corpusTask('10-ram-disable-an-accesskey-pair.en.md', {
      userName: 'ca-1-user',
      accessKeyId: 'LTAI5t000',
    });
    const form = corpusTask('09-ram-create-a-ram-user.en.md');
    await fc.assert(
      fc.asyncProperty(deadPage, fc.boolean(), async (controls, isForm) => {
        const browser = browserOf(controls);
        const { records } = await runEpisode(isForm ? form : task, browser, LIMIT);
        const pressed = records.flatMap(({ outcome }) => (outcome.status === 'landed' ? [outcome.target?.name] : []));
        assert.ok(!pressed.includes('Delete'), 'Delete was pressed');
      }),
      { numRuns: 60 },
    );
  });
});
