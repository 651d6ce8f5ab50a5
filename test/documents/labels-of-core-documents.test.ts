import assert from 'node:assert/strict';
import { describeDocument, labelsOfStep } from '../../domain/describe-document.js';
import { corpusDocument, requireCorpus } from './corpus.js';

/** Listed by hand, from reading the documents: for each step its line, its labels with their lines, its navigation path. */
interface ExpectedStep {
  readonly line: number;
  readonly labels: readonly (readonly [text: string, line: number])[];
  readonly navigation?: readonly string[];
}

const EXPECTED: Readonly<Record<string, readonly ExpectedStep[]>> = {
  'core/01-ecs-create-a-security-group.en.md': [
    { line: 19, labels: [] },
    {
      line: 20,
      labels: [
        ['Network and Security', 20],
        ['Security Groups', 20],
      ],
      navigation: ['Network and Security', 'Security Groups'],
    },
    { line: 21, labels: [] },
    { line: 22, labels: [['Create Security Group', 22]] },
    {
      line: 23,
      labels: [
        ['Create Security Group', 23],
        ['Template', 24],
        ['Web Server Linux', 27],
        ['Web Server Windows', 28],
        ['Custom', 29],
        ['Security Group Name', 31],
        ['Description', 32],
        ['Network Type', 33],
        ['VPC', 34],
        ['VPC', 34],
        ['Classic', 35],
      ],
    },
    { line: 39, labels: [['OK', 39]] },
  ],
  'core/01-ecs-create-a-security-group.zh.md': [
    { line: 19, labels: [] },
    {
      line: 20,
      labels: [
        ['网络和安全', 20],
        ['安全组', 20],
      ],
      navigation: ['网络和安全', '安全组'],
    },
    { line: 21, labels: [] },
    { line: 22, labels: [['创建安全组', 22]] },
    {
      line: 23,
      labels: [
        ['创建安全组', 23],
        ['模板', 24],
        ['Web Server Linux', 27],
        ['Web Server Windows', 28],
        ['自定义', 29],
        ['安全组名称', 31],
        ['描述', 32],
        ['网络类型', 33],
        ['专有网络', 34],
        ['专有网络', 34],
        ['经典网络', 35],
      ],
    },
    { line: 39, labels: [['确定', 39]] },
  ],
  'core/02-ecs-create-an-ssh-key-pair.en.md': [
    { line: 9, labels: [] },
    {
      line: 11,
      labels: [
        ['Network & Security', 11],
        ['SSH Key Pairs', 11],
      ],
      navigation: ['Network & Security', 'SSH Key Pairs'],
    },
    { line: 13, labels: [] },
    { line: 15, labels: [['Create SSH Key Pair', 15]] },
    {
      line: 17,
      labels: [
        ['Create SSH Key Pair', 17],
        ['SSH Key Pair Name', 21],
        ['Creation Type', 22],
        ['Auto-create', 22],
        ['Import', 23],
        ['Tag', 24],
      ],
    },
    { line: 26, labels: [['OK', 26]] },
  ],
  'core/02-ecs-create-an-ssh-key-pair.zh.md': [
    { line: 9, labels: [] },
    {
      line: 11,
      labels: [
        ['网络与安全', 11],
        ['密钥对', 11],
      ],
      navigation: ['网络与安全', '密钥对'],
    },
    { line: 13, labels: [] },
    { line: 15, labels: [['创建密钥对', 15]] },
    {
      line: 17,
      labels: [
        ['创建密钥对', 17],
        ['密钥对名称', 21],
        ['创建类型', 22],
        ['自动新建密钥对', 22],
        ['导入已有密钥对', 23],
        ['资源组', 24],
        ['标签', 25],
      ],
    },
    { line: 27, labels: [['确定', 27]] },
  ],
  'core/07-oss-create-buckets.en.md': [
    { line: 9, labels: [] },
    {
      line: 11,
      labels: [
        ['Buckets', 11],
        ['Buckets', 11],
        ['Create Bucket', 11],
        ['Overview', 13],
        ['Create Bucket', 13],
      ],
      navigation: ['Buckets'],
    },
    {
      line: 15,
      labels: [
        ['Create Bucket', 15],
        ['Bucket Name', 19],
        ['Region', 25],
        ['Zone-redundant storage', 28],
        ['Enable', 28],
        ['Disable', 34],
      ],
    },
    { line: 36, labels: [['OK', 36]] },
  ],
  'core/07-oss-create-buckets.zh.md': [
    { line: 9, labels: [] },
    {
      line: 11,
      labels: [
        ['Bucket列表', 11],
        ['创建Bucket', 11],
        ['概览', 13],
        ['创建Bucket', 13],
      ],
    },
    {
      line: 15,
      labels: [
        ['创建Bucket', 15],
        ['Bucket名称', 19],
        ['地域', 25],
        ['同城冗余存储', 26],
        ['启用', 26],
        ['关闭', 32],
      ],
    },
    { line: 34, labels: [['确定', 34]] },
  ],
  'core/09-ram-create-a-ram-user.en.md': [
    { line: 5, labels: [] },
    {
      line: 7,
      labels: [
        ['Identities', 7],
        ['Users', 7],
      ],
      navigation: ['Identities', 'Users'],
    },
    {
      line: 9,
      labels: [
        ['Users', 9],
        ['Create User', 9],
      ],
    },
    {
      line: 11,
      labels: [
        ['Create User', 11],
        ['Logon Name', 11],
        ['Display Name', 11],
        ['User Account Information', 11],
        ['Add User', 13],
      ],
    },
    {
      line: 15,
      labels: [
        ['Access Mode', 15],
        ['Console Access', 15],
        ['Programmatic Access', 15],
        ['Console Access', 17],
        ['Custom Logon Password', 19],
        ['Console Password', 19],
        ['Programmatic Access', 21],
      ],
    },
    { line: 24, labels: [['OK', 24]] },
  ],
  'core/09-ram-create-a-ram-user.zh.md': [
    { line: 5, labels: [] },
    {
      line: 7,
      labels: [
        ['人员管理', 7],
        ['用户', 7],
      ],
      navigation: ['人员管理', '用户'],
    },
    {
      line: 9,
      labels: [
        ['用户', 9],
        ['创建用户', 9],
      ],
    },
    {
      line: 11,
      labels: [
        ['创建用户', 11],
        ['用户账号信息', 11],
        ['登录名称', 11],
        ['显示名称', 11],
        ['添加用户', 13],
      ],
    },
    {
      line: 15,
      labels: [
        ['访问方式', 15],
        ['控制台访问', 17],
        ['编程访问', 21],
      ],
    },
    { line: 24, labels: [['确定', 24]] },
  ],
  'core/10-ram-disable-an-accesskey-pair.en.md': [
    { line: 5, labels: [] },
    {
      line: 7,
      labels: [
        ['Identities', 7],
        ['Users', 7],
      ],
      navigation: ['Identities', 'Users'],
    },
    { line: 9, labels: [['Users', 9]] },
    {
      line: 11,
      labels: [
        ['User AccessKeys', 11],
        ['Disable', 11],
        ['Actions', 11],
        ['Enable', 13],
        ['Actions', 13],
      ],
    },
    { line: 15, labels: [['OK', 15]] },
  ],
  'core/10-ram-disable-an-accesskey-pair.zh.md': [
    { line: 5, labels: [] },
    {
      line: 7,
      labels: [
        ['人员管理', 7],
        ['用户', 7],
      ],
      navigation: ['人员管理', '用户'],
    },
    { line: 9, labels: [['用户', 9]] },
    {
      line: 11,
      labels: [
        ['用户AccessKey', 11],
        ['操作', 11],
        ['禁用', 11],
        ['操作', 13],
        ['启用', 13],
      ],
    },
    { line: 15, labels: [['确定', 15]] },
  ],
};

describe('labels of the first documents of the benchmark', () => {
  for (const [file, steps] of Object.entries(EXPECTED)) {
    it(`finds every label of ${file} at its line, in order`, function () {
      requireCorpus(this);
      const document = corpusDocument(file);
      assert.equal(document.procedures.length, 1);
      const found = document.procedures.flatMap((procedure) => procedure.steps);
      assert.deepEqual(
        found.map((step) => ({ line: step.line, labels: labelsOfStep(step).map(({ text, line }) => [text, line]) })),
        steps.map(({ line, labels }) => ({ line, labels })),
      );
      const described = describeDocument(document).procedures.flatMap((procedure) => procedure.steps);
      assert.deepEqual(
        described.map((step) => step.navigation),
        steps.map((step) => step.navigation ?? []),
      );
    });
  }
});
