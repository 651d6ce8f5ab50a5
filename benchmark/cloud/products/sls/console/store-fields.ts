import type { Field } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { allProjects, storesOf } from './read.js';

/** Chooses one of the account's projects. */
export const projectField: Field = {
  name: 'project',
  kind: 'select',
  label: { en: 'Project', zh: '项目Project' },
  required: true,
  options: {
    load: async (context) =>
      (await allProjects(context)).map((row) => {
        const value = textOf(row, 'projectName');
        return { value, label: `${value} (${textOf(row, 'region')})` };
      }),
    latency: 300,
    empty: { en: 'No project', zh: '暂无Project' },
  },
};

/** Chooses one of the stores of the chosen project: those of logs, or those of metrics. */
export function storeField(kind: 'None' | 'Metrics'): Field {
  const isMetric = kind === 'Metrics';
  return {
    name: 'logstore',
    kind: 'select',
    label: isMetric ? { en: 'Metricstore', zh: '时序库' } : { en: 'Logstore', zh: '日志库Logstore' },
    required: true,
    options: {
      dependsOn: ['project'],
      load: async (context, values) => {
        const projects = await allProjects(context);
        const project = projects.find((row) => textOf(row, 'projectName') === values.project);
        if (project === undefined) return [];
        return (await storesOf(project, context, kind)).map((value) => ({ value, label: value }));
      },
      latency: 300,
      empty: isMetric ? { en: 'No Metricstore', zh: '暂无时序库' } : { en: 'No Logstore', zh: '暂无Logstore' },
    },
  };
}
