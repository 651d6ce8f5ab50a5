import { type Control, FakeBrowser, type Screen } from './fake-console.js';

export interface OssTexts {
  readonly buckets: string;
  readonly create: string;
  readonly panel: string;
  readonly name: string;
  readonly region: string;
  readonly regions: readonly string[];
  readonly redundancy: string;
  readonly enable: string;
  readonly disable: string;
  readonly ok: string;
  readonly cancel: string;
}

export const OSS_EN: OssTexts = {
  buckets: 'Buckets',
  create: 'Create Bucket',
  panel: 'Create Bucket',
  name: 'Bucket Name',
  region: 'Region',
  regions: ['China (Shanghai)', 'China (Hangzhou)'],
  redundancy: 'Zone-redundant Storage',
  enable: 'Enable',
  disable: 'Disable',
  ok: 'OK',
  cancel: 'Cancel',
};

export const OSS_ZH: OssTexts = {
  buckets: 'Bucket 列表',
  create: '创建 Bucket',
  panel: '创建 Bucket',
  name: 'Bucket 名称',
  region: '地域',
  regions: ['华东2（上海）', '华东1（杭州）'],
  redundancy: '同城冗余存储',
  enable: '启用',
  disable: '关闭',
  ok: '确定',
  cancel: '取消',
};

/** Buckets of a console like that of the Object Storage Service: a drawer, options as buttons, names taken once. */
export class OssConsole {
  readonly browser = new FakeBrowser(() => this.screen());
  readonly created: Record<string, string>[] = [];
  presses = 0;
  private page = 'overview';
  private drawer = false;
  private refused = false;
  private loads = 0;
  private form: Record<string, string> = {};

  constructor(
    private readonly texts: OssTexts,
    /** `refuseFirst`: the first name is taken. `slow`: the list is still loading for two looks. */
    private readonly options: { readonly refuseFirst?: boolean; readonly slow?: boolean } = {},
  ) {}

  private screen(): Screen {
    const { texts } = this;
    const loading = this.options.slow === true && this.page === 'buckets' && this.loads++ < 2;
    return {
      url: `https://oss.console.aliyun.com/${this.page}`,
      title: this.page === 'buckets' ? texts.buckets : 'Overview',
      settled: !loading,
      controls: [
        { role: 'navigation', name: 'Overview', states: this.page === 'overview' ? ['selected'] : [] },
        { role: 'navigation', name: texts.buckets, act: () => this.go() },
        ...(this.page === 'buckets' && !loading ? this.list() : []),
        ...(this.drawer ? this.panel() : []),
      ],
      dialogs: this.drawer ? [{ kind: 'drawer', title: texts.panel, text: '' }] : [],
    };
  }

  private go(): void {
    this.page = 'buckets';
  }

  private list(): readonly Control[] {
    const open = () => {
      this.drawer = true;
    };
    return [
      { role: 'button', name: this.texts.create, act: open },
      ...this.created.map((made): Control => ({ role: 'link', name: made[this.texts.name] ?? '', column: 'Name' })),
    ];
  }

  private panel(): readonly Control[] {
    const { texts, form } = this;
    const group = [texts.panel];
    const set = (key: string) => (value: string) => {
      form[key] = value;
    };
    const option = (name: string): Control => ({
      role: 'radio',
      name,
      group: [texts.panel, texts.redundancy],
      states: (form[texts.redundancy] ?? texts.disable) === name ? ['checked'] : [],
      act: () => {
        form[texts.redundancy] = name;
      },
    });
    const name: Control = {
      role: 'textbox',
      name: texts.name,
      value: form[texts.name] ?? '',
      group,
      states: this.refused ? ['required', 'invalid'] : ['required'],
      act: (text) => {
        form[texts.name] = text;
        this.refused = false;
      },
    };
    return [
      name,
      {
        role: 'combobox',
        name: texts.region,
        value: texts.regions[0] ?? '',
        options: texts.regions,
        group,
        act: set(texts.region),
      },
      option(texts.enable),
      option(texts.disable),
      { role: 'button', name: texts.ok, group, act: () => this.submit() },
      { role: 'button', name: texts.cancel, group },
    ];
  }

  private submit(): void {
    this.presses++;
    if (this.options.refuseFirst === true && this.presses === 1) {
      this.refused = true;
      return;
    }
    this.created.push({ ...this.form });
    this.drawer = false;
  }
}
