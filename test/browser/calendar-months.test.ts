import assert from 'node:assert/strict';
import fc from 'fast-check';
import { dayIn, daysOf, monthIn, monthsBetween, showsDay } from '../../activities/browser/actions/dates/months.js';

const month = fc.record(
  { year: fc.integer({ min: 1990, max: 2090 }), month: fc.integer({ min: 1, max: 12 }) },
  { noNullPrototype: true },
);

describe('months', () => {
  it('are read from the heads of calendars, however they are written', () => {
    for (const locale of ['en-US', 'en-GB', 'zh-CN']) {
      for (const style of ['long', 'short', 'numeric'] as const) {
        fc.assert(
          fc.property(month, (one) => {
            const date = new Date(Date.UTC(one.year, one.month - 1, 15));
            if (style === 'numeric') return assert.deepEqual(monthIn(`${one.year}-${one.month}`), one);
            const head = new Intl.DateTimeFormat(locale, { year: 'numeric', month: style, timeZone: 'UTC' }).format(
              date,
            );
            return assert.deepEqual(monthIn(head), one, head);
          }),
          { numRuns: 60 },
        );
      }
    }
    assert.deepEqual(monthIn('十二月 2026'), { year: 2026, month: 12 });
    assert.deepEqual(monthIn('2026年 十月'), { year: 2026, month: 10 });
    assert.equal(monthIn('Mo Tu We 1 2 3'), null);
    assert.equal(monthIn('2026'), null);
  });

  it('are as far apart as counting says', () => {
    fc.assert(
      fc.property(month, fc.integer({ min: -400, max: 400 }), (from, steps) => {
        const to = new Date(Date.UTC(from.year, from.month - 1 + steps, 1));
        assert.equal(monthsBetween(from, { year: to.getUTCFullYear(), month: to.getUTCMonth() + 1 }), steps);
      }),
    );
  });

  it('take only days that exist', () => {
    assert.deepEqual(dayIn('2028-02-29'), { year: 2028, month: 2, day: 29 });
    assert.deepEqual(dayIn('2027/3/5 10:00'), { year: 2027, month: 3, day: 5 });
    for (const text of ['2027-02-29', '2027-13-01', 'tomorrow', '10-12-2027', '2027-1'])
      assert.equal(dayIn(text), null);
    assert.equal(daysOf({ year: 2100, month: 2 }), 28);
  });

  it('find a day in a field however it is written, and no other day', () => {
    fc.assert(
      fc.property(month, fc.integer({ min: 1, max: 28 }), ({ year, month }, day) => {
        const two = (number: number): string => String(number).padStart(2, '0');
        for (const text of [
          `${year}-${two(month)}-${two(day)}`,
          `${two(day)}/${two(month)}/${year}`,
          `${year}年${month}月${day}日`,
        ]) {
          assert.ok(showsDay(text, { year, month, day }), text);
          assert.ok(!showsDay(text, { year: year + 1, month, day }), text);
        }
      }),
    );
  });
});
