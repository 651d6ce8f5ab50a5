import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import axios from 'axios';
import { run } from './run.js';

/** On a closed network nothing answers: give up soon and try the next source. */
const CONNECT_MS = 5_000;
/** A transfer that brings no byte for so long is dead. */
const STALL_MS = 30_000;
const UNPACK_MS = 120_000;

/** Opens a download; the request is dropped when no response has begun after a few seconds. */
async function open(url: string, controller: AbortController): Promise<NodeJS.ReadableStream> {
  const timer = setTimeout(() => controller.abort(), CONNECT_MS);
  try {
    const response = await axios.get<NodeJS.ReadableStream>(url, {
      responseType: 'stream',
      signal: controller.signal,
      maxRedirects: 5,
    });
    return response.data;
  } catch (error) {
    if (controller.signal.aborted) throw new Error(`no answer from ${new URL(url).host} in ${CONNECT_MS / 1000} s`);
    const reason = axios.isAxiosError(error) ? (error.code ?? error.message) : String(error);
    const status = axios.isAxiosError(error) ? error.response?.status : undefined;
    throw new Error(
      `${new URL(url).host} ${status === undefined ? `cannot be reached (${reason})` : `answered ${status}`}`,
    );
  } finally {
    clearTimeout(timer);
  }
}

/** Downloads one file. */
export async function downloadFile(url: string, file: string): Promise<void> {
  const controller = new AbortController();
  const body = await open(url, controller);
  let stall = setTimeout(() => controller.abort(), STALL_MS);
  const watch = new Transform({
    transform(chunk, _encoding, done) {
      clearTimeout(stall);
      stall = setTimeout(() => controller.abort(), STALL_MS);
      done(null, chunk);
    },
  });
  try {
    await pipeline(body, watch, createWriteStream(file), { signal: controller.signal });
  } catch (error) {
    throw new Error(`the download from ${new URL(url).host} broke off`, { cause: error });
  } finally {
    clearTimeout(stall);
  }
}

/** Downloads a `.tar.gz` and unpacks it into a folder. */
export async function downloadArchive(url: string, folder: string): Promise<void> {
  const archive = join(folder, 'download.tar.gz');
  await downloadFile(url, archive);
  await run('tar', ['-xzf', archive, '-C', folder], { timeoutMs: UNPACK_MS });
  await rm(archive);
}

/** Fails quickly when a host cannot be reached at all; any answer will do. */
export async function checkReachable(url: string): Promise<void> {
  try {
    await axios.head(url, { signal: AbortSignal.timeout(CONNECT_MS), validateStatus: () => true });
  } catch {
    throw new Error(`${new URL(url).host} cannot be reached`);
  }
}
