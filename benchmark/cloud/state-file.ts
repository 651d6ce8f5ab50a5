import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { SeededAccount } from './accounts/create-account.js';
import type { LocalCloudEngine } from './engine/engine.js';
import { type CloudState, loadCloud, saveCloud } from './engine/snapshot.js';
import { UsageError } from './options.js';

interface SavedFile extends CloudState {
  readonly seeded: readonly SeededAccount[];
}

/**
 * Loads a saved cloud.
 *
 * @returns the accounts' first credentials; undefined when there is no such file yet
 * @throws UsageError when the file holds no state of this cloud
 */
export function loadStateFile(file: string, engine: LocalCloudEngine): readonly SeededAccount[] | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    const saved = JSON.parse(text) as SavedFile;
    loadCloud(engine, saved);
    return saved.seeded;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`--state-file ${file} cannot be loaded: ${reason}`);
  }
}

/** Saves the cloud; the file appears whole or not at all, readable by its owner only, since it holds secrets. */
export function saveStateFile(file: string, engine: LocalCloudEngine, seeded: readonly SeededAccount[]): void {
  const saved: SavedFile = { ...saveCloud(engine), seeded };
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(saved), { mode: 0o600 });
  renameSync(draft, file);
}
