import assert from 'node:assert/strict';
import { type Episode, Harness } from './harness.js';

const ROW = (id: string, name: string) =>
  `<tr><td><a href="#${id}">${id}</a><div>${name}</div></td><td>Running</td><td><button>Stop</button></td></tr>`;

describe('rows of a table', function () {
  this.timeout(60_000);
  let harness: Harness | undefined;
  let episode: Episode | undefined;

  before(async function () {
    harness = await Harness.start();
    if (harness === undefined) this.skip();
  });
  afterEach(async () => {
    await episode?.close();
  });
  after(async () => {
    await harness?.stop();
  });

  it('are told by the name as well as by the id above it', async () => {
    assert.ok(harness);
    const head = '<thead><tr><th>Instance ID/Name</th><th>Status</th><th>Actions</th></tr></thead>';
    harness.page(
      '/rows',
      `<table>${head}<tbody>${ROW('lb-1a2b3c', 'front')}${ROW('lb-4d5e6f', 'inner')}</tbody></table>`,
    );
    episode = await harness.open('/rows');
    const stops = episode.observation.elements.filter(({ name }) => name === 'Stop');
    assert.deepEqual(
      stops.map(({ group }) => group.at(-1)),
      ['lb-1a2b3c front', 'lb-4d5e6f inner'],
    );
    assert.deepEqual(episode.element('lb-4d5e6f').group, ['lb-4d5e6f inner']);
  });
});
