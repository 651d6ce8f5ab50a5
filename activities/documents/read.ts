import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import axios, { isAxiosError } from 'axios';
import { AgentError } from '../../domain/errors.js';
import { MOST_BYTES } from './limits.js';
import { formatOf, type SourceFormat } from './parse.js';

const DOCUMENT_NAME = /\.(?:md|markdown|html?|xhtml)$/i;
/** Help pages answer within a second; a minute means that nobody does. */
const REQUEST_TIMEOUT_MS = 30_000;

export interface DocumentSource {
  readonly text: string;
  readonly format: SourceFormat;
}

/** True for a source that is fetched. */
export function isUrl(source: string): boolean {
  return /^https?:\/\//i.test(source);
}

/**
 * Reads a document from a file or URL.
 *
 * @throws AgentError DocumentUnreadable with the place and the reason
 */
export async function readDocument(source: string, signal?: AbortSignal): Promise<DocumentSource> {
  const { bytes, mediaType } = isUrl(source) ? await fetchBytes(source, signal) : await fileBytes(source);
  if (bytes.byteLength > MOST_BYTES) throw unreadable(source, `${bytes.byteLength} bytes are too many for a document`);
  if (bytes.includes(0)) throw unreadable(source, 'it is binary, not text');
  const text = new TextDecoder('utf-8').decode(bytes);
  if (text.trim() === '') throw unreadable(source, 'it is empty');
  const broken = text.split('\uFFFD').length - 1;
  if (broken > text.length / 100) throw unreadable(source, 'it is not UTF-8 text');
  if (/\bhtml\b/i.test(mediaType)) return { text, format: 'html' };
  return { text, format: formatOf(source, text) };
}

async function fileBytes(path: string): Promise<{ bytes: Buffer; mediaType: string }> {
  const about = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw unreadable(path, error.code === 'ENOENT' ? 'there is no such file' : error.message, error);
  });
  if (about.isDirectory()) throw unreadable(path, 'it is a folder; name a file in it');
  if (!about.isFile()) throw unreadable(path, 'it is not a file');
  if (about.size > MOST_BYTES) throw unreadable(path, `${about.size} bytes are too many for a document`);
  const handle = await open(path).catch((error: Error) => {
    throw unreadable(path, error.message, error);
  });
  try {
    return { bytes: await handle.readFile(), mediaType: '' };
  } finally {
    await handle.close();
  }
}

async function fetchBytes(url: string, signal?: AbortSignal): Promise<{ bytes: Buffer; mediaType: string }> {
  try {
    const answer = await axios.get<ArrayBuffer>(url, {
      responseType: 'arraybuffer',
      timeout: REQUEST_TIMEOUT_MS,
      maxContentLength: MOST_BYTES,
      maxRedirects: 5,
      headers: { Accept: 'text/html, text/markdown, text/plain;q=0.9' },
      ...(signal === undefined ? {} : { signal }),
    });
    const mediaType = String(answer.headers['content-type'] ?? '');
    if (mediaType !== '' && !/^(?:text\/|application\/(?:xhtml|octet-stream|markdown))/i.test(mediaType)) {
      throw unreadable(url, `the server sent ${mediaType}, not text`);
    }
    return { bytes: Buffer.from(answer.data), mediaType };
  } catch (error) {
    if (error instanceof AgentError || signal?.aborted) throw error;
    if (!isAxiosError(error)) throw unreadable(url, error instanceof Error ? error.message : String(error), error);
    const status = error.response?.status;
    throw unreadable(
      url,
      status === undefined ? (error.code ?? error.message) : `the server answered ${status}`,
      error,
    );
  }
}

function unreadable(source: string, reason: string, cause?: unknown): AgentError {
  return new AgentError(
    'DocumentUnreadable',
    `Cannot read the document ${source}: ${reason}.`,
    { source, reason },
    cause,
  );
}

/**
 * The documents that a user's argument names: a file or URL itself, a folder's documents in the order of their paths.
 *
 * @throws AgentError DocumentUnreadable for a path that does not exist or a folder without documents
 */
export async function expandSources(sources: readonly string[]): Promise<string[]> {
  const expanded: string[] = [];
  for (const source of sources) {
    if (isUrl(source)) {
      expanded.push(source);
      continue;
    }
    const about = await stat(source).catch((error: Error) => {
      throw unreadable(source, 'there is no such file or folder', error);
    });
    if (!about.isDirectory()) {
      expanded.push(source);
      continue;
    }
    const entries = await readdir(source, { recursive: true, withFileTypes: true });
    const found = entries
      .filter((entry) => entry.isFile() && DOCUMENT_NAME.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
    if (found.length === 0) throw unreadable(source, 'the folder holds no .md or .html file');
    expanded.push(...found);
  }
  return expanded;
}
