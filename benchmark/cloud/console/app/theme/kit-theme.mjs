import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import postcss from 'postcss';
import { readVariables, resolveValue } from './css-variables.mjs';
import { icons } from './icons.mjs';

const require = createRequire(import.meta.url);
const sheetOf = async (name) =>
  postcss.parse(await readFile(require.resolve(`@alicloud/console-components/dist/${name}.css`), 'utf8'));

/** Parts of the kit that the console draws; rules of all others (most of 1.2 MB) are left out. */
const components = new Set([
  ...['animate', 'breadcrumb', 'btn', 'calendar2', 'card', 'checkbox', 'css', 'date', 'dialog', 'drawer', 'dropdown'],
  ...['form', 'icon', 'input', 'loading', 'menu', 'message', 'nav', 'number', 'overlay', 'pagination', 'radio'],
  ...['range', 'search', 'select', 'sr', 'step', 'switch', 'table', 'tabs', 'tag', 'time', 'toast', 'transfer'],
]);

/** Classes that a selector may start with although they are no component. */
const modifiers = /^(medium|large|small|focus|left|right|rtl)$/;
/** Parts of the kit that may stand inside a selector of another part and are not drawn here. */
const unusedParts = /^(balloon|calendar|cascader|col|notification|rating|row|shell|slick|timeline|tree|upload)$/;
/** Variants that the console never draws: writing from right to left, other shapes of steps, sliders. */
const unusedVariants =
  /(?<!:not\()\[dir=["']?rtl|\.next-step-(arrow|dot|timeline|vertical|ver)\b|\.next-range(?!-picker2)/;
const iconModifiers = /^(xxs|xs|small|medium|large|xl|xxl|xxxl|inherit|first|last|alone|remote|split|stack|loading)$/;

/** The kit's own style sheet: no fonts of other hosts, no unused component or icon, variables replaced by their values. */
export async function kitSheet() {
  const [sheet, variables] = await Promise.all([
    sheetOf('xconsole-no-var'),
    sheetOf('xconsole-var').then(readVariables),
  ]);
  sheet.walkAtRules(/^(font-face|charset)$/, (rule) => rule.remove());
  sheet.walkComments((comment) => comment.remove());
  sheet.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && rule.parent.name.endsWith('keyframes')) return;
    rule.selectors = rule.selectors.filter(isUsed);
    if (rule.selector === '') rule.remove();
    else simplify(rule, variables);
  });
  sheet.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return sheet;
}

/** A Vite plugin that serves the sheet as `virtual:kit-theme.css`. */
export function kitTheme() {
  const name = 'virtual:kit-theme.css';
  return {
    name: 'kit-theme',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: async (id) => (id === `\0${name}` ? (await kitSheet()).toString() : undefined),
  };
}

/** The kit writes each value twice, plain and by variable: one is left. */
function simplify(rule, variables) {
  rule.walkDecls((declaration) => {
    const value = resolveValue(declaration.value, variables);
    if (value === undefined || (declaration.prop === 'content' && value === '""' && isIcon(rule))) declaration.remove();
    else declaration.value = value;
  });
  const seen = new Set();
  for (const declaration of [...(rule.nodes ?? [])].reverse()) {
    if (declaration.type !== 'decl') continue;
    if (seen.has(declaration.prop) && !declaration.value.startsWith('-')) declaration.remove();
    seen.add(declaration.prop);
  }
  if (rule.nodes?.length === 0) rule.remove();
}

function isIcon(rule) {
  return rule.selector.includes('icon');
}

function isUsed(selector) {
  if (unusedVariants.test(selector)) return false;
  const parts = [...selector.matchAll(/\.next-([\w-]+)/g)].map(([, part = '']) => part);
  for (const part of parts) {
    const icon = /^icon-([\w-]+)$/.exec(part)?.[1];
    if (icon !== undefined && !(icon in icons) && !iconModifiers.test(icon)) return false;
    if (unusedParts.test(part.split('-')[0] ?? '')) return false;
  }
  const [first = ''] = (parts[0] ?? '').split('-');
  return parts.length === 0 || components.has(first) || modifiers.test(first);
}
