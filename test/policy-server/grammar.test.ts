import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Action } from '../../domain/action.js';
import { parseReply } from '../../policy-server/grammar/parse-reply.js';
import { BAD_REPLIES, GOOD_REPLIES, PAGE } from './replies.js';
import { CORPUS_BAD, CORPUS_GOOD, PLAIN } from './reply-corpus.js';

function actionOf(reply: string): Action {
  const parsed = parseReply(reply, PAGE);
  if (!parsed.ok) assert.fail(`${parsed.error.kind}: ${parsed.error.message}`);
  return parsed.decision.action;
}

describe('reply grammar', () => {
  const good = [...GOOD_REPLIES, ...CORPUS_GOOD];
  const bad = [...BAD_REPLIES, ...CORPUS_BAD];
  it(`covers at least 500 replies`, () => assert.ok(good.length + bad.length >= 500, `${good.length + bad.length}`));

  for (const [what, reply, action] of good) {
    it(`reads ${what}`, () => assert.deepEqual(actionOf(reply), action));
  }

  for (const [what, reply, kind] of bad) {
    it(`refuses ${what} as ${kind}`, () => {
      const parsed = parseReply(reply, PAGE);
      assert.equal(parsed.ok ? JSON.stringify(parsed.decision.action) : parsed.error.kind, kind);
      assert.ok(parsed.ok || parsed.error.message.length > 10);
    });
  }

  it('does not trust the last number of a reply that was cut off', () => {
    const parsed = parseReply('{"action":{"kind":"click","mark":1', PAGE, 'length');
    assert.equal(parsed.ok ? 'ok' : parsed.error.kind, 'truncated');
  });

  it('finds no action and no mark in a text that a model typed or thought', () => {
    const words = fc.constantFrom(
      'click(3)',
      '{"kind":"back"}',
      "{'action':{'kind':'click','mark':1}}",
      '[12]',
      '```',
      '"',
      '\\',
      '}',
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(words, fc.string()), { maxLength: 6 }),
        fc.constantFrom(...PLAIN),
        (parts, action) => {
          const text = parts.join(' ');
          assert.deepEqual(
            actionOf(JSON.stringify({ thought: { progress: text, page: text, goal: '' }, action })),
            action,
          );
        },
      ),
      { numRuns: 300 },
    );
  });

  it('answers a reply cut off anywhere with the same action, or with an error', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PLAIN), fc.double({ min: 0, max: 1, noNaN: true }), (action, share) => {
        const whole = JSON.stringify({ thought: { progress: 'a {b', page: '[1]', goal: '' }, action });
        const parsed = parseReply(whole.slice(0, Math.floor(whole.length * share)), PAGE, 'length');
        if (parsed.ok) assert.deepEqual(parsed.decision.action, action);
      }),
      { numRuns: 300 },
    );
  });

  it('keeps thought and serving', () => {
    const parsed = parseReply(
      '{"thought":{"progress":"a","page":"b","goal":"c"},"serving":{"instruction":"1.2.1","label":"Users","how":"asDocumented","reason":""},"action":{"kind":"click","mark":3}}',
      PAGE,
    );
    assert.ok(parsed.ok);
    assert.deepEqual(parsed.decision.thought, { progress: 'a', page: 'b', goal: 'c' });
    assert.deepEqual(parsed.decision.serving, {
      instruction: '1.2.1',
      label: 'Users',
      how: 'asDocumented',
      reason: '',
    });
  });

  it('never claims that an action followed the document when the reply does not say so', () => {
    const parsed = parseReply('{"action":{"kind":"click","mark":3}}', PAGE);
    assert.ok(parsed.ok);
    assert.equal(parsed.decision.serving.how, 'adapted');
  });

  it('answers any text with a decision or a typed error, and never throws', () => {
    const noise = fc.oneof(
      fc.string(),
      fc.string({
        unit: fc.constantFrom('{', '}', '[', ']', '"', "'", ':', ',', 'click', 'mark', '1', '：', '“', '\\', ' '),
      }),
      fc.json(),
    );
    fc.assert(
      fc.property(noise, (reply) => {
        const parsed = parseReply(reply, PAGE);
        assert.ok(parsed.ok || parsed.error.message !== '');
      }),
      { numRuns: 400 },
    );
  });

  it('reads back every typed text exactly from plain JSON', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const action = actionOf(JSON.stringify({ action: { kind: 'type', mark: 3, text } }));
        assert.deepEqual(action, { kind: 'type', mark: 3, text });
      }),
      { numRuns: 300 },
    );
  });
});
