import type { Overlay, Page } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { attributeColumn } from '../../shared/columns.js';
import { notOffered } from '../../shared/not-offered.js';
import { regionStates } from '../../shared/region-column.js';
import { project } from '../project.js';
import { createProject } from './create-project.js';
import { importData, logApplications } from './log-sources.js';
import { deleteProject, modifyProject } from './project-controls.js';
import { allProjects } from './read.js';

/** Region of a project by its name. */
export const regionColumn = attributeColumn(project, 'region', { states: regionStates });

/** When a project was created; the service itself writes it on the clock of UTC+8. */
export const createdColumn = attributeColumn(project, 'createTime', { value: (row) => textOf(row, 'createTime') });

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
        buttons: [createProject(kind), notOffered('Manage Tags', '标签管理')],
        rows: allProjects,
        columns: [
          attributeColumn(project, 'projectName', {
            link: (row) => `/lognext/project/${textOf(row, 'projectName')}/overview`,
          }),
          attributeColumn(project, 'description'),
          regionColumn,
          createdColumn,
        ],
        rowControls: [modifyProject, notOffered('Cross-region Access', '跨域访问'), deleteProject],
      },
    ],
  };
}
