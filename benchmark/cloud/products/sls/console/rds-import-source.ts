import type { Control, PageContext, Row } from '../../../spec/console.js';
import { listOf, textOf, textsOf } from '../../../spec/rows.js';
import { currentProject } from './read.js';

/** Role that the log service acts as where it reads the logs of other products. */
export const ARCHIVE_ROLE = 'AliyunLogArchiveRole';

/** Policy that ships the audit logs of database instances into one logstore. */
function policyName(context: PageContext): string {
  return `rds-audit-${context.parameters.project ?? ''}-${context.parameters.logstore ?? ''}`.slice(0, 63);
}

/** Whether the log service may read logs of other products. */
export async function authorization(context: PageContext): Promise<Row> {
  const role = await context.find('ram', 'GetRole', { RoleName: ARCHIVE_ROLE });
  return { state: role === undefined ? 'missing' : 'authorized' };
}

/** The click on Authorize: the vendor's page of the role, in short. */
export const authorize: Control = {
  label: { en: 'Authorize', zh: '授权' },
  shown: (row) => textOf(row, 'state') === 'missing',
  operation: {
    kind: 'confirm',
    title: { en: 'Cloud Resource Access Authorization', zh: '云资源访问授权' },
    message: {
      en: 'Log Service asks for a role that lets it read the logs of your database instances.',
      zh: '日志服务请求获取访问您的数据库实例日志的权限。',
    },
    okLabel: { en: 'Confirm Authorization Policy', zh: '同意授权' },
    run: async (_row, context) => {
      const statement = { Action: 'sts:AssumeRole', Effect: 'Allow', Principal: { Service: ['log.aliyuncs.com'] } };
      await context.call('ram', 'CreateRole', {
        RoleName: ARCHIVE_ROLE,
        Description: 'Log Service reads logs of other cloud services.',
        AssumeRolePolicyDocument: JSON.stringify({ Statement: [statement], Version: '1' }),
      });
      return {};
    },
    success: { en: 'Log Service is authorized.', zh: '授权成功' },
  },
};

async function shippedInstances(context: PageContext): Promise<readonly string[]> {
  const policy = await context.find('sls', 'GetCollectionPolicy', { policyName: policyName(context) });
  return textsOf(policy ?? {}, 'collectionPolicy', 'policyConfig', 'instanceIds');
}

/** The instances that are in the project's region and run, with what their logs need. */
export async function databaseInstances(context: PageContext): Promise<readonly Row[]> {
  const region = textOf(await currentProject(context), 'region');
  const shipped = await shippedInstances(context);
  const isAuthorized = textOf(await authorization(context), 'state') === 'authorized';
  const answer = await context.call('rds', 'DescribeDBInstances', { PageSize: 100 }, region);
  const running = listOf(answer, 'Items', 'DBInstance').filter((row) => row.DBInstanceStatus === 'Running');
  return await Promise.all(
    running.map(async (row) => {
      const DBInstanceId = textOf(row, 'DBInstanceId');
      const audit = await context.call('rds', 'DescribeSQLCollectorPolicy', { DBInstanceId }, region);
      const explorer = textOf(row, 'Engine') === 'MySQL' ? textOf(audit, 'SQLCollectorStatus') : 'NotNeeded';
      return {
        ...row,
        explorer,
        shipping: shipped.includes(DBInstanceId) ? 'on' : 'off',
        mayShip: isAuthorized && explorer !== 'Disabled',
      };
    }),
  );
}

/** Turns the shipping of an instance's audit logs on or off. */
export function shipLogs(isOn: boolean): Control {
  return {
    label: isOn ? { en: 'Enable', zh: '开启' } : { en: 'Disable', zh: '关闭' },
    shown: (row) => textOf(row, 'shipping') === (isOn ? 'off' : 'on'),
    disabled: (row) => isOn && row.mayShip !== true,
    operation: {
      kind: 'call',
      run: async (row, context) => {
        const instance = textOf(row, 'DBInstanceId');
        const others = (await shippedInstances(context)).filter((id) => id !== instance);
        const project = await currentProject(context);
        await context.call(
          'sls',
          'UpsertCollectionPolicy',
          {
            policyName: policyName(context),
            productCode: 'rds',
            dataCode: 'audit_log',
            enabled: true,
            policyConfig: { resourceMode: 'instanceMode', instanceIds: isOn ? [...others, instance] : others },
            centralizeEnabled: true,
            centralizeConfig: {
              destProject: textOf(project, 'projectName'),
              destLogstore: context.parameters.logstore ?? '',
              destRegion: textOf(project, 'region'),
            },
          },
          textOf(project, 'region'),
        );
        return {};
      },
      success: { en: 'The setting is saved.', zh: '设置成功' },
    },
  };
}
