import type { Act } from './tool.js';

/** A task on a console page of the vendor's, as the local cloud shows it. */
export interface ConsoleTask {
  readonly id: string;
  readonly locale: 'en' | 'zh';
  readonly address: string;
  readonly acts: readonly Act[];
  /** Asked in the page's own script: whether it happened. */
  readonly landed: string;
}

const click = (name: string, role = 'button'): Act => ({ kind: 'click', name, role });
const entry = (name: string): Act => click(name, 'navigation');
const title = (text: string): string => `document.title.includes(${JSON.stringify(text)})`;
const DIALOG = `document.querySelector('[role=dialog]') !== null`;
const inDialog = (text: string): string =>
  `[...document.querySelectorAll('[role=dialog]')].some((one) => one.innerText.includes(${JSON.stringify(text)}))`;
const typed = (text: string): string =>
  `[...document.querySelectorAll('input, textarea')].some((one) => one.value === ${JSON.stringify(text)})`;

const at = (
  product: string,
  locale: 'en' | 'zh',
  path: string,
  tasks: readonly (readonly [string, readonly Act[], string])[],
): readonly ConsoleTask[] =>
  tasks.map(([what, acts, landed]) => ({
    id: `${product} ${locale}: ${what}`,
    locale,
    address: `https://${product}.console.aliyun.com${path}`,
    acts,
    landed,
  }));

/** Thirty small tasks over eleven consoles in two languages: menus, dialogs, fields, lists, check boxes. */
export const CONSOLE_TASKS: readonly ConsoleTask[] = [
  ...at('ecs', 'en', '/#/home', [
    ['open a list by the menu', [entry('Security Groups')], title('Security Groups')],
    ['open another list', [entry('Disks')], title('Disks')],
    ['open a dialog', [entry('Security Groups'), click('Create Security Group')], DIALOG],
    [
      'fill a name in a dialog',
      [
        entry('Security Groups'),
        click('Create Security Group'),
        { kind: 'type', name: 'Security Group Name', text: 'web-servers' },
      ],
      typed('web-servers'),
    ],
    [
      'choose from a list in a dialog',
      [
        entry('Security Groups'),
        click('Create Security Group'),
        { kind: 'choose', name: 'Template', option: 'Web Server Windows' },
      ],
      inDialog('Web Server Windows'),
    ],
    ['open the list of key pairs', [entry('SSH Key Pairs')], title('Key Pair')],
  ]),
  ...at('vpc', 'zh', '/vpc/cn-hangzhou/vpcs', [
    ['open a form', [click('创建专有网络')], `${DIALOG} || ${title('创建专有网络')}`],
    ['open vSwitches', [entry('交换机')], title('交换机')],
    ['open elastic addresses', [entry('弹性公网IP')], title('弹性公网IP')],
  ]),
  ...at('slb', 'en', '/slb/cn-hangzhou/slbs', [
    ['open certificates', [entry('Certificates')], title('Certificates')],
    ['open access control', [entry('Access Control')], title('Access Control')],
    [
      'search',
      [{ kind: 'type', name: 'Enter an instance name or ID', alias: 'Search', text: 'front' }],
      typed('front'),
    ],
  ]),
  ...at('oss', 'en', '/overview', [
    ['open buckets', [entry('Buckets')], title('Buckets')],
    ['open a panel', [click('Create Bucket')], DIALOG],
    [
      'fill a bucket name',
      [click('Create Bucket'), { kind: 'type', name: 'Bucket Name', text: 'my-bucket-2027' }],
      typed('my-bucket-2027'),
    ],
  ]),
  ...at('ram', 'zh', '/overview', [
    ['open users', [entry('用户')], title('用户')],
    ['open policies', [entry('权限策略管理')], title('权限策略')],
    ['open the form for a user', [entry('用户'), click('创建用户')], title('创建用户')],
  ]),
  ...at('sls', 'en', '/lognext/profile', [
    ['open a dialog', [click('Create Project')], DIALOG],
    ['open alert policies', [entry('Alert Policy')], title('Alert Policy')],
  ]),
  ...at('cdn', 'en', '/overview', [
    ['open domain names', [entry('Domain Names')], title('Domain Names')],
    ['add a domain', [entry('Domain Names'), click('Add Domain Name')], title('Add Domain Name')],
  ]),
  ...at('kms', 'zh', '/cn-hangzhou/overview', [
    ['open keys', [entry('用户主密钥')], title('用户主密钥')],
    ['open a dialog', [entry('用户主密钥'), click('创建密钥')], DIALOG],
  ]),
  ...at('nas', 'en', '/#/fs/list', [
    ['open overview', [entry('Overview')], title('Overview')],
    ['open file system creation', [click('Create File System')], `${DIALOG} || ${title('Create File System')}`],
  ]),
  ...at('actiontrail', 'en', '/cn-hangzhou/event-list', [
    ['open advanced query', [entry('Advanced Query')], title('Advanced Query')],
    ['open the form for a trail', [click('Create Trail')], title('Create Trail')],
  ]),
  ...at('cms', 'zh', '/#/home', [
    ['open alert rules', [entry('报警规则')], title('报警规则')],
    ['open groups', [entry('应用分组')], title('应用分组')],
  ]),
];
