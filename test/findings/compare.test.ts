import assert from 'node:assert/strict';
import fc from 'fast-check';
import { compareWithDocument } from '../../domain/findings/compare.js';
import type { EpisodeFacts } from '../../domain/findings/facts.js';
import { EpisodeSketch, label, SECURITY_GROUP, securityGroupTask } from './builders.js';
import {
  AS_DOCUMENTED,
  dialogPage,
  HOME,
  homePage,
  type Labels,
  listPage,
  navigation,
  respond,
  run,
} from './console.js';

const task = securityGroupTask();

/** Findings in short: class, line, seen label. */
function brief(facts: EpisodeFacts): readonly string[] {
  return compareWithDocument(facts).findings.map(
    (finding) => `${finding.class}@${finding.line}${finding.confirmed ? '!' : ''} ${finding.seen}`,
  );
}

function statuses(facts: EpisodeFacts): readonly string[] {
  return compareWithDocument(facts).steps.map((step) => step.status);
}

describe('compareWithDocument', () => {
  it('finds nothing on a console that is as written, and every step followed', () => {
    const facts = run(AS_DOCUMENTED).facts(task);
    assert.deepEqual(compareWithDocument(facts).findings, []);
    assert.deepEqual(statuses(facts), ['followed', 'followed', 'followed', 'followed', 'followed']);
    assert.deepEqual(
      compareWithDocument(facts).steps.map((step) => step.line),
      [10, 12, 14, 16, 22],
    );
  });

  for (const [name, change] of Object.entries<Partial<Labels>>({
    conjunction: { group: 'Network and Security', itemGroup: 'Network and Security' },
    case: { create: 'Create security group', ok: 'Ok' },
    spacing: { name: 'Security  GroupName *' },
    width: { ok: 'ＯＫ' },
  })) {
    it(`does not take a difference in ${name} for one`, () => {
      assert.deepEqual(brief(run({ ...AS_DOCUMENTED, ...change }).facts(task)), []);
    });
  }

  it('reports a renamed button at its line, with the new wording', () => {
    const { findings, steps } = compareWithDocument(run({ ...AS_DOCUMENTED, create: 'New Group' }).facts(task));
    assert.equal(findings.length, 1);
    assert.deepEqual(
      { class: findings[0]?.class, line: findings[0]?.line, column: findings[0]?.column, file: findings[0]?.file },
      { class: 'labelRenamed', line: 14, column: 10, file: 'doc.md' },
    );
    assert.match(findings[0]?.seen ?? '', /"New Group".*"Create Security Group"/);
    assert.equal(findings[0]?.suggestion, 'Step text with New Group.');
    assert.equal(steps[2]?.status, 'adapted');
  });

  it('reports a renamed last button, confirmed by several looks at its dialog', () => {
    assert.match(brief(run({ ...AS_DOCUMENTED, ok: 'Submit' }).facts(task)).join(), /^labelRenamed@22! .*"Submit"/);
  });

  it('reports a navigation item under another group, and at the top level', () => {
    assert.match(
      brief(run({ ...AS_DOCUMENTED, itemGroup: 'Storage' }).facts(task)).join(),
      /^navigationMoved@12! .*under "Storage", not under "Network & Security"/,
    );
    assert.match(
      brief(run({ ...AS_DOCUMENTED, itemGroup: null }).facts(task)).join(),
      /^navigationMoved@12! .*at the top level/,
    );
  });

  it('reports a renamed navigation group and a renamed navigation item as renamed', () => {
    assert.match(
      brief(run({ ...AS_DOCUMENTED, group: 'Networking', itemGroup: 'Networking' }).facts(task)).join(),
      /^labelRenamed@12! .*"Networking".*"Network & Security"/,
    );
    assert.match(
      brief(run({ ...AS_DOCUMENTED, item: 'Firewalls' }).facts(task)).join(),
      /^labelRenamed@12! .*"Firewalls".*"Security Groups"/,
    );
  });

  it('reports an item in a group that the document leaves out of the path', () => {
    const short = SECURITY_GROUP.map((one) => (one.id === 'p.2.1' ? { ...one, labels: one.labels.slice(1) } : one));
    assert.match(
      brief(run(AS_DOCUMENTED).facts(securityGroupTask(short))).join(),
      /^navigationMoved@12! .*"Security Groups" under "Network & Security"/,
    );
    assert.deepEqual(brief(run({ ...AS_DOCUMENTED, itemGroup: null }).facts(securityGroupTask(short))), []);
  });

  it('reports a button and the dialog of the same name as one change', () => {
    const within = [label('Create Security Group', 16, 'container')];
    const named = SECURITY_GROUP.map((one) => (one.id === 'p.4.1' ? { ...one, within } : one));
    const found = brief(run({ ...AS_DOCUMENTED, create: 'New Group' }).facts(securityGroupTask(named)));
    assert.equal(found.length, 1);
    assert.match(found.join(), /^labelRenamed@14!/);
  });

  it('does not call an item moved when the documented group, closed all the time, may hold it too', () => {
    const closed = (labels: Labels) =>
      navigation({ ...labels, itemGroup: 'Storage' })
        .filter((element) => element.group?.[0] !== labels.group)
        .map((element) => (element.name === labels.group ? { ...element, states: [] } : element));
    const page = { url: HOME, elements: closed(AS_DOCUMENTED) };
    const list = {
      ...listPage(AS_DOCUMENTED),
      elements: [...closed(AS_DOCUMENTED), { name: 'Create Security Group' }],
    };
    const sketch = new EpisodeSketch(page).act({ on: 'Security Groups', serving: 'p.2.1', to: list });
    assert.deepEqual(brief(sketch.facts(task, 0)), []);
  });

  it('reports a renamed field and a changed option', () => {
    assert.match(
      brief(run({ ...AS_DOCUMENTED, name: 'Firewall Title' }).facts(task)).join(),
      /^labelRenamed@18! .*"Firewall Title".*"Security Group Name"/,
    );
    assert.match(
      brief(run({ ...AS_DOCUMENTED, vpc: 'Dedicated Network' }).facts(task)).join(),
      /^optionChanged@20! .*"Dedicated Network" and not "VPC"/,
    );
  });

  it('reports an option that a list did not offer', () => {
    const labels = AS_DOCUMENTED;
    const combo = (page: ReturnType<typeof dialogPage>) => ({
      ...page,
      elements: page.elements.map((element) =>
        element.role === 'radio'
          ? { name: 'Network Type', role: 'combobox' as const, group: [labels.create] }
          : element,
      ),
    });
    const form = combo(dialogPage(labels));
    const sketch = new EpisodeSketch(listPage(labels))
      .act({ on: labels.create, serving: 'p.3.1', to: form })
      .act({ on: labels.name, serving: 'p.4.1', kind: 'type', to: form })
      .act({
        on: 'Network Type',
        serving: 'p.4.1',
        kind: 'select',
        option: 'VPC',
        fails: ['Private Network', 'Classic'],
        to: form,
      })
      .act({ on: labels.ok, serving: 'p.5.1', to: listPage(labels) });
    assert.match(brief(sketch.facts(task)).join(), /optionChanged@20! .*"Private Network" and not "VPC"/);
  });

  it('reports a confirmation that the document does not mention', () => {
    const labels = AS_DOCUMENTED;
    const confirmation = {
      ...listPage(labels),
      dialogs: [{ kind: 'confirm' as const, title: 'Charges apply', text: 'Go on?' }],
      elements: [...listPage(labels).elements, { name: 'Continue', group: ['Charges apply'] }],
    };
    const sketch = new EpisodeSketch(homePage(labels))
      .act({ on: labels.item, serving: 'p.2.1', to: listPage(labels) })
      .act({ on: labels.create, serving: 'p.3.1', to: dialogPage(labels) })
      .act({ on: labels.name, serving: 'p.4.1', kind: 'type', to: dialogPage(labels, 'a') })
      .act({ on: labels.ok, serving: 'p.5.1', to: confirmation })
      .act({ on: 'Continue', serving: null, to: listPage(labels) });
    const { findings } = compareWithDocument(sketch.facts(task));
    assert.deepEqual(
      findings.map(({ class: kind, line }) => ({ kind, line })),
      [{ kind: 'stepMissing', line: 22 }],
    );
    assert.match(findings[0]?.suggestion ?? '', /In the Charges apply dialog box, click \*\*Continue\*\*\.$/);
  });

  it('reports a last step that is not needed any more, and does not leave it unreached', () => {
    const labels = AS_DOCUMENTED;
    const created = { ...listPage(labels), texts: ['created'] };
    const steps = SECURITY_GROUP.filter((one) => one.verb !== 'fill');
    const sketch = new EpisodeSketch(homePage(labels))
      .act({ on: labels.item, serving: 'p.2.1', to: listPage(labels) })
      .act({ on: labels.create, serving: 'p.3.1', to: created });
    const facts = sketch.facts(securityGroupTask(steps));
    assert.match(brief(facts).join(), /^stepObsolete@22/);
    assert.equal(statuses(facts).at(-1), 'adapted');
  });

  it('claims that a step cannot be done only when the episode stopped there, and never confirms that itself', () => {
    const labels = { ...AS_DOCUMENTED, create: 'Refresh list' };
    const sketch = new EpisodeSketch(homePage(labels)).act({ on: labels.item, serving: 'p.2.1', to: listPage(labels) });
    const [finding] = compareWithDocument(sketch.facts(task, 0, 'unachievable')).findings;
    assert.deepEqual(
      { class: finding?.class, line: finding?.line, blocking: finding?.blocking, confirmed: finding?.confirmed },
      { class: 'stepObsolete', line: 14, blocking: true, confirmed: false },
    );
    assert.deepEqual(brief(sketch.facts(task, 0, 'stepLimit')), []);
  });

  it('does not take a wrong turn for a renamed button when the episode failed afterwards', () => {
    const labels = { ...AS_DOCUMENTED, create: 'Begin' };
    const other = { ...listPage(labels), dialogs: [{ kind: 'dialog' as const, title: 'Settings', text: '' }] };
    const wrong = { ...other, elements: [...other.elements, { name: 'OK', group: ['Settings'] }] };
    const sketch = new EpisodeSketch(homePage(labels))
      .act({ on: labels.item, serving: 'p.2.1', to: listPage(labels) })
      .act({ on: 'Refresh', serving: 'p.3.1', to: wrong })
      .act({ on: 'OK', serving: null, to: listPage(labels) });
    const { findings } = compareWithDocument(sketch.facts(task, 0, 'unachievable'));
    assert.deepEqual(
      findings.map((finding) => [finding.class, finding.line, finding.blocking, finding.confirmed]),
      [['stepObsolete', 14, true, false]],
    );
  });

  it('makes nothing of an agent that clicks something else while the label is there', () => {
    const labels = AS_DOCUMENTED;
    const sketch = new EpisodeSketch(homePage(labels))
      .act({ on: labels.item, serving: 'p.2.1', to: listPage(labels) })
      .act({ on: 'Refresh', serving: 'p.3.1', to: listPage(labels) })
      .act({ on: labels.create, serving: null, to: dialogPage(labels) })
      .act({ on: labels.name, serving: 'p.4.1', kind: 'type', to: dialogPage(labels, 'a') })
      .act({ on: labels.ok, serving: 'p.5.1', to: listPage(labels) });
    assert.deepEqual(brief(sketch.facts(task)), []);
  });

  it('makes nothing of pages that had not settled', () => {
    const labels = AS_DOCUMENTED;
    const loading = { ...listPage(labels), elements: [{ name: 'Refresh' }], settled: false };
    const sketch = new EpisodeSketch(homePage(labels))
      .act({ on: labels.item, serving: 'p.2.1', to: loading })
      .act({ on: 'Refresh', serving: 'p.3.1', to: dialogPage(labels) })
      .act({ on: labels.name, serving: 'p.4.1', kind: 'type', to: dialogPage(labels, 'a') })
      .act({ on: labels.ok, serving: 'p.5.1', to: listPage(labels) });
    assert.deepEqual(brief(sketch.facts(task)), []);
  });

  it('leaves steps behind the place where an episode stopped unreached', () => {
    const facts = new EpisodeSketch(homePage(AS_DOCUMENTED)).facts(task, 0, 'stepLimit');
    assert.deepEqual(statuses(facts), ['followed', 'notReached', 'notReached', 'notReached', 'notReached']);
  });

  it('never blames a correct document, whatever an agent does and says it does', () => {
    const labels = AS_DOCUMENTED;
    const move = fc.record({
      choice: fc.nat(20),
      serving: fc.constantFrom(null, ...SECURITY_GROUP.map((one) => one.id)),
      kind: fc.constantFrom('click' as const, 'type' as const),
      label: fc.constantFrom('Security Group Name', 'OK', 'Description'),
    });
    fc.assert(
      fc.property(fc.array(move, { maxLength: 25 }), (moves) => {
        let page = homePage(labels);
        let done = false;
        const sketch = new EpisodeSketch(page);
        for (const { choice, ...rest } of moves) {
          const on = page.elements[choice % page.elements.length]?.name ?? '';
          const to = respond(labels, page, on);
          done ||= on === labels.ok;
          sketch.act({ on, to, ...rest });
          page = to;
        }
        const facts = sketch.facts(task, done ? 1 : 0, done ? 'complete' : 'unachievable');
        const { findings } = compareWithDocument(facts);
        assert.deepEqual(
          findings.filter((finding) => finding.confirmed),
          [],
        );
      }),
      { numRuns: 2000 },
    );
  });
});
