import assert from 'node:assert/strict';
import { link, mkdtemp, readdir, symlink, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Harness } from '../browser/harness.js';
import { hazard } from './hazard.js';

/** Says what each file input of a page got. */
const TOLD = `<script>addEventListener('change', async ({ target }) => {
  if (target.type === 'file') for (const file of target.files) tell(target.id + ':' + file.name + ':' + (await file.text()));
}, true)</script>`;

async function brought(harness: Harness, name: string, text: string) {
  return { files: [{ name, artifact: await harness.artifacts.put(Buffer.from(text), 'text/plain') }] };
}

hazard('R20', 'a file is asked for by a control that hides its input', {
  async 'gives a file to a drawn input, and to hidden ones behind every kind of trigger'({
    page,
    open,
    hears,
    random,
    harness,
  }) {
    const [name, text] = [`${random.word()}.pem`, random.word()];
    const hidden = 'type="file" style="display:none"';
    const triggers = {
      drawn: `<label>drawn file <input type="file" id="drawn"></label>`,
      inside: `<label style="cursor:pointer;border:1px solid">inside file<input ${hidden} id="inside"></label>`,
      tied: `<label for="tied" style="cursor:pointer">tied file</label><span><input ${hidden} id="tied"></span>`,
      pressed: `<button onclick="document.getElementById('pressed').click()">pressed file</button><input ${hidden} id="pressed">`,
      fresh: `<button onclick="const i = document.createElement('input'); i.type = 'file'; i.id = 'fresh'; document.body.append(i); i.click()">fresh file</button>`,
      silent: `<div><button>silent file</button><input ${hidden} id="silent"></div>`,
      near: `<div><span><button>near file</button></span><p>at most 5 MB</p><span><input ${hidden} id="near"></span></div>`,
    };
    page('/start', random.shuffle(Object.values(triggers).map((one) => `<section>${one}</section>`)).join('') + TOLD);
    const agent = await open('/start', await brought(harness, name, text));
    const heard: string[] = [];
    for (const kind of Object.keys(triggers)) {
      const readBack = await agent.does({ kind: 'upload', mark: agent.mark(new RegExp(`^${kind} file`)), file: name });
      assert.equal(readBack, name);
      heard.push(`${kind}:${name}:${text}`);
      await hears(heard);
    }
  },

  async 'says that the page emptied its input, and gives a file that was downloaded before'({
    page,
    open,
    hears,
    random,
  }) {
    const [name, text] = [`${random.word()}.csv`, random.word()];
    page(
      '/start',
      `<a download="${name}" href="data:text/csv,${text}">Get it</a>
       <label>Take it <input type="file" id="in" onchange="setTimeout(() => { this.value = '' }, 0)"></label>${TOLD}`,
    );
    const agent = await open('/start');
    await agent.does({ kind: 'click', mark: agent.mark('Get it') });
    const readBack = await agent.does({ kind: 'upload', mark: agent.mark(/^Take it/), file: name });
    assert.match(readBack ?? '', new RegExp(`^${name}`));
    await hears([`in:${name}:${text}`]);
  },

  async 'refuses what nothing takes'({ page, open, random, harness }) {
    const name = `${random.word()}.txt`;
    page(
      '/start',
      `<form onsubmit="return false"><input type="file" hidden><input aria-label="Name"><button>Send</button></form>`,
    );
    const agent = await open('/start', await brought(harness, name, 'x'));
    const failed = await agent.fails(
      { kind: 'upload', mark: agent.mark('Send', { role: 'button' }), file: name },
      'ElementUnsuitable',
    );
    assert.match(failed.message, /does not ask for a file/);
  },

  async 'refuses every name that leads out of the episode'({ page, open, told, random, harness }) {
    const name = `${random.word()}.txt`;
    page('/start', `<label>Take it <input type="file" id="in"></label>${TOLD}`);
    const other = await harness.open('/start', undefined, await brought(harness, 'other.txt', 'of another'));
    const agent = await open('/start', await brought(harness, name, 'own'));
    const { folder } = other.session.tabs.files;
    const names = [
      '../x',
      `../${name}`,
      `./${name}`,
      '/etc/passwd',
      'C:\\Windows\\win.ini',
      '..\\x',
      'other.txt',
      join(folder, 'other.txt'),
      `../${folder.split('/').at(-1)}/other.txt`,
      '.',
      '',
      `${name}\0.png`,
      '%2e%2e%2fx',
    ];
    for (const file of names) {
      const failed = await agent.fails({ kind: 'upload', mark: agent.mark(/^Take it/), file }, 'ActionForbidden');
      assert.ok(failed.alternatives.includes(name), JSON.stringify(file));
    }
    assert.deepEqual(told, []);
    await other.close();
  },

  async 'refuses a file that became a link to another one'({ page, told, random, harness }) {
    const name = `${random.word()}.txt`;
    page('/start', `<label>Take it <input type="file" id="in"></label>${TOLD}`);
    const episode = await harness.open('/start', undefined, await brought(harness, name, 'own'));
    const { folder } = episode.session.tabs.files;
    const outside = join(await mkdtemp(join(tmpdir(), 'console-agent-test-')), 'secret.txt');
    await writeFile(outside, 'secret');
    for (const bind of [symlink, link]) {
      assert.deepEqual(await readdir(folder), [name]);
      await unlink(join(folder, name));
      await bind(outside, join(folder, name));
      await episode.do({ kind: 'upload', mark: episode.observation.elements[0]?.mark ?? 0, file: name });
      assert.match(await episode.outcome(), /^ActionForbidden/);
    }
    assert.deepEqual(told, []);
    await episode.close();
  },
});
