import assert from 'node:assert/strict';
import { at } from '../api-support.js';
import { conformance, refuses } from './support.js';

describe('SLS conformance', () => {
  const { api, log, logClient } = conformance();

  it('creates, shows, changes and deletes a project', async () => {
    const client = logClient();
    await client.createProject?.('web-logs', { description: 'of the shop' });
    const shown = await log('GET', 'web-logs', '/');
    assert.equal(shown.projectName, 'web-logs');
    assert.equal(shown.description, 'of the shop');
    assert.equal(shown.region, 'cn-hangzhou');
    assert.equal(shown.status, 'Normal');
    await log('PUT', 'web-logs', '/', { body: { description: 'changed' } });
    assert.equal((await log('GET', 'web-logs', '/')).description, 'changed');
    const moved = { resourceType: 'project', resourceId: 'web-logs', resourceGroupId: 'rg-shop' };
    await log('PUT', undefined, '/resourcegroup', { body: moved });
    assert.equal((await log('GET', 'web-logs', '/')).resourceGroupId, 'rg-shop');
    await log('DELETE', 'web-logs', '/');
    await assert.rejects(log('GET', 'web-logs', '/'), refuses('ProjectNotExist'));
    await assert.rejects(log('DELETE', 'web-logs', '/'), refuses('ProjectNotExist'));
  });

  it('refuses names that are taken anywhere in the cloud, and invalid ones', async () => {
    await log('POST', undefined, '/', { body: { projectName: 'taken-name', description: '' } });
    const again = { body: { projectName: 'taken-name', description: '' } };
    await assert.rejects(log('POST', undefined, '/', again), refuses('ProjectAlreadyExist'));
    await assert.rejects(log('POST', undefined, '/', { ...again, keys: api.second }), refuses('ProjectAlreadyExist'));
    await assert.rejects(
      log('POST', undefined, '/', { body: { projectName: 'No_Good', description: '' } }),
      refuses('ParameterInvalid'),
    );
    await log('DELETE', 'taken-name', '/');
  });

  it('lists projects by offset and size, and stops at the quota', async () => {
    for (let index = 0; index < 50; index++) {
      await log('POST', undefined, '/', { body: { projectName: `many-${index}`, description: 'x' } });
    }
    const page = await log('GET', undefined, '/', { query: { offset: 40, size: 20, projectName: 'many' } });
    assert.equal(page.count, 10);
    assert.equal(page.total, 50);
    const more = { body: { projectName: 'one-more', description: 'x' } };
    await assert.rejects(log('POST', undefined, '/', more), refuses('ExceedQuota'));
    for (let index = 0; index < 50; index++) await log('DELETE', `many-${index}`, '/');
    assert.equal((await log('GET', undefined, '/')).total, 0);
  });

  describe('in a project', () => {
    before(async () => void (await log('POST', undefined, '/', { body: { projectName: 'parts', description: '' } })));

    it('keeps logstores with their settings and index', async () => {
      await logClient().createLogStore?.('parts', 'access', { ttl: 7, shardCount: 3 });
      const shown = await log('GET', 'parts', '/logstores/access');
      assert.deepEqual([shown.logstoreName, shown.ttl, shown.shardCount, shown.autoSplit], ['access', 7, 3, false]);
      assert.equal(((await log('GET', 'parts', '/logstores/access/shards')).shards as unknown[]).length, 3);
      const metering = await log('GET', 'parts', '/logstores/access/meteringmode');
      assert.equal(metering.meteringMode, 'ChargeByFunction');
      await log('PUT', 'parts', '/logstores/access', { body: { logstoreName: 'access', ttl: 30 } });
      assert.equal((await log('GET', 'parts', '/logstores/access')).ttl, 30);
      assert.deepEqual((await logClient().listLogStore?.('parts'))?.logstores, ['access']);

      await assert.rejects(log('GET', 'parts', '/logstores/access/index'), refuses('IndexConfigNotExist'));
      await log('POST', 'parts', '/logstores/access/index', { body: { line: { token: [' '] } } });
      assert.deepEqual(at(await log('GET', 'parts', '/logstores/access/index'), 'line', 'token', 0), ' ');

      const twice = { body: { logstoreName: 'access', ttl: 1, shardCount: 1 } };
      await assert.rejects(log('POST', 'parts', '/logstores', twice), refuses('LogStoreAlreadyExist'));
      const malformed = { body: { logstoreName: 'Bad Name', ttl: 1, shardCount: 1 } };
      await assert.rejects(log('POST', 'parts', '/logstores', malformed), refuses('LogStoreInfoInvalid'));
      const endless = { body: { logstoreName: 'long', ttl: 9999, shardCount: 1 } };
      await assert.rejects(log('POST', 'parts', '/logstores', endless), refuses('ParameterInvalid'));
      await log('DELETE', 'parts', '/logstores/access');
      await assert.rejects(log('GET', 'parts', '/logstores/access'), refuses('LogStoreNotExist'));
    });

    it('keeps dashboards', async () => {
      const body = { dashboardName: 'board', displayName: 'Traffic', charts: [], description: '' };
      await log('POST', 'parts', '/dashboards', { body });
      assert.equal((await log('GET', 'parts', '/dashboards/board')).displayName, 'Traffic');
      await assert.rejects(log('POST', 'parts', '/dashboards', { body }), refuses('DashboardAlreadyExist'));
      await log('PUT', 'parts', '/dashboards/board', { body: { ...body, displayName: 'Visits' } });
      const list = await log('GET', 'parts', '/dashboards', { query: { offset: 0, size: 10 } });
      assert.deepEqual(at(list, 'dashboardItems', 0, 'displayName'), 'Visits');
      await log('DELETE', 'parts', '/dashboards/board');
      await assert.rejects(log('GET', 'parts', '/dashboards/board'), refuses('DashboardNotExist'));
    });

    it('tags projects and keeps collection policies', async () => {
      const tags = [{ key: 'team', value: 'shop' }];
      await log('POST', undefined, '/tag', { body: { resourceType: 'project', resourceId: ['parts'], tags } });
      const query = { resourceType: 'project', resourceId: '["parts"]' };
      assert.equal(at(await log('GET', undefined, '/tags', { query }), 'tagResources', 0, 'tagValue'), 'shop');
      await log('POST', undefined, '/untag', {
        body: { resourceType: 'project', resourceId: ['parts'], tags: ['team'] },
      });
      assert.deepEqual((await log('GET', undefined, '/tags', { query })).tagResources, []);

      const policy = {
        policyName: 'ship-audit',
        productCode: 'rds',
        dataCode: 'audit_log',
        enabled: true,
        policyConfig: { resourceMode: 'instanceMode', instanceIds: ['rm-1'] },
      };
      await log('POST', undefined, '/collectionpolicy', { body: policy });
      const shown = await log('GET', undefined, '/collectionpolicy/ship-audit');
      assert.equal(at(shown, 'collectionPolicy', 'enabled'), true);
      assert.equal((await log('GET', undefined, '/collectionpolicy')).totalCount, 1);
      await log('DELETE', undefined, '/collectionpolicy/ship-audit');
      await assert.rejects(log('GET', undefined, '/collectionpolicy/ship-audit'), refuses('PolicyNotExist'));
      await log('POST', undefined, '/slsservice');
      assert.equal((await log('GET', undefined, '/slsservice')).status, 'Opened');
    });

    it('shows nothing of another account', async () => {
      await assert.rejects(log('GET', 'parts', '/', { keys: api.second }), refuses('ProjectNotExist'));
    });
  });
});
