import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConsoleWithSignIn } from './console-with-sign-in.js';
import { hazard } from './hazard.js';

/** A few; `npm run bench:episodes` plays hundreds and measures memory. */
const EPISODES = 6;

hazard('R56', 'what a worker holds grows from episode to episode', {
  async 'an episode leaves no profile, no tab and no folder behind'({ harness, random }) {
    const console_ = new ConsoleWithSignIn(harness);
    const rows = Array.from({ length: random.integer(40, 80) }, () => `<li><button>${random.word()}</button></li>`);
    console_.page('/app', `<ul>${rows.join('')}</ul>`);
    for (let index = 0; index < EPISODES; index += 1) {
      const { agent, episode } = await console_.open('/app');
      const browser = episode.session.tabs.context.browser();
      await agent.does({ kind: 'scroll', direction: 'down' });
      assert.equal((await episodeFolders()).length, 1);
      await episode.close();
      assert.deepEqual(browser?.contexts(), []);
    }
    assert.deepEqual(await episodeFolders(), []);
  },
});

/** Folders of episodes in those of this process's browsers. */
async function episodeFolders(): Promise<readonly string[]> {
  const homes = (await readdir(tmpdir())).filter((name) => name.startsWith(`agent-browser-${process.pid}.`));
  const entries = await Promise.all(homes.map((home) => readdir(join(tmpdir(), home))));
  return entries.flat().filter((name) => name.startsWith('episode-'));
}
