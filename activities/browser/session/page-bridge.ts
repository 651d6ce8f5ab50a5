import type { CDPSession, Page } from 'playwright';
import { AgentError } from '../../../domain/errors.js';
import { orElse, withDeadline } from '../deadline.js';
import type { PageAgent } from '../observe/page/index.js';
import { pageScript, shadowScript } from '../observe/page-script.js';

/** Name of the isolated world; the page cannot reach into it. */
const WORLD = 'console-agent';
/** Longest wait for a frame to answer a question about itself. */
const ANSWER_MS = 4_000;

/** One document in one frame, as long as it lives. */
export interface FrameWorld {
  readonly frameId: string;
  /** Unique among all documents the browser ever showed. */
  readonly documentKey: string;
  readonly contextId: number;
}

export interface Offset {
  readonly x: number;
  readonly y: number;
}

type Answer<K extends keyof PageAgent> = ReturnType<PageAgent[K]>;

let documents = 0;

/** The line to the code of `observe/page/` inside the frames of one tab, over the debugging protocol. */
export class PageBridge {
  readonly #worlds = new Map<string, FrameWorld>();
  /** When this tab last asked for a new one (Unix milliseconds); the new one itself is heard of only later. */
  lastWindowOpen = 0;
  /** A box of the browser is open: no script of the page goes on until it is answered. */
  boxOpen = false;

  private constructor(
    readonly page: Page,
    readonly cdp: CDPSession,
    readonly mainFrameId: string,
  ) {}

  /** Injects the page code into every document that this tab shows or will show. */
  static async attach(page: Page): Promise<PageBridge> {
    const work = async (): Promise<PageBridge> => {
      const cdp = await page.context().newCDPSession(page);
      const source = await pageScript();
      const { frameTree } = await cdp.send('Page.getFrameTree');
      const bridge = new PageBridge(page, cdp, frameTree.frame.id);
      bridge.#listen();
      await Promise.all([
        cdp.send('Runtime.enable'),
        cdp.send('DOM.enable'),
        cdp.send('Page.enable'),
        cdp.send('Page.addScriptToEvaluateOnNewDocument', { source, worldName: WORLD, runImmediately: true }),
        cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: shadowScript(), runImmediately: true }),
      ]);
      return bridge;
    };
    return withDeadline(work(), 10_000, 'attaching to a tab', 'SessionLost');
  }

  #listen(): void {
    this.cdp.on('Runtime.executionContextCreated', ({ context }) => {
      const frameId: unknown = context.auxData?.frameId;
      if (context.name !== WORLD || typeof frameId !== 'string') return;
      documents += 1;
      this.#worlds.set(frameId, { frameId, documentKey: `d${documents}`, contextId: context.id });
    });
    this.cdp.on('Runtime.executionContextDestroyed', ({ executionContextId }) => {
      for (const [frameId, world] of this.#worlds)
        if (world.contextId === executionContextId) this.#worlds.delete(frameId);
    });
    this.cdp.on('Page.javascriptDialogOpening', () => {
      this.boxOpen = true;
    });
    this.cdp.on('Page.javascriptDialogClosed', () => {
      this.boxOpen = false;
    });
    this.cdp.on('Page.windowOpen', () => {
      this.lastWindowOpen = Date.now();
    });
    this.cdp.on('Runtime.executionContextsCleared', () => this.#worlds.clear());
  }

  /** Frames that can be asked, the main one first. */
  frames(): readonly FrameWorld[] {
    const main = this.#worlds.get(this.mainFrameId);
    const others = [...this.#worlds.values()].filter((world) => world !== main);
    return main === undefined ? others : [main, ...others];
  }

  world(documentKey: string): FrameWorld | undefined {
    return [...this.#worlds.values()].find((world) => world.documentKey === documentKey);
  }

  /** Calls a function of the page code in one frame. */
  async call<K extends keyof PageAgent>(
    world: FrameWorld,
    name: K,
    args: Parameters<PageAgent[K]>,
    deadlineMs = ANSWER_MS,
  ): Promise<Answer<K>> {
    const expression = `consoleAgent.${name}(...${JSON.stringify(args)})`;
    const reply = await withDeadline(
      this.cdp.send('Runtime.evaluate', { expression, contextId: world.contextId, returnByValue: true }),
      deadlineMs,
      `a question to the page (${name})`,
      'NavigationFailed',
    );
    if (reply.exceptionDetails !== undefined) {
      const text = reply.exceptionDetails.exception?.description ?? reply.exceptionDetails.text;
      throw new AgentError('NavigationFailed', `The page could not be read (${name}): ${text}`);
    }
    return reply.result.value as Answer<K>;
  }

  /** Where a frame's corner is in the tab's viewport; null when the frame is not drawn. */
  async offset(world: FrameWorld): Promise<Offset | null> {
    if (world.frameId === this.mainFrameId) return { x: 0, y: 0 };
    const work = async (): Promise<Offset | null> => {
      const { backendNodeId } = await this.cdp.send('DOM.getFrameOwner', { frameId: world.frameId });
      const { model } = await this.cdp.send('DOM.getBoxModel', { backendNodeId });
      const [x, y] = model.content;
      return x === undefined || y === undefined ? null : { x, y };
    };
    return orElse(work(), 1_000, null);
  }

  /** PNG of the viewport, or null when the browser does not draw. */
  async screenshot(): Promise<Buffer | null> {
    const work = this.cdp.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
    const reply = await orElse(work, 5_000, null);
    return reply === null ? null : Buffer.from(reply.data, 'base64');
  }
}
