import assert from 'node:assert/strict';
import fc from 'fast-check';
import { PNG } from 'pngjs';
import { palettePng } from '../../activities/reports/images/palette-png.js';
import { fairShare, shrinkPng } from '../../activities/reports/images/shrink.js';
import { exitCode, resultsJson } from '../../activities/reports/json.js';
import { oneLine, plainText } from '../../activities/reports/plain-text.js';
import { renderTerminal } from '../../activities/reports/terminal.js';
import type { Verdict } from '../../domain/outcome.js';
import { resultsSchema } from '../../domain/schemas/outcome.js';
import { flatPng, noisyPng, sampleModel, sampleResult } from './sample.js';

const verdict = fc.constantFrom<Verdict>(
  'verified',
  'drifted',
  'broken',
  'agentFailed',
  'environmentFailed',
  'inconclusive',
);

describe('exitCode', () => {
  it('is 1 exactly when something differs, 3 exactly when nothing could be claimed, else 0', () => {
    fc.assert(
      fc.property(fc.array(verdict, { maxLength: 6 }), (verdicts) => {
        const differs = verdicts.includes('drifted') || verdicts.includes('broken');
        const expected = differs ? 1 : verdicts.includes('verified') ? 0 : 3;
        assert.equal(exitCode(verdicts.map((value) => ({ verdict: value }))), expected);
      }),
    );
  });
});

describe('resultsJson', () => {
  it('is what its schema says, for any verdict and for none', () => {
    fc.assert(
      fc.property(fc.array(verdict, { maxLength: 4 }), (verdicts) => {
        const reported = verdicts.map((value) => ({
          result: { ...sampleModel({ ok: 'Submit' }).result, verdict: value },
          reportPath: value === 'verified' ? '/reports/1.html' : null,
        }));
        const printed: unknown = JSON.parse(JSON.stringify(resultsJson(reported)));
        assert.deepEqual(resultsSchema.parse(printed), printed);
      }),
      { numRuns: 20 },
    );
  });
});

describe('renderTerminal', () => {
  it('puts each finding at file:line:column, with what the document says and what the console shows', () => {
    const { result } = sampleModel({ ok: 'Submit' });
    const text = renderTerminal([result], { colour: false, reportPath: () => '/reports/1.html' });
    assert.match(text, /^drifted {2}Create a security group/);
    assert.match(text, /doc\.md:22:10 {2}labelRenamed \(confirmed\)/);
    assert.match(text, /document: Step text with OK\./);
    assert.match(text, /console: {2}The console shows "Submit"/);
    assert.match(text, /step 5 \(line 22\): adapted/);
    assert.match(text, /\/reports\/1\.html/);
    assert.match(text, /1 drifted\.$/);
  });

  it('uses colours only when asked to, and lets nobody smuggle them in', () => {
    const result = sampleResult({ procedure: '\u001b[31mred', verdict: 'inconclusive' });
    assert.ok(!renderTerminal([result], { colour: false }).includes('\u001b'));
    assert.ok(renderTerminal([result], { colour: true }).includes('\u001b['));
    assert.ok(!renderTerminal([result], { colour: true }).includes('\u001b[31mred'));
  });

  it('says for how many no claim was possible, and that nothing was verified', () => {
    const results = [sampleResult(), sampleResult({ verdict: 'inconclusive' })];
    assert.match(renderTerminal(results, { colour: false }), /possible for 1 of 2\.$/);
    assert.match(renderTerminal([], { colour: false }), /Nothing was verified/);
  });
});

describe('plainText', () => {
  it('keeps only characters that XML knows, whatever comes in', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('', '\ud800', '\udfff', '\u0000', '\u0085'),
        (text, bad) => {
          const clean = plainText(`${text}${bad}x`);
          assert.doesNotMatch(clean, /(?![\t\n])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u);
          assert.ok(clean.endsWith('x'));
          assert.ok(!oneLine(clean).includes('\n'));
        },
      ),
    );
  });

  it('leaves ordinary text of any language as it is', () => {
    for (const text of ['Create Bucket', '创建安全组', '𠮷野家 👍🏽', 'a\tb\nc']) assert.equal(plainText(text), text);
  });
});

describe('pictures', () => {
  it('keep every colour that a flat page uses', () => {
    const original = PNG.sync.read(flatPng(90, 40));
    const copy = PNG.sync.read(palettePng(original));
    assert.deepEqual([copy.width, copy.height], [90, 40]);
    for (let at = 0; at < original.data.length; at++) {
      // Six of eight bits a channel survive.
      assert.ok(Math.abs((original.data[at] ?? 0) - (copy.data[at] ?? 0)) <= 3);
    }
  });

  it('are never larger than the budget', () => {
    const png = noisyPng(200, 120);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: png.length + 10 }), (budget) => {
        const small = shrinkPng(png, budget);
        assert.ok(small === null || small.length <= budget);
        if (budget >= png.length) assert.equal(small, png);
      }),
      { numRuns: 15 },
    );
  });

  it('share what there is so that all fit and none gives up more than it must', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(sizes, fc.integer({ min: 1, max: 6000 }), (wanted, total) => {
        const share = fairShare(wanted, total);
        const used = wanted.reduce((sum, size) => sum + Math.min(size, share), 0);
        assert.ok(used <= total);
        if (wanted.some((size) => size > share)) assert.ok(total - used < wanted.length);
      }),
    );
  });

  it('are left out when they are no pictures', () => {
    assert.equal(shrinkPng(Buffer.from('no picture'), 1_000), null);
  });
});
