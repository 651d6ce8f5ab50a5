import type { FrameWorld, PageBridge } from '../session/page-bridge.js';

/** Hands closed shadow roots to the page code of a frame: only the debugger can reach into them. */

/** Roots within roots: after each round the page code may find more. */
const ROUNDS = 4;

/** @returns whether any was found */
export async function openClosedRoots({ cdp }: PageBridge, world: FrameWorld): Promise<boolean> {
  let found = false;
  for (let round = 0; round < ROUNDS; round += 1) {
    const hosts = await unopenedHosts(cdp, world);
    if (hosts.length === 0) break;
    const opened = await Promise.all(hosts.map((objectId) => open(cdp, world, objectId)));
    if (!opened.includes(true)) break;
    found = true;
  }
  await cdp.send('Runtime.releaseObjectGroup', { objectGroup: GROUP });
  return found;
}

const GROUP = 'closed-roots';
type Cdp = PageBridge['cdp'];

async function unopenedHosts(cdp: Cdp, world: FrameWorld): Promise<readonly string[]> {
  const { result } = await cdp.send('Runtime.evaluate', {
    expression: 'consoleAgent.takeUnopened()',
    contextId: world.contextId,
    objectGroup: GROUP,
  });
  if (result.objectId === undefined) return [];
  const { result: entries } = await cdp.send('Runtime.getProperties', {
    objectId: result.objectId,
    ownProperties: true,
  });
  return entries.flatMap(({ name, value }) =>
    /^\d+$/.test(name) && value?.objectId !== undefined ? [value.objectId] : [],
  );
}

async function open(cdp: Cdp, world: FrameWorld, host: string): Promise<boolean> {
  const { node } = await cdp.send('DOM.describeNode', { objectId: host, depth: 0, pierce: true });
  const closed = (node.shadowRoots ?? []).filter(({ shadowRootType }) => shadowRootType === 'closed');
  for (const { backendNodeId } of closed) {
    const { object } = await cdp.send('DOM.resolveNode', {
      backendNodeId,
      executionContextId: world.contextId,
      objectGroup: GROUP,
    });
    if (object.objectId === undefined) continue;
    await cdp.send('Runtime.callFunctionOn', {
      functionDeclaration: 'function () { consoleAgent.adoptClosedRoot(this); }',
      objectId: object.objectId,
    });
  }
  return closed.length > 0;
}
