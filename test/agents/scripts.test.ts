import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseDocument } from '../../activities/documents/parse.js';
import { createOracle, loadScripts } from '../../benchmark/agents/oracle/oracle.js';
import { type OracleScript, proceduresIn } from '../../benchmark/agents/oracle/script.js';
import { servingOf } from '../../benchmark/agents/oracle/serving.js';
import { sameLabel } from '../../domain/labels.js';
import type { ParsedDocument } from '../../domain/procedure.js';
import { coreDocuments } from '../end-to-end/corpus.js';
import { page, request } from './requests.js';

describe('stored scripts of the oracle', () => {
  let scripts: readonly OracleScript[];

  before(async () => {
    scripts = await loadScripts();
  });

  it('name procedures and steps that their documents have', function () {
    const documents = parsedDocuments(scripts);
    if (documents.length === 0) return this.skip();
    for (const { script, document } of documents) {
      for (const { title, steps } of proceduresIn(script, document.locale)) {
        const procedure = document.procedures.find((one) => sameLabel(one.title, title));
        assert.ok(procedure, `${document.file} has no procedure "${title}"`);
        for (const { at } of steps) servingOf(procedure, at, undefined, '');
      }
    }
  });

  it('are there for every core document', function () {
    const files = coreDocuments(Array.from({ length: 32 }, (_, index) => String(index + 1).padStart(2, '0')));
    if (files.length === 0) return this.skip();
    const scripted = parsedDocuments(scripts).map(({ document }) => basename(document.file));
    assert.deepEqual(
      files.map((file) => basename(file)).filter((name) => !scripted.includes(name)),
      [],
    );
  });

  it('end with something to be seen', () => {
    for (const script of scripts) {
      for (const { title, done } of [...proceduresIn(script, 'en'), ...proceduresIn(script, 'zh')]) {
        assert.ok(done.length > 0, `${script.document}: "${title}" ends with nothing to be seen`);
      }
    }
  });

  it('are missing for a document that nobody scripted, and the oracle says so', () => {
    assert.throws(() => createOracle(scripts).decide(request(page([]))), /No script plays "Make a user" of user.en.md/);
  });
});

function parsedDocuments(
  scripts: readonly OracleScript[],
): readonly { readonly script: OracleScript; readonly document: ParsedDocument }[] {
  return scripts.flatMap((script) =>
    coreDocuments([script.document.slice(0, 2)])
      .map((file) => parseDocument(file, readFileSync(file, 'utf8')))
      .filter(({ locale }) => proceduresIn(script, locale).length > 0)
      .map((document) => ({ script, document })),
  );
}
