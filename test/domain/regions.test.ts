import assert from 'node:assert/strict';
import { regionForms, regionInText, regionName } from '../../domain/regions.js';

describe('regions', () => {
  it('are found in a caption under any of their names, the most specific one first', () => {
    assert.equal(regionInText('Region: China (Hangzhou)'), 'cn-hangzhou');
    assert.equal(regionInText('华东1（杭州）'), 'cn-hangzhou');
    assert.equal(regionInText('华东 1 (杭州)'), 'cn-hangzhou');
    assert.equal(regionInText('China (Hong Kong)'), 'cn-hongkong');
    assert.equal(regionInText('ap-southeast-1'), 'ap-southeast-1');
    assert.equal(regionInText('All resources'), undefined);
  });

  it('keep their id where no name is known', () => {
    assert.equal(regionName('xx-nowhere-1', 'en'), 'xx-nowhere-1');
    assert.deepEqual(regionForms('xx-nowhere-1'), ['xx-nowhere-1']);
  });
});
