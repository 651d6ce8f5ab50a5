/** A request that means an action, for products that are called by path and not by action name. */
export interface RouteSpec {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD';
  /** `/logstores/:logstoreName`; each variable is a parameter of that name. */
  readonly path: string;
  readonly action: string;
  /** Only requests whose query says so, such as `{ type: 'histogram' }`. */
  readonly query?: Readonly<Record<string, string>>;
  /** Only requests whose host names a project, or names none; either when left out. */
  readonly project?: boolean;
}
