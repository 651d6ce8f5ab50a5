/** Folder of the built console app; builds it first where its sources changed since the last time. */
export function ensureConsoleBuild(): Promise<string>;
