import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from 'playwright';
import { FolderArtifactStore } from '../../activities/artifacts/store.js';
import { renderReport } from '../../activities/reports/html/report.js';
import { loadReport } from '../../activities/reports/load-report.js';
import type { ReportModel } from '../../activities/reports/report-model.js';
import type { Finding } from '../../domain/outcome.js';
import type { StepEvidence } from '../../domain/trajectory.js';
import { observe } from '../findings/builders.js';
import { chromiumPath } from '../support/chromium.js';
import { noisyPng, sampleDocument, sampleModel, sampleResult } from './sample.js';

const HOSTILE = '</script><script>window.hurt=1</script><img src=x onerror="window.hurt=1">\u0000\u001b[31m\ud800"\'`';

function hostileModel(): ReportModel {
  const model = sampleModel({ create: HOSTILE });
  const finding: Finding = {
    kind: 'console',
    class: 'labelRenamed',
    file: HOSTILE,
    line: 14,
    column: 3,
    quote: HOSTILE,
    seen: HOSTILE,
    confirmed: true,
    blocking: true,
    confidence: 1,
    suggestion: HOSTILE,
    evidence: null,
  };
  return {
    ...model,
    result: { ...model.result, document: HOSTILE, procedure: HOSTILE, explanation: HOSTILE, findings: [finding] },
    document: sampleDocument('en', `${HOSTILE}\n`.repeat(30)),
    runLink: 'javascript:window.hurt=1',
    events: model.events.map((event) => ({ ...event, eventName: HOSTILE, parameters: { [HOSTILE]: HOSTILE } })),
  };
}

describe('HTML report', () => {
  it('holds no secret that an event or a form carried', () => {
    const model = sampleModel();
    const events = model.events.map((event) => ({ ...event, parameters: { Password: 'hunter2-secret' } }));
    const text = renderReport({ ...model, events });
    assert.ok(!text.includes('hunter2-secret'));
    assert.ok(text.includes('Password'));
  });

  it('shows a run without an episode, a task or an event', () => {
    const text = renderReport({
      ...sampleModel(),
      result: sampleResult({ verdict: 'environmentFailed', reward: 'invalid', steps: [], findings: [] }),
      task: null,
      events: [],
      steps: [],
      last: null,
      policy: null,
      runLink: null,
      document: sampleDocument('zh', ''),
    });
    assert.match(text, /环境故障/);
    assert.match(text, /没有执行任何操作/);
  });

  it('tells a reader what servers answered behind what the page shows, and where the time went', () => {
    const model = sampleModel();
    const evidence: StepEvidence = {
      timings: { act: 80, settle: 350, observe: 70, persist: 4 },
      har: null,
      answers: [
        { method: 'POST', url: 'https://ecs.console.aliyun.com/data/submit?action=Create', status: 500, code: null },
        { method: 'PUT', url: `https://ecs.console.aliyun.com/${HOSTILE}`, status: 200, code: 'Forbidden.RAM' },
        { method: 'POST', url: 'https://ecs.console.aliyun.com/list', status: 200, code: null },
        { method: 'POST', url: 'https://ecs.console.aliyun.com/slow', status: 0, code: null },
      ],
      consoleErrors: [HOSTILE],
    };
    const steps = model.steps.map((step) => ({ ...step, record: { ...step.record, evidence } }));
    const trace = { artifact: { sha256: 'f'.repeat(64), mediaType: 'application/zip', bytes: 9 } };
    const decision = {
      thought: { progress: '', page: 'The group is in the list.', goal: '' },
      serving: { instruction: null, label: null, how: 'asDocumented' as const, reason: '' },
      action: { kind: 'task_complete' as const, evidence: 'sg-1 is listed' },
    };
    const last = model.last && { ...model.last, decision };
    const text = renderReport({ ...model, steps, trace, last });
    assert.match(text, /task_complete: sg-1 is listed<\/h3>/);
    assert.match(text, /The group is in the list\./);
    assert.match(text, /<div class="refused">POST ecs\.console\.aliyun\.com\/data\/submit\?action=Create → 500<\/div>/);
    assert.match(text, /→ 200 Forbidden\.RAM<\/div>/);
    assert.match(text, /<div>POST ecs\.console\.aliyun\.com\/list → 200<\/div>/);
    assert.match(text, /<div class="refused">POST ecs\.console\.aliyun\.com\/slow → no answer<\/div>/);
    assert.match(text, /\(act 80, settle 350, look 70, store 4 ms\)/);
    assert.ok(text.includes('f'.repeat(64)));
    assert.doesNotMatch(text, /<script>window/);
    assert.match(renderReport({ ...model, trace: { refused: 'too large' } }), /not kept: too large/);
  });

  it('writes nothing that is not a character', () => {
    assert.doesNotMatch(renderReport(hostileModel()), /(?![\n\t])[\p{Cc}\p{Cs}]/u);
  });

  it('stays below 3 MB for twenty steps on pages that compress badly, and for sixty', async function () {
    this.timeout(60_000);
    const folder = await mkdtemp(join(tmpdir(), 'console-agent-report-'));
    try {
      const artifacts = new FolderArtifactStore(folder);
      for (const [count, width] of [
        [20, 320],
        [60, 200],
      ] as const) {
        const input = await storeEpisode(artifacts, count, width);
        const model = await loadReport(artifacts, input);
        const bytes = Buffer.byteLength(renderReport(model));
        assert.ok(bytes <= 3_000_000, `${count} steps: ${bytes} bytes`);
        assert.equal(model.steps.length, count);
        assert.equal(model.pictures.size, count + 1);
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  describe('in a browser', () => {
    let browser: Browser;
    let folder: string;
    before(async function () {
      const executablePath = chromiumPath();
      if (executablePath === undefined) this.skip();
      this.timeout(60_000);
      folder = await mkdtemp(join(tmpdir(), 'console-agent-report-'));
      browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
    });
    after(async () => {
      await browser?.close();
      if (folder !== undefined) await rm(folder, { recursive: true, force: true });
    });

    const open = async (model: ReportModel, colorScheme: 'light' | 'dark' = 'light') => {
      const path = join(
        folder,
        `${Math.abs(model.result.seconds)}-${colorScheme}-${model.result.findings.length}.html`,
      );
      await writeFile(path, renderReport(model));
      const page = await browser.newPage({ colorScheme, viewport: { width: 1280, height: 900 } });
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => problems.push(message.text()));
      page.on('request', (request) => {
        if (!/^(file|data):/.test(request.url())) problems.push(`asked for ${request.url()}`);
      });
      await page.goto(pathToFileURL(path).href);
      return { page, problems };
    };

    it('plays the steps one at a time, by buttons, keys and links from findings', async () => {
      const { page, problems } = await open(sampleModel({ create: 'New Group' }));
      const heading = () => page.locator('.frame.on h3').textContent();
      assert.equal(await page.locator('.frame:visible').count(), 1);
      assert.match((await heading()) ?? '', /^1\. click “Security Groups”/);
      await page.keyboard.press('ArrowRight');
      assert.match((await heading()) ?? '', /^2\. click “New Group”/);
      await page.getByRole('button', { name: 'End' }).click();
      assert.equal(await heading(), 'End');
      await page.locator('.finding a').first().click();
      await page.waitForFunction(() => document.querySelector('#step-2')?.classList.contains('on') === true);
      assert.equal(await page.locator('#step-2 .acted').count(), 1);
      assert.deepEqual(problems, []);
      await page.close();
    });

    it('shows the verdict, the line and the new wording to a person, in both colour schemes', async () => {
      for (const scheme of ['light', 'dark'] as const) {
        const { page, problems } = await open(sampleModel({ ok: 'Submit' }), scheme);
        const text = (await page.locator('main').textContent()) ?? '';
        for (const expected of ['Drifted', 'doc.md:22:10', 'Click **OK**', 'Step text with Submit.', 'lease7-sg']) {
          assert.ok(text.includes(expected), expected);
        }
        assert.deepEqual(await page.evaluate(POOR_CONTRAST), []);
        assert.deepEqual(problems, []);
        await page.close();
      }
    });

    it('is not hurt by what documents, consoles and models say', async () => {
      const { page, problems } = await open(hostileModel());
      assert.equal(await page.evaluate(() => 'hurt' in globalThis), false);
      assert.equal(await page.locator('script').count(), 1);
      assert.equal(await page.locator('a[href^="javascript"]').count(), 0);
      assert.deepEqual(problems, []);
      await page.close();
    });
  });
});

/**
 * Names texts whose colour is hard to tell from their background (WCAG 2: 4.5 to 1). Text and not a function: the
 * loader of these tests would put helpers into a function that the page does not have.
 */
const POOR_CONTRAST = `(() => {
  const parse = (colour) => (colour.match(/[\\d.]+/g) ?? []).map(Number);
  const channel = (value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const luminance = ([red, green, blue]) =>
    0.2126 * channel(red / 255) + 0.7152 * channel(green / 255) + 0.0722 * channel(blue / 255);
  const background = (element) => {
    if (element === null) return [255, 255, 255];
    const colour = parse(getComputedStyle(element).backgroundColor);
    return colour.length === 3 || colour[3] === 1 ? colour : background(element.parentElement);
  };
  const texts = [...document.querySelectorAll('main *')].filter(
    (element) =>
      element.closest('svg') === null &&
      !element.matches(':disabled') &&
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== '') &&
      element.getClientRects().length > 0,
  );
  return texts.filter((element) => {
    const [front, back] = [luminance(parse(getComputedStyle(element).color)), luminance(background(element))];
    return (Math.max(front, back) + 0.05) / (Math.min(front, back) + 0.05) < 4.5;
  }).map((element) => element.tagName + '.' + element.className + ': ' + element.textContent.slice(0, 30));
})()`;

/** An episode of so many steps whose pictures all differ, stored as a worker stores it. */
async function storeEpisode(artifacts: FolderArtifactStore, count: number, width: number) {
  const model = sampleModel();
  const step = model.steps[0];
  assert.ok(step !== undefined);
  let mark = 0;
  const observations = await Promise.all(
    Array.from({ length: count + 1 }, async (_, index) => {
      const elements = Array.from({ length: 120 }, (_, place) => ({ name: `Control ${place}` }));
      const observation = observe({ url: 'https://ecs.console.aliyun.com/', elements }, index, () => ++mark);
      const screenshot = await artifacts.put(noisyPng(width, 120, index + 1), 'image/png');
      return artifacts.putJson({ ...observation, screenshot });
    }),
  );
  const events = Array.from({ length: count }, (_, index) => ({
    kind: 'step' as const,
    record: { ...step.record, step: index + 1, before: observations[index], after: observations[index + 1] },
  }));
  const trajectory = await artifacts.putJson({
    episodeId: 'e',
    task: observations[0],
    policy: 'ranker:0',
    first: observations[0],
    events,
    end: { kind: 'complete', message: '' },
  });
  const document = await artifacts.putJson(sampleDocument('en'));
  return { result: sampleResult({ trajectory }), document, task: null, events: [], runLink: null };
}
