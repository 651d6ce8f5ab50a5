import { eventQueryLabels, queryEvents } from './event-query.js';
import { type Walk, walkDocument } from './walk.js';

async function viewRamEvents(walk: Walk): Promise<void> {
  await walk.asRoot('ram', 'CreateUser', { UserName: 'alice' });
  await queryEvents(walk, eventQueryLabels[walk.language], 'Ram', 'CreateUser');
}

walkDocument('23', { en: viewRamEvents, zh: viewRamEvents });
