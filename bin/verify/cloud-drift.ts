import { readFile } from 'node:fs/promises';
import axios, { isAxiosError } from 'axios';
import { AgentError } from '../../domain/errors.js';
import type { Configuration } from '../../workers/configuration.js';

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
export async function applyDrift(
  configuration: Configuration,
  adminToken: string,
  drift: readonly unknown[],
): Promise<void> {
  await ask(configuration, adminToken, 'post', drift);
}

/** Takes every drift back. */
export async function clearDrift(configuration: Configuration, adminToken: string): Promise<void> {
  await ask(configuration, adminToken, 'delete');
}

async function ask(
  configuration: Configuration,
  adminToken: string,
  method: 'post' | 'delete',
  data?: readonly unknown[],
): Promise<void> {
  const { endpoint } = configuration.cloud.api;
  if (endpoint === null) throw new AgentError('InvalidInput', 'Only the local cloud can drift on demand.');
  try {
    await axios.request({
      method,
      url: `http://${endpoint}/admin/drift`,
      data,
      headers: { 'x-admin-token': adminToken },
      timeout: 10_000,
      proxy: false,
    });
  } catch (error) {
    const answer = isAxiosError(error) && error.response ? JSON.stringify(error.response.data) : String(error);
    throw new AgentError('InvalidInput', `The local cloud refused the drift: ${answer}`, {}, error);
  }
}
