import type { Page } from 'playwright';

/**
 * Visible texts with a character that none of the page's own fonts can draw: on a machine without system fonts they are boxes.
 * A character counts as drawn when one of the fonts that the page loads itself has a glyph for it.
 */
export async function unreadableText(page: Page): Promise<readonly string[]> {
  return await page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      if (text === '' || element === null || element.getClientRects().length === 0) continue;
      const unusual = [...text].filter((character) => character > '\u007e');
      if (unusual.length === 0) continue;
      const { fontSize, fontFamily } = getComputedStyle(element);
      if (!document.fonts.check(`${fontSize} ${fontFamily}`, unusual.join(''))) found.add(text.slice(0, 40));
    }
    return [...found];
  });
}
