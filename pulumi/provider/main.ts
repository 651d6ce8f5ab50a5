import { startServer } from './server.js';

// The engine holds the other end of standard input: when it dies, however, nothing may go on being made.
process.stdin.on('end', () => process.exit(0)).resume();

const port = await startServer();
// The engine reads the port from the first line of standard output and then connects.
process.stdout.write(`${port}\n`);
