import type { Page } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { submitNotOffered } from '../../shared/not-offered.js';
import { instanceNavigation } from './navigation.js';
import { type InstanceKind, instanceRoute, listRoute, ofInstance, readInstance, type Words } from './shared.js';

const switchRole = { en: 'Switch Role', zh: '角色切换' };

/** Where the nodes of an instance stand, and which of them is the primary one; it cannot be changed in this slice. */
export function availabilityPage(words: Words, kind: InstanceKind): Page {
  return {
    name: { en: 'Service Availability', zh: '服务可用性' },
    route: `${instanceRoute(kind)}/availability`,
    parent: listRoute(kind),
    navigation: instanceNavigation(words, kind),
    buttons: [
      {
        label: switchRole,
        operation: {
          kind: words.form,
          title: switchRole,
          form: {
            groups: [
              {
                fields: [
                  {
                    name: 'role',
                    kind: 'radio',
                    label: { en: 'Role', zh: '角色' },
                    initial: 'secondary',
                    options: [
                      { value: 'secondary', label: { en: 'Secondary node', zh: '从节点' } },
                      { value: 'hidden', label: { en: 'Hidden node', zh: '隐藏节点' } },
                    ],
                  },
                  {
                    name: 'time',
                    kind: 'radio',
                    label: { en: 'Effective At', zh: '切换时间' },
                    initial: 'now',
                    options: [
                      { value: 'now', label: { en: 'Effective Immediately', zh: '立即生效' } },
                      {
                        value: 'window',
                        label: { en: 'Effective Within Maintenance Window', zh: '在可维护时间内生效' },
                      },
                    ],
                  },
                ],
              },
            ],
            submit: submitNotOffered,
            submitLabel: { en: 'Submit', zh: '提交' },
          },
        },
      },
    ],
    sections: [
      {
        kind: 'table',
        title: { en: 'Zone Distribution', zh: '可用区分布' },
        rows: async (context) => {
          const zone = textOf(await readInstance(context), 'ZoneId');
          const nodes =
            kind === 'replicate'
              ? await ofInstance(context, 'DescribeReplicaSetRole', 'ReplicaSets', 'ReplicaSet')
              : [];
          return nodes.map((node) => ({ ...node, zone }));
        },
        columns: [
          { label: { en: 'Zone', zh: '可用区' }, value: (row) => textOf(row, 'zone') },
          { label: { en: 'Role', zh: '角色' }, value: (row) => textOf(row, 'ReplicaSetRole') },
        ],
      },
    ],
  };
}
