import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ParsedDocument, Step } from '../../domain/procedure.js';
import { stepsInOrder } from '../../domain/procedure.js';
import { CORPUS, corpusDocument, manifest, requireCorpus } from './corpus.js';

/** Steps whose own line has a bold label, and how many of them were understood. */
function understood(documents: readonly ParsedDocument[]): { bold: number; understood: number } {
  const bold = documents.flatMap((document) => {
    const lines = document.source.split('\n');
    const steps = document.procedures.flatMap((procedure) => procedure.steps);
    return steps.filter((step) => /\*\*[^*]+\*\*/.test(lines[step.line - 1] ?? ''));
  });
  const known = bold.filter((step: Step) =>
    stepsInOrder(step).some((part) => part.instructions.some((instruction) => instruction.verb !== 'unknown')),
  );
  return { bold: bold.length, understood: known.length };
}

describe('the corpus', () => {
  it('lies where the manifest says, byte for byte', function () {
    requireCorpus(this);
    for (const entry of manifest()) {
      const bytes = readFileSync(join(CORPUS, entry.file));
      assert.equal(bytes.byteLength, entry.bytes, entry.file);
      assert.equal(createHash('sha256').update(bytes).digest('hex'), entry.sha256, entry.file);
    }
  });

  it('is named completely by the manifest', function () {
    requireCorpus(this);
    const rows = readFileSync(join(CORPUS, 'MANIFEST.tsv'), 'utf8').trim().split('\n').slice(1);
    const files = rows.map((row) => row.split('\t')[10]);
    assert.deepEqual(
      manifest().map((entry) => entry.file),
      files,
    );
  });

  it('has in every core document the numbered steps that a person counts', function () {
    requireCorpus(this);
    const core = manifest().filter((entry) => entry.file.startsWith('core/'));
    assert.equal(core.length, 58);
    for (const entry of core) {
      const document = corpusDocument(entry.file);
      // The count has every numbered item of a file; those of a numbered list of prerequisites are no steps.
      const lines = document.source.split('\n');
      const conditions = new Set(
        document.procedures.flatMap((procedure) =>
          procedure.prerequisites.filter((one) => /^\d+\./.test(lines[one.line - 1] ?? '')).map((one) => one.line),
        ),
      );
      const steps = document.procedures.reduce((sum, procedure) => sum + procedure.steps.length, 0);
      assert.equal(steps + conditions.size, entry.topLevelSteps, entry.file);
      assert.notEqual(document.product, null, entry.file);
      assert.equal(document.locale, /\.zh\./.test(entry.file) ? 'zh' : 'en', entry.file);
    }
  });

  it('is understood in at least 99 of 100 steps that name a control', function () {
    requireCorpus(this);
    this.timeout(60_000);
    const wide = manifest().filter((entry) => entry.set === 'wide');
    assert.equal(wide.length, 252);
    const documents = wide.map((entry) => corpusDocument(entry.file));
    const count = understood(documents);
    console.info(`      ${count.understood} of ${count.bold} steps with a bold label understood`);
    assert.ok(count.understood >= 0.99 * count.bold, JSON.stringify(count));
  });

  it('keeps what it does not understand as text, with its place', function () {
    requireCorpus(this);
    const document = corpusDocument('core/03-vpc-enable-the-flow-log-feature.en.md');
    assert.deepEqual(
      document.notUnderstood.map((note) => note.line),
      [14],
    );
    assert.match(document.source.split('\n')[13] ?? '', /^4\./);
  });
});
