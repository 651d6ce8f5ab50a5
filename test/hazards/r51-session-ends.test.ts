import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { ConsoleWithSignIn } from './console-with-sign-in.js';
import { hazard } from './hazard.js';

hazard('R51', 'the session of the console ends in the middle of an episode', {
  async 'a cookie that runs out while the agent thinks'({ harness, random, told, hears }) {
    const console_ = new ConsoleWithSignIn(harness);
    const name = random.word();
    console_.lasts = 1_000;
    console_.page(
      '/app',
      `<script>${TELL}</script><h1>${name}</h1><button onclick="tell('${name}')">Create ${name}</button>`,
    );
    const { agent, episode } = await console_.open('/app');
    try {
      await pause(1_200);
      console_.lasts = 60_000;
      const outcome = await agent.act({ kind: 'click', mark: agent.mark(`Create ${name}`) });
      assert.ok(outcome.status === 'failed' && outcome.error === 'NavigationFailed', JSON.stringify(outcome));
      assert.equal(episode.report.renewed, true);
      assert.equal(episode.report.loop, 0);
      assert.deepEqual(told, []);
      await agent.does({ kind: 'click', mark: agent.mark(`Create ${name}`) });
      await hears([name]);
      assert.equal(console_.asked.length, 2);
      assert.equal(new Set(console_.asked.map(({ episodeId }) => episodeId)).size, 1);
    } finally {
      await episode.close();
    }
  },

  async 'a session that the server ends before a write arrives: nothing is written twice'({ harness, random }) {
    const console_ = new ConsoleWithSignIn(harness, false);
    const name = random.word();
    let written = 0;
    const body = `<button onclick="fetch('/create', { method: 'POST' }).then((answer) => {
      if (answer.status === 401) location.href = 'http://signin.console.example/login';
    })">Create ${name}</button><a href="/app?page=${random.integer(2, 9)}">Next</a>`;
    console_.page('/app', body);
    console_.data('/create', () => {
      written += 1;
    });
    const { agent, episode } = await console_.open('/app');
    try {
      await agent.does({ kind: 'click', mark: agent.mark('Next') });
      const { url } = agent.observation;
      console_.endAll();
      harness.requests.length = 0;
      const outcome = await agent.act({ kind: 'click', mark: agent.mark(`Create ${name}`) });
      assert.equal(outcome.status, 'unknown');
      assert.equal(agent.observation.url, url);
      assert.equal(written, 0);
      assert.equal(harness.requests.filter((line) => line.startsWith('POST')).length, 1);
      await agent.does({ kind: 'click', mark: agent.mark(`Create ${name}`) });
      assert.equal(written, 1);
    } finally {
      await episode.close();
    }
  },

  async 'a page that keeps its place and only says that the login has expired'({ harness, random }) {
    const console_ = new ConsoleWithSignIn(harness, false);
    const said = random.pick(['Your session has expired', '登录已过期', 'Please sign in again']);
    console_.page('/app', `<button onclick="document.body.append('${said}')">Refresh</button>`);
    const { agent, episode } = await console_.open('/app');
    try {
      await agent.does({ kind: 'click', mark: agent.mark('Refresh') });
      assert.equal(console_.asked.length, 1, 'what a page says is no proof');
      console_.endAll();
      await agent.act({ kind: 'click', mark: agent.mark('Refresh') });
      assert.equal(episode.report.renewed, true);
      assert.ok(!agent.reads(said));
    } finally {
      await episode.close();
    }
  },

  async 'a widget that nobody may see is no end of a session'({ harness, random }) {
    const console_ = new ConsoleWithSignIn(harness);
    const widgets = random.integer(1, 3);
    harness.routes.set('/widget', (_request, response) => response.writeHead(401).end());
    console_.page('/app', `<button onclick="${`fetch('/widget');`.repeat(widgets)}">Refresh</button>`);
    const { agent, episode } = await console_.open('/app');
    try {
      for (let times = 0; times < 3; times += 1) await agent.act({ kind: 'click', mark: agent.mark('Refresh') });
      assert.equal(episode.report.landed, true);
      assert.ok(console_.asked.length <= 2, `signed in ${console_.asked.length} times`);
    } finally {
      await episode.close();
    }
  },

  async 'an agent that signs out is stopped, and what it ended stays ended'({ harness, random }) {
    const console_ = new ConsoleWithSignIn(harness);
    const name = random.word();
    const [first, second] = random.shuffle([
      `<a href="/logout">${random.pick(['Sign out', 'Log Out', '退出登录'])}</a>`,
      `<button onclick="location.href = '/logout'">${name}</button>`,
    ]);
    console_.page('/app', `${first} ${second}`);
    const { agent, episode } = await console_.open('/app');
    try {
      await agent.fails({ kind: 'click', mark: agent.mark(/out|退出/i) }, 'ActionForbidden');
      await agent.fails({ kind: 'click', mark: agent.mark(name) }, 'ActionForbidden');
      assert.equal(console_.asked.length, 1);
      assert.equal(episode.report.renewed, false);
      assert.ok(agent.observation.title === 'Sign in');
    } finally {
      await episode.close();
    }
  },
});

const TELL = `window.tell = (word) => navigator.sendBeacon('/told?word=' + encodeURIComponent(word));`;
