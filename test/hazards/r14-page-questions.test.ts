import assert from 'node:assert/strict';
import { hazard } from './hazard.js';

hazard('R14', 'a box of the browser stops the page', {
  async 'reads alerts and leaves questions to the agent'({ page, open, random, hears }) {
    const [text, name] = [random.word(), random.word()];
    page(
      '/boxes',
      `<button onclick="alert('${text}'); tell('alerted')">Tell</button>
       <button onclick="tell(String(confirm('${text}?')))">Ask</button>
       <button onclick="tell(String(prompt('${text}:', 'old')))">Name</button>`,
    );
    const agent = await open('/boxes');
    await agent.does({ kind: 'click', mark: agent.mark('Tell') });
    assert.ok(agent.reads(text));
    const ask = agent.mark('Ask');
    await agent.does({ kind: 'click', mark: ask });
    assert.ok(agent.reads(`${text}?`));
    await agent.fails({ kind: 'click', mark: ask }, 'ElementBlocked');
    await agent.does({ kind: 'click', mark: agent.mark('Cancel') });
    await agent.does({ kind: 'click', mark: agent.mark('Ask') });
    await agent.does({ kind: 'click', mark: agent.mark('OK') });
    await agent.does({ kind: 'click', mark: agent.mark('Name') });
    await agent.does({ kind: 'type', mark: agent.mark('Answer'), text: name });
    await agent.does({ kind: 'click', mark: agent.mark('OK') });
    await hears(['alerted', 'false', 'true', name]);
  },

  async 'leaves a question to the agent that comes by itself, also while it looks'({ page, open, hears, random }) {
    const text = random.word();
    const delayMs = random.integer(20, 400);
    page('/timer', `<button onclick="setTimeout(() => tell(String(confirm('${text}'))), ${delayMs})">Begin</button>`);
    const agent = await open('/timer');
    await agent.does({ kind: 'click', mark: agent.mark('Begin') });
    if (!agent.reads(text)) await agent.does({ kind: 'wait', seconds: 1 });
    assert.ok(agent.reads(text));
    await agent.does({ kind: 'pressKey', key: 'Escape' });
    await hears(['false']);
    assert.ok(!agent.reads(text));
    assert.equal(agent.element('Begin').role, 'button');
  },

  async 'asks one question after the other'({ page, open, hears, random }) {
    const texts = Array.from({ length: random.integer(2, 4) }, () => random.word());
    page(
      '/several',
      `<button onclick="alert('first'); for (const text of ${JSON.stringify(texts).replaceAll('"', "'")}) tell(text + confirm(text)); alert('last')">Begin</button>`,
    );
    const agent = await open('/several');
    await agent.does({ kind: 'click', mark: agent.mark('Begin') });
    assert.ok(agent.reads('first'));
    const heard: string[] = [];
    for (const [index, text] of texts.entries()) {
      assert.ok(agent.reads(text), text);
      await agent.does({ kind: 'click', mark: agent.mark(index % 2 === 0 ? 'OK' : 'Cancel') });
      heard.push(`${text}${index % 2 === 0}`);
    }
    await hears(heard);
    assert.ok(agent.reads('last'));
  },

  async 'shows a question of a frame and of a window that the press opened'({ page, open, hears, random }) {
    const text = random.word();
    page('/inner', `<button onclick="tell(String(prompt('${text}')))">Inside</button>`);
    page('/popup', `<script>onload = () => setTimeout(() => tell(String(confirm('${text} too'))), 50)</script>Popup`);
    page('/outer', `<iframe src="/inner"></iframe><button onclick="window.open('/popup')">Outside</button>`);
    const agent = await open('/outer');
    await agent.does({ kind: 'click', mark: agent.mark('Inside') });
    assert.ok(agent.reads(text));
    await agent.does({ kind: 'type', mark: agent.mark('Answer'), text: 'given', submit: true });
    await hears(['given']);
    await agent.does({ kind: 'click', mark: agent.mark('Outside') });
    if (!agent.reads(`${text} too`)) await agent.does({ kind: 'wait', seconds: 1 });
    assert.ok(agent.reads(`${text} too`));
    await agent.does({ kind: 'click', mark: agent.mark('OK') });
    await hears(['given', 'true']);
  },

  async 'cancels a question that nobody answers, and says so'({ page, hears, harness, random }) {
    const text = random.word();
    page('/patience', `<button onclick="tell(String(confirm('${text}')))">Ask</button>`);
    const episode = await harness.open('/patience');
    episode.session.tabs.questions.patienceMs = 1_000 + random.integer(0, 500);
    await episode.do({ kind: 'click', mark: episode.mark('Ask') });
    assert.ok(episode.has('Cancel'));
    await hears(['false']);
    await episode.do({ kind: 'wait', seconds: 0 });
    assert.match(episode.observation.notices.join('\n'), new RegExp(`"${text}".*answered with Cancel`));
    assert.ok(episode.has('Ask'));
    await episode.close();
  },

  async 'leaves a page with unsaved changes, and says so'({ page, open, random }) {
    const name = random.word();
    page('/next', `<h1>${name}</h1>`);
    page(
      '/form',
      `<input aria-label="Name"><a href="/next">Next</a>
       <script>addEventListener('beforeunload', (event) => { event.preventDefault(); event.returnValue = 'x'; })</script>`,
    );
    const agent = await open('/form');
    await agent.does({ kind: 'type', mark: agent.mark('Name'), text: name });
    await agent.does({ kind: 'click', mark: agent.mark('Next') });
    assert.ok(agent.reads(name));
    assert.match(agent.observation.notices.join('\n'), /unsaved changes/);
  },
});
