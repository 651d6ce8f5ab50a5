import { readFile } from 'node:fs/promises';
import axios, { isAxiosError } from 'axios';
import { AgentError } from '../../domain/errors.js';

const ANSWER_MS = 10_000;

/** Where a local cloud takes orders. Agents, judges and reward never get the token. */
export interface CloudAdmin {
  /** `host:port` of its API. */
  readonly endpoint: string;
  readonly token: string;
}

/** Reads a drift list as it will be sent; the cloud itself checks what it means. */
export async function readDrift(file: string): Promise<readonly unknown[]> {
  let content: unknown;
  try {
    content = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new AgentError('InvalidInput', `The drift file ${file} cannot be read as JSON.`, {}, error);
  }
  if (!Array.isArray(content)) throw new AgentError('InvalidInput', `The drift file ${file} must hold a JSON list.`);
  return content;
}

/** Changes what the local cloud's console shows from now on. Its API stays as it is. */
export function applyDrift(admin: CloudAdmin, drift: readonly unknown[]): Promise<void> {
  return send(admin, 'POST', drift);
}

/** Takes a drift back. */
export function clearDrift(admin: CloudAdmin, drift: readonly unknown[]): Promise<void> {
  return send(admin, 'DELETE', drift);
}

async function send({ endpoint, token }: CloudAdmin, method: string, data: readonly unknown[]): Promise<void> {
  const url = `http://${endpoint}/admin/drift`;
  try {
    // A proxy of the environment has no business with loopback.
    await axios.request({ method, url, data, headers: { 'x-admin-token': token }, timeout: ANSWER_MS, proxy: false });
  } catch (error) {
    if (!isAxiosError(error)) throw error;
    const { response } = error;
    if (response === undefined) throw new AgentError('CloudUnavailable', `The cloud at ${url} does not answer.`);
    const answer = typeof response.data === 'string' ? response.data : JSON.stringify(response.data);
    throw new AgentError('InvalidInput', `The cloud refused the drift (${response.status}): ${answer}`);
  }
}
