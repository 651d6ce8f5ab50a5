import type { CDPSession, Page } from 'playwright';
import type { Box } from '../../domain/observation.js';

/**
 * Everything on a page that a person can act on, found without the product's code: the browser's accessibility tree, plus
 * what the DOM shows to be pressed (a pointer over it) though no role says so.
 */

export interface EnumeratedControl {
  /** Role of the accessibility tree; `generic` for what only looks pressable. */
  readonly role: string;
  /** Accessible name, or the text in it. */
  readonly name: string;
  /** CSS pixels of the tab's viewport; beyond it for what has to be scrolled to. */
  readonly box: Box;
}

const ROLES = new Set(
  'button link textbox searchbox combobox checkbox radio switch menuitem menuitemcheckbox menuitemradio tab option slider spinbutton treeitem'.split(
    ' ',
  ),
);

/** Visible controls of all frames, each once. */
export async function enumerateControls(page: Page): Promise<readonly EnumeratedControl[]> {
  const cdp = await page.context().newCDPSession(page);
  try {
    const [written, pressable] = [await byAccessibility(cdp), await byPointer(page)];
    return [...written, ...pressable.filter(({ box }) => !written.some((known) => overlaps(known.box, box)))];
  } finally {
    await cdp.detach();
  }
}

interface FrameNode {
  readonly frame: { readonly id: string };
  readonly childFrames?: readonly FrameNode[];
}

async function byAccessibility(cdp: CDPSession): Promise<readonly EnumeratedControl[]> {
  await cdp.send('DOM.enable');
  const { frameTree } = await cdp.send('Page.getFrameTree');
  const controls: EnumeratedControl[] = [];
  const frames: FrameNode[] = [frameTree];
  for (let next = frames.shift(); next !== undefined; next = frames.shift()) {
    frames.push(...(next.childFrames ?? []));
    const { nodes } = await cdp.send('Accessibility.getFullAXTree', { frameId: next.frame.id });
    for (const { ignored, role, name, backendDOMNodeId } of nodes) {
      if (ignored || backendDOMNodeId === undefined || !ROLES.has(String(role?.value))) continue;
      const box = await visibleBox(cdp, backendDOMNodeId);
      if (box !== null) controls.push({ role: String(role?.value), name: String(name?.value ?? '').trim(), box });
    }
  }
  return controls;
}

/** Where a node is drawn, or the label that stands for a hidden input; null for what nobody can see. */
async function visibleBox(cdp: CDPSession, backendNodeId: number): Promise<Box | null> {
  const { object } = await cdp.send('DOM.resolveNode', { backendNodeId });
  if (object.objectId === undefined) return null;
  const { result } = await cdp.send('Runtime.callFunctionOn', {
    functionDeclaration: `function () {
      const seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && one.getBoundingClientRect().width > 2 && one.getBoundingClientRect().height > 2;
      const off = (one) => { const { right, bottom } = one.getBoundingClientRect(); return right + scrollX <= 0 || bottom + scrollY <= 0; };
      if (!(this instanceof Element) || this.tagName === 'OPTION') return null;
      const hidden = this instanceof HTMLInputElement && ['radio', 'checkbox', 'file'].includes(this.type);
      return [this, ...(hidden ? [...(this.labels ?? []), this.closest('label')] : [])].find((one) => one && seen(one) && !off(one)) ?? null;
    }`,
    objectId: object.objectId,
  });
  if (result.objectId === undefined) return null;
  const model = await cdp.send('DOM.getBoxModel', { objectId: result.objectId }).catch(() => null);
  if (model === null) return null;
  const { border } = model.model;
  const across = border.filter((_, index) => index % 2 === 0);
  const down = border.filter((_, index) => index % 2 === 1);
  const [x, y] = [Math.min(...across), Math.min(...down)];
  return { x, y, width: Math.max(...across) - x, height: Math.max(...down) - y };
}

/** Parts with a hand as pointer, outermost first, in which nothing has a role. */
async function byPointer(page: Page): Promise<readonly EnumeratedControl[]> {
  const found = await Promise.all(
    page.frames().map(async (frame): Promise<readonly EnumeratedControl[]> => {
      const owner = frame === page.mainFrame() ? null : await frame.frameElement().catch(() => null);
      const corner = frame === page.mainFrame() ? { x: 0, y: 0 } : await owner?.boundingBox();
      if (corner === null || corner === undefined) return [];
      const parts = await frame.evaluate(() => {
        const controls = 'a,button,input,select,textarea,label,[role],[tabindex]';
        return [...document.querySelectorAll('body *')]
          .filter((element) => {
            const { width, height, right, bottom } = element.getBoundingClientRect();
            const shown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
            if (!shown || width < 3 || height < 3 || right + scrollX <= 0 || bottom + scrollY <= 0) return false;
            if (getComputedStyle(element).cursor !== 'pointer') return false;
            if (getComputedStyle(element.parentElement ?? element).cursor === 'pointer') return false;
            return element.closest(controls) === null && element.querySelector(controls) === null;
          })
          .map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            const name = (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 100);
            return { role: 'generic', name, box: { x, y, width, height } };
          });
      });
      return parts.map((part) => ({
        ...part,
        box: { ...part.box, x: part.box.x + corner.x, y: part.box.y + corner.y },
      }));
    }),
  );
  return found.flat();
}

/** Whether two boxes are about the same place: most of the smaller one lies in the other. */
export function overlaps(one: Box, other: Box): boolean {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 && width * height > 0.5 * Math.min(one.width * one.height, other.width * other.height);
}
