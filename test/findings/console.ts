import { type ElementSketch, EpisodeSketch, type PageSketch } from './builders.js';

/** A console that creates security groups, with every label replaceable. */
export interface Labels {
  readonly group: string;
  readonly item: string;
  /** Where the item is. */
  readonly itemGroup: string | null;
  readonly create: string;
  readonly name: string;
  readonly ok: string;
  readonly vpc: string;
}

export const AS_DOCUMENTED: Labels = {
  group: 'Network & Security',
  item: 'Security Groups',
  itemGroup: 'Network & Security',
  create: 'Create Security Group',
  name: 'Security Group Name',
  ok: 'OK',
  vpc: 'VPC',
};

export const HOME = 'https://ecs.console.aliyun.com/#/home';
export const LIST = 'https://ecs.console.aliyun.com/#/securityGroup/region/cn-hangzhou';

export function navigation(labels: Labels): readonly ElementSketch[] {
  const inGroup = labels.itemGroup === null ? [] : [labels.itemGroup];
  return [
    { name: 'Overview', role: 'navigation' },
    { name: labels.group, role: 'navigation', states: ['expanded'] },
    { name: 'Key Pairs', role: 'navigation', group: [labels.group] },
    { name: 'Storage', role: 'navigation', states: ['expanded'] },
    { name: 'Disks', role: 'navigation', group: ['Storage'] },
    { name: labels.item, role: 'navigation', group: inGroup },
  ];
}

export function homePage(labels: Labels): PageSketch {
  return { url: HOME, elements: navigation(labels), texts: ['Overview'] };
}

export function listPage(labels: Labels): PageSketch {
  return { url: LIST, elements: [...navigation(labels), { name: labels.create }, { name: 'Refresh' }] };
}

export function dialogPage(labels: Labels, name = ''): PageSketch {
  const group = [labels.create];
  return {
    url: LIST,
    dialogs: [{ kind: 'dialog', title: labels.create, text: '' }],
    elements: [
      ...navigation(labels),
      { name: labels.name, role: 'textbox', group, value: name },
      { name: 'Description', role: 'textbox', group, value: '' },
      { name: labels.vpc, role: 'radio', group: [...group, 'Network Type'], states: ['checked'] },
      { name: 'Classic', role: 'radio', group: [...group, 'Network Type'] },
      { name: 'Resource Group', role: 'combobox', group },
      { name: labels.ok, group },
      { name: 'Cancel', group },
    ],
  };
}

/** An agent that does the task as far as the console allows. */
export function run(labels: Labels): EpisodeSketch {
  return new EpisodeSketch(homePage(labels))
    .act({ on: labels.item, serving: 'p.2.1', to: listPage(labels) })
    .act({ on: labels.create, serving: 'p.3.1', to: dialogPage(labels) })
    .act({ on: labels.name, serving: 'p.4.1', label: 'Security Group Name', kind: 'type', to: dialogPage(labels, 'a') })
    .act({ on: 'Description', serving: 'p.4.1', label: 'Description', kind: 'type', to: dialogPage(labels, 'ab') })
    .act({ on: labels.ok, serving: 'p.5.1', to: listPage(labels) });
}

/** The page that a click leads to. */
export function respond(labels: Labels, page: PageSketch, clicked: string): PageSketch {
  if (clicked === labels.item) return listPage(labels);
  if (clicked === 'Overview') return homePage(labels);
  if (clicked === labels.create) return dialogPage(labels);
  if (clicked === labels.ok || clicked === 'Cancel') return listPage(labels);
  return page;
}
