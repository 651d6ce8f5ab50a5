import assert from 'node:assert/strict';
import { oneEpisode } from './one-episode.js';

const ROW = (id: string, name: string) =>
  `<tr><td><a href="#${id}">${id}</a><div>${name}</div></td><td>Running</td><td><button>Stop</button></td></tr>`;

describe('rows of a table', function () {
  this.timeout(60_000);
  const { open } = oneEpisode();

  it('are told by the name as well as by the id above it', async () => {
    const head = '<thead><tr><th>Instance ID/Name</th><th>Status</th><th>Actions</th></tr></thead>';
    const episode = await open(
      `<table>${head}<tbody>${ROW('lb-1a2b3c', 'front')}${ROW('lb-4d5e6f', 'inner')}</tbody></table>`,
    );
    const stops = episode.observation.elements.filter(({ name }) => name === 'Stop');
    assert.deepEqual(
      stops.map(({ group }) => group.at(-1)),
      ['lb-1a2b3c front', 'lb-4d5e6f inner'],
    );
    assert.deepEqual(episode.element('lb-4d5e6f').group, ['lb-4d5e6f inner']);
  });
});
