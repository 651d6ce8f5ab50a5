import { fileURLToPath } from 'node:url';

/** Root folder of this installation. */
export const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
