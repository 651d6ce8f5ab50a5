import { setImmediate as breathe } from 'node:timers/promises';
import type { Redactor } from '../redact.js';
import { isSecretName, maskUrl, SECRET_MASK } from './secret-names.js';
import { readZip, writeZip, type ZipEntry } from './zip.js';

/**
 * What may leave the session of a trace. Kept by name, so that what a later Playwright adds is left out: the actions, the
 * pages' structure and styles, the requests without headers and bodies. Left out: bodies of requests and answers,
 * scripts, pictures and documents, cookies, headers, typed texts, results of calls, console messages, the harness's own
 * files. What is kept is masked like everything else, also by the names of fields, and searched once more at the end.
 */

export type RedactedTrace =
  | { readonly clean: true; readonly zip: Buffer }
  | { readonly clean: false; readonly why: string };

type Fields = Readonly<Record<string, unknown>>;

/** Bytes of a trace when unpacked. */
const LARGEST_UNPACKED = 128 * 1024 * 1024;
/** Lines of the actions' file that are kept, by their type. */
const KEPT_LINES = new Set(['context-options', 'before', 'input', 'after', 'frame-snapshot']);
const KEPT_PARAMETERS = new Set(['x', 'y', 'key', 'url', 'button', 'clickCount', 'deltaX', 'deltaY']);
const TYPED_FIELDS = new Set(['value', '__playwright_value_']);

/** Takes secrets out of a trace, or says why it cannot be kept. Lets the worker's heartbeats through. */
export async function redactTrace(archive: Buffer, redactor: Redactor): Promise<RedactedTrace> {
  const kept: ZipEntry[] = [];
  for (const { name, bytes } of readZip(archive, LARGEST_UNPACKED)) {
    const lines: string[] = [];
    for (const line of bytes.toString('utf8').split('\n')) {
      await breathe();
      const redacted = redactLine(name, line, redactor);
      if (redacted === null) continue;
      // Search and mask are the same code, so that this fails only where something was kept without being masked.
      if (redactor.text(redacted) !== redacted) return { clean: false, why: `A secret remained in ${name}.` };
      lines.push(redacted);
    }
    if (lines.length > 0) kept.push({ name, bytes: Buffer.from(lines.join('\n'), 'utf8') });
  }
  return { clean: true, zip: writeZip(kept) };
}

/** Null for what is left out, which is every entry that has no rule of its own. */
function redactLine(name: string, line: string, redactor: Redactor): string | null {
  if (/^resources\/[\w-]+\.css$/.test(name)) return redactor.text(line);
  const isActions = /^[\w-]+\.trace$/.test(name);
  if (line === '' || (!isActions && !/^[\w-]+\.network$/.test(name))) return null;
  const fields = JSON.parse(line) as Fields;
  const redacted = isActions ? redactAction(fields, redactor) : redactRequest(fields, redactor);
  return redacted === null ? null : JSON.stringify(redacted);
}

function redactAction(line: Fields, redactor: Redactor): unknown {
  if (!KEPT_LINES.has(String(line.type))) return null;
  if (line.type === 'context-options') {
    const { viewport, deviceScaleFactor } = fieldsOf(line.options);
    return { ...line, options: { viewport, deviceScaleFactor } };
  }
  if (line.type === 'frame-snapshot') {
    const snapshot = fieldsOf(line.snapshot);
    const html = maskNode(snapshot.html, redactor);
    const overrides = Array.isArray(snapshot.resourceOverrides) ? snapshot.resourceOverrides.map(fieldsOf) : [];
    const resourceOverrides = overrides.map((one) => ({ ...one, url: maskUrlOf(one.url, redactor) }));
    return {
      ...line,
      snapshot: redactor.json({
        ...snapshot,
        frameUrl: maskUrlOf(snapshot.frameUrl, redactor),
        html,
        resourceOverrides,
      }),
    };
  }
  const { result: _result, params, ...rest } = line;
  return redactor.json({
    ...rest,
    ...(params === undefined ? {} : { params: parametersOf(fieldsOf(params), redactor) }),
  });
}

function parametersOf(params: Fields, redactor: Redactor): Fields {
  return Object.fromEntries(
    Object.entries(params)
      .filter(([name]) => KEPT_PARAMETERS.has(name))
      .map(([name, value]) => [name, name === 'url' ? maskUrlOf(value, redactor) : value]),
  );
}

/** A node of a page's snapshot: a text, a reference to an earlier snapshot, or `[name, attributes, …children]`. */
function maskNode(node: unknown, redactor: Redactor): unknown {
  if (!Array.isArray(node) || typeof node[0] !== 'string') return node;
  const [tag, attributes, ...children] = node as readonly unknown[];
  return [
    tag,
    maskAttributes(String(tag).toUpperCase(), fieldsOf(attributes), redactor),
    ...children.map((child) => maskNode(child, redactor)),
  ];
}

function maskAttributes(tag: string, attributes: Fields, redactor: Redactor): Fields {
  const names = ['name', 'id', 'autocomplete', 'property'].map((key) => String(attributes[key] ?? ''));
  const isSecretField = /^(?:password|hidden)$/i.test(String(attributes.type ?? '')) || names.some(isSecretName);
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => {
      if (typeof value !== 'string') return [name, value];
      const isField = TYPED_FIELDS.has(name) || (tag === 'META' && name === 'content');
      if ((isSecretField && isField && value !== '') || (name.startsWith('data-') && isSecretName(name)))
        return [name, SECRET_MASK];
      return [name, /^https?:\/\/\S+\?/i.test(value) ? maskUrl(value, redactor) : value];
    }),
  );
}

function redactRequest(line: Fields, redactor: Redactor): unknown {
  if (line.type !== 'resource-snapshot') return null;
  const snapshot = fieldsOf(line.snapshot);
  const request = fieldsOf(snapshot.request);
  const response = fieldsOf(snapshot.response);
  const content = fieldsOf(response.content);
  const isStyle = /\.css$/.test(String(content._file ?? ''));
  const { pageref, startedDateTime, time, timings, _frameref, _monotonicTime, _resourceType } = snapshot;
  return {
    type: line.type,
    snapshot: redactor.json({
      ...{ pageref, startedDateTime, time, timings, _frameref, _monotonicTime, _resourceType, cache: {} },
      request: {
        method: request.method,
        url: maskUrlOf(request.url, redactor),
        httpVersion: request.httpVersion,
        ...{ cookies: [], headers: [], queryString: [], headersSize: -1, bodySize: request.bodySize },
      },
      response: {
        status: response.status,
        statusText: response.statusText,
        httpVersion: response.httpVersion,
        ...{ cookies: [], headers: [], headersSize: -1, bodySize: response.bodySize },
        redirectURL: maskUrlOf(response.redirectURL, redactor),
        content: { size: content.size, mimeType: content.mimeType, ...(isStyle ? { _file: content._file } : {}) },
      },
    }),
  };
}

function maskUrlOf(value: unknown, redactor: Redactor): string {
  return typeof value === 'string' && value !== '' ? maskUrl(value, redactor) : '';
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}
