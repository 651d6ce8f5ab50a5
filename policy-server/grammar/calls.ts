/** Actions written as calls, such as `click(12)` or `type(mark=3, text='abc')`. */

export interface Call {
  readonly name: string;
  readonly named: Readonly<Record<string, string>>;
  readonly positional: readonly string[];
}

const CALL = /^\s*([\p{L}_]+)\s*[(（]([\s\S]*)[)）]\s*;?\s*$/u;
/** A text in quotes, something in brackets, or a run without separators. */
const ARGUMENT = /(?:'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|“[^”]*”|‘[^’]*’|\([^()]*\)|\[[^[\]]*\]|[^,，])+/g;

/** The one call that a text consists of, or undefined. */
export function callOf(text: string): Call | undefined {
  const match = CALL.exec(text);
  if (match?.[1] === undefined) return undefined;
  const named: [string, string][] = [];
  const positional: string[] = [];
  for (const part of (match[2] ?? '').match(ARGUMENT) ?? []) {
    const pair = /^\s*([A-Za-z_]+)\s*[=:：]\s*([\s\S]*)$/.exec(part);
    if (pair?.[1] !== undefined) named.push([pair[1], unquote(pair[2] ?? '')]);
    else if (part.trim() !== '') positional.push(unquote(part));
  }
  return { name: match[1], named: Object.fromEntries(named), positional };
}

/**
 * The call that a reply answers with: the reply is nothing but that call, or says `Action:` before it. A call in the midst
 * of prose is a description, not an answer.
 */
export function answeredCall(reply: string): Call | undefined {
  const line = /^\s*(?:\*\*)?(?:action|操作|动作)(?:\*\*)?\s*[:：]\s*(?:\*\*)?\s*(.+?)\s*$/im.exec(reply)?.[1] ?? reply;
  return callOf(line.replace(/^\s*`+(?:\w+\n)?|`+\s*$/g, ''));
}

function unquote(text: string): string {
  const quoted = /^(['"`“‘])([\s\S]*)['"`”’]$/.exec(text.trim())?.[2];
  return quoted === undefined ? text.trim() : quoted.replace(/\\(['"\\])/g, '$1').replace(/\\n/g, '\n');
}
