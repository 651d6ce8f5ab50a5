const latinFaces = /noto-sans-sc-(latin|latin-ext|cyrillic|vietnamese)-/;
const oldFormat = /,\s*url\([^)]*\.woff["']?\)\s*format\(["']?woff["']?\)/g;

/**
 * A PostCSS plugin that leaves of the font package only what the console needs: the Chinese faces, in the one format that the
 * console's browsers read. Latin text is drawn in Arial, as on the vendor's consoles.
 */
export function cjkFacesOnly() {
  return {
    postcssPlugin: 'cjk-faces-only',
    Once: (sheet) => {
      sheet.walkAtRules('font-face', (rule) => {
        rule.walkDecls('src', (declaration) => {
          if (latinFaces.test(declaration.value)) rule.remove();
          else declaration.value = declaration.value.replace(oldFormat, '');
        });
        // Blanks and punctuation of ASCII would make every page, English ones too, load Chinese faces.
        rule.walkDecls('unicode-range', (declaration) => {
          declaration.value = declaration.value
            .split(',')
            .filter((range) => Number.parseInt(range.trim().slice(2), 16) > 0xff)
            .join(',');
        });
      });
    },
  };
}
