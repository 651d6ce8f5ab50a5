import assert from 'node:assert/strict';
import { hazard } from './hazard.js';

/** What pages show when they want a person, and what it is to be called. */
const CHECKS = [
  [
    'a slider captcha',
    '<div id="nc_1_wrapper" class="nc-container" style="width:300px;height:34px;background:#eee"><span>&gt;&gt;</span></div>',
  ],
  [
    'a slider captcha',
    '<form><p>Please drag the slider to verify</p><div role="slider" style="width:200px;height:30px">|||</div></form>',
  ],
  ['a slider captcha', '<div role="dialog"><div>请按住滑块，拖动到最右边</div><button>»</button></div>'],
  [
    'a captcha',
    '<iframe src="about:blank#https://www.google.com/recaptcha/api2/anchor" width="304" height="78"></iframe>',
  ],
  [
    'a captcha',
    '<form><label>Type the characters you see in the image <input></label><img width="90" height="30" alt=""></form>',
  ],
  ['a captcha', '<div role="dialog"><p>请完成安全验证</p><canvas width="200" height="100"></canvas></div>'],
  [
    'a code sent to a phone',
    '<form><p>A verification code has been sent to 138****0000</p><input><button>OK</button></form>',
  ],
  ['a code sent to a phone', '<div role="dialog"><p>短信验证</p><input placeholder="6 位数字"></div>'],
] as const;

hazard('R53', 'a page wants a person: a captcha, a slider, a code from a phone', {
  async 'is said in the report as soon as it is shown, in the page, a shadow root or a frame'({ harness, random }) {
    for (const [words, body] of CHECKS) {
      const place = random.pick(['page', 'frame', 'shadow']);
      const inner = JSON.stringify(body);
      const show =
        {
          page: `document.body.insertAdjacentHTML('beforeend', ${inner})`,
          frame: `(() => { const frame = document.createElement('iframe'); frame.width = 500; frame.height = 200; frame.srcdoc = ${inner}; document.body.append(frame); })()`,
          shadow: `(() => { const host = document.createElement('div'); host.attachShadow({ mode: 'open' }).innerHTML = ${inner}; document.body.append(host); })()`,
        }[place] ?? '';
      harness.page(
        '/form',
        `<script>const show = () => ${show.replaceAll('</', '<\\/')};</script><button onclick="show()">Send</button>`,
      );
      const episode = await harness.open('/form');
      try {
        await episode.do({ kind: 'click', mark: episode.mark('Send') });
        assert.equal(episode.report.humanCheck, words, `${body} in a ${place}`);
      } finally {
        await episode.close();
      }
    }
  },

  async 'is not seen where a page only tells of one, or hides it'({ harness, random }) {
    const pages = random.shuffle([
      '<p>Turn on the captcha in the security settings of your account. A verification code has been sent to every user who asked for it since the first of May, and the slider must be dragged by them.</p>',
      '<div class="nc-container" style="display:none;width:300px;height:34px">drag the slider</div>',
      '<h2>MFA</h2><form><label>Verification Code <input></label><button>Bind</button></form>',
      '<form><label>Disk size <input type="range"></label><div role="slider" aria-label="Size" style="width:100px;height:20px"></div></form>',
      '<iframe srcdoc="<p>Nothing</p>"></iframe><h1>验证域名</h1><button>验证</button>',
    ]);
    for (const body of pages) {
      harness.page('/page', `${body}<button>Send</button>`);
      const episode = await harness.open('/page');
      try {
        await episode.do({ kind: 'click', mark: episode.mark('Send') });
        assert.equal(episode.report.humanCheck, null, body);
      } finally {
        await episode.close();
      }
    }
  },

  async 'is over once a person did it, for whoever looks again'({ harness, page, random }) {
    const name = random.word();
    let passed = false;
    harness.routes.set('/passed', (_request, response) => response.end(String(passed)));
    page(
      '/slider',
      `<div id="check" class="geetest_panel" style="width:300px;height:60px">Slide to verify</div>
       <button onclick="fetch('/passed').then((answer) => answer.text()).then((text) => {
         if (text === 'true') { document.querySelector('#check').remove(); document.body.append('${name}'); }
       })">Submit</button>`,
    );
    const episode = await harness.open('/slider');
    try {
      await episode.do({ kind: 'click', mark: episode.mark('Submit') });
      assert.equal(episode.report.humanCheck, 'a slider captcha');
      passed = true;
      await episode.do({ kind: 'click', mark: episode.mark('Submit') });
      assert.equal(episode.report.humanCheck, null);
    } finally {
      await episode.close();
    }
  },
});
