import { lstat, realpath, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { AgentError } from '../../../domain/errors.js';

const NAME_LIMIT = 120;

/**
 * The files of one episode: what the task brings and what was downloaded. Only these can be given to a page; they are found
 * by their names, never by a path, so that no name leads elsewhere.
 */
export class EpisodeFiles {
  readonly #paths = new Map<string, string>();

  constructor(readonly folder: string) {}

  /** Names in the order in which the files came. */
  names(): readonly string[] {
    return [...this.#paths.keys()];
  }

  /** A free name like the wanted one, and where its file is to be written. */
  reserve(wanted: string): { readonly name: string; readonly path: string } {
    const plain = plainName(wanted);
    const dot = plain.lastIndexOf('.');
    const [stem, extension] = dot > 0 ? [plain.slice(0, dot), plain.slice(dot)] : [plain, ''];
    let name = plain;
    for (let copy = 1; this.#paths.has(name); copy += 1) name = `${stem} (${copy})${extension}`;
    const path = join(this.folder, name);
    this.#paths.set(name, path);
    return { name, path };
  }

  /** Forgets a name whose file did not come. */
  release(name: string): void {
    this.#paths.delete(name);
  }

  /** Writes a file that the task brings. */
  async bring(wanted: string, content: Uint8Array): Promise<void> {
    const { path } = this.reserve(wanted);
    await writeFile(path, content, { flag: 'wx' });
  }

  /**
   * Where a file lies. Fails with ActionForbidden for any other name, also for one that looks like a path, and for what is not
   * a plain file in the episode's folder.
   */
  async pathOf(name: string): Promise<string> {
    const path = this.#paths.get(name) ?? this.#paths.get(name.normalize('NFC'));
    if (path !== undefined && (await this.#isOwn(path))) return path;
    const known = this.names();
    const there = known.length === 0 ? 'it has none' : `it has: ${known.join(', ')}`;
    throw new AgentError('ActionForbidden', `"${name}" is not a file of this episode; ${there}.`, {
      alternatives: known,
    });
  }

  /** A link would lead out of the folder under a name of the episode. */
  async #isOwn(path: string): Promise<boolean> {
    const [facts, folder, real] = await Promise.all([
      lstat(path).catch(() => null),
      realpath(this.folder).catch(() => null),
      realpath(path).catch(() => null),
    ]);
    return facts?.isFile() === true && facts.nlink === 1 && folder !== null && real === join(folder, basename(path));
  }
}

/** The last part of a name that a page or a task chose, without what file systems read as more than a name. */
function plainName(wanted: string): string {
  const last = wanted.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const name = last
    .replace(/[^\p{L}\p{N}._ ()-]/gu, '_')
    .replace(/^\.+/, '')
    .slice(-NAME_LIMIT)
    .trim();
  return name === '' ? 'file' : name;
}
