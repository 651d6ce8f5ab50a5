import { hazard } from './hazard.js';

const closed = (host: string, html: string): string =>
  `<script>${host}.attachShadow({ mode: 'closed' }).innerHTML = \`${html}\`</script>`;

hazard('R08', 'controls in closed shadow roots', {
  async 'presses a button of a custom element'({ page, open, random, hears }) {
    const name = random.word();
    page(
      '/page',
      `<x-a></x-a><script>customElements.define('x-a', class extends HTMLElement { constructor() { super();
        this.attachShadow({ mode: 'closed' }).innerHTML = '<button onclick="tell(\\'${name}\\')">${name}</button>' } })</script>`,
    );
    const agent = await open('/page');
    await agent.does({ kind: 'click', mark: agent.mark(name) });
    await hears([name]);
  },

  async 'types into a closed root within a closed root'({ page, open, random, hears }) {
    const [label, text] = [random.word(), random.word()];
    page(
      '/page',
      `<script>const make = (tag, html) => customElements.define(tag, class extends HTMLElement { constructor() { super();
        this.attachShadow({ mode: 'closed' }).innerHTML = html } });
        make('x-in', '<label>${label} <input onchange="tell(this.value)"></label>'); make('x-out', '<div><x-in></x-in></div>');</script><x-out></x-out><button>Away</button>`,
    );
    const agent = await open('/page');
    await agent.does({ kind: 'type', mark: agent.mark(label), text });
    await agent.does({ kind: 'click', mark: agent.mark('Away') });
    await hears([text]);
  },

  async 'sees a closed root of a plain element that is made long after the page'({ page, open, random, hears }) {
    const [first, second] = [random.word(), random.word()];
    page(
      '/page',
      `<div id="box"><span slot="s">Slotted</span></div><button onclick="add()">${first}</button>
       <script>window.add = () => { box.attachShadow({ mode: 'closed' }).innerHTML = '<slot name="s"></slot><button onclick="tell(\\'${second}\\')">${second}</button>' }</script>`,
    );
    const agent = await open('/page');
    await agent.does({ kind: 'click', mark: agent.mark(first) });
    await agent.does({ kind: 'click', mark: agent.mark(second) });
    await hears([second]);
  },

  async 'sees closed roots in a frame, and such as the markup declares'({ page, open, random, hears }) {
    const [scripted, declared] = [random.word(), random.word()];
    page(
      '/inner',
      `<div id="host"></div>${closed('host', `<button onclick="tell('${scripted}')">${scripted}</button>`)}
       <section><template shadowrootmode="closed"><button onclick="tell('${declared}')">${declared}</button></template></section>`,
    );
    page('/page', '<h1>Outer</h1><iframe src="/inner"></iframe>');
    const agent = await open('/page');
    await agent.does({ kind: 'click', mark: agent.mark(scripted) });
    await agent.does({ kind: 'click', mark: agent.mark(declared) });
    await hears([scripted, declared]);
  },
});
