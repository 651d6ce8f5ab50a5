/**
 * Icons of the vendor kit that the console draws, with the openly licensed drawing that stands for each. The font that the kit
 * expects is not in any package; the code points are read from the kit's style sheet.
 */
export const icons = {
  success: 'check-circle',
  'success-filling': 'check-circle',
  warning: 'alert-circle',
  prompt: 'alert-circle-outline',
  error: 'close-circle',
  help: 'help-circle-outline',
  loading: 'loading',
  select: 'check',
  'semi-select': 'minus',
  close: 'close',
  'delete-filling': 'close-circle',
  search: 'magnify',
  more: 'dots-vertical',
  ellipsis: 'dots-horizontal',
  'arrow-down': 'chevron-down',
  'arrow-up': 'chevron-up',
  'arrow-left': 'chevron-left',
  'arrow-right': 'chevron-right',
  'arrow-double-left': 'chevron-double-left',
  'arrow-double-right': 'chevron-double-right',
  add: 'plus',
  minus: 'minus',
  'minus-circle-fill': 'minus-circle',
  sorting: 'unfold-more-horizontal',
  ascending: 'menu-up',
  descending: 'menu-down',
  filter: 'filter-outline',
  refresh: 'refresh',
  eye: 'eye-outline',
  'eye-close': 'eye-off-outline',
  account: 'account-outline',
  menu: 'menu',
  copy: 'content-copy',
  dashboard: 'view-dashboard-outline',
  delete: 'trash-can-outline',
  detail: 'text-box-outline',
  edit: 'pencil-outline',
  star: 'star-outline',
  home: 'home-outline',
  list: 'format-list-bulleted',
  set: 'cog-outline',
  bell: 'bell-outline',
  'chart-bar': 'chart-bar',
  clock: 'clock-outline',
  database: 'database-outline',
  download: 'download-outline',
  calendar: 'calendar-blank-outline',
  'arrow-alt-left': 'arrow-left',
  'toggle-left': 'chevron-left',
  'toggle-right': 'chevron-right',
};

/** Symbols that parts of the kit draw by code point, without an icon name; the part that draws it in brackets. */
export const symbols = {
  e9a0: 'check', // (chosen menu item)
  ea3a: 'chevron-down', // (folded menu)
  ea39: 'chevron-up', // (unfolded menu)
  e98e: 'chevron-right', // (submenu)
  e617: 'chevron-right', // (breadcrumb)
  ea21: 'alert-circle', // (input warning)
  ea23: 'check-circle', // (input success)
  ea22: 'close-circle', // (input and tag clear)
  ea1e: 'check', // (checked box)
  e8ae: 'minus', // (half-checked box)
  e67f: 'check-circle', // (success toast)
  ea2a: 'information', // (notice)
  e68c: 'help-circle', // (help message)
  ea26: 'loading', // (loading message)
  ea1f: 'chevron-down', // (select)
  ea2c: 'chevron-left', // (previous page)
  ea29: 'chevron-right', // (next page)
  ea24: 'dots-horizontal', // (left-out pages)
  ea20: 'magnify', // (search box)
  e87b: 'menu-right', // (folded tree row)
  e87a: 'menu-down', // (unfolded tree row)
};
