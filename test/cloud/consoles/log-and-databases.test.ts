import assert from 'node:assert/strict';
import type { RowsModel } from '../../../benchmark/cloud/console/page-model.js';
import { rdsConsole } from '../../../benchmark/cloud/products/rds/console/index.js';
import { redisConsole } from '../../../benchmark/cloud/products/redis/console/index.js';
import { slsConsole } from '../../../benchmark/cloud/products/sls/console/index.js';
import type { ProductConsole } from '../../../benchmark/cloud/spec/console.js';
import { eventually } from '../../bin/processes.js';
import { at } from '../api-support.js';
import { ConsoleClient } from '../console-client.js';
import { ConsoleUnderTest } from '../console-support.js';

const REGION = 'cn-hangzhou';
const DATABASE = {
  Engine: 'MySQL',
  EngineVersion: '8.0',
  DBInstanceClass: 'rds.mysql.s2.large',
  DBInstanceStorage: 20,
};
const PROJECT = { projectName: 'shop-logs', description: 'of the shop' };

/** Ids of the tables and lists of a page, and of the controls that may be pressed. */
function partsOf(value: unknown): { tables: readonly string[]; controls: readonly string[] } {
  if (typeof value !== 'object' || value === null) return { tables: [], controls: [] };
  const inner = Object.values(value).map(partsOf);
  const own = 'id' in value && typeof value.id === 'string' ? [value.id] : [];
  const isTable = 'kind' in value && (value.kind === 'table' || value.kind === 'list');
  const isControl = 'primary' in value && 'disabled' in value && value.disabled === false;
  return {
    tables: [...(isTable ? own : []), ...inner.flatMap(({ tables }) => tables)],
    controls: [...(isControl ? own : []), ...inner.flatMap(({ controls }) => controls)],
  };
}

describe('the consoles of the log service, RDS and Redis', function () {
  this.timeout(60_000);
  const cloud = new ConsoleUnderTest();
  const variables: Record<string, string> = {
    region: REGION,
    project: PROJECT.projectName,
    logstore: 'access',
    dashboard: 'board',
    source: 'rds',
  };

  before(async function () {
    this.timeout(120_000);
    await cloud.start();
    const { DBInstanceId } = await cloud.asRoot('rds', 'CreateDBInstance', DATABASE);
    const { InstanceId } = await cloud.asRoot('r-kvstore', 'CreateInstance', {
      InstanceClass: 'redis.master.small.default',
    });
    await cloud.asRoot('sls', 'CreateProject', PROJECT);
    await cloud.asRoot('sls', 'CreateLogStore', { ...PROJECT, logstoreName: 'access', ttl: 30, shardCount: 2 });
    await cloud.asRoot('sls', 'CreateDashboard', { ...PROJECT, dashboardName: 'board', displayName: 'Traffic' });
    Object.assign(variables, { rds: String(DBInstanceId), kvstore: String(InstanceId) });
    const state = async () => {
      const shown = await cloud.asRoot('rds', 'DescribeDBInstanceAttribute', { DBInstanceId });
      return at(shown, 'Items', 'DBInstanceAttribute', 0, 'DBInstanceStatus');
    };
    await eventually('the instances run', async () => (await state()) === 'Running');
  });
  after(async () => await cloud.stop());

  function addressOf({ hashRoutes, product }: ProductConsole, route: string): string {
    const filled = route.replace(/:(\w+)/g, (_whole, name: string) =>
      name === 'instance' ? (variables[product] ?? '') : (variables[name] ?? ''),
    );
    return hashRoutes ? `/#${filled}` : filled;
  }

  for (const product of [slsConsole, rdsConsole, redisConsole]) {
    for (const release of [undefined, ...(product.releases ?? [])]) {
      it(`show every page of ${product.product}${release ? ` as of ${release.since}` : ''} and open every control`, async () => {
        cloud.console.setRelease(release?.since ?? 'default', cloud.account.accountId);
        for (const language of ['en', 'zh'] as const) {
          const client = await ConsoleClient.signIn(cloud, cloud.account, language);
          for (const { route } of [...product.pages, ...(release?.pages ?? [])]) {
            const view = await client.view(product.product, addressOf(product, route));
            const { tables, controls } = partsOf(view);
            const pressed = [...controls];
            for (const id of tables) {
              const rows = (await client.rows(product.product, id)) as Partial<RowsModel>;
              assert.ok(rows.rows, `${route}: ${JSON.stringify(rows).slice(0, 200)}`);
              pressed.push(...partsOf(rows).controls);
            }
            // Once is enough: some controls act at once, such as Copy.
            for (const id of language === 'en' ? pressed : []) {
              const outcome = (await client.post(product.product, 'operate', { id })) as { readonly error?: string };
              assert.equal(outcome.error, undefined, route);
            }
          }
        }
      });
    }
  }
});
