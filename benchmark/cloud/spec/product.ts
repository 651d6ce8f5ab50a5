import type { ErrorSpec } from './errors.js';
import type { Label } from './labels.js';
import type { OperationSpec } from './operation.js';
import type { ResourceSpec } from './resource.js';
import type { RouteSpec } from './route.js';

export interface ProductSpec {
  /** Code in host names and settings, such as `ecs`. */
  readonly code: string;
  /** Code in RAM actions and resource names when it is not `code`, such as `log` for SLS. */
  readonly ramCode?: string;
  readonly label: Label;
  /** `2014-05-26`. */
  readonly apiVersion: string;
  /** `roa`: called by path; `log`: the same, signed in the log service's own way. */
  readonly style: 'rpc' | 'roa' | 'oss' | 'log';
  /** Which request means which action, where paths and not action names do. */
  readonly routes?: readonly RouteSpec[];
  readonly scope: 'region' | 'global';
  /** Audit log: service name, and hosts by channel (`{region}` is replaced). */
  readonly audit: {
    readonly serviceName: string;
    readonly apiHost: string;
    readonly consoleHost: string;
    /** Events of this product are seen from every region. */
    readonly isGlobal: boolean;
  };
  /** Answer to a caller whose policies do not allow the action. */
  readonly denial: ErrorSpec;
  /** Answer to a missing parameter; `{parameter}` is replaced. */
  readonly missingParameter: ErrorSpec;
  /** Answer to a value outside its pattern or list; `{parameter}` is replaced. */
  readonly invalidParameter: ErrorSpec;
  /** Fields that every successful answer carries besides its own, such as `Code` and `Success`. */
  readonly success?: Readonly<Record<string, unknown>>;
  /** Calls that need no permission, such as GetCallerIdentity. */
  readonly openActions?: readonly string[];
  readonly resources: readonly ResourceSpec[];
  /** Operations that belong to no single resource, such as DescribeRegions. */
  readonly operations?: Readonly<Record<string, OperationSpec>>;
}
