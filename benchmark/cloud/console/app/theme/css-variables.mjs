/** Values of the custom properties that a theme sheet declares. */
export function readVariables(sheet) {
  const variables = new Map();
  sheet.walkDecls(/^--/, (declaration) => {
    variables.set(declaration.prop, declaration.value);
  });
  return variables;
}

/** A declaration's value with every `var()` replaced by what it stands for; undefined where one stands for nothing. */
export function resolveValue(value, variables, depth = 0) {
  const start = value.indexOf('var(');
  if (start === -1) return value;
  if (depth > 20) return undefined;
  let level = 0;
  let end = start + 3;
  for (; end < value.length; end += 1) {
    if (value[end] === '(') level += 1;
    if (value[end] === ')' && --level === 0) break;
  }
  const [name = '', ...rest] = value.slice(start + 4, end).split(',');
  const fallback = rest.length > 0 ? rest.join(',').trim() : undefined;
  const meaning = variables.get(name.trim()) ?? fallback;
  if (meaning === undefined) return undefined;
  return resolveValue(value.slice(0, start) + meaning + value.slice(end + 1), variables, depth + 1);
}
