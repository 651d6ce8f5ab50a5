import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:net';
import { choosePort, claimPreferredPorts, LOOPBACK } from '../../bin/stack/ports.js';

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

  it('gives the preferred ports to one claimant at a time', async () => {
    const port = await choosePort(0);
    taken = await claimPreferredPorts(port);
    assert.ok(taken);
    assert.equal(await claimPreferredPorts(port), undefined);
    await new Promise((resolve) => taken?.close(resolve));
    taken = await claimPreferredPorts(port);
    assert.ok(taken);
  });
});
