import assert from 'node:assert/strict';
import { hazard } from './hazard.js';

hazard('R29', 'the input of a choice is hidden under a styled label', {
  async 'ticks by what a person sees'({ page, open, random, hears }) {
    const names = random.shuffle([random.word(), random.word(), random.word()]);
    const wanted = random.pick(names);
    page(
      '/choices',
      `<style>label { position: relative; padding: 6px 14px; border: 1px solid } input { opacity: 0; position: absolute }</style>
       <form>${names
         .map((name) => `<label><input type="radio" name="plan" onchange="tell('${name}')">${name}</label>`)
         .join('')}</form>`,
    );
    const agent = await open('/choices');
    await agent.does({ kind: 'check', mark: agent.mark(wanted), checked: true });
    await hears([wanted]);
    assert.ok(agent.element(wanted).states.includes('checked'));
  },
});
