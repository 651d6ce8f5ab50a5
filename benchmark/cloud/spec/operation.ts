import type { AttributeType } from './attribute.js';
import type { ErrorSpec } from './errors.js';
import type { Attributes, OperationHandler, RecordHook, RecordTest } from './handler.js';
import type { Source } from './labels.js';

/** The page-by-page conventions of the vendor's APIs. */
export type PagingFamily =
  /** PageNumber, PageSize → TotalCount, PageNumber, PageSize. */
  | 'page-number'
  /** The same, and MaxResults, NextToken → NextToken. */
  | 'page-number-or-token'
  /** PageNumber, PageSize → Total. */
  | 'page-number-total'
  /** offset, size → count, total. */
  | 'offset'
  /** MaxResults, NextToken → NextToken, empty at the end. */
  | 'token'
  /** Marker, MaxItems → IsTruncated, Marker. */
  | 'marker'
  /** The whole list in one answer. */
  | 'none';

/** A request parameter that is no attribute of the resource. */
export interface ParameterSpec {
  readonly type: AttributeType | 'json-list';
  readonly required?: boolean;
  readonly default?: string | number | boolean;
  readonly values?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly missing?: ErrorSpec;
}

interface OperationBase {
  readonly access: 'read' | 'write';
  readonly source: Source;
  /** Parameters besides the resource's own attributes. */
  readonly parameters?: Readonly<Record<string, ParameterSpec>>;
  /** Parameters that must not appear readable in the audit log. */
  readonly masked?: readonly string[];
  /** Name in the audit log when it is not the action's. */
  readonly eventName?: string;
  /** Yuan that the account must have, as pay-as-you-go purchases ask; nothing is taken from it. */
  readonly needsBalance?: number;
  /** RAM action when it is not `<product>:<Action>`. */
  readonly ramAction?: string;
  /** Parameter that holds the resource's whole name in RAM policies, where the call names it so. */
  readonly ramResource?: string;
  /** Leave that the caller needs besides, such as to read what a copy is made from, and what names the resource of it. */
  readonly alsoAsks?: (parameters: Attributes) => { readonly ramAction: string; readonly parameters: Attributes };
}

export interface CreateOperation extends OperationBase {
  readonly kind: 'create';
  /** Attributes that the caller may set. */
  readonly accepts: readonly string[];
  /** Attributes in the answer, or the key under which the whole resource is returned. */
  readonly returns: readonly string[] | { readonly under: string };
  /** Answers instead when the account has a resource of that id already. */
  readonly whenExists?: RecordHook;
  /** Further checks, before anything is stored. */
  readonly before?: OperationHandler;
  /** What else comes into being, such as the route table of a VPC. */
  readonly after?: RecordHook;
}

export interface DescribeOperation extends OperationBase {
  readonly kind: 'describe';
  /** Key under which the resource is returned; flat when left out. */
  readonly under?: string;
  /** `empty`: a resource that is gone is a success with an empty id. */
  readonly whenMissing?: 'error' | 'empty';
  /** Adds computed fields to the answer. */
  readonly after?: RecordHook;
}

export interface ListFilter {
  readonly parameter: string;
  readonly attribute: string;
  /**
   * `exact` also takes a list or a JSON list and then means "one of"; `pattern` understands `*`; `listed` takes values joined
   * by commas and means "one of".
   */
  readonly match: 'exact' | 'pattern' | 'listed';
}

export interface ListOperation extends OperationBase {
  readonly kind: 'list';
  /** Path of the list in the answer, such as `Vpcs.Vpc`. */
  readonly itemsAt: string;
  readonly paging: PagingFamily;
  readonly defaultPageSize: number;
  readonly maximumPageSize: number;
  readonly filters: readonly ListFilter[];
  /** Checks before the list is read, such as that the parent named exists; its answer is added to the list's. */
  readonly before?: OperationHandler;
  /** A filter beyond `filters`, such as a keyword or a kind of match that another parameter chooses. */
  readonly keep?: RecordTest;
  /** Only these attributes in each item; all that lists show when left out. */
  readonly itemAttributes?: readonly string[];
  /** Adds computed fields to each item. */
  readonly after?: RecordHook;
}

export interface ModifyOperation extends OperationBase {
  readonly kind: 'modify';
  /** Request parameter → attribute that it sets. */
  readonly sets: Readonly<Record<string, string>>;
  readonly returns?: { readonly under: string };
  readonly before?: OperationHandler;
  readonly after?: RecordHook;
}

export interface DeleteOperation extends OperationBase {
  readonly kind: 'delete';
  /** Further checks, before the dependents are looked for. */
  readonly before?: RecordHook;
  /** What goes with it, such as the route table of a VPC. */
  readonly after?: RecordHook;
}

/** Anything that the declarative kinds do not cover. */
export interface CustomOperation extends OperationBase {
  readonly kind: 'custom';
  readonly handler: OperationHandler;
}

export type OperationSpec =
  | CreateOperation
  | DescribeOperation
  | ListOperation
  | ModifyOperation
  | DeleteOperation
  | CustomOperation;
