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
});
