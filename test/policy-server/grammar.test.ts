import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Action } from '../../domain/action.js';
import { parseReply } from '../../policy-server/grammar/parse-reply.js';
import { BAD_REPLIES, GOOD_REPLIES, PAGE } from './replies.js';

function actionOf(reply: string): Action {
  const parsed = parseReply(reply, PAGE);
  if (!parsed.ok) assert.fail(`${parsed.error.kind}: ${parsed.error.message}`);
  return parsed.decision.action;
}

describe('reply grammar', () => {
  it(`covers at least 60 replies`, () => assert.ok(GOOD_REPLIES.length + BAD_REPLIES.length >= 60));

  for (const [what, reply, action] of GOOD_REPLIES) {
    it(`reads ${what}`, () => assert.deepEqual(actionOf(reply), action));
  }

  for (const [what, reply, kind] of BAD_REPLIES) {
    it(`refuses ${what} as ${kind}`, () => {
      const parsed = parseReply(reply, PAGE);
      assert.equal(parsed.ok ? JSON.stringify(parsed.decision.action) : parsed.error.kind, kind);
      assert.ok(parsed.ok || parsed.error.message.length > 10);
    });
  }

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
