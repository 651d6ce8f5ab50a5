import type { Comment, Element, ElementContent } from 'hast';
import { IMAGE, type RichText, RichTextBuilder } from '../text/rich-text.js';
import { alignText } from '../text/source-map.js';

const PHRASING = new Set(
  'a abbr b br cite code em font i img kbd mark q s samp small span strong sub sup time tt u var label button'.split(
    ' ',
  ),
);
/** How help pages mark a name of the user interface, besides `b` and `strong`. */
const INTERFACE_NAME = /\b(?:uicontrol|menucascade|wintitle)\b/;

/** True for what flows within a line. */
export function isInline(node: ElementContent): boolean {
  if (node.type === 'text' || node.type === 'comment') return true;
  if (node.type !== 'element' || !PHRASING.has(node.tagName)) return false;
  // A link or span around blocks is a block.
  return node.children.every(isInline);
}

/** Rich text of HTML phrasing content. */
export function inlineHtml(source: string, nodes: readonly ElementContent[]): RichText {
  const builder = new RichTextBuilder();
  for (const node of nodes) append(builder, source, node, false);
  return builder.build();
}

function append(builder: RichTextBuilder, source: string, node: ElementContent | Comment, strong: boolean): void {
  if (node.type === 'text') {
    const start = node.position?.start.offset ?? 0;
    const end = node.position?.end.offset ?? 0;
    // Line breaks of the source are spaces on the page, unlike `br`.
    builder.add(node.value.replace(/[\n\r\t]/g, ' '), alignText(source, start, end, node.value));
    return;
  }
  if (node.type !== 'element') return;
  const offset = node.position?.start.offset ?? 0;
  const fill = (inStrong = strong): void => {
    for (const child of node.children) append(builder, source, child, inStrong);
  };
  if (node.tagName === 'br') builder.add('\n', [offset]);
  else if (node.tagName === 'img') {
    builder.marked('image', String(node.properties.alt ?? ''), () => builder.add(IMAGE, [offset]));
  } else if (node.tagName === 'a' && node.properties.href !== undefined) {
    builder.marked('link', String(node.properties.href), () => fill());
  } else if (!strong && namesInterface(node)) builder.marked('strong', '', () => fill(true));
  else if (node.tagName === 'code') builder.marked('code', '', () => fill());
  else fill();
}

function namesInterface(element: Element): boolean {
  if (element.tagName === 'b' || element.tagName === 'strong') return true;
  const classes = element.properties.className;
  return Array.isArray(classes) && INTERFACE_NAME.test(classes.join(' '));
}
