import assert from 'node:assert/strict';
import fc from 'fast-check';
import { parseDocument } from '../../activities/documents/parse.js';
import { labelsOfDocument } from '../../domain/describe-document.js';
import { AgentError } from '../../domain/errors.js';
import { instructionsInOrder, type ParsedDocument } from '../../domain/procedure.js';
import { corpusDocument, manifest, requireCorpus, shippedDocument } from './corpus.js';

/** Text of a source as a person reads it: without markup and escapes. */
function readable(source: string): string {
  return source
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/&gt;/g, '>')
    .replace(/&lt;/g, '<')
    .replace(/&amp;/g, '&')
    .replace(/[*`\s]+/g, '');
}

/** Every label stands at its place in the source. Icons have no words there but their own markup. */
function assertLabelsStand(document: ParsedDocument): void {
  const lines = document.source.split('\n');
  for (const label of labelsOfDocument(document)) {
    const rest = lines[label.line - 1]?.slice(label.column - 1) ?? '';
    if (/^(?:!\[|<img\b)/.test(rest)) continue;
    const found = readable(`${rest}\n${lines[label.line] ?? ''}`);
    const words = readable(label.text).slice(0, 40);
    assert.ok(
      found.startsWith(words),
      `${document.file}:${label.line}:${label.column} "${label.text}" is not "${rest.slice(0, 60)}"`,
    );
  }
}

function assertIdsUnique(document: ParsedDocument): void {
  const ids = document.procedures.flatMap(instructionsInOrder).map((instruction) => instruction.id);
  assert.equal(new Set(ids).size, ids.length, document.file);
  const procedures = document.procedures.map((procedure) => procedure.id);
  assert.equal(new Set(procedures).size, procedures.length, document.file);
}

const NAME = fc
  .array(
    fc.constantFrom('Create', 'Security', 'Group', 'IP', '2nd', '用户', '安全组', 'a*b', 'x_y', '(MFA)', '<key>'),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
  .map((words) => words.join(' '));
const escapeMarkup = (text: string): string => text.replace(/[\\*_<>()[\]|]/g, (character) => `\\${character}`);
const SENTENCE = fc.oneof(
  NAME.map((name) => `Click **${escapeMarkup(name)}**.`),
  fc
    .tuple(NAME, NAME)
    .map(([a, b]) => `In the left-side navigation pane, choose **${escapeMarkup(a)}** \\> **${escapeMarkup(b)}**.`),
  fc.tuple(NAME, NAME).map(([a, b]) => `Select **${escapeMarkup(a)}** or **${escapeMarkup(b)}**.`),
  fc.tuple(NAME, NAME).map(([a, b]) => `在**${escapeMarkup(a)}**页面，单击**${escapeMarkup(b)}**。`),
  NAME.map((name) => `Enter a name in the **${escapeMarkup(name)}** field.`),
);

describe('parsing', () => {
  it('finds every generated label at its place', () => {
    fc.assert(
      fc.property(fc.array(SENTENCE, { minLength: 1, maxLength: 6 }), (sentences) => {
        const source = `# T\n\n${sentences.map((sentence, index) => `${index + 1}.  ${sentence}`).join('\n\n')}\n`;
        const document = parseDocument('generated.md', source);
        assertLabelsStand(document);
        assertIdsUnique(document);
        const bold = source.match(/\*\*(?:\\.|[^*\\])+\*\*/g)?.length ?? 0;
        assert.equal(labelsOfDocument(document).length, bold, source);
      }),
      { numRuns: 150 },
    );
  });

  it('never throws on any text, and its labels stand in it', () => {
    const fragments = fc.constantFrom(
      '1.  ',
      '    1.  ',
      '-   ',
      '    -   ',
      '# ',
      '**',
      '|',
      '|---|\n',
      '\n',
      '\n\n',
      '> ',
      '`',
      '[a](b c)',
      '![x](y)',
      '\\>',
      '&gt;',
      '<b>',
      '---\n',
      'Click ',
      '单击',
      'OK',
      '\t',
      '\r\n',
      '**Note:** ',
      '：',
      '{#id .task}',
      '\uD800',
      '\u0000',
      '\uE100',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(fragments, fc.string({ maxLength: 8 })), { maxLength: 60 }), (parts) => {
        for (const name of ['any.md', 'any.html']) {
          const document = parseDocument(name, parts.join(''));
          assertLabelsStand(document);
          assertIdsUnique(document);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('puts the labels of all real documents at their places', function () {
    requireCorpus(this);
    this.timeout(120_000);
    for (const entry of manifest()) {
      const document = corpusDocument(entry.file);
      assertLabelsStand(document);
      assertIdsUnique(document);
    }
  });

  it('puts the labels of the shipped documents at their places', () => {
    for (const file of [
      'create-a-ram-user.md',
      'create-a-security-group.md',
      'create-a-ram-user.zh.md',
      'create-a-security-group.zh.md',
    ]) {
      assertLabelsStand(shippedDocument(file));
    }
  });
});

describe('hostile documents', () => {
  const step = '1.  Click **OK**.\n';
  const hostile: Readonly<Record<string, string>> = {
    'a line of five million characters': `${step}${'a'.repeat(5_000_000)}`,
    'quotes nested ten thousand deep': `${step}\n${'>'.repeat(10_000)} a`,
    'numbers nested five thousand deep': '1. '.repeat(5_000),
    'lists nested two thousand deep': Array.from({ length: 2_000 }, (_, depth) => `${' '.repeat(depth * 2)}- a`).join(
      '\n',
    ),
    'emphasis without end': `${step}\n${'*a_'.repeat(6_000)}`,
    'brackets without end': `${step}\n${'['.repeat(15_000)}`,
    'markup spread over many lines of one paragraph': `${step}\n${`${'_*'.repeat(100)}\n`.repeat(2_000)}`,
    'a table row that never ends': `${step}\n    |a|b\n${'    c\n'.repeat(20_000)}`,
    'many tables': `${step}\n${'    |a|\n\n'.repeat(5_000)}`,
    'a very long sentence of verbs': `1.  ${'click **A** and select **B**, '.repeat(600)}`,
    'null bytes and lone surrogates': `${step}\u0000\u0000**\uD800** click **\uDC00\u0000**`,
  };
  for (const [name, source] of Object.entries(hostile)) {
    it(`ends fast on ${name}`, function () {
      this.timeout(20_000);
      const started = performance.now();
      try {
        assertIdsUnique(parseDocument('hostile.md', source));
      } catch (error) {
        assert.ok(error instanceof AgentError && error.name === 'DocumentUnreadable', String(error));
        assert.match(error.message, /^hostile\.md:\d+: /);
      }
      assert.ok(performance.now() - started < 8_000, `${Math.round(performance.now() - started)} ms`);
    });
  }

  it('ends fast on deeply nested HTML', () => {
    const nested = (depth: number): string => `${'<div>'.repeat(depth)}<ol><li>Click <b>OK</b></li></ol>`;
    assert.equal(parseDocument('deep.html', nested(300)).procedures.length, 1);
    assert.throws(() => parseDocument('hostile.html', nested(30_000)), /^DocumentUnreadable: hostile\.html:1: /);
  });
});
