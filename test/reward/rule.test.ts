import assert from 'node:assert/strict';
import fc from 'fast-check';
import { CONSOLE_OPERATIONS } from '../../domain/operations.js';
import { deriveRule } from '../../domain/rule.js';
import { bound, PREFIX, taskOf } from './builders.js';

describe('deriveRule', () => {
  it('pins a new security group down by its name and the VPC of the lease', () => {
    const task = taskOf(
      'Create a security group',
      ['CreateSecurityGroup'],
      [
        bound('Security Group Name', 'lease7-sg'),
        bound('Network Type', 'VPC', { source: 'document' }),
        bound('VPC', 'lease7-vpc', { source: 'resource', alsoShownAs: ['vpc-bp1abc'] }),
      ],
    );
    assert.deepEqual(deriveRule(task), {
      version: 1,
      derivedFrom: ['CreateSecurityGroup'],
      all: [
        {
          service: 'Ecs',
          event: 'CreateSecurityGroup',
          rw: 'Write',
          where: [
            { parameter: 'SecurityGroupName', equals: 'lease7-sg' },
            { parameter: 'VpcId', equals: 'vpc-bp1abc' },
          ],
        },
      ],
    });
  });

  for (const [title, status] of [
    ['Disable an AccessKey pair', 'Inactive'],
    ['禁用访问密钥', 'Inactive'],
    ['Enable an AccessKey pair', 'Active'],
    ['启用访问密钥', 'Active'],
  ] as const) {
    it(`expects the status ${status} for "${title}"`, () => {
      const rule = deriveRule(
        taskOf(
          title,
          ['UpdateAccessKey'],
          [bound('RAM user', 'lease7-user'), bound('AccessKey', 'LTAI5tAbCdEfGhIjKlMn', { source: 'resource' })],
        ),
      );
      assert.deepEqual(rule?.all[0]?.where, [
        { parameter: 'UserAccessKeyId', equals: 'LTAI5tAbCdEfGhIjKlMn' },
        { parameter: 'UserName', equals: 'lease7-user' },
        { parameter: 'Status', equals: status },
      ]);
    });
  }

  it('derives nothing when the direction of a change cannot be told', () => {
    const values = [
      bound('RAM user', 'lease7-user'),
      bound('AccessKey', 'LTAI5tAbCdEfGhIjKlMn', { source: 'resource' }),
    ];
    assert.equal(deriveRule(taskOf('Enable or disable an AccessKey pair', ['UpdateAccessKey'], values)), null);
  });

  it('derives nothing from operations that are unknown or not pinned down by the lease', () => {
    assert.equal(deriveRule(taskOf('Create an image', ['CreateImage'], [bound('Name', 'lease7-i')])), null);
    assert.equal(
      deriveRule(taskOf('Create buckets', ['PutBucket'], [bound('Bucket Name', 'my-bucket', { source: 'document' })])),
      null,
    );
  });

  it('takes the import instead of the creation when a key pair is imported', () => {
    const values = [bound('Name', 'lease7-key'), bound('Creation Type', 'Import', { source: 'document' })];
    const rule = deriveRule(taskOf('Create an SSH key pair', ['CreateKeyPair', 'ImportKeyPair'], values));
    assert.deepEqual(rule?.derivedFrom, ['ImportKeyPair']);
  });

  it('leaves out related operations that the procedure does not perform', () => {
    const rule = deriveRule(
      taskOf('Create a RAM user', ['CreateUser', 'DeleteUser'], [bound('Logon Name', 'lease7-user')]),
    );
    assert.deepEqual(rule?.derivedFrom, ['CreateUser']);
  });

  it('constrains every pattern by a value of the lease, whatever the procedure names and binds', () => {
    const label = fc.constantFrom('Name', 'VPC', 'Bucket Name', 'AccessKey', 'User', '安全组', '名称', 'Description');
    const source = fc.constantFrom('document', 'lease', 'resource', 'default');
    const value = fc.constantFrom<string>(
      `${PREFIX}-x`,
      'vpc-1a2b',
      'sg-1a2b',
      'Custom',
      'VPC',
      'LTAI5tAbCdEfGhIjKlMn',
    );
    const binding = fc.record({ label, value, source, alsoShownAs: fc.array(value, { maxLength: 2 }) });
    const operations = fc.subarray(CONSOLE_OPERATIONS.map((operation) => operation.name));
    const title = fc.constantFrom('Create and delete things', 'Disable an AccessKey', '创建', 'Import');
    fc.assert(
      fc.property(title, operations, fc.array(binding, { maxLength: 6 }), (name, named, values) => {
        const task = taskOf(name, named, values as never);
        for (const pattern of deriveRule(task)?.all ?? []) {
          assert.ok(
            pattern.where.some((constraint) =>
              values.some(
                (candidate) =>
                  'equals' in constraint &&
                  [candidate.value, ...candidate.alsoShownAs].includes(constraint.equals) &&
                  (candidate.source === 'lease' ||
                    candidate.source === 'resource' ||
                    constraint.equals.includes(PREFIX)),
              ),
            ),
          );
        }
      }),
    );
  });
});
