import { mkdir, stat } from 'node:fs/promises';
import type { Download as BrowserDownload, Page } from 'playwright';
import type { Download } from '../../../domain/observation.js';
import { pause, withDeadline } from '../deadline.js';
import type { EpisodeFiles } from './episode-files.js';

/** Longest wait for a file; a console's key files and reports are small. */
const DOWNLOAD_MS = 60_000;
/** Longest time that a look waits for a file that is on its way. */
const LOOK_MS = 3_000;

/** What pages let the browser download, kept in the episode's folder; a new file is told once. */
export class Downloads {
  readonly #ready: Download[] = [];
  readonly #coming = new Map<string, Promise<void>>();
  readonly #notices: string[] = [];

  constructor(private readonly files: EpisodeFiles) {}

  /** Keeps what a page downloads from now on. */
  watch(page: Page): void {
    page.on('download', (download) => this.#start(download));
  }

  /** Files of this episode since its start. Waits shortly for what is on its way. */
  async all(): Promise<readonly Download[]> {
    if (this.#coming.size > 0) await Promise.race([Promise.all(this.#coming.values()), pause(LOOK_MS)]);
    return [...this.#ready];
  }

  /** What came, failed or is still coming, in the harness's own words. */
  takeNotices(): readonly string[] {
    const coming = [...this.#coming.keys()].map((name) => `The file "${name}" is still being downloaded.`);
    return [...this.#notices.splice(0), ...coming];
  }

  #start(download: BrowserDownload): void {
    const { name, path } = this.files.reserve(download.suggestedFilename());
    const saving = this.#save(download, path).then(
      (bytes) => {
        this.#ready.push({ fileName: name, bytes });
        this.#notices.push(`The file "${name}" was downloaded (${bytes} bytes).`);
      },
      () => {
        this.files.release(name);
        this.#notices.push(`The download of "${name}" failed.`);
      },
    );
    this.#coming.set(name, saving);
    void saving.then(() => this.#coming.delete(name));
  }

  async #save(download: BrowserDownload, path: string): Promise<number> {
    await mkdir(this.files.folder, { recursive: true });
    await withDeadline(download.saveAs(path), DOWNLOAD_MS, 'a download');
    return (await stat(path)).size;
  }
}
