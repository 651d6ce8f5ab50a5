import assert from 'node:assert/strict';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { OBSERVATION_TOKENS, observationText } from '../../domain/observation-text.js';
import { hazard, type ScriptedAgent } from './hazard.js';

function isSmall(agent: ScriptedAgent): void {
  const tokens = countTokens(observationText(agent.observation));
  assert.ok(tokens <= OBSERVATION_TOKENS, `${tokens} tokens`);
}

hazard('R47', 'a page larger than any context', {
  async 'lists a part of ten thousand rows, says where the others are, and finds one'({ page, open, random, hears }) {
    const key = random.word();
    const at = random.integer(5_000, 9_900);
    const rows = Array.from({ length: 10_000 }, (_, row) => {
      const name = row === at ? key : `row-${row}`;
      return `<tr><td>${name}</td><td><button onclick="tell('${name}')">Edit</button></td></tr>`;
    });
    page('/page', `<h1>Rows</h1><table>${rows.join('')}</table>`);
    const agent = await open('/page');
    isSmall(agent);
    const below = agent.observation.hints.find(({ where }) => where === 'below');
    assert.ok(below && below.count > 9_000, JSON.stringify(agent.observation.hints));
    assert.ok(agent.observation.omitted > 9_000);
    await agent.does({ kind: 'find', text: key });
    isSmall(agent);
    await agent.does({ kind: 'click', mark: agent.mark('Edit', { group: key }) });
    await hears([key]);
  },

  async 'cuts texts of megabytes'({ page, open, random, hears }) {
    const name = random.word();
    page(
      '/page',
      `<button onclick="tell('${name}')">${name}</button><pre>${'log line of a server '.repeat(250_000)}</pre>
      <p>${'x'.repeat(1_000_000)}</p><div>${'<p>词语很多的一段话</p>'.repeat(2_000)}</div>`,
    );
    const agent = await open('/page');
    isSmall(agent);
    await agent.does({ kind: 'click', mark: agent.mark(name) });
    await hears([name]);
  },

  async 'keeps to it with names, values, groups and messages of any length'({ page, open, random }) {
    const long = random.word().repeat(400);
    page(
      '/page',
      `<title>${long}</title><h1>${long}</h1>${`<fieldset><legend>${long}</legend><label>${long}<input value="${long}"></label><button title="${long}">${long}</button></fieldset>`.repeat(60)}
      <div role="dialog" style="position:fixed;top:0" aria-label="${long}">${long}<button>OK</button></div>`,
    );
    const agent = await open('/page');
    isSmall(agent);
    assert.ok(agent.element('OK'));
    await agent.does({ kind: 'wait', seconds: 0.1 });
    isSmall(agent);
  },
});
