import { copyFile, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import svgtofont from 'svgtofont';
import { icons, symbols } from './icons.mjs';
import { kitSheet } from './kit-theme.mjs';

const require = createRequire(import.meta.url);

/** Icon by code point, as the kit's sheet assigns them; the last rule wins, as in the browser. */
export async function iconPoints() {
  const byIcon = new Map();
  (await kitSheet()).walkRules(/\.next-icon-[a-z0-9-]+::?before$/, (rule) => {
    rule.walkDecls('content', ({ value }) => {
      const point = /^"\\([0-9a-f]{4})"$/.exec(value)?.[1];
      for (const selector of rule.selectors) {
        const icon = /^\.next-icon-([a-z0-9-]+)::?before$/.exec(selector)?.[1];
        if (point && icon && icon in icons) byIcon.set(icon, point);
      }
    });
  });
  return byIcon;
}

/** Writes `next-icon.woff2`: drawings of Material Design Icons at the code points that the kit uses. */
export async function writeIconFont(folder) {
  const drawings = join(dirname(require.resolve('@mdi/svg/package.json')), 'svg');
  const source = join(folder, 'icons');
  await mkdir(source, { recursive: true });
  const points = await iconPoints();
  const glyphs = new Map(Object.entries(symbols));
  for (const [icon, point] of points) glyphs.set(point, icons[icon]);
  for (const [point, drawing] of glyphs) await copyFile(join(drawings, `${drawing}.svg`), join(source, `${point}.svg`));
  await svgtofont({
    src: source,
    dist: join(folder, 'font'),
    fontName: 'next-icon',
    css: false,
    log: false,
    svgicons2svgfont: { fontHeight: 1024, normalize: true },
    getIconUnicode: (point, _unicode, start) => [String.fromCodePoint(Number.parseInt(point, 16)), start],
  });
  await copyFile(join(folder, 'font/next-icon.woff2'), join(folder, 'next-icon.woff2'));
}
