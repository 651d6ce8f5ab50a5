import assert from 'node:assert/strict';
import { ConsoleWithSignIn } from './console-with-sign-in.js';
import { hazard } from './hazard.js';

hazard('R52', 'a session is more than its cookies', {
  async 'a token that a tab has for itself is there in the fresh tab too'({ harness, random }) {
    const console_ = new ConsoleWithSignIn(harness);
    const [key, name] = [random.word(), random.word()];
    // As single-page consoles do: the first page that the sign-in leads to hands out the token, the others look for it.
    console_.page('/start', `<script>sessionStorage.setItem('${key}', '${name}'); location.replace('/app');</script>`);
    console_.page(
      '/app',
      `<script>document.write(sessionStorage.getItem('${key}') === '${name}' ? '<button>${name}</button>' : 'Who are you?')</script>`,
    );
    const { agent, episode } = await console_.open('/start');
    try {
      agent.element(name);
      const { cdp } = episode.session.tabs.current.bridge;
      cdp.send('Page.crash').catch(() => undefined);
      await agent.act({ kind: 'wait', seconds: 0.2 });
      agent.element(name);
      assert.equal(console_.asked.length, 1);
    } finally {
      await episode.close();
    }
  },

  async 'a welcome line is no session'({ harness, random }) {
    const console_ = new ConsoleWithSignIn(harness);
    harness.page('/app', `<h1>Welcome back, ${random.word()}!</h1>`);
    // The sign-in forgets to leave anything.
    harness.routes.set('/federation', (_request, response) =>
      response.writeHead(302, { location: 'http://console.example/app' }).end(),
    );
    await assert.rejects(console_.open('/app'), { name: 'CredentialsRejected' });
  },

  async 'a session that does not reach the next page is no session'({ harness, random }) {
    const console_ = new ConsoleWithSignIn(harness);
    const name = random.word();
    let shown = 0;
    harness.routes.set('/app', (_request, response) => {
      shown += 1;
      if (shown === 1) response.setHeader('content-type', 'text/html').end(`<h1>Welcome, ${name}</h1>`);
      else response.writeHead(302, { location: 'http://signin.console.example/login' }).end();
    });
    await assert.rejects(console_.open('/app'), { name: 'CredentialsRejected' });
  },

  async 'a sign-in that fails once is tried once more, and one that is refused is not'({ harness, random }) {
    const console_ = new ConsoleWithSignIn(harness);
    const name = random.word();
    console_.page('/app', `<h1>${name}</h1>`);
    const signIn = harness.routes.get('/federation') ?? assert.fail('no sign-in');
    let tries = 0;
    harness.routes.set('/federation', (request, response) => {
      tries += 1;
      if (tries === 1) request.socket.destroy();
      else signIn(request, response);
    });
    const { agent, episode } = await console_.open('/app');
    await episode.close();
    assert.ok(agent.reads(name));
    console_.asked.length = 0;
    harness.routes.set('/federation', (_request, response) =>
      response.writeHead(302, { location: 'http://signin.console.example/login' }).end(),
    );
    await assert.rejects(console_.open('/app'), { name: 'CredentialsRejected' });
    assert.equal(console_.asked.length, 1);
  },
});
