import type { Control, PageContext, Row, Text } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeLabel } from '../../shared/columns.js';
import { tagsField } from '../../shared/common-fields.js';
import { notOffered } from '../../shared/not-offered.js';
import { valueOptions } from '../../shared/options.js';
import { loadBalancer } from '../load-balancer.js';
import { balancerId } from './read.js';

/** The load balancer of a row, or the one that the page is about. */
const named = (row: Row, context: PageContext) => ({
  RegionId: context.region,
  LoadBalancerId: textOf(row, 'LoadBalancerId') || balancerId(context),
});

export const configureListener: Control = {
  label: { en: 'Configure Listener', zh: '监听配置向导' },
  operation: { kind: 'go', route: (row) => `/slb/:region/slbs/${textOf(row, 'LoadBalancerId')}/listeners/new` },
};

export const addBackendServers: Control = {
  label: { en: 'Add Backend Servers', zh: '添加后端服务器' },
  operation: { kind: 'go', route: (row) => `/slb/:region/slbs/${textOf(row, 'LoadBalancerId')}/servers/new` },
};

function setStatus(label: Control['label'], status: 'active' | 'inactive', success: Control['label']): Control {
  return {
    label,
    disabled: (row) => textOf(row, 'LoadBalancerStatus') === status,
    operation: {
      kind: 'confirm',
      title: label,
      message: {
        en: 'Change the status of the selected instances?',
        zh: '是否变更所选实例的状态？',
      },
      run: async (row, context) => {
        await context.call('slb', 'SetLoadBalancerStatus', {
          ...named(row, context),
          LoadBalancerStatus: status,
        });
        return {};
      },
      success,
    },
  };
}

export const startInstance = setStatus({ en: 'Start', zh: '启动' }, 'active', {
  en: 'The instance is started.',
  zh: '启动成功',
});

export const stopInstance = setStatus({ en: 'Stop', zh: '停止' }, 'inactive', {
  en: 'The instance is stopped.',
  zh: '停止成功',
});

/** A panel of two steps: when, then for sure. */
export const releaseInstance: Control = {
  label: { en: 'Release', zh: '释放设置' },
  operation: {
    kind: 'drawer',
    title: { en: 'Release', zh: '释放设置' },
    form: {
      groups: [],
      steps: [
        {
          title: { en: 'Release Settings', zh: '释放设置' },
          groups: [
            {
              fields: [
                {
                  name: 'when',
                  kind: 'radio',
                  label: { en: 'Release Mode', zh: '释放方式' },
                  initial: 'now',
                  options: [
                    { value: 'now', label: { en: 'Release Now', zh: '立即释放' } },
                    { value: 'later', label: { en: 'Release on Schedule', zh: '定时释放' }, disabled: true },
                  ],
                },
              ],
            },
          ],
        },
        { title: { en: 'Confirm', zh: '确认' }, groups: [], review: true },
      ],
      submit: async (_values, context, _row, rows) => {
        for (const row of rows) await context.call('slb', 'DeleteLoadBalancer', named(row, context));
        return {};
      },
      success: { en: 'The instance is released.', zh: '释放成功' },
    },
  },
};

export const editTags: Control = {
  label: { en: 'Edit Tags', zh: '编辑标签' },
  operation: {
    kind: 'dialog',
    title: { en: 'Edit Tags', zh: '编辑标签' },
    form: {
      groups: [{ fields: [tagsField], buttons: [notOffered('Saved Tags', '已有标签')] }],
      submit: async (values, context, _row, rows) => {
        if (Array.isArray(values.tags) && values.tags.length > 0) {
          await context.call('slb', 'TagResources', {
            RegionId: context.region,
            ResourceType: 'instance',
            ResourceId: rows.map((row) => textOf(row, 'LoadBalancerId')),
            Tag: values.tags,
          });
        }
        return {};
      },
      success: { en: 'The tags are saved.', zh: '编辑标签成功' },
    },
  },
};

const specification = (label: Text, title: Text): Control => ({
  label,
  operation: {
    kind: 'dialog',
    title,
    form: {
      groups: [
        {
          fields: [
            {
              name: 'spec',
              kind: 'select',
              label: attributeLabel(loadBalancer, 'LoadBalancerSpec'),
              required: true,
              options: valueOptions(loadBalancer.attributes.LoadBalancerSpec),
            },
          ],
        },
      ],
      submit: async (values, context, row) => {
        await context.call('slb', 'ModifyLoadBalancerInstanceSpec', {
          ...named(row, context),
          LoadBalancerSpec: values.spec,
        });
        return {};
      },
      success: { en: 'The specification is changed.', zh: '变更规格成功' },
    },
    initial: (row) => ({ spec: textOf(row, 'LoadBalancerSpec') }),
  },
});

export const changeSpecification = specification(
  { en: 'Change Specification', zh: '变更规格' },
  { en: 'Change Specification', zh: '变更规格' },
);

/** What was offered for subscription instances in 2019 only. */
export const manageSubscription: Control = {
  label: { en: 'Manage', zh: '管理' },
  shown: (row) => textOf(row, 'PayType') === 'PrePay',
  operation: {
    kind: 'menu',
    items: [
      specification({ en: 'Upgrade', zh: '升配' }, { en: 'Configuration Upgrade', zh: '配置变更' }),
      notOffered('Renew', '续费'),
    ],
  },
};

export const renameInstance: Control = {
  label: { en: 'Modify Name', zh: '修改名称' },
  icon: 'edit',
  operation: {
    kind: 'dialog',
    title: { en: 'Modify Name', zh: '修改名称' },
    form: {
      groups: [
        {
          fields: [
            {
              name: 'name',
              kind: 'text',
              label: attributeLabel(loadBalancer, 'LoadBalancerName'),
              required: true,
              maxLength: 80,
            },
          ],
        },
      ],
      submit: async (values, context, row) => {
        await context.call('slb', 'SetLoadBalancerName', {
          ...named(row, context),
          LoadBalancerName: values.name,
        });
        return {};
      },
      success: { en: 'The name is changed.', zh: '修改名称成功' },
    },
    initial: (row) => ({ name: textOf(row, 'LoadBalancerName') }),
  },
};

/** Turns deletion protection on, or off again. */
export const protection: Control = {
  label: { en: 'Deletion Protection', zh: '实例释放保护' },
  operation: {
    kind: 'confirm',
    title: { en: 'Deletion Protection', zh: '实例释放保护' },
    message: {
      en: 'Switch deletion protection of this instance?',
      zh: '是否切换该实例的释放保护状态？',
    },
    run: async (row, context) => {
      const isOn = textOf(row, 'DeleteProtection') === 'on';
      await context.call('slb', 'SetLoadBalancerDeleteProtection', {
        ...named(row, context),
        DeleteProtection: isOn ? 'off' : 'on',
      });
      return {};
    },
    success: { en: 'Deletion protection is switched.', zh: '设置成功' },
  },
};

/** Further functions of the menu, outside the slice. */
export const otherInstanceControls: readonly Control[] = [
  notOffered('Modify Bandwidth', '调整带宽'),
  notOffered('Switch to Subscription', '转包年包月'),
  notOffered('Change Resource Group', '更换资源组'),
  notOffered('Clone Instance', '克隆实例'),
];
