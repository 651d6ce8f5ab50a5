import type { Page } from '../../../spec/console.js';
import { listOf } from '../../../spec/rows.js';
import { attributeColumn, attributeLabel } from '../../shared/columns.js';
import { notOffered } from '../../shared/not-offered.js';
import { database } from '../database.js';
import { callOn } from './instance-controls.js';
import { INSTANCE_ROUTE, instanceNavigation, LIST } from './navigation.js';

/** Databases of an instance. */
export const databasesPage: Page = {
  name: { en: 'Databases', zh: '数据库管理' },
  route: `${INSTANCE_ROUTE}/database`,
  parent: LIST,
  headingParameter: 'instance',
  navigation: instanceNavigation,
  sections: [
    {
      kind: 'table',
      buttons: [
        {
          label: { en: 'Create Database', zh: '创建数据库' },
          primary: true,
          operation: {
            kind: 'drawer',
            title: { en: 'Create Database', zh: '创建数据库' },
            form: {
              groups: [
                {
                  fields: [
                    { name: 'name', kind: 'text', label: attributeLabel(database, 'DBName'), required: true },
                    {
                      name: 'characters',
                      kind: 'select',
                      label: attributeLabel(database, 'CharacterSetName'),
                      required: true,
                      initial: 'utf8',
                      options: ['utf8', 'gbk', 'latin1', 'utf8mb4'].map((value) => ({ value, label: value })),
                    },
                    { name: 'description', kind: 'textarea', label: attributeLabel(database, 'DBDescription') },
                  ],
                },
              ],
              submit: async (values, context) => {
                await callOn({}, context, 'CreateDatabase', {
                  DBName: values.name,
                  CharacterSetName: values.characters,
                  DBDescription: values.description ?? '',
                });
                return {};
              },
              success: { en: 'The database is created.', zh: '创建数据库成功' },
            },
          },
        },
      ],
      rows: async (context) => listOf(await callOn({}, context, 'DescribeDatabases'), 'Databases', 'Database'),
      columns: ['DBName', 'CharacterSetName', 'DBDescription'].map((name) => attributeColumn(database, name)),
      rowControls: [
        notOffered('SQL Query', 'SQL查询'),
        {
          label: { en: 'Delete', zh: '删除' },
          operation: {
            kind: 'confirm',
            title: { en: 'Delete Database', zh: '删除数据库' },
            message: { en: 'A deleted database cannot be restored. Continue?', zh: '数据库删除后不可恢复。是否继续？' },
            run: async (row, context) => {
              await callOn({}, context, 'DeleteDatabase', { DBName: row.DBName });
              return {};
            },
            success: { en: 'The database is deleted.', zh: '删除数据库成功' },
          },
        },
      ],
    },
  ],
};
