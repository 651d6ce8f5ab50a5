import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:net';
import { choosePort, LOOPBACK } from '../../bin/stack/ports.js';

describe('choosing ports', () => {
  let taken: Server | undefined;
  afterEach(() => {
    taken?.close();
  });

  it('takes the preferred port when it is free, and another one when it is taken', async () => {
    const free = await choosePort(0);
    assert.equal(await choosePort(free), free);
    taken = createServer();
    await new Promise<void>((resolve) => taken?.listen(free, LOOPBACK, resolve));
    const other = await choosePort(free);
    assert.notEqual(other, free);
    assert.ok(other > 0);
  });
});
