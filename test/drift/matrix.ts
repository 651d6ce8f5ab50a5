import { stableHash } from '../../domain/binding/stable-hash.js';
import type { FindingClass } from '../../domain/outcome.js';
import type { Locale } from '../../domain/procedure.js';

/** One change of a label or entry that a document names, and what must be reported: this class at this line, nothing else. */
export interface DriftCase {
  /** Number of the core document. */
  readonly document: string;
  readonly locale: Locale;
  /** Drift rule as the local cloud takes it. */
  readonly rule: Readonly<Record<string, string>>;
  /** Null where nobody could tell what took the label's place, so that nothing may be claimed. */
  readonly class: FindingClass | null;
  readonly line: number;
}

type Change = readonly [from: string, to: string, line: number];
interface Changes {
  readonly navigation?: readonly Change[];
  readonly moved?: readonly Change[];
  readonly labels?: readonly Change[];
  readonly options?: readonly Change[];
  readonly undecidable?: readonly Change[];
}

/** Product, changes of the English console and of the Chinese one, by document. */
const CHANGES: Readonly<Record<string, readonly [product: string, en: Changes, zh: Changes]>> = {
  '01': [
    'ecs',
    {
      navigation: [
        ['Network & Security > Security Groups', 'Security Group List', 20],
        ['Network & Security', 'Networking', 20],
      ],
      moved: [['Network & Security > Security Groups', 'Instances & Images > Security Groups', 20]],
      labels: [
        ['Create Security Group', 'New Security Group', 22],
        ['Create Security Group', 'Add Firewall', 22],
        ['Template', 'Rule Template', 24],
        ['Security Group Name', 'Group Name', 31],
        ['Security Group Name', 'Name', 31],
        ['Description', 'Remarks', 32],
        ['Network Type', 'Network', 33],
        ['OK', 'Submit', 39],
        ['OK', 'Finish', 39],
      ],
      options: [
        ['Web Server Linux', 'Linux Web Server', 27],
        ['VPC', 'Virtual Private Cloud', 34],
      ],
    },
    {
      navigation: [
        ['网络与安全 > 安全组', '安全组列表', 20],
        ['网络与安全', '网络配置', 20],
      ],
      moved: [['网络与安全 > 安全组', '实例与镜像 > 安全组', 20]],
      labels: [
        ['创建安全组', '新建安全组', 22],
        ['创建安全组', '新增防火墙', 22],
        ['模板', '规则模板', 24],
        ['安全组名称', '名称', 31],
        ['描述', '备注', 32],
        ['网络类型', '网络', 33],
        ['确定', '提交', 39],
      ],
      options: [
        ['Web Server Linux', 'Linux Web服务', 27],
        ['专有网络', '虚拟专有网络', 34],
      ],
    },
  ],
  '02': [
    'ecs',
    {
      navigation: [
        ['Network & Security > SSH Key Pairs', 'Key Pairs', 11],
        ['Network & Security', 'Networking', 11],
      ],
      moved: [['Network & Security > SSH Key Pairs', 'Credentials > SSH Key Pairs', 11]],
      labels: [
        ['Create SSH Key Pair', 'Add Key Pair', 15],
        ['Create SSH Key Pair', 'New Credential', 15],
        ['SSH Key Pair Name', 'Key Pair Name', 21],
        ['SSH Key Pair Name', 'Name', 21],
        ['Creation Type', 'Creation Method', 22],
        ['OK', 'Finish', 26],
      ],
      options: [['Auto-create', 'Automatically Create', 22]],
      // The form also has a Resource Group that the document leaves out, in the same place.
      undecidable: [['Tag', 'Label', 24]],
    },
    {
      navigation: [
        ['网络与安全 > 密钥对', 'SSH密钥对', 11],
        ['网络与安全', '网络配置', 11],
      ],
      moved: [['网络与安全 > 密钥对', '凭据管理 > 密钥对', 11]],
      labels: [
        ['创建密钥对', '新增密钥对', 15],
        ['创建密钥对', '新建凭据', 15],
        ['密钥对名称', '名称', 21],
        ['创建类型', '创建方式', 22],
        ['资源组', '所属资源组', 24],
        ['标签', '标记', 25],
        ['确定', '提交', 27],
      ],
      options: [['自动新建密钥对', '自动创建', 22]],
    },
  ],
  '07': [
    'oss',
    {
      navigation: [['Buckets', 'Bucket List', 11]],
      moved: [['Buckets', 'Data Services > Buckets', 11]],
      labels: [
        ['Create Bucket', 'New Bucket', 11],
        ['Create Bucket', 'New Container', 11],
        ['Bucket Name', 'Name of Bucket', 19],
        ['Region', 'Location', 25],
        ['Zone-redundant Storage', 'Redundancy Type', 28],
        ['OK', 'Submit', 36],
      ],
      options: [['Disable', 'Off', 34]],
    },
    {
      navigation: [['Bucket列表', 'Bucket管理', 11]],
      moved: [['Bucket列表', '数据服务 > Bucket列表', 11]],
      labels: [
        ['创建Bucket', '新建Bucket', 11],
        ['创建Bucket', '新增存储空间', 11],
        ['Bucket名称', '存储空间名称', 19],
        ['地域', '所属地域', 25],
        ['同城冗余存储', '冗余类型', 26],
        ['确定', '提交', 34],
      ],
      options: [['关闭', '停用', 32]],
    },
  ],
  '09': [
    'ram',
    {
      navigation: [
        ['Identities > Users', 'RAM Users', 7],
        ['Identities', 'Identity Management', 7],
      ],
      moved: [['Identities > Users', 'Permissions > Users', 7]],
      labels: [
        ['Create User', 'Add RAM User', 9],
        ['Create User', 'Add Account', 9],
        ['Logon Name', 'Sign-in Name', 11],
        ['Display Name', 'Full Name', 11],
        ['User Account Information', 'Account Details', 11],
        ['Access Mode', 'Access Type', 15],
        ['OK', 'Submit', 24],
      ],
      options: [
        ['Console Access', 'Console Logon', 15],
        ['Programmatic Access', 'API Access', 15],
      ],
    },
    {
      navigation: [
        ['人员管理 > 用户', 'RAM用户', 7],
        ['人员管理', '身份管理', 7],
      ],
      moved: [['人员管理 > 用户', '权限管理 > 用户', 7]],
      labels: [
        ['创建用户', '新建用户', 9],
        ['创建用户', '新增账号', 9],
        ['登录名称', '登录账号', 11],
        ['显示名称', '姓名', 11],
        ['用户账号信息', '账号信息', 11],
        ['访问方式', '访问类型', 15],
        ['确定', '提交', 24],
      ],
      options: [
        ['控制台访问', '控制台登录', 17],
        ['编程访问', 'API访问', 21],
      ],
    },
  ],
  '10': [
    'ram',
    {
      navigation: [
        ['Identities > Users', 'RAM Users', 7],
        ['Identities', 'Identity Management', 7],
      ],
      moved: [['Identities > Users', 'Permissions > Users', 7]],
      labels: [
        ['User AccessKeys', 'AccessKey Pairs', 11],
        ['Disable', 'Deactivate', 11],
        ['Actions', 'Operations', 11],
        ['OK', 'Finish', 15],
      ],
    },
    {
      navigation: [
        ['人员管理 > 用户', 'RAM用户', 7],
        ['人员管理', '身份管理', 7],
      ],
      moved: [['人员管理 > 用户', '权限管理 > 用户', 7]],
      labels: [
        ['用户AccessKey', '访问密钥', 11],
        ['禁用', '停用', 11],
        ['操作', '管理', 11],
        ['确定', '提交', 15],
      ],
    },
  ],
};

/** Every case of the table. */
export const DRIFT_CASES: readonly DriftCase[] = Object.entries(CHANGES).flatMap(([document, [product, en, zh]]) =>
  (
    [
      ['en', en],
      ['zh', zh],
    ] as const
  ).flatMap(([locale, changes]) => {
    const made = (op: string, known: readonly Change[] | undefined, kind: FindingClass | null, page?: string) =>
      (known ?? []).map(
        ([from, to, line]): DriftCase => ({
          document,
          locale,
          rule: { op, product, locale, from, to, ...(page === undefined ? {} : { page }) },
          class: kind,
          line,
        }),
      );
    return [
      ...made('renameNavigation', changes.navigation, 'labelRenamed'),
      ...made('moveNavigation', changes.moved, 'navigationMoved'),
      ...made('renameLabel', changes.labels, 'labelRenamed', '*'),
      ...made('renameLabel', changes.options, 'optionChanged', '*'),
      ...made('renameLabel', changes.undecidable, null, '*'),
    ];
  }),
);

/** `09 en renameLabel Logon Name -> Sign-in Name` */
export function caseName({ document, locale, rule }: DriftCase): string {
  return `${document} ${locale} ${rule.op} ${rule.from} -> ${rule.to}`;
}

/** A sample in random but repeatable order. */
export function sampleCases(count: number, seed: string): readonly DriftCase[] {
  const order = (drift: DriftCase) => stableHash(`${seed}/${caseName(drift)}`);
  return [...DRIFT_CASES].sort((left, right) => (order(left) < order(right) ? -1 : 1)).slice(0, count);
}
