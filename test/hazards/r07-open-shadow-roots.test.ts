import assert from 'node:assert/strict';
import { hazard } from './hazard.js';

const element = (tag: string, html: string): string =>
  `<script>customElements.define('${tag}', class extends HTMLElement { connectedCallback() { this.shadowRoot ?? (this.attachShadow({ mode: 'open' }).innerHTML = \`${html}\`) } })</script>`;

hazard('R07', 'controls in nested open shadow roots', {
  async 'presses the button inside three elements'({ page, open, random, hears }) {
    const name = random.word();
    page(
      '/page',
      `<x-a style="margin-left:${random.integer(0, 200)}px"></x-a>${element('x-c', `<button onclick="tell('${name}')">${name}</button>`)}
       ${element('x-b', '<div><x-c></x-c></div>')}${element('x-a', '<p>Outer</p><x-b></x-b>')}`,
    );
    const agent = await open('/page');
    assert.ok(agent.reads('Outer'));
    await agent.does({ kind: 'click', mark: agent.mark(name) });
    await hears([name]);
  },

  async 'names what is slotted, and fields inside, by what is written there'({ page, open, random, hears }) {
    const [label, text] = [random.word(), random.word()];
    page(
      '/page',
      `<x-field>${label}</x-field><x-press>Send</x-press>${element('x-field', '<label><slot></slot> <input oninput="window.typed = this.value"></label>')}
       ${element('x-press', '<button onclick="tell(window.typed)"><slot></slot></button>')}`,
    );
    const agent = await open('/page');
    await agent.does({ kind: 'type', mark: agent.mark(label), text });
    await agent.does({ kind: 'click', mark: agent.mark('Send') });
    await hears([text]);
  },

  async 'sees roots in a frame, and such as come later'({ page, open, random, hears }) {
    const [early, late] = [random.word(), random.word()];
    page(
      '/inner',
      `<x-b></x-b>${element('x-b', `<button onclick="document.body.append(document.createElement('x-l'))">${early}</button>`)}
       ${element('x-l', `<button onclick="tell('${late}')">${late}</button>`)}`,
    );
    page('/page', '<iframe src="/inner"></iframe>');
    const agent = await open('/page');
    await agent.does({ kind: 'click', mark: agent.mark(early) });
    await agent.does({ kind: 'click', mark: agent.mark(late) });
    await hears([late]);
  },
});
