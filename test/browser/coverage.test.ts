import assert from 'node:assert/strict';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import type { Observation } from '../../domain/observation.js';
import { OBSERVATION_TOKENS, observationText } from '../../domain/observation-text.js';
import { estimateTokens } from '../../domain/token-estimate.js';
import { CONSOLE_PAGES, ConsoleVisits, type Visitor } from './console-visits.js';
import { type EnumeratedControl, enumerateControls, overlaps } from './enumerator.js';

/** Pages whose every control is looked for: lists, forms, overviews of different products. */
const COVERED = [
  'https://home.console.aliyun.com/home/dashboard/ProductAndService',
  'https://ecs.console.aliyun.com/?regionId=cn-hangzhou#/instance/create/region/cn-hangzhou',
  'https://ecs.console.aliyun.com/?regionId=cn-hangzhou#/securityGroup/region/cn-hangzhou',
  'https://vpc.console.aliyun.com/vpc/cn-hangzhou/vpcs/new',
  'https://ram.console.aliyun.com/policies/new',
  'https://slb.console.aliyun.com/slb/cn-hangzhou/slbs/new',
  'https://cdn.console.aliyun.com/domain/add',
  'https://actiontrail.console.aliyun.com/cn-hangzhou/event-list',
  'https://cms.console.aliyun.com/?regionId=cn-hangzhou#/rules/create',
];

function isListed({ elements }: Observation, control: EnumeratedControl): boolean {
  return elements.some(({ box }) => {
    const areas = [box.width * box.height, control.box.width * control.box.height];
    return overlaps(box, control.box) && Math.max(...areas) < 12 * Math.min(...areas);
  });
}

describe('observations of console pages', function () {
  this.timeout(240_000);
  let visits: ConsoleVisits;

  before(async function () {
    const started = await ConsoleVisits.start();
    if (started === undefined) this.skip();
    visits = started;
  });
  after(() => visits?.stop());

  async function withVisitor(locale: 'en' | 'zh', work: (visitor: Visitor) => Promise<void>): Promise<void> {
    const visitor = await visits.visitor(locale);
    try {
      await work(visitor);
    } finally {
      await visitor.close();
    }
  }

  it('list, or find, every control that an independent enumerator sees', async () => {
    await withVisitor('en', async (visitor) => {
      const lost: string[] = [];
      for (const url of COVERED) {
        const observation = await visitor.visit({ product: '', url });
        const controls = await enumerateControls(visitor.session.tabs.current.page);
        assert.ok(controls.length > 15, `${controls.length} controls at ${url}`);
        for (const control of controls) {
          if (isListed(observation, control)) continue;
          const found = control.name === '' ? null : await visitor.find(control.name);
          if (found?.elements.some(({ name }) => name.includes(control.name)) !== true)
            lost.push(`${url} ${control.role} "${control.name}" ${JSON.stringify(control.box)}`);
        }
      }
      assert.deepEqual(lost, []);
    });
  });

  for (const locale of ['en', 'zh'] as const) {
    it(`cost at most 1,500 tokens at the median and 4,000 at most (${locale}), and the estimate is not below`, async () => {
      await withVisitor(locale, async (visitor) => {
        const counts: number[] = [];
        for (const page of CONSOLE_PAGES) {
          const text = observationText(await visitor.visit(page));
          const count = countTokens(text);
          assert.ok(
            estimateTokens(text) >= count * 0.97,
            `estimated ${estimateTokens(text)} of ${count} at ${page.url}`,
          );
          counts.push(count);
        }
        counts.sort((left, right) => left - right);
        const median = counts[Math.floor(counts.length / 2)] ?? Number.NaN;
        const most = counts.at(-1) ?? Number.NaN;
        process.stdout.write(
          `      o200k_base tokens of ${counts.length} pages (${locale}): median ${median}, most ${most}\n`,
        );
        assert.ok(median <= 1_500, `${median}`);
        assert.ok(most <= OBSERVATION_TOKENS, `${most}`);
      });
    });
  }
});
