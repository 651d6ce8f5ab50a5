import { ApiError, type OperationHandler } from '../../spec/index.js';
import { needDomain } from './find-domain.js';

/** One task for each line of `ObjectPath`; every address must lie under a domain of the account. */
export function createTasks(answersAs: 'RefreshTaskId' | 'PushTaskId'): OperationHandler {
  return (context) => {
    const { parameters, store } = context;
    const paths = String(parameters.ObjectPath)
      .split(/\r?\n/)
      .map((path) => path.trim())
      .filter((path) => path !== '');
    const type = answersAs === 'PushTaskId' ? 'preload' : String(parameters.ObjectType).toLowerCase();
    for (const path of paths) {
      const host = /^(?:https?:\/\/)?([^/]+)\//.exec(path)?.[1];
      if (host === undefined || (type === 'directory' && !path.endsWith('/'))) {
        throw new ApiError({
          status: 400,
          code: 'InvalidObjectPath.Malformed',
          message: 'The specified ObjectPath is invalid.',
        });
      }
      needDomain(context, host);
    }
    const tasks = paths.map((ObjectPath) =>
      store.insert({ resource: 'cdn/refresh-task', attributes: { ObjectPath, ObjectType: type } }),
    );
    return { [answersAs]: tasks.map(({ id }) => id).join(',') };
  };
}
