import assert from 'node:assert/strict';
import { at, type Body } from '../api-support.js';
import { conformance, refuses } from './support.js';

describe('DNS conformance', () => {
  const { call } = conformance();

  const DomainName = 'example.com';
  const add = async (parameters: Body) =>
    String((await call('dns', 'AddDomainRecord', { DomainName, RR: 'www', Type: 'A', ...parameters })).RecordId);
  const info = async (RecordId: string) => await call('dns', 'DescribeDomainRecordInfo', { RecordId });
  const records = async (parameters: Body = {}) => {
    const answer = await call('dns', 'DescribeDomainRecords', { DomainName, ...parameters });
    return (at(answer, 'DomainRecords', 'Record') as readonly Body[]).map(
      ({ RR, Type, Value }) => `${RR} ${Type} ${Value}`,
    );
  };
  const domains = async (parameters: Body = {}) => {
    const answer = await call('dns', 'DescribeDomains', parameters);
    return (at(answer, 'Domains', 'Domain') as readonly Body[]).map((row) => row.DomainName);
  };

  it('adds domains, and shows what the provider reads', async () => {
    const added = await call('dns', 'AddDomain', { DomainName });
    assert.equal(added.DomainName, DomainName);
    assert.deepEqual(at(added, 'DnsServers', 'DnsServer'), ['ns1.alidns.com', 'ns2.alidns.com']);
    const shown = await call('dns', 'DescribeDomainInfo', { DomainName });
    assert.equal(shown.DomainId, added.DomainId);
    assert.equal((await call('dns', 'AddDomain', { DomainName: '中文.com' })).PunyCode, 'xn--fiq228c.com');
    await assert.rejects(call('dns', 'AddDomain', { DomainName }), refuses('InvalidDomainName.Duplicate', 400));
    await assert.rejects(call('dns', 'AddDomain', { DomainName: 'nodot' }), refuses('InvalidDomainName.Format', 400));
    const absent = call('dns', 'DescribeDomainInfo', { DomainName: 'absent.com' });
    await assert.rejects(absent, refuses('InvalidDomainName.NoExist', 400));
    await assert.rejects(call('dns', 'AddDomain', {}), refuses('MissingDomainName', 400));
  });

  it('adds records of every type', async () => {
    const id = await add({ Value: '192.0.2.1' });
    const { RR, Type, Value, TTL, Line, Status, Locked } = await info(id);
    assert.deepEqual(
      [RR, Type, Value, TTL, Line, Status, Locked],
      ['www', 'A', '192.0.2.1', 600, 'default', 'ENABLE', false],
    );
    await add({ RR: 'v6', Type: 'AAAA', Value: '2001:db8::1' });
    await add({ RR: 'cdn', Type: 'CNAME', Value: 'cdn.example.com.w.kunlunsl.com' });
    await add({ RR: '@', Type: 'MX', Value: 'mail.example.com', Priority: 5 });
    await add({ RR: '@', Type: 'TXT', Value: 'v=spf1 -all' });
    await add({ RR: 'sub', Type: 'NS', Value: 'ns1.example.net' });
    await add({ RR: '_sip._tcp', Type: 'SRV', Value: '0 5 5060 sip.example.com' });
    await add({ RR: '@', Type: 'CAA', Value: '0 issue "ca.example.net"' });
    assert.equal((await records()).length, 8);
  });

  it('refuses records that are malformed, repeated or in conflict', async () => {
    const refused: readonly (readonly [Body, string])[] = [
      [{ Value: '192.0.2.1' }, 'DomainRecordDuplicate'],
      [{ Type: 'CNAME', Value: 'other.example.com' }, 'DomainRecordConflict'],
      [{ RR: 'cdn', Value: '192.0.2.2' }, 'DomainRecordConflict'],
      [{ Value: '192.0.2.256' }, 'SubDomainInvalid.Value'],
      [{ RR: 'v6', Type: 'AAAA', Value: '192.0.2.1' }, 'SubDomainInvalid.Value'],
      [{ RR: 'a b', Value: '192.0.2.2' }, 'InvalidRR.Format'],
      [{ Type: 'WHAT', Value: '192.0.2.2' }, 'InvalidType'],
      [{ RR: '@', Type: 'MX', Value: 'mail2.example.com' }, 'MissingPriority'],
      [{ Value: '192.0.2.2', TTL: 1 }, 'QuotaExceeded.TTL'],
      [{ DomainName: 'absent.com', Value: '192.0.2.2' }, 'IncorrectDomainUser'],
      [{ RR: '', Value: '192.0.2.2' }, 'MissingRR'],
    ];
    for (const [parameters, code] of refused) {
      await assert.rejects(add(parameters), refuses(code, 400), JSON.stringify(parameters));
    }
    // Another line, or a second address of the same host, is no repetition.
    await add({ Value: '192.0.2.1', Line: 'oversea' });
    await add({ Value: '192.0.2.2' });
  });

  it('lists by page and keyword', async () => {
    const answer = await call('dns', 'DescribeDomainRecords', { DomainName, PageSize: 3, PageNumber: 2 });
    assert.deepEqual([answer.TotalCount, answer.PageNumber, answer.PageSize], [10, 2, 3]);
    assert.deepEqual(await records({ TypeKeyWord: 'mx' }), ['@ MX mail.example.com']);
    assert.deepEqual(await records({ RRKeyWord: 'CD' }), ['cdn CNAME cdn.example.com.w.kunlunsl.com']);
    assert.deepEqual(await records({ ValueKeyWord: 'spf1' }), ['@ TXT v=spf1 -all']);
    assert.equal((await records({ KeyWord: 'www', Line: 'oversea' })).length, 1);
    const sub = await call('dns', 'DescribeSubDomainRecords', { SubDomain: 'www.example.com' });
    assert.equal(sub.TotalCount, 3);
    const absent = call('dns', 'DescribeDomainRecords', { DomainName: 'absent.com' });
    await assert.rejects(absent, refuses('InvalidDomainName.NoExist', 400));
    await assert.rejects(records({ PageSize: 501 }), refuses('InvalidPageSize', 400));
    assert.deepEqual(await domains({ KeyWord: 'EXAM' }), [DomainName]);
    assert.deepEqual(await domains({ KeyWord: 'exam', SearchMode: 'EXACT' }), []);
  });

  it('changes, pauses and deletes records', async () => {
    const RecordId = await add({ RR: 'api', Value: '192.0.2.9' });
    const contents = { RecordId, RR: 'api', Type: 'A', Value: '192.0.2.9' };
    const unchanged = call('dns', 'UpdateDomainRecord', contents);
    await assert.rejects(unchanged, refuses('DomainRecordDuplicate', 400));
    await call('dns', 'UpdateDomainRecord', { ...contents, Value: '192.0.2.10', TTL: 3600 });
    await call('dns', 'UpdateDomainRecordRemark', { RecordId, Remark: 'gateway' });
    const status = await call('dns', 'SetDomainRecordStatus', { RecordId, Status: 'DISABLE' });
    assert.equal(status.Status, 'Disable');
    const record = await info(RecordId);
    assert.deepEqual(
      [record.Value, record.TTL, record.Status, record.Remark],
      ['192.0.2.10', 3600, 'DISABLE', 'gateway'],
    );
    await assert.rejects(
      call('dns', 'SetDomainRecordStatus', { RecordId, Status: 'x' }),
      refuses('InvalidStatus', 400),
    );
    assert.equal((await call('dns', 'DeleteDomainRecord', { RecordId })).RecordId, RecordId);
    await assert.rejects(info(RecordId), refuses('DomainRecordNotBelongToUser', 400));
    const all = await call('dns', 'DeleteSubDomainRecords', { DomainName, RR: 'www' });
    assert.deepEqual([all.RR, all.TotalCount], ['www', '3']);
  });

  it('sorts domains into groups', async () => {
    const { GroupId } = await call('dns', 'AddDomainGroup', { GroupName: 'shops' });
    const again = call('dns', 'AddDomainGroup', { GroupName: 'shops' });
    await assert.rejects(again, refuses('InvalidDomainGroup.Duplicate', 400));
    const moved = await call('dns', 'ChangeDomainGroup', { DomainName, GroupId });
    assert.equal(moved.GroupName, 'shops');
    assert.deepEqual(await domains({ GroupId }), [DomainName]);
    await call('dns', 'AddDomainGroup', { GroupName: 'offices' });
    const taken = call('dns', 'UpdateDomainGroup', { GroupId, GroupName: 'offices' });
    await assert.rejects(taken, refuses('InvalidDomainGroup.Duplicate', 400));
    await call('dns', 'UpdateDomainGroup', { GroupId, GroupName: 'shops' });
    await call('dns', 'UpdateDomainGroup', { GroupId, GroupName: 'stores' });
    const groups = await call('dns', 'DescribeDomainGroups');
    assert.deepEqual(
      [
        at(groups, 'DomainGroups', 'DomainGroup', 1, 'GroupName'),
        at(groups, 'DomainGroups', 'DomainGroup', 1, 'DomainCount'),
      ],
      ['stores', 1],
    );
    await assert.rejects(call('dns', 'DeleteDomainGroup', { GroupId }), refuses('Fobidden.NotEmptyGroup', 400));
    await call('dns', 'ChangeDomainGroup', { DomainName });
    await call('dns', 'DeleteDomainGroup', { GroupId });
    const gone = call('dns', 'ChangeDomainGroup', { DomainName, GroupId });
    await assert.rejects(gone, refuses('InvalidDomainGroup.NoExist', 400));
  });

  it('lists tags as this product does, and deletes records with their domain', async () => {
    const tagged = { ResourceType: 'DOMAIN', 'ResourceId.1': DomainName };
    await call('dns', 'TagResources', { ...tagged, 'Tag.1.Key': 'team', 'Tag.1.Value': 'web' });
    assert.equal(at(await call('dns', 'ListTagResources', tagged), 'TagResources', 0, 'TagKey'), 'team');
    await call('dns', 'UpdateDomainRemark', { DomainName, Remark: 'old' });
    assert.equal((await call('dns', 'DescribeDomainInfo', { DomainName })).Remark, 'old');
    assert.equal((await call('dns', 'DeleteDomain', { DomainName })).DomainName, DomainName);
    await call('dns', 'AddDomain', { DomainName });
    assert.deepEqual(await records(), []);
  });
});
