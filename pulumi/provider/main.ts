import { startServer } from './server.js';

const port = await startServer();
// The engine reads the port from the first line of standard output and then connects.
process.stdout.write(`${port}\n`);
