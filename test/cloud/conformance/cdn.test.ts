import assert from 'node:assert/strict';
import { at, type Body } from '../api-support.js';
import { conformance, refuses } from './support.js';

const SOURCES = JSON.stringify([{ content: '192.0.2.1', type: 'ipaddr', priority: '20', port: 80, weight: '15' }]);

/** Long enough for every change to reach the nodes. */
const DELIVERY = 2_000;

function settings(functionName: string, given: Readonly<Record<string, string>>): string {
  const functionArgs = Object.entries(given).map(([argName, argValue]) => ({ argName, argValue }));
  return JSON.stringify([{ functionName, functionArgs }]);
}

describe('CDN conformance', () => {
  const { api, call, passTime } = conformance();

  const add = async (DomainName: string, more: Body = {}) =>
    await call('cdn', 'AddCdnDomain', { DomainName, CdnType: 'web', Sources: SOURCES, ...more });
  const detail = async (DomainName: string) =>
    (await call('cdn', 'DescribeCdnDomainDetail', { DomainName })).GetDomainDetailModel as Body;
  const configs = async (DomainName: string, FunctionNames?: string) => {
    const named = FunctionNames === undefined ? {} : { FunctionNames };
    const answer = await call('cdn', 'DescribeCdnDomainConfigs', { DomainName, ...named });
    return at(answer, 'DomainConfigs', 'DomainConfig') as readonly Body[];
  };
  const names = async (parameters: Body = {}) => {
    const answer = await call('cdn', 'DescribeUserDomains', parameters);
    const rows = at(answer, 'Domains', 'PageData') as readonly Body[];
    return rows.map(({ DomainName }) => DomainName);
  };

  it('adds a domain that becomes available after a while', async () => {
    await add('a.example.com', { Scope: 'overseas' });
    assert.equal((await detail('a.example.com')).DomainStatus, 'configuring');
    await assert.rejects(call('cdn', 'DeleteCdnDomain', { DomainName: 'a.example.com' }), refuses('ServiceBusy', 403));
    passTime(DELIVERY);
    const model = await detail('a.example.com');
    assert.equal(model.DomainStatus, 'online');
    assert.equal(model.Cname, 'a.example.com.w.kunlunsl.com');
    assert.equal(model.Scope, 'overseas');
    assert.deepEqual(at(model, 'SourceModels', 'SourceModel', 0), {
      ...{ Content: '192.0.2.1', Type: 'ipaddr', Port: 80, Priority: '20', Weight: '15', Enabled: 'online' },
    });
  });

  it('refuses what is malformed, missing, there already or absent', async () => {
    const parameters = { DomainName: 'b.example.com', CdnType: 'web', Sources: SOURCES };
    const wrong = async (changed: Body, code: string) =>
      await assert.rejects(call('cdn', 'AddCdnDomain', { ...parameters, ...changed }), refuses(code, 400));
    await wrong({ DomainName: 'not a name' }, 'InvalidDomainName.Malformed');
    await wrong({ CdnType: 'everything' }, 'InvalidCdnType.Malformed');
    await wrong({ Scope: 'moon' }, 'InvalidScope.Malformed');
    await wrong({ Sources: 'nothing' }, 'InvalidSources.Malformed');
    await wrong({ Sources: SOURCES.replace('192.0.2.1', 'b.example.com') }, 'InvalidSources.Malformed');
    await wrong({ CdnType: '' }, 'MissingParameter');
    await wrong({ DomainName: 'a.example.com' }, 'DomainAlreadyExist');
    await assert.rejects(detail('nobody.example.com'), refuses('InvalidDomain.NotFound', 404));
  });

  it('changes origin and region', async () => {
    const Sources = JSON.stringify([{ Content: 'origin.example.com', Type: 'domain' }]);
    await call('cdn', 'ModifyCdnDomain', { DomainName: 'a.example.com', Sources });
    passTime(DELIVERY);
    const parameters = { DomainName: 'a.example.com', Property: '{"coverage":"global"}' };
    await call('cdn', 'ModifyCdnDomainSchdmByProperty', parameters);
    passTime(DELIVERY);
    const model = await detail('a.example.com');
    assert.equal(model.Scope, 'global');
    assert.equal(at(model, 'SourceModels', 'SourceModel', 0, 'Content'), 'origin.example.com');
  });

  it('keeps one of a blacklist and a whitelist, and several rules of one kind', async () => {
    const DomainNames = 'a.example.com';
    const set = async (Functions: string) => await call('cdn', 'BatchSetCdnDomainConfig', { DomainNames, Functions });
    const answer = await set(settings('ip_black_list_set', { ip_list: '192.0.2.0/24' }));
    assert.equal(at(answer, 'DomainConfigList', 'DomainConfigModel', 0, 'FunctionName'), 'ip_black_list_set');
    await set(settings('ip_allow_list_set', { ip_list: '198.51.100.1' }));
    await set(settings('path_based_ttl_set', { path: '/a', ttl: '60', weight: '1' }));
    await set(settings('path_based_ttl_set', { path: '/b', ttl: '60', weight: '1' }));
    const functions = (await configs(DomainNames)).map(({ FunctionName }) => FunctionName);
    assert.deepEqual(functions, ['ip_allow_list_set', 'path_based_ttl_set', 'path_based_ttl_set']);

    const [first] = await configs(DomainNames, 'path_based_ttl_set');
    const change = { functionName: 'path_based_ttl_set', configId: first?.ConfigId };
    await set(JSON.stringify([{ ...change, functionArgs: [{ argName: 'path', argValue: '/c' }] }]));
    await call('cdn', 'DeleteSpecificConfig', {
      DomainName: DomainNames,
      ConfigId: (await configs(DomainNames, 'ip_allow_list_set'))[0]?.ConfigId,
    });
    passTime(DELIVERY);
    const left = await configs(DomainNames);
    assert.deepEqual(
      left.map((config) => [config.Status, at(config, 'FunctionArgs', 'FunctionArg', 0, 'ArgValue')]),
      [
        ['success', '/c'],
        ['success', '/b'],
      ],
    );
  });

  it('refuses settings that are malformed or unknown', async () => {
    const set = (Functions: string) =>
      call('cdn', 'BatchSetCdnDomainConfig', { DomainNames: 'a.example.com', Functions });
    await assert.rejects(set('nothing'), refuses('InvalidFunctions.Malformed', 400));
    await assert.rejects(set(settings('no_such_thing', {})), refuses('InvalidFunctionName.ValueNotSupported', 400));
    for (const list of ['300.0.0.1', '2001:0DB8::0008:0800:200C:417A', '192.0.2.1,192.0.2.1', '192.0.2.0/33', '']) {
      const Functions = settings('ip_black_list_set', { ip_list: list });
      await assert.rejects(set(Functions), refuses('InvalidIpList.Malformed', 400), list);
    }
    const unknown = { DomainName: 'a.example.com', ConfigId: '1' };
    await assert.rejects(call('cdn', 'DeleteSpecificConfig', unknown), refuses('InvalidConfigId.NotFound', 404));
  });

  it('stops, starts and deletes', async () => {
    const DomainName = 'a.example.com';
    await call('cdn', 'StopCdnDomain', { DomainName });
    assert.equal((await detail(DomainName)).DomainStatus, 'stopping');
    passTime(DELIVERY);
    assert.equal((await detail(DomainName)).DomainStatus, 'offline');
    const Functions = settings('gzip', { enable: 'on' });
    const refused = call('cdn', 'BatchSetCdnDomainConfig', { DomainNames: DomainName, Functions });
    await assert.rejects(refused, refuses('InvalidDomain.Offline', 404));
    await call('cdn', 'StartCdnDomain', { DomainName });
    passTime(DELIVERY);
    assert.equal((await detail(DomainName)).DomainStatus, 'online');
    await call('cdn', 'StopCdnDomain', { DomainName });
    passTime(DELIVERY);
    await call('cdn', 'DeleteCdnDomain', { DomainName });
    await assert.rejects(detail(DomainName), refuses('InvalidDomain.NotFound', 404));
    await add(DomainName);
    assert.deepEqual(await configs(DomainName), []);
  });

  it('lists by page, part of the name, status and tag', async () => {
    for (let index = 1; index <= 5; index++) await add(`page-${index}.example.net`);
    const parameters = { DomainName: 'page-', PageSize: 2 };
    assert.deepEqual(await names({ ...parameters, PageNumber: 3 }), ['page-1.example.net']);
    const answer = await call('cdn', 'DescribeUserDomains', parameters);
    assert.deepEqual([answer.TotalCount, answer.PageNumber, answer.PageSize], [5, 1, 2]);
    assert.deepEqual(await names({ DomainName: 'page-2', DomainSearchType: 'full_match' }), []);
    assert.deepEqual(await names({ DomainName: 'page-2', DomainSearchType: 'pre_match' }), ['page-2.example.net']);
    assert.equal((await names({ DomainName: '.net', DomainSearchType: 'suf_match' })).length, 5);
    assert.deepEqual(await names({ DomainStatus: 'offline' }), []);

    const tagged = { ResourceType: 'DOMAIN', 'ResourceId.1': 'page-3.example.net' };
    await call('cdn', 'TagResources', { ...tagged, 'Tag.1.Key': 'team', 'Tag.1.Value': 'web' });
    assert.deepEqual(await names({ 'Tag.1.Key': 'team' }), ['page-3.example.net']);
    const tags = await call('cdn', 'ListTagResources', tagged);
    assert.equal(at(tags, 'TagResources', 'TagResource', 0, 'TagValue'), 'web');
    await assert.rejects(names({ PageSize: 501 }), refuses('InvalidPageSize.Malformed', 400));
  });

  it('purges and prefetches under own domains only', async () => {
    const task = await call('cdn', 'RefreshObjectCaches', {
      ObjectPath: 'https://page-1.example.net/a\nhttps://page-2.example.net/b',
    });
    const TaskId = String(task.RefreshTaskId);
    assert.equal(TaskId.split(',').length, 2);
    passTime(6_000);
    const tasks = await call('cdn', 'DescribeRefreshTasks', { TaskId });
    assert.equal(at(tasks, 'Tasks', 'CDNTask', 0, 'Status'), 'Complete');
    const foreign = call('cdn', 'PushObjectCache', { ObjectPath: 'https://elsewhere.example.org/a' });
    await assert.rejects(foreign, refuses('InvalidDomain.NotFound', 404));
  });

  it('keeps to 50 domains an account', async () => {
    for (let index = (await names({ PageSize: 500 })).length; index < 50; index++)
      await add(`full-${index}.example.org`);
    await assert.rejects(add('one-more.example.org'), refuses('QuotaExceeded', 400));
    const keys = api.second;
    const parameters = { DomainName: 'one-more.example.org', CdnType: 'web', Sources: SOURCES };
    await call('cdn', 'AddCdnDomain', parameters, keys);
  });

  it('shows the certificate state that the provider reads', async () => {
    const DomainName = 'page-1.example.net';
    const certificate = async () =>
      at(await call('cdn', 'DescribeDomainCertificateInfo', { DomainName }), 'CertInfos', 'CertInfo', 0) as Body;
    assert.equal((await certificate()).ServerCertificateStatus, 'off');
    const parameters = { DomainName, SSLProtocol: 'on', CertName: 'mine', SSLPub: 'public', SSLPri: 'private' };
    await call('cdn', 'SetCdnDomainSSLCertificate', parameters);
    assert.deepEqual([(await certificate()).CertName, (await certificate()).ServerCertificate], ['mine', 'public']);
  });
});
