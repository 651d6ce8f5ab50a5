import { randomUUID } from 'node:crypto';
import { mkdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Download as BrowserDownload } from 'playwright';
import type { Download } from '../../../domain/observation.js';
import { withDeadline } from '../deadline.js';

/** Longest wait for a file; a console's key files and reports are small. */
const DOWNLOAD_MS = 60_000;

/** Saves a file in the episode's folder. The page chose its name, so that only the last part of it is used. */
export async function saveDownload(download: BrowserDownload, folder: string): Promise<Download> {
  await mkdir(folder, { recursive: true });
  const fileName =
    basename(download.suggestedFilename())
      .replace(/[^\p{L}\p{N}._ -]/gu, '_')
      .slice(0, 120) || 'download';
  const path = join(folder, `${randomUUID()}-${fileName}`);
  await withDeadline(download.saveAs(path), DOWNLOAD_MS, `the download of ${fileName}`);
  return { fileName, bytes: (await stat(path)).size };
}
