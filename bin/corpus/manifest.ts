import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { AgentError } from '../../domain/errors.js';
import { cacheFolder } from '../programs/cache.js';

const MANIFEST = new URL('../../benchmark/corpus/manifest.json', import.meta.url);

const documentSchema = z.object({
  /** Where it lies in a corpus folder. */
  file: z.string(),
  /** `owner/name` on GitHub. */
  repository: z.string().regex(/^[\w.-]+\/[\w.-]+$/),
  path: z.string(),
  commit: z.string().regex(/^[0-9a-f]{40}$/),
  licence: z.string(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
const manifestSchema = z.object({ documents: z.array(documentSchema) });

export type CorpusDocument = z.infer<typeof documentSchema>;

/** The documents of the benchmark, by place and hash; the texts themselves are not part of this project. */
export async function readManifest(): Promise<readonly CorpusDocument[]> {
  const parsed = manifestSchema.safeParse(JSON.parse(await readFile(MANIFEST, 'utf8')));
  if (parsed.success) return parsed.data.documents;
  throw new AgentError('InvalidInput', `benchmark/corpus/manifest.json is wrong:\n${z.prettifyError(parsed.error)}`);
}

/** Where `corpus fetch` puts documents, and where they are looked for, when no folder is given. */
export function defaultCorpusFolder(environment: NodeJS.ProcessEnv): string {
  return join(cacheFolder(environment), 'corpus');
}
