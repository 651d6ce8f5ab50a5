/**
 * Console operations as the public API reference describes them: what the audit log calls them, and which request
 * parameter carries which value of a task. Written from the API reference and the vendor's sample events only.
 */

/** How a request parameter gets its expected value from a bound task. */
export type ParameterSource =
  /** A value bound to a field whose label, in either language, matches; `identifier` narrows the shape of the value. */
  | { readonly kind: 'value'; readonly labels: RegExp; readonly identifier?: RegExp }
  /** A fixed value that depends on what the procedure says it does. */
  | { readonly kind: 'intent'; readonly choices: readonly { readonly words: RegExp; readonly value: string }[] };

export interface OperationParameter {
  /** Name in the API reference. */
  readonly name: string;
  readonly from: ParameterSource;
  /** Without this parameter the event would not say that the task was done. */
  readonly required: boolean;
}

export interface ConsoleOperation {
  /** API name; also ActionTrail's `eventName`. */
  readonly name: string;
  /** ActionTrail's `serviceName`. */
  readonly service: string;
  readonly rw: 'Write' | 'Read';
  /**
   * Words that the procedure's title, instructions or chosen values must hold for this operation to be a part of it.
   * A document names every related operation, a procedure performs some of them.
   */
  readonly asked: RegExp;
  readonly parameters: readonly OperationParameter[];
  /** Operation that is not performed when this one is. */
  readonly replaces?: string;
  readonly source: 'sdk' | 'document';
}

const CREATE = /creat|add|new|创建|新建|添加/i;
const DELETE = /delet|remov|releas|删除|移除|释放/i;
const USER_LABELS = /^(?!.*(?:password|密码|access ?key)).*(?:log ?on name|user|登录名|用户)/i;
const ACCESS_KEY_LABELS = /access ?key|访问密钥/i;
const ACCESS_KEY_ID = /^(?!secret:)[A-Za-z0-9.]{16,128}$/;
const GROUP_NAME_LABELS = /name|名称/i;
const GROUP_LABELS = /security ?group|安全组/i;
const KEY_PAIR_LABELS = /key ?pair|name|密钥对|名称/i;
const VPC_LABELS = /\bvpc\b|network|专有网络|网络/i;

const required = (name: string, labels: RegExp, identifier?: RegExp): OperationParameter => ({
  name,
  from: identifier === undefined ? { kind: 'value', labels } : { kind: 'value', labels, identifier },
  required: true,
});
const optional = (name: string, labels: RegExp, identifier?: RegExp): OperationParameter => ({
  ...required(name, labels, identifier),
  required: false,
});
const vpcId = optional('VpcId', VPC_LABELS, /^vpc-[a-z0-9]+$/);
const userName = required('UserName', USER_LABELS);
const accessKeyId = required('UserAccessKeyId', ACCESS_KEY_LABELS, ACCESS_KEY_ID);

const accessKeyStatus: OperationParameter = {
  name: 'Status',
  from: {
    kind: 'intent',
    choices: [
      { words: /\b(disabl|deactivat)|禁用|停用/i, value: 'Inactive' },
      { words: /\b(re-?)?(enabl|activat)|启用|激活/i, value: 'Active' },
    ],
  },
  required: true,
};

function write(
  service: string,
  name: string,
  asked: RegExp,
  parameters: readonly OperationParameter[],
): ConsoleOperation {
  return { name, service, rw: 'Write', asked, parameters, source: 'sdk' };
}

/** Every operation that a rule can be derived from. */
export const CONSOLE_OPERATIONS: readonly ConsoleOperation[] = [
  write('Ecs', 'CreateSecurityGroup', CREATE, [required('SecurityGroupName', GROUP_NAME_LABELS), vpcId]),
  write('Ecs', 'AuthorizeSecurityGroup', /rule|authoriz|规则|授权/i, [
    required('SecurityGroupId', GROUP_LABELS, /^sg-[a-z0-9]+$/),
  ]),
  write('Ecs', 'DeleteSecurityGroup', DELETE, [required('SecurityGroupId', GROUP_LABELS, /^sg-[a-z0-9]+$/)]),
  write('Ecs', 'CreateKeyPair', CREATE, [required('KeyPairName', KEY_PAIR_LABELS)]),
  {
    ...write('Ecs', 'ImportKeyPair', /import|导入/i, [required('KeyPairName', KEY_PAIR_LABELS)]),
    replaces: 'CreateKeyPair',
  },
  write('Ecs', 'DeleteKeyPairs', DELETE, [required('KeyPairNames', KEY_PAIR_LABELS)]),
  // The vendor's sample events of OSS carry no request parameters: the bucket is among the referenced resources, from
  // where `readAuditEvent` takes it.
  write('Oss', 'PutBucket', CREATE, [required('BucketName', /bucket|存储空间/i)]),
  write('Oss', 'DeleteBucket', DELETE, [required('BucketName', /bucket|存储空间/i)]),
  write('Ram', 'CreateUser', CREATE, [userName]),
  write('Ram', 'DeleteUser', DELETE, [userName]),
  write('Ram', 'CreateLoginProfile', /console|logon|password|控制台|登录|密码/i, [userName]),
  write('Ram', 'CreateAccessKey', /programmatic|openapi|access ?key|编程|访问密钥/i, [userName]),
  write('Ram', 'UpdateAccessKey', /disabl|enabl|activat|禁用|停用|启用|激活/i, [
    accessKeyId,
    userName,
    accessKeyStatus,
  ]),
  write('Ram', 'DeleteAccessKey', DELETE, [accessKeyId, userName]),
  write('Vpc', 'CreateVpc', CREATE, [required('VpcName', /vpc|name|名称/i)]),
  write('Vpc', 'CreateVSwitch', CREATE, [required('VSwitchName', /v-?switch|name|交换机|名称/i), vpcId]),
  write('Vpc', 'DeleteVpc', DELETE, [required('VpcId', VPC_LABELS, /^vpc-[a-z0-9]+$/)]),
  write('Vpc', 'DeleteVSwitch', DELETE, [required('VSwitchId', /v-?switch|交换机/i, /^vsw-[a-z0-9]+$/)]),
];

/** The table's entry of an API name; API names are case-sensitive. */
export function consoleOperation(name: string): ConsoleOperation | undefined {
  return CONSOLE_OPERATIONS.find((operation) => operation.name === name);
}
