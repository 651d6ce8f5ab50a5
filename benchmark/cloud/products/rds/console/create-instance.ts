import type { Page } from '../../../spec/console.js';
import { attributeLabel } from '../../shared/columns.js';
import { given } from '../../shared/common-fields.js';
import { valueOptions } from '../../shared/options.js';
import { zoneOptions } from '../../shared/region-options.js';
import { dbInstance } from '../db-instance.js';
import { LIST } from './navigation.js';

const versions: Readonly<Record<string, readonly string[]>> = {
  MySQL: ['8.0', '5.7', '5.6', '5.5'],
  SQLServer: ['2019_std', '2017_std', '2016_std'],
  PostgreSQL: ['13.0', '12.0', '11.0', '10.0'],
  MariaDB: ['10.3'],
};

const classes = [
  ['rds.mysql.s2.large', '2 Core 4 GB'],
  ['rds.mysql.s3.large', '4 Core 8 GB'],
  ['rds.mysql.m1.medium', '4 Core 16 GB'],
  ['rds.mysql.c1.large', '8 Core 16 GB'],
] as const;

/** The page where an instance is bought. */
export const createInstancePage: Page = {
  name: { en: 'Create Instance', zh: '创建实例' },
  route: '/create/:region',
  parent: LIST,
  sections: [
    {
      kind: 'form',
      cancel: LIST,
      form: {
        groups: [
          {
            title: { en: 'Basic Configurations', zh: '基础资源' },
            fields: [
              {
                name: 'pay',
                kind: 'buttons',
                label: attributeLabel(dbInstance, 'PayType'),
                initial: 'Postpaid',
                options: valueOptions(dbInstance.attributes.PayType),
              },
              {
                name: 'engine',
                kind: 'buttons',
                label: attributeLabel(dbInstance, 'Engine'),
                initial: 'MySQL',
                options: valueOptions(dbInstance.attributes.Engine),
              },
              {
                name: 'version',
                kind: 'select',
                label: attributeLabel(dbInstance, 'EngineVersion'),
                required: true,
                options: {
                  dependsOn: ['engine'],
                  load: async (_context, values) =>
                    (versions[String(values.engine)] ?? []).map((value) => ({ value, label: value })),
                  empty: { en: 'No version', zh: '暂无版本' },
                },
              },
              {
                name: 'zone',
                kind: 'select',
                label: attributeLabel(dbInstance, 'ZoneId'),
                required: true,
                options: {
                  load: async ({ region }) => zoneOptions(region),
                  empty: { en: 'No zone', zh: '暂无可用区' },
                },
              },
              {
                name: 'class',
                kind: 'select',
                label: attributeLabel(dbInstance, 'DBInstanceClass'),
                required: true,
                options: classes.map(([value, label]) => ({ value, label })),
              },
              {
                name: 'storage',
                kind: 'number',
                label: attributeLabel(dbInstance, 'DBInstanceStorage'),
                required: true,
                initial: 20,
                minimum: 5,
                maximum: 6000,
                unit: { en: 'GB', zh: 'GB' },
              },
              { name: 'name', kind: 'text', label: attributeLabel(dbInstance, 'DBInstanceDescription') },
            ],
          },
        ],
        submit: async (values, context) => {
          await context.call('rds', 'CreateDBInstance', {
            RegionId: context.region,
            PayType: values.pay,
            Engine: values.engine,
            EngineVersion: values.version,
            ZoneId: values.zone,
            DBInstanceClass: values.class,
            DBInstanceStorage: Number(values.storage),
            DBInstanceNetType: 'Intranet',
            SecurityIPList: '127.0.0.1',
            ...given('DBInstanceDescription', values.name),
          });
          return { navigate: LIST };
        },
        submitLabel: { en: 'Pay Now', zh: '去支付' },
        success: { en: 'The instance is being created.', zh: '实例创建中' },
      },
    },
  ],
};
