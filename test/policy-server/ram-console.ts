import { type Control, FakeBrowser, type Screen } from './fake-console.js';

export interface RamTexts {
  readonly group: string;
  readonly users: string;
  readonly create: string | null;
  readonly createPage: string;
  readonly section: string;
  readonly logon: string;
  readonly display: string;
  readonly access: string;
  readonly consoleAccess: string;
  readonly programmatic: string;
  readonly ok: string;
  readonly cancel: string;
  readonly keys: string;
  readonly actions: string;
  readonly disable: string | null;
  readonly remove: string;
  readonly confirmTitle: string;
  readonly created: string;
}

export const RAM_EN: RamTexts = {
  group: 'Identities',
  users: 'Users',
  create: 'Create User',
  createPage: 'Create User',
  section: 'User Account Information',
  logon: 'Logon Name',
  display: 'Display Name',
  access: 'Access Mode',
  consoleAccess: 'Console Access',
  programmatic: 'Programmatic Access',
  ok: 'OK',
  cancel: 'Cancel',
  keys: 'User AccessKeys',
  actions: 'Actions',
  disable: 'Disable',
  remove: 'Delete',
  confirmTitle: 'Disable AccessKey Pair',
  created: 'The user was created.',
};

export const RAM_ZH: RamTexts = {
  group: '人员管理',
  users: '用户',
  create: '创建用户',
  createPage: '创建用户',
  section: '用户账号信息',
  logon: '登录名称',
  display: '显示名称',
  access: '访问方式',
  consoleAccess: '控制台访问',
  programmatic: '编程访问',
  ok: '确定',
  cancel: '返回',
  keys: '用户AccessKey',
  actions: '操作',
  disable: '禁用',
  remove: '删除',
  confirmTitle: '禁用',
  created: '用户已建好。',
};

export interface RamOptions {
  readonly users: readonly string[];
  readonly keyId: string;
  /** Group under which the entry for users stands instead of the usual one. */
  readonly movedTo?: string;
  /** OK needs one more press after the console refused the first. */
  readonly extraRequired?: string;
  /** The create button does nothing. */
  readonly dead?: boolean;
}

/** Users and access keys of a console like that of Resource Access Management. */
export class RamConsole {
  readonly browser = new FakeBrowser(() => this.screen());
  readonly created: Record<string, string>[] = [];
  readonly disabled: string[] = [];
  presses = 0;
  private page = 'overview';
  private open = new Set<string>();
  private form: Record<string, string> = {};
  private confirm = false;
  private done = false;

  constructor(
    private readonly texts: RamTexts,
    private readonly options: RamOptions,
  ) {}

  private screen(): Screen {
    const { texts } = this;
    const controls: Control[] = [...this.navigation()];
    if (this.page === 'users') controls.push(...this.userList());
    if (this.page === 'create') controls.push(...this.createForm());
    if (this.page.startsWith('user:')) controls.push(...this.userPage());
    if (this.confirm) controls.push(...this.confirmation());
    return {
      url: `https://ram.console.aliyun.com/${this.page}`,
      title: this.page === 'create' ? texts.createPage : texts.users,
      controls,
      texts: this.done ? [texts.created] : [],
      dialogs: this.confirm ? [{ kind: 'dialog', title: texts.confirmTitle, text: '' }] : [],
    };
  }

  private navigation(): readonly Control[] {
    const { texts } = this;
    const home = this.options.movedTo ?? texts.group;
    const groups = [
      texts.group,
      'Permissions',
      'Applications',
      ...(this.options.movedTo === undefined ? [] : [this.options.movedTo]),
    ];
    const go = (page: string) => () => {
      this.page = page;
      this.done = false;
    };
    return [
      { role: 'navigation', name: 'Overview', act: go('overview') },
      ...groups.flatMap((group): Control[] => {
        const isOpen = this.open.has(group);
        const toggle = () => void (isOpen ? this.open.delete(group) : this.open.add(group));
        const items: Control[] = [];
        if (group === home) items.push({ role: 'navigation', name: texts.users, group: [group], act: go('users') });
        items.push({ role: 'navigation', name: `${group} settings`, group: [group], act: go('overview') });
        return [
          { role: 'navigation', name: group, states: isOpen ? ['expanded'] : [], act: toggle },
          ...(isOpen ? items : []),
        ];
      }),
    ];
  }

  private userList(): readonly Control[] {
    const { texts, options } = this;
    const create: Control[] =
      texts.create === null
        ? []
        : [
            {
              role: 'button',
              name: texts.create,
              act:
                options.dead === true
                  ? () => {}
                  : () => {
                      this.page = 'create';
                    },
            },
          ];
    return [
      ...create,
      { role: 'textbox', name: 'Search by name', value: '' },
      ...options.users.flatMap((user): Control[] => [
        {
          role: 'link',
          name: user,
          column: 'Name',
          act: () => {
            this.page = `user:${user}`;
          },
        },
        { role: 'button', name: texts.remove, group: [user], column: texts.actions },
      ]),
    ];
  }

  private createForm(): readonly Control[] {
    const { texts, form } = this;
    const field = (name: string): Control => ({
      role: 'textbox',
      name,
      value: form[name] ?? '',
      group: [texts.section],
      states: name === texts.logon || name === this.options.extraRequired ? ['required'] : [],
      act: (text) => {
        form[name] = text;
      },
    });
    return [
      field(texts.logon),
      field(texts.display),
      ...(this.options.extraRequired === undefined ? [] : [field(this.options.extraRequired)]),
      ...[texts.consoleAccess, texts.programmatic].map(
        (name): Control => ({
          role: 'checkbox',
          name,
          group: [texts.access],
          states: form[name] === undefined ? [] : ['checked'],
          act: () => {
            form[name] = 'on';
          },
        }),
      ),
      { role: 'button', name: texts.ok, act: () => this.submit() },
      {
        role: 'button',
        name: texts.cancel,
        act: () => {
          this.page = 'users';
        },
      },
    ];
  }

  private submit(): void {
    this.presses++;
    const extra = this.options.extraRequired;
    if (!this.form[this.texts.logon] || (extra !== undefined && !this.form[extra])) return;
    this.created.push({ ...this.form });
    this.page = 'created';
    this.done = true;
  }

  private userPage(): readonly Control[] {
    const { texts, options } = this;
    const row = [texts.keys, options.keyId];
    const other = [texts.keys, 'LTAI0other0000'];
    const act = () => {
      this.confirm = true;
    };
    const disable = (group: string[]): Control[] =>
      texts.disable === null
        ? []
        : [{ role: 'button', name: texts.disable, group, column: texts.actions, ...(group === row ? { act } : {}) }];
    return [
      { role: 'tab', name: 'Authentication', states: ['selected'] },
      { role: 'tab', name: 'Permissions' },
      ...[other, row].flatMap((group): Control[] => [
        ...disable(group),
        { role: 'button', name: texts.remove, group, column: texts.actions },
      ]),
    ];
  }

  private confirmation(): readonly Control[] {
    const { texts } = this;
    const group = [texts.confirmTitle];
    return [
      {
        role: 'button',
        name: texts.ok,
        group,
        act: () => {
          this.presses++;
          this.disabled.push(this.options.keyId);
          this.confirm = false;
        },
      },
      {
        role: 'button',
        name: texts.cancel,
        group,
        act: () => {
          this.confirm = false;
        },
      },
    ];
  }
}
