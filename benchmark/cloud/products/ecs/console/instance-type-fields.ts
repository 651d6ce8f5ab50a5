import type { Field } from '../../../spec/console.js';
import { INSTANCE_TYPES } from '../instance-types.js';
import { say } from './shared.js';

/** Families by what they are made for; old ones are hidden at first. */
const CATEGORIES: Readonly<Record<string, readonly string[]>> = {
  general: ['ecs.g5', 'ecs.g6', 'ecs.g7', 'ecs.sn2ne'],
  compute: ['ecs.c6', 'ecs.c7', 'ecs.sn1ne'],
  memory: ['ecs.r6'],
  entry: ['ecs.t5', 'ecs.t6', 'ecs.e', 'ecs.xn4', 'ecs.n4'],
};

const OLD_FAMILIES = ['ecs.xn4', 'ecs.n4', 'ecs.sn1ne', 'ecs.sn2ne'];

/** Names that documents call some families by. */
const FAMILY_NAMES: Readonly<Record<string, { readonly en: string; readonly zh: string }>> = {
  'ecs.xn4': say('Compact Type xn4', '共享基本型xn4'),
};

/** Generation, architecture and category narrow down the types to choose from. */
export const instanceTypeFields: readonly Field[] = [
  {
    name: 'generation',
    kind: 'buttons',
    label: say('Generation', '实例代系'),
    initial: 'current',
    options: [
      { value: 'current', label: say('Current Generation', '当前代') },
      { value: 'all', label: say('All Generations', '所有代') },
    ],
  },
  {
    name: 'architecture',
    kind: 'buttons',
    label: say('Architecture', '架构'),
    initial: 'x86',
    options: [
      { value: 'x86', label: say('x86-Architecture', 'x86计算') },
      { value: 'heterogeneous', label: say('Heterogeneous Computing', '异构计算GPU/FPGA/NPU'), disabled: true },
      { value: 'metal', label: say('ECS Bare Metal Instance', '弹性裸金属服务器'), disabled: true },
    ],
  },
  {
    name: 'category',
    kind: 'buttons',
    label: say('Category', '分类'),
    initial: 'general',
    options: [
      { value: 'general', label: say('General Purpose', '通用型') },
      { value: 'compute', label: say('Compute Optimized', '计算型') },
      { value: 'memory', label: say('Memory Optimized', '内存型') },
      { value: 'entry', label: say('Entry-Level (Shared)', '入门级（共享）') },
    ],
  },
  {
    name: 'type',
    kind: 'select',
    label: say('Instance Type', '实例规格'),
    required: true,
    search: true,
    options: {
      dependsOn: ['generation', 'category'],
      load: async (_context, values) =>
        INSTANCE_TYPES.filter(
          ({ family }) =>
            (CATEGORIES[String(values.category)] ?? []).includes(family) &&
            (values.generation === 'all' || !OLD_FAMILIES.includes(family)),
        ).map(({ id, family, cores, memory }) => {
          const size = `${id} (${cores} vCPU ${memory} GiB)`;
          const name = FAMILY_NAMES[family];
          return {
            value: id,
            label: name === undefined ? size : { en: `${name.en} ${size}`, zh: `${name.zh} ${size}` },
          };
        }),
      empty: say('No instance type is available.', '没有可用的实例规格'),
    },
  },
];
