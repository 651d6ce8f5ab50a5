import type { Act } from './tool.js';

/** A page and what a person does on it. */
export interface Page {
  readonly id: string;
  readonly body: string;
  readonly acts: readonly Act[];
  /** Pages of other paths that this one needs. */
  readonly parts?: Readonly<Record<string, string>>;
}

/** What a page notes down as done; scripts call `done('word')`, frames `top.done('word')`. */
export const NOTE = `<script>window.noted = []; window.done = (word) => noted.push(word);</script>`;

const rows = (count: number): string =>
  Array.from(
    { length: count },
    (_, index) =>
      `<tr><td>disk-${index}</td><td>Available</td><td><button onclick="done('detach')">Detach disk-${index}</button></td></tr>`,
  ).join('');

const nested = (levels: number, inner: string): string =>
  levels === 0 ? inner : `<div>${nested(levels - 1, inner)}</div>`;

/** One page for each kind of trouble of the hazard list that has one target; the last act must make the page note `yes`. */
export const PAGES: readonly Page[] = [
  {
    id: 'R01 frame in a frame in a frame',
    body: `<iframe src="/a" width="600" height="300"></iframe>`,
    parts: {
      '/a': `<iframe src="/b" width="500" height="250"></iframe>`,
      '/b': `<iframe src="/c" width="400" height="200"></iframe>`,
      '/c': `<button onclick="top.done('yes')">Order</button>`,
    },
    acts: [{ kind: 'click', name: 'Order' }],
  },
  {
    id: 'R06 frame in a wrapper without height',
    body: `<div style="height:0;position:relative"><iframe src="/shell" style="position:absolute;top:0;border:0" width="700" height="400"></iframe></div>`,
    parts: { '/shell': `<button onclick="top.done('yes')">Launch</button>` },
    acts: [{ kind: 'click', name: 'Launch' }],
  },
  {
    id: 'R07 open shadow roots',
    body: `<x-a></x-a><script>
      const define = (name, html) => customElements.define(name, class extends HTMLElement {
        constructor() { super(); this.attachShadow({ mode: 'open' }).innerHTML = html; } });
      define('x-c', '<button onclick="done(\\'yes\\')">Order</button>'); define('x-b', '<x-c></x-c>'); define('x-a', '<x-b></x-b>');</script>`,
    acts: [{ kind: 'click', name: 'Order' }],
  },
  {
    id: 'R08 closed shadow root',
    body: `<x-shut></x-shut><script>customElements.define('x-shut', class extends HTMLElement {
      constructor() { super(); this.attachShadow({ mode: 'closed' }).innerHTML = '<button onclick="done(\\'yes\\')">Release</button>'; } });</script>`,
    acts: [{ kind: 'click', name: 'Release' }],
  },
  {
    id: 'R10 list drawn anew each second',
    body: `<ul id="list"></ul><script>setInterval(() => { list.innerHTML = ['alpha', 'beta', 'gamma']
      .map((name) => '<li>' + name + ' <button onclick="done(\\'' + (name === 'beta' ? 'yes' : name) + '\\')">Start ' + name + '</button></li>').join(''); }, 700);
      </script>`,
    acts: [{ kind: 'click', name: 'Start beta' }],
  },
  {
    id: 'R20 hidden file field behind a button',
    body: `<button onclick="file.click()">+ Add file</button><input id="file" type="file" style="display:none"><button onclick="done('yes')">Next</button>`,
    acts: [{ kind: 'click', name: 'Next' }],
  },
  {
    id: 'R22 option far down a virtual list',
    body: `<label id="l">Image</label><div role="combobox" aria-labelledby="l" aria-controls="pop" tabindex="0" style="border:1px solid;width:200px">Choose</div>
      <script>const box = document.querySelector('[role=combobox]');
      box.onclick = () => { if (document.getElementById('pop')) return;
        const pop = document.createElement('div'); pop.id = 'pop'; pop.setAttribute('role', 'listbox');
        pop.style.cssText = 'position:absolute;top:60px;width:220px;height:200px;overflow:auto;background:white;border:1px solid';
        const inner = document.createElement('div'); inner.style.cssText = 'position:relative;height:' + 800 * 24 + 'px'; pop.append(inner);
        const draw = () => { const first = Math.floor(pop.scrollTop / 24); inner.innerHTML = '';
          for (let i = first; i < Math.min(first + 12, 800); i += 1) { const o = document.createElement('div'); o.setAttribute('role', 'option');
            o.textContent = 'image-' + String(i).padStart(3, '0'); o.style.cssText = 'position:absolute;top:' + i * 24 + 'px';
            o.onclick = () => { box.textContent = o.textContent; done(o.textContent === 'image-640' ? 'yes' : 'no'); pop.remove(); }; inner.append(o); } };
        pop.onscroll = draw; document.body.append(pop); draw(); };</script>`,
    acts: [{ kind: 'choose', name: 'Image', option: 'image-640' }],
  },
  {
    id: 'R23 list in a portal, filled late',
    body: `<span id="n">Zone</span> <div role="combobox" aria-labelledby="n" aria-controls="zones" tabindex="0" style="border:1px solid;width:180px">Choose</div>
      <script>const field = document.querySelector('[role=combobox]');
      field.onclick = () => setTimeout(() => { const pop = document.createElement('ul'); pop.id = 'zones'; pop.setAttribute('role', 'listbox');
        pop.style.cssText = 'position:absolute;top:70px;background:white;border:1px solid';
        pop.innerHTML = ['Zone A', 'Zone B', 'Zone C'].map((zone) => '<li role="option">' + zone + '</li>').join('');
        pop.onclick = (event) => { field.textContent = event.target.textContent; done(event.target.textContent === 'Zone B' ? 'yes' : 'no'); pop.remove(); };
        document.body.append(pop); }, 400);</script>`,
    acts: [{ kind: 'choose', name: 'Zone', option: 'Zone B' }],
  },
  {
    id: 'R25 native select with 200 options',
    body: `<label>Region <select onchange="done(this.value === 'region-150' ? 'yes' : 'no')">${Array.from({ length: 200 }, (_, index) => `<option>region-${index}</option>`).join('')}</select></label>`,
    acts: [{ kind: 'choose', name: 'Region', option: 'region-150' }],
  },
  {
    id: 'R29 radio button under a styled label',
    body: `<style>label { position:relative; padding:6px 14px; border:1px solid } input { opacity:0; position:absolute }</style>
      <label><input type="radio" name="p" onchange="done('no')">Basic</label><label><input type="radio" name="p" onchange="done('yes')">Standard</label>`,
    acts: [{ kind: 'check', name: 'Standard' }],
  },
  {
    id: 'R31 a guide’s mask over the page',
    body: `<button onclick="done('yes')">Create VPC</button><div id="mask" style="position:fixed;inset:0;background:rgba(0,0,0,.4)">
      <div style="background:white;width:200px;margin:120px auto;padding:20px">Welcome <button onclick="mask.remove()">Skip</button></div></div>`,
    acts: [
      { kind: 'click', name: 'Skip' },
      { kind: 'click', name: 'Create VPC' },
    ],
  },
  {
    id: 'R36 content after a skeleton',
    body: `<div id="root"><div class="skeleton" aria-busy="true" style="width:300px;height:80px;background:#eee"></div></div>
      <script>setTimeout(() => { root.innerHTML = '<button onclick="done(\\'yes\\')">Create bucket</button>'; }, 900);</script>`,
    acts: [{ kind: 'click', name: 'Create bucket' }],
  },
  {
    id: 'R38 content that fades in',
    body: `<div id="late" style="opacity:0;transition:opacity .3s"><button onclick="done('yes')">Enable</button></div>
      <script>setTimeout(() => { late.style.opacity = 1; }, 600);</script>`,
    acts: [{ kind: 'click', name: 'Enable' }],
  },
  {
    id: 'R39 page that polls without end',
    body: `<button onclick="done('yes')">Restart</button><p id="n"></p><script>setInterval(() => fetch('/beat').then(() => { n.textContent = Date.now(); }), 300);</script>`,
    parts: { '/beat': '' },
    acts: [{ kind: 'click', name: 'Restart' }],
  },
  {
    id: 'R47 table of 3,000 rows',
    body: `<input aria-label="Search"><table>${rows(3_000)}</table><button onclick="done('yes')">Export</button>`,
    acts: [{ kind: 'click', name: 'Export' }],
  },
  {
    id: 'R48 800 levels deep',
    body: nested(800, `<button onclick="done('yes')">Deep</button>`),
    acts: [{ kind: 'click', name: 'Deep' }],
  },
  {
    id: 'R50 Chinese text in a composing field',
    body: `<label>名称 <input oninput="if (this.value === '生产环境网络') done('yes')"></label>`,
    acts: [{ kind: 'type', name: '名称', text: '生产环境网络' }],
  },
  {
    id: 'C01 button that is only an icon',
    body: `<div role="toolbar"><i class="next-icon next-icon-refresh" style="display:inline-block;width:20px;height:20px;cursor:pointer;background:#888" onclick="done('yes')" title="Refresh"></i></div>`,
    acts: [{ kind: 'click', name: 'Refresh' }],
  },
  {
    id: 'C02 plain text that is clickable',
    body: `<div style="cursor:pointer" onclick="done('yes')">Advanced settings</div>`,
    acts: [{ kind: 'click', name: 'Advanced settings' }],
  },
  {
    id: 'C03 field named by the text beside it',
    body: `<table><tr><td>Description</td><td><textarea oninput="if (this.value === 'for tests') done('yes')"></textarea></td></tr></table>`,
    acts: [{ kind: 'type', name: 'Description', text: 'for tests' }],
  },
];
