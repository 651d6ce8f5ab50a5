import assert from 'node:assert/strict';
import { observationText } from '../../domain/observation-text.js';
import { hazard } from './hazard.js';

const options = (words: readonly string[]): string => words.map((word) => `<option>${word}</option>`).join('');

hazard('R25', 'the list of a native select is drawn outside the page', {
  async 'tells the options as text and chooses one'({ page, open, random, hears }) {
    const words = Array.from({ length: random.integer(3, 6) }, () => random.word());
    const wanted = random.pick(words);
    page(
      '/page',
      `<label>Zone <select id="z"><option>-</option>${options(words)}</select></label><button onclick="tell(z.value)">Send</button>`,
    );
    const agent = await open('/page');
    const hint = agent.observation.hints.find(({ of }) => of === 'Zone');
    assert.equal(hint?.count, words.length + 1);
    assert.ok(observationText(agent.observation).includes(words[0] ?? ''));
    await agent.does({ kind: 'select', mark: agent.mark('Zone'), option: wanted });
    await agent.does({ kind: 'click', mark: agent.mark('Send') });
    await hears([wanted]);
    assert.equal(agent.element('Zone').value, wanted);
  },

  async 'tells how many of two hundred there are, and finds the one that is named'({ page, open, random, hears }) {
    const words = Array.from({ length: 200 }, (_, index) => `${random.word()}-${index}`);
    const wanted = words[random.integer(100, 199)] ?? '';
    page(
      '/page',
      `<h1>Form</h1><label>Zone <select id="z">${options(words)}</select></label><button onclick="tell(z.value)">Send</button>`,
    );
    const agent = await open('/page');
    assert.equal(agent.observation.hints.find(({ of }) => of === 'Zone')?.count, 200);
    await agent.does({ kind: 'select', mark: agent.mark('Zone'), option: wanted });
    await agent.does({ kind: 'click', mark: agent.mark('Send') });
    await hears([wanted]);
  },
});
