import { type Control, FakeBrowser, type Screen } from './fake-console.js';

export interface EcsTexts {
  readonly group: string;
  readonly groups: string;
  readonly keyPairs: string;
  readonly create: string;
  readonly createKey: string;
  readonly dialog: string;
  readonly template: string;
  readonly templates: readonly string[];
  readonly name: string;
  readonly description: string;
  readonly networkType: string;
  readonly vpc: string;
  readonly classic: string;
  readonly ok: string;
  readonly cancel: string;
  readonly success: string;
  readonly keyName: string;
  readonly creationType: string;
  readonly automatic: string;
  readonly importKey: string;
  readonly regions: readonly string[];
}

export const ECS_EN: EcsTexts = {
  group: 'Network & Security',
  groups: 'Security Groups',
  keyPairs: 'SSH Key Pairs',
  create: 'Create Security Group',
  createKey: 'Create SSH Key Pair',
  dialog: 'Create Security Group',
  template: 'Template',
  templates: ['Web Server Linux', 'Web Server Windows', 'Custom'],
  name: 'Security Group Name',
  description: 'Description',
  networkType: 'Network Type',
  vpc: 'VPC',
  classic: 'Classic',
  ok: 'OK',
  cancel: 'Cancel',
  success: 'Security group created successfully',
  keyName: 'SSH Key Pair Name',
  creationType: 'Creation Type',
  automatic: 'Auto-create',
  importKey: 'Import',
  regions: ['China (Hangzhou)', 'China (Shanghai)', 'Singapore'],
};

export const ECS_ZH: EcsTexts = {
  group: '网络与安全',
  groups: '安全组',
  keyPairs: '密钥对',
  create: '创建安全组',
  createKey: '创建密钥对',
  dialog: '创建安全组',
  template: '模板',
  templates: ['Web Server Linux', 'Web Server Windows', '自定义'],
  name: '安全组名称',
  description: '描述',
  networkType: '网络类型',
  vpc: '专有网络',
  classic: '经典网络',
  ok: '确定',
  cancel: '取消',
  success: '创建安全组成功',
  keyName: '密钥对名称',
  creationType: '创建类型',
  automatic: '自动新建密钥对',
  importKey: '导入已有密钥对',
  regions: ['华东1（杭州）', '华东2（上海）', '新加坡'],
};

export interface EcsOptions {
  readonly vpcs: readonly string[];
  /** Groups of the navigation that are folded at first. */
  readonly folded?: boolean;
  readonly tour?: boolean;
  /** Where the entry for security groups stands; null for the top level. */
  readonly movedTo?: string | null;
  readonly startRegion?: number;
}

/** Security groups and key pairs of a console like that of the Elastic Compute Service. */
export class EcsConsole {
  readonly browser = new FakeBrowser(() => this.screen());
  readonly created: Record<string, string>[] = [];
  presses = 0;
  private page: 'overview' | 'groups' | 'keys' | 'createKey' = 'overview';
  private open = new Set<string>();
  private dialog = false;
  private tour: boolean;
  private region: number;
  private form: Record<string, string> = {};
  private downloads: { fileName: string; bytes: number }[] = [];

  constructor(
    private readonly texts: EcsTexts,
    private readonly options: EcsOptions,
  ) {
    this.tour = options.tour === true;
    this.region = options.startRegion ?? 1;
    if (options.folded !== true) for (const group of this.groups()) this.open.add(group);
  }

  private groups(): readonly string[] {
    return [
      this.texts.group,
      'Instances & Images',
      'Storage & Snapshots',
      ...(this.options.movedTo ? [this.options.movedTo] : []),
    ];
  }

  private screen(): Screen {
    const controls = [...this.topBar(), ...this.navigation(), ...this.main(), ...this.tourControls()];
    const cover = this.tour ? 'Guided tour' : undefined;
    return {
      url: `https://ecs.console.aliyun.com/${this.page}`,
      title: this.page === 'groups' ? this.texts.groups : this.page,
      controls: controls.map((control) =>
        cover === undefined || control.group?.[0] === cover ? control : { ...control, coveredBy: cover },
      ),
      dialogs: this.dialog ? [{ kind: 'dialog', title: this.texts.dialog, text: '' }] : [],
      downloads: this.downloads,
    };
  }

  private tourControls(): readonly Control[] {
    if (!this.tour) return [];
    return [
      {
        role: 'button',
        name: 'Skip',
        group: ['Guided tour'],
        act: () => {
          this.tour = false;
        },
      },
    ];
  }

  private topBar(): readonly Control[] {
    const { regions } = this.texts;
    return [
      {
        role: 'combobox',
        name: 'Region',
        value: regions[this.region] ?? '',
        options: regions,
        y: 10,
        act: (option) => {
          this.region = regions.indexOf(option);
        },
      },
      { role: 'link', name: 'Billing', y: 10 },
      { role: 'textbox', name: 'Search', value: '', y: 10 },
    ];
  }

  private navigation(): readonly Control[] {
    const { texts, options } = this;
    const home = options.movedTo === undefined ? texts.group : options.movedTo;
    const item = (name: string, group: string | null, page: 'groups' | 'keys'): readonly Control[] =>
      group !== null && !this.open.has(group)
        ? []
        : [
            {
              role: 'navigation',
              name,
              group: group === null ? [] : [group],
              act: () => {
                this.page = page;
              },
            },
          ];
    return [
      {
        role: 'navigation',
        name: 'Overview',
        act: () => {
          this.page = 'overview';
        },
      },
      ...this.groups().map(
        (group): Control => ({
          role: 'navigation',
          name: group,
          states: this.open.has(group) ? ['expanded'] : [],
          act: () => void (this.open.has(group) ? this.open.delete(group) : this.open.add(group)),
        }),
      ),
      ...item(texts.groups, home, 'groups'),
      ...item(texts.keyPairs, texts.group, 'keys'),
    ];
  }

  private main(): readonly Control[] {
    const { texts } = this;
    if (this.page === 'groups') {
      return [
        { role: 'button', name: texts.create, act: () => this.openForm() },
        { role: 'button', name: 'Refresh' },
        { role: 'link', name: 'sg-default', group: ['sg-default'], column: 'ID' },
        { role: 'button', name: 'Clone', group: ['sg-default'], column: 'Actions' },
        { role: 'button', name: 'Delete', group: ['sg-default'], column: 'Actions' },
        ...(this.dialog ? this.formControls() : []),
      ];
    }
    if (this.page === 'keys') {
      return [
        {
          role: 'button',
          name: texts.createKey,
          act: () => {
            this.page = 'createKey';
          },
        },
        ...this.created.map((made): Control => ({ role: 'link', name: made[texts.keyName] ?? '', column: 'Name' })),
      ];
    }
    return this.page === 'createKey' ? this.keyForm() : [{ role: 'link', name: 'Getting started' }];
  }

  private openForm(): void {
    this.dialog = true;
    this.form = {};
  }

  private formControls(): readonly Control[] {
    const { texts, form } = this;
    const group = [texts.dialog];
    const set = (key: string) => (value: string) => {
      form[key] = value;
    };
    return [
      {
        role: 'combobox',
        name: texts.template,
        value: form[texts.template] ?? '',
        options: texts.templates,
        group,
        act: set(texts.template),
      },
      {
        role: 'textbox',
        name: texts.name,
        value: form[texts.name] ?? '',
        states: ['required'],
        group,
        act: set(texts.name),
      },
      {
        role: 'textbox',
        name: texts.description,
        value: form[texts.description] ?? '',
        group,
        act: set(texts.description),
      },
      ...[texts.classic, texts.vpc].map(
        (option): Control => ({
          role: 'radio',
          name: option,
          states: form[texts.networkType] === option ? ['checked'] : [],
          group: [texts.dialog, texts.networkType],
          act: () => {
            form[texts.networkType] = option;
          },
        }),
      ),
      ...(form[texts.networkType] === texts.vpc
        ? [
            {
              role: 'combobox',
              name: texts.networkType,
              value: form.vpc ?? '',
              states: ['required'],
              options: this.options.vpcs,
              group,
              act: set('vpc'),
            } satisfies Control,
          ]
        : []),
      { role: 'button', name: texts.ok, group, act: () => this.submit() },
      {
        role: 'button',
        name: texts.cancel,
        group,
        act: () => {
          this.dialog = false;
        },
      },
    ];
  }

  private submit(): void {
    this.presses++;
    this.created.push({ ...this.form, region: this.texts.regions[this.region] ?? '' });
    this.dialog = false;
    this.browser.toast('success', this.texts.success);
  }

  private keyForm(): readonly Control[] {
    const { texts, form } = this;
    return [
      {
        role: 'textbox',
        name: texts.keyName,
        value: form[texts.keyName] ?? '',
        act: (text) => {
          form[texts.keyName] = text;
        },
      },
      ...[texts.automatic, texts.importKey].map(
        (option): Control => ({
          role: 'radio',
          name: option,
          group: [texts.creationType],
          states: (form[texts.creationType] ?? texts.automatic) === option ? ['checked'] : [],
          act: () => {
            form[texts.creationType] = option;
          },
        }),
      ),
      { role: 'button', name: texts.ok, act: () => this.createKey() },
      { role: 'button', name: texts.cancel },
    ];
  }

  private createKey(): void {
    this.presses++;
    this.created.push({ ...this.form, region: this.texts.regions[this.region] ?? '' });
    this.downloads = [{ fileName: `${this.form[this.texts.keyName]}.pem`, bytes: 1700 }];
    this.page = 'keys';
  }
}
