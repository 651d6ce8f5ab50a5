export { accountPool } from './account-pool.js';
export { browserEpisode } from './browser-episode.js';
export { verifyDocument } from './verify-document.js';
export { verifyProcedure } from './verify-procedure.js';
