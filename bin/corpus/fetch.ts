import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import axios from 'axios';
import { AgentError } from '../../domain/errors.js';
import { messageOf } from '../programs/program.js';
import type { CorpusDocument } from './manifest.js';

/** Downloads side by side; more would only annoy the host. */
const LANES = 6;
const ANSWER_MS = 20_000;

/** Address of one version of a file. */
export function publicUrl({ repository, commit, path }: CorpusDocument): string {
  return `https://raw.githubusercontent.com/${repository}/${commit}/${path.split('/').map(encodeURIComponent).join('/')}`;
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

async function download(document: CorpusDocument): Promise<Buffer> {
  const url = publicUrl(document);
  try {
    const { data } = await axios.get<ArrayBuffer>(url, { responseType: 'arraybuffer', timeout: ANSWER_MS });
    return Buffer.from(data);
  } catch (error) {
    throw new AgentError('DocumentUnreadable', `${document.file} cannot be fetched from ${url}: ${messageOf(error)}`);
  }
}

/** Fetches one document unless it is there already. */
async function fetchDocument(document: CorpusDocument, folder: string): Promise<'fetched' | 'present'> {
  const target = join(folder, document.file);
  const known = await readFile(target).catch(() => undefined);
  if (known !== undefined && sha256(known) === document.sha256) return 'present';
  const bytes = await download(document);
  if (sha256(bytes) !== document.sha256) {
    throw new AgentError(
      'DocumentUnreadable',
      `${document.file} is not what the manifest describes: its hash differs.`,
    );
  }
  await mkdir(dirname(target), { recursive: true });
  await writeFile(`${target}.part`, bytes);
  await rename(`${target}.part`, target);
  return 'fetched';
}

/**
 * Brings all documents into a folder. Stops at the first that cannot be had; what was fetched stays, so that a second
 * try goes on from there.
 */
export async function fetchCorpus(
  documents: readonly CorpusDocument[],
  folder: string,
  report: (text: string) => void,
): Promise<{ readonly fetched: number; readonly present: number }> {
  const counts = { fetched: 0, present: 0 };
  const waiting = [...documents];
  const lane = async (): Promise<void> => {
    for (let document = waiting.shift(); document !== undefined; document = waiting.shift()) {
      try {
        counts[await fetchDocument(document, folder)] += 1;
      } catch (error) {
        waiting.length = 0;
        throw error;
      }
      const done = counts.fetched + counts.present;
      if (done % 50 === 0) report(`${done} of ${documents.length} documents`);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return counts;
}
