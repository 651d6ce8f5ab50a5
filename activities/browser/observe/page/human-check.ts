/// <reference lib="dom" />

/** Checks that only a person can pass, as consoles of every kind show them: puzzles, sliders, codes sent to a phone. */

/** Widgets by the names that their makers give their elements, scripts and frames. */
const WIDGETS: readonly (readonly [RegExp, string])[] = [
  [/recaptcha|hcaptcha|h-captcha|turnstile|arkose|funcaptcha/i, 'a captcha'],
  [
    /geetest|nc[-_](?:wrapper|container|scale)|no-?captcha|aliyun-?captcha|sm-?captcha|tcaptcha|yidun|slide-?verif|slider-?captcha/i,
    'a slider captcha',
  ],
  [/(?:^|[-_ /.])captcha(?:$|[-_ /.])/i, 'a captcha'],
];
/** What they ask for, in words. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [
    /(?:drag|slide|move)\s+(?:the\s+)?(?:slider|puzzle|block|piece)|slide\s+to\s+(?:verify|unlock|continue)|(?:请)?(?:按住|拖动|向右拖动|滑动)(?:下方|左侧)?(?:的)?滑块|拖动.{0,6}(?:完成拼图|到最右)/i,
    'a slider captcha',
  ],
  [
    /(?:verify|confirm|prove)\s+(?:that\s+)?you(?:\s+are|'re)\s+(?:a\s+)?(?:human|not a robot)|i(?:'|\s+a)m not a robot|type the characters|characters (?:you see )?in the (?:image|picture)|请完成(?:安全)?验证|点击(?:按钮)?进行验证|图形验证码|依次点击/i,
    'a captcha',
  ],
  [
    /(?:verification|security|sms)\s+code\s+(?:has been\s+|was\s+)?sent|enter the (?:\d-digit )?(?:verification |security )?code (?:we )?(?:sent|texted)|(?:text message|sms) verification|验证码已(?:经)?发送|短信验证|手机验证|请输入(?:手机|短信)(?:收到的)?验证码/i,
    'a code sent to a phone',
  ],
];
/** Texts longer than this are documentation about checks, and not a check. */
const LONGEST = 160;
const SMALLEST = 16;
const LIMIT = 4_000;

function isShown(element: Element): boolean {
  const box = element.getBoundingClientRect();
  if (box.width < SMALLEST || box.height < SMALLEST) return false;
  if (box.bottom <= 0 || box.right <= 0 || box.top >= innerHeight || box.left >= innerWidth) return false;
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

function namesOf(element: Element): string {
  const address = element instanceof HTMLIFrameElement ? element.src : '';
  return `${element.id} ${element.getAttribute('class') ?? ''} ${address}`;
}

/** Elements of the document and of its open shadow roots, in order; at most some thousand. */
function* elementsOf(root: Document | ShadowRoot): Generator<Element> {
  for (const element of root.querySelectorAll('*')) {
    yield element;
    if (element.shadowRoot !== null) yield* elementsOf(element.shadowRoot);
  }
}

/** Whether something for a person to act on stands beside the words: a page that only tells of checks has none. */
function asks(element: Element): boolean {
  const place = element.closest('dialog, [role=dialog], [role=alertdialog], form, [class*=modal], [class*=dialog]');
  const around = place ?? element.parentElement?.parentElement ?? element;
  return around.querySelector('input, canvas, img, button, [role=slider], [draggable=true], [class*=slid]') !== null;
}

/** The check that this frame shows, in words, or null. */
export function findHumanCheck(): string | null {
  let looked = 0;
  for (const element of elementsOf(document)) {
    looked += 1;
    if (looked > LIMIT) return null;
    const names = namesOf(element);
    const widget = WIDGETS.find(([pattern]) => pattern.test(names));
    if (widget !== undefined && isShown(element)) return widget[1];
    const own = [...element.childNodes]
      .map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : ''))
      .join('');
    if (own.trim().length < 3 || own.length > LONGEST) continue;
    const words = WORDS.find(([pattern]) => pattern.test(own));
    if (words !== undefined && isShown(element) && asks(element)) return words[1];
  }
  return null;
}
