import assert from 'node:assert/strict';
import { consoleHost, consoleLink, consoleStartUrl } from '../../domain/consoles.js';
import type { DocumentLink, ProductCode, Site } from '../../domain/procedure.js';

function start(product: ProductCode | null, site: Site, ...targets: string[]): string | null {
  const links = targets.map((target): DocumentLink => ({ text: '', target, line: 1, column: 1 }));
  return consoleStartUrl({ product, site, links });
}

describe('console links', () => {
  it('tell the product from the host, and of a mirror from the fragment', () => {
    const products = [
      ['https://ecs.console.aliyun.com', 'ecs'],
      ['https://vpcnext.console.aliyun.com/', 'vpc'],
      ['https://mongodb.console.aliyun.com/#/mongodb/list', 'dds'],
      ['https://cms-intl.console.aliyun.com', 'cms'],
      ['https://kvstore.console.aliyun.com/', 'redis'],
      ['https://ram.console.alibabacloud.com/users', 'ram'],
      ['https://partners-intl.console.aliyun.com/#/slb', 'slb'],
      ['https://partners-intl.console.aliyun.com/#ecs', 'ecs'],
      ['partners-intl.console.aliyun.com/#/nas', 'nas'],
      ['https://yundun.console.aliyun.com/?p=waf', null],
      ['https://constructor.console.aliyun.com/', null],
    ] as const;
    for (const [target, product] of products) assert.equal(consoleLink(target)?.product, product, target);
  });

  it('are no other links', () => {
    for (const target of [
      '',
      '#',
      '/intl.en-US/A.md',
      'https://www.aliyun.com',
      'https://ecs.console.aliyun.com.evil.example',
      'https://%',
    ]) {
      assert.equal(consoleLink(target), null, target);
    }
  });

  it('lead to the page an episode starts on', () => {
    assert.equal(
      start('ecs', 'intl', '/a.md', 'https://ecs.console.aliyun.com/#/home'),
      'https://ecs.console.aliyun.com/#/home',
    );
    assert.equal(
      start('ecs', 'intl', 'https://partners-intl.console.aliyun.com/#/ecs'),
      'https://ecs.console.aliyun.com/',
    );
    assert.equal(
      start('cms', 'intl', 'https://partners-intl.console.aliyun.com/#/cms'),
      'https://cms-intl.console.aliyun.com/',
    );
    assert.equal(start('nas', 'intl', 'nas.console.aliyun.com'), 'https://nas.console.aliyun.com');
    assert.equal(start('oss', 'cn', 'http://oss.console.aliyun.com/'), 'https://oss.console.aliyun.com/');
    assert.equal(start(null, 'cn', 'https://oss.console.aliyun.com/'), null);
  });

  it('have a host on each site', () => {
    assert.equal(consoleHost('cms', 'cn'), 'cloudmonitor.console.aliyun.com');
    assert.equal(consoleHost('dds', 'intl'), 'mongodb.console.aliyun.com');
    assert.equal(consoleHost('ram', 'intl'), 'ram.console.aliyun.com');
  });
});
