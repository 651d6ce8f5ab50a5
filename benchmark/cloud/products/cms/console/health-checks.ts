import type { NavigationEntry, Page } from '../../../spec/console.js';
import { emptyTable, submitNotOffered } from '../../shared/not-offered.js';

const name = { en: 'Task Name', zh: '任务名称' };

/** Checks whether the services of a group's machines answer; none can be saved in this slice. */
export function availabilityPage(navigation: readonly NavigationEntry[], parent: string): Page {
  return {
    name: { en: 'Availability Monitoring', zh: '可用性监控' },
    route: '/groups/:group/availability',
    parent,
    navigation,
    buttons: [
      {
        label: { en: 'Create Configuration', zh: '新建配置' },
        operation: {
          kind: 'drawer',
          title: { en: 'Create Local Health Check', zh: '创建本地健康检查' },
          form: {
            groups: [
              {
                fields: [
                  { name: 'name', kind: 'text', label: name, required: true },
                  {
                    name: 'type',
                    kind: 'radio',
                    label: { en: 'Test Type', zh: '探测类型' },
                    initial: 'url',
                    options: [
                      { value: 'url', label: { en: 'URL or IP', zh: 'URL或者IP' } },
                      { value: 'telnet', label: { en: 'Telnet', zh: 'Telnet' } },
                    ],
                  },
                  { name: 'target', kind: 'text', label: { en: 'Test Target', zh: '探测目标' }, required: true },
                  { name: 'code', kind: 'number', label: { en: 'Status code alarm', zh: '状态码报警' }, minimum: 100 },
                ],
              },
              {
                fold: { en: 'Advanced Configuration', zh: '高级配置' },
                fields: [
                  {
                    name: 'silence',
                    kind: 'number',
                    label: { en: 'Channel silence time', zh: '通道沉默时间' },
                    initial: 24,
                    minimum: 1,
                    maximum: 24,
                    unit: { en: 'hours', zh: '小时' },
                  },
                  { name: 'effective', kind: 'text', label: { en: 'Effective time', zh: '生效时间' } },
                ],
              },
            ],
            submit: submitNotOffered,
          },
        },
      },
    ],
    sections: [emptyTable([name, { en: 'Number of exceptions', zh: '异常数' }, { en: 'Status', zh: '状态' }])],
  };
}
