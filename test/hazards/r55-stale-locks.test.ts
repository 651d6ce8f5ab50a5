import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { hazard } from './hazard.js';

hazard('R55', 'a dead process left the lock of its profile behind', {
  async 'nothing waits for it, no blank tab is opened, and it is removed'({ harness, page, random }) {
    const name = random.word();
    page('/page', `<h1>${name}</h1>`);
    await harness.browser.close();
    const dead = join(tmpdir(), `agent-browser-999999.${random.integer(1, 9)}-${name}`);
    const profile = join(dead, 'playwright_chromiumdev_profile-x');
    await mkdir(profile, { recursive: true });
    await symlink(`${hostname()}-999999`, join(profile, 'SingletonLock'));
    await writeFile(join(profile, 'SingletonCookie'), name);
    const episode = await harness.open('/page');
    try {
      assert.equal(episode.observation.tabs.length, 1);
      assert.ok(episode.observation.texts.includes(name));
      assert.ok(!existsSync(dead));
    } finally {
      await episode.close();
    }
  },
});
