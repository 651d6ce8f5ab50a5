/** Folder of recorded histories. */
export const HISTORIES = new URL('../histories/', import.meta.url);
