import type { PhrasingContent } from 'mdast';
import { IMAGE, type RichText, RichTextBuilder } from '../text/rich-text.js';
import { alignText } from '../text/source-map.js';
import { pairBold } from './bold.js';
import { unmaskCode, unmaskSpaces } from './masks.js';

/** An image whose target is missing: `![alt]`. */
const BARE_IMAGE = /!\[([^\]\n]{0,120})\]/g;

/** Rich text of Markdown phrasing content. `shift` is added to node offsets, for fragments parsed on their own. */
export function inlineText(source: string, nodes: readonly PhrasingContent[], shift = 0): RichText {
  const builder = new RichTextBuilder();
  for (const node of nodes) append(builder, source, node, shift);
  return pairBold(builder.build());
}

function append(builder: RichTextBuilder, source: string, node: PhrasingContent, shift: number): void {
  const start = (node.position?.start.offset ?? 0) + shift;
  const end = (node.position?.end.offset ?? 0) + shift;
  const children = (nodes: readonly PhrasingContent[]): void => {
    for (const child of nodes) append(builder, source, child, shift);
  };
  switch (node.type) {
    case 'text':
      appendText(builder, node.value, alignText(source, start, end, node.value));
      break;
    case 'inlineCode': {
      let first = start;
      while (source[first] === '`' || source[first] === ' ') first += 1;
      const value = unmaskCode(node.value);
      builder.marked('code', '', () => builder.add(value, alignText(source, first, end, node.value)));
      break;
    }
    case 'strong':
      builder.marked('strong', '', () => children(node.children));
      break;
    case 'link':
      builder.marked('link', unmaskSpaces(node.url), () => children(node.children));
      break;
    case 'image':
    case 'imageReference':
      builder.marked('image', unmaskCode(node.alt ?? ''), () => builder.add(IMAGE, [start]));
      break;
    case 'break':
      builder.add('\n', [start]);
      break;
    case 'html':
      if (/^<br/i.test(node.value)) builder.add('\n', [start]);
      break;
    case 'emphasis':
    case 'delete':
    case 'linkReference':
      children(node.children);
      break;
    default:
      break;
  }
}

function appendText(builder: RichTextBuilder, masked: string, offsets: readonly number[]): void {
  const text = masked.replace(/\uE0F2/g, ' ');
  let at = 0;
  for (const found of text.matchAll(BARE_IMAGE)) {
    builder.add(text.slice(at, found.index), offsets.slice(at, found.index));
    builder.marked('image', found[1] ?? '', () => builder.add(IMAGE, [offsets[found.index] ?? 0]));
    at = found.index + found[0].length;
  }
  builder.add(text.slice(at), offsets.slice(at));
}
