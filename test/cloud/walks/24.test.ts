import { eventQueryLabels, queryEvents } from './event-query.js';
import { type Walk, walkDocument } from './walk.js';

async function queryKmsEvents(walk: Walk): Promise<void> {
  await walk.asRoot('kms', 'CreateKey', {}, 'cn-shanghai');
  await queryEvents(walk, eventQueryLabels[walk.language], 'Kms', 'CreateKey');
}

walkDocument('24', { en: queryKmsEvents, zh: queryKmsEvents });
