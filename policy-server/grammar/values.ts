export type Fields = Readonly<Record<string, unknown>>;

export function asFields(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
}

/** A field's value in the type that the grammar has for it; what cannot be read stays as it is, for the schema to refuse. */
export function typed(field: string, value: unknown): unknown {
  switch (field) {
    case 'submit':
    case 'checked':
      return typeof value === 'string' ? (toSwitch(value.trim()) ?? value) : value;
    case 'seconds': {
      const seconds = Number.parseFloat(String(value));
      return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0.1), 30) : value;
    }
    case 'tab':
      return toInteger(value) ?? value;
    case 'attributes': {
      const fields = asFields(value);
      return fields === undefined
        ? value
        : Object.fromEntries(Object.entries(fields).map(([key, item]) => [key, String(item)]));
    }
    case 'at':
      return toPoint(value) ?? value;
    case 'to':
      return toDestination(value) ?? value;
    case 'direction':
      return typeof value === 'string' ? value.trim().toLowerCase() : value;
    default:
      return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
  }
}

/** A word for on or off; any other word says neither. */
function toSwitch(word: string): boolean | undefined {
  if (/^(?:true|yes|1|on|checked)$/i.test(word)) return true;
  return /^(?:false|no|0|off|unchecked)$/i.test(word) ? false : undefined;
}

/** 12, "12", "[12]", "#12", "mark 12", "１２". A sign, a fraction or a letter among the digits makes it no number. */
export function toInteger(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0 ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const match =
    /^(?:(?:mark|element|index|标记|编号|元素|序号)\s*[:=]?\s*)?[[(<【「]?\s*#?\s*(\d{1,9})\s*[\])>】」]?$/i.exec(
      value.normalize('NFKC').trim(),
    );
  return match?.[1] === undefined ? undefined : Number(match[1]);
}

/** {x, y}, [x, y], "(40, 12)". */
export function toPoint(value: unknown): { readonly x: number; readonly y: number } | undefined {
  const fields = asFields(value);
  const parts = Array.isArray(value) ? value : fields !== undefined ? [fields.x, fields.y] : pair(value);
  if (parts.length !== 2) return undefined;
  const [x, y] = parts.map((part) => (typeof part === 'number' ? part : toSigned(part)));
  return x === undefined || y === undefined ? undefined : { x, y };
}

function pair(value: unknown): readonly unknown[] {
  return typeof value === 'string'
    ? value
        .normalize('NFKC')
        .replace(/[()[\]<>\s]/g, '')
        .split(',')
    : [];
}

function toSigned(value: unknown): number | undefined {
  return typeof value === 'string' && /^[+-]?\d{1,6}(?:\.\d+)?$/.test(value.trim()) ? Number(value) : undefined;
}

/** Where a drag ends: `{mark}`, `{by: {x, y}}` or a bare mark. A place alone could be absolute or a way, so it is neither. */
function toDestination(value: unknown): Fields | undefined {
  const fields = asFields(value);
  const mark = toInteger(fields === undefined ? value : fields.mark);
  if (mark !== undefined) return { mark };
  const by = toPoint(fields?.by);
  return by === undefined ? undefined : { by };
}
