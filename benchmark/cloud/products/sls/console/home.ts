import type { Overlay, Page } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeColumn } from '../../shared/columns.js';
import { REGIONS } from '../../shared/regions.js';
import { project } from '../project.js';
import { createProject } from './create-project.js';
import { importData, logApplications } from './log-sources.js';
import { deleteProject, modifyProject } from './project-controls.js';
import { allProjects } from './read.js';

/** Region of a project by its name. */
export const regionColumn = attributeColumn(project, 'region', {
  states: Object.fromEntries(REGIONS.map(({ regionId, label }) => [regionId, { label }])),
});

/**
 * First page of the console: sources of logs, applications, and the projects.
 *
 * @param kind what a new project is entered in
 */
export function homePage(kind: Overlay['kind']): Page {
  return {
    name: { en: 'Home', zh: '首页' },
    route: '/lognext/profile',
    sections: [
      importData,
      logApplications,
      {
        kind: 'table',
        title: { en: 'Projects', zh: 'Project列表' },
        search: { en: 'Search by project name or description', zh: '请输入Project名称或注释' },
        buttons: [
          createProject(kind),
          { label: { en: 'Manage Tags', zh: '标签管理' }, operation: { kind: 'unavailable' } },
        ],
        rows: allProjects,
        columns: [
          attributeColumn(project, 'projectName', {
            link: (row) => `/lognext/project/${textOf(row, 'projectName')}/overview`,
          }),
          attributeColumn(project, 'description'),
          regionColumn,
          { label: attributeColumn(project, 'createTime').label, value: (row) => textOf(row, 'createTime') },
        ],
        rowControls: [
          modifyProject,
          { label: { en: 'Cross-region Access', zh: '跨域访问' }, operation: { kind: 'unavailable' } },
          deleteProject,
        ],
      },
    ],
  };
}
