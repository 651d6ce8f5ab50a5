import type { Option, Row } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { DEFAULT_GROUP } from '../default-group.js';

/** How the console names the group that every region has. */
const defaultGroupLabel = {
  en: 'VPC default permission group (allow all)',
  zh: 'VPC 默认权限组（全部允许）',
};

/** Cells of permission groups, whose default one has a name of its own. */
export const groupNames = { [DEFAULT_GROUP]: { label: defaultGroupLabel } };

/** Whether a permission group is the one that every region has from the start. */
export function isDefaultGroup(row: Row): boolean {
  return textOf(row, 'AccessGroupName') === DEFAULT_GROUP;
}

/** A permission group as an option. */
export function groupOption(row: Row): Option {
  const name = textOf(row, 'AccessGroupName');
  return { value: name, label: isDefaultGroup(row) ? defaultGroupLabel : name };
}
