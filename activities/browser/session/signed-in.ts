import type { BrowserContext, Response } from 'playwright';
import { AgentError } from '../../../domain/errors.js';
import type { Observation } from '../../../domain/observation.js';
import type { SignInPort, SignInRequest } from '../../../domain/ports.js';
import { hostAllowed, isSignOutPath } from '../action-policy.js';
import { withDeadline } from '../deadline.js';
import type { Redactor } from '../redact.js';
import { askForPage, cookieNames, readState, type SessionState } from './session-state.js';
import type { Tabs } from './tabs.js';

/** Signing in and loading a console's first page, milliseconds. */
const FIRST_PAGE_MS = 30_000;
/** What pages say when a session is over; a reason to ask the session, and never an answer. */
const OVER =
  /(?:session|login|sign-in)\s+(?:has\s+|is\s+)?(?:expired|timed out|ended)|(?:log|sign)\s+in\s+again|not\s+(?:logged|signed)\s+in|登录(?:已|状态)?(?:失效|过期|超时)|请(?:重新|先)登录|会话(?:已)?(?:过期|超时|失效)|未登录/i;
/** Storage values of this kind are tokens, and must not be told. */
const TOKEN = /^[\w.~+/=-]{24,}$/;

export interface SignedInParts {
  readonly context: BrowserContext;
  readonly tabs: Tabs;
  readonly redactor: Redactor;
  readonly allowedHosts: readonly string[];
  readonly port: SignInPort;
  readonly who: Omit<SignInRequest, 'destination'>;
}

/** Keeps one episode's browser signed in, out of the agent's sight. The session itself is asked, not what a page says. */
export class SignedIn {
  state: SessionState = { cookies: [], origin: '', local: [], session: [] };
  /** The agent ended the session by itself: that is not mended. */
  endedByAgent = false;
  /** Answers "who are you?" since they were last asked about. */
  #refused = 0;
  /** The session was renewed since its last quiet look. */
  #onTrial = false;
  /** Cookies that are there before anybody signs in, such as the language. */
  #strangers: readonly string[] = [];
  #signOutAsked = false;
  /** Signs of the end that turned out to mean nothing; they are not asked about again. */
  readonly #harmless = new Set<string>();

  constructor(private readonly parts: SignedInParts) {
    parts.context.on('response', (response) => this.#hear(response));
  }

  /**
   * Signs in and opens a page. Fails with CredentialsRejected when the console knows nobody afterwards, and with
   * NavigationFailed when the page cannot be opened.
   *
   * @returns the principal's name in the audit log
   */
  async begin(destination: string, signal: AbortSignal): Promise<string> {
    const { port, who, redactor, tabs, context } = this.parts;
    if (this.state.origin === '') this.#strangers = await cookieNames(context);
    const address = await port.begin({ ...who, destination }, signal);
    for (const secret of address.secrets) redactor.add(secret);
    await this.#open(address.url, destination);
    const landed = new URL(tabs.current.page.url());
    if (port.isSignInPage(landed)) throw this.#rejected(`it stays at ${landed.hostname}`);
    if (landed.hash !== new URL(destination).hash && landed.hash === '') await this.#open(destination, destination);
    this.#refused = 0;
    return address.userName;
  }

  /** Asks the console, once its page stands, who is there. Fails with CredentialsRejected when it is nobody. */
  async verify(): Promise<void> {
    const { context, tabs, port, redactor } = this.parts;
    const { page, bridge } = tabs.current;
    if (port.isSignInPage(new URL(page.url()))) throw this.#rejected('it leads to its sign-in page');
    const [state, asked] = await Promise.all([readState(context, bridge), askForPage(bridge)]);
    const left = state.cookies.length + state.local.length + state.session.length;
    if (asked.signedIn === 'redirected' || asked.signedIn === 'refused')
      throw this.#rejected('it asks for a sign-in when its page is opened again');
    // A page that everybody may see says nothing about who is there.
    if (asked.stranger !== 'redirected' && asked.stranger !== 'refused' && left === this.#strangers.length)
      throw this.#rejected('it left neither a cookie nor anything in its storages');
    for (const [, value] of state.session) if (TOKEN.test(value)) redactor.add(value);
    this.state = state;
    // Who has just signed in is known: this is said for another reason.
    if (this.#refused > 0) this.#harmless.add('refused');
    this.#refused = 0;
  }

  beginStep(): void {
    this.#signOutAsked = false;
  }

  /** Whether the session is over, asked only when something looks like it. */
  async isOver(seen: Observation | null): Promise<boolean> {
    const { tabs, port, context } = this.parts;
    const { page, bridge } = tabs.current;
    const address = addressOf(page.url());
    if (address !== null && port.isSignInPage(address)) return this.#over();
    const names = await cookieNames(context);
    const gone = this.state.cookies.filter((name) => !names.includes(name));
    const says = seen === null ? '' : [seen.title, ...seen.texts, ...seen.dialogs.map(({ text }) => text)].join('\n');
    const signs = [...gone, ...(this.#refused > 0 ? ['refused'] : [])];
    if (!OVER.test(says) && signs.every((sign) => this.#harmless.has(sign))) {
      if (seen !== null) this.#onTrial = false;
      return false;
    }
    const { signedIn } = await askForPage(bridge);
    const refusedNow = this.#refused > 0;
    this.#refused = 0;
    if (signedIn === 'redirected' || signedIn === 'refused') return this.#over();
    // Its shell is for everybody: the console says of what the sign-in left that it is nobody's.
    if (refusedNow && !this.#onTrial && (gone.length > 0 || !this.#harmless.has('refused'))) return this.#over();
    for (const sign of signs) this.#harmless.add(sign);
    return false;
  }

  /** Signs in again as the same principal and opens a page again. Fails as `begin` does. */
  async renew(destination: string, signal: AbortSignal): Promise<void> {
    await this.begin(destination, signal);
    this.#onTrial = true;
  }

  #over(): boolean {
    if (this.#signOutAsked) this.endedByAgent = true;
    return true;
  }

  async #open(url: string, destination: string): Promise<void> {
    const { tabs, redactor } = this.parts;
    try {
      await withDeadline(
        tabs.current.page.goto(url, { waitUntil: 'commit', timeout: FIRST_PAGE_MS }),
        FIRST_PAGE_MS + 1_000,
        'the console',
      );
    } catch (error) {
      const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
      throw new AgentError('NavigationFailed', redactor.text(`${destination} could not be opened: ${message}`));
    }
  }

  #rejected(how: string): AgentError {
    const { accountId } = this.parts.who;
    return new AgentError(
      'CredentialsRejected',
      `The console did not accept the sign-in of account ${accountId}; ${how}.`,
    );
  }

  #hear(response: Response): void {
    const url = addressOf(response.url());
    if (url === null || !hostAllowed(url.hostname, this.parts.allowedHosts)) return;
    const type = response.request().resourceType();
    if (isSignOutPath(url)) this.#signOutAsked = true;
    if (response.status() === 401 && (type === 'xhr' || type === 'fetch' || type === 'document')) this.#refused += 1;
  }
}

function addressOf(text: string): URL | null {
  return URL.canParse(text) && /^https?:/.test(text) ? new URL(text) : null;
}
