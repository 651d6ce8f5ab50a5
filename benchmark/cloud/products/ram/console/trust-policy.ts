import type { DetailsSection, PageContext, Row } from '../../../spec/console.js';
import { rowOf, textOf } from '../../../spec/rows.js';
import { attributeLabel } from '../../shared/columns.js';
import { role } from '../role.js';

/** A policy with line breaks, as the console shows it; left alone where it is none. */
export function readable(document: string): string {
  try {
    return JSON.stringify(JSON.parse(document), undefined, 2);
  } catch {
    return document;
  }
}

/** The lines of a document; no-break spaces keep the indentation on a page. */
export function documentLines(document: string): readonly string[] {
  return document.split('\n').map((line) => line.replace(/^ +/, (spaces) => '\u00a0'.repeat(spaces.length)));
}

/** Who may assume the role, and the panel to change it. */
export function trustPolicySection(roleName: (context: PageContext) => string): DetailsSection {
  const document = (row: Row) => readable(textOf(row, 'AssumeRolePolicyDocument'));
  const label = attributeLabel(role, 'AssumeRolePolicyDocument');
  return {
    kind: 'details',
    read: async (context) => rowOf(await context.call('ram', 'GetRole', { RoleName: roleName(context) }), 'Role'),
    buttons: [
      {
        label: { en: 'Edit Trust Policy', zh: '修改信任策略' },
        primary: true,
        operation: {
          kind: 'drawer',
          title: { en: 'Edit Trust Policy', zh: '修改信任策略' },
          initial: (row) => ({ document: document(row) }),
          form: {
            groups: [{ fields: [{ name: 'document', kind: 'textarea', label, required: true }] }],
            submit: async (values, context) => {
              await context.call('ram', 'UpdateRole', {
                RoleName: roleName(context),
                NewAssumeRolePolicyDocument: values.document,
              });
              return {};
            },
            success: { en: 'The trust policy is saved.', zh: '修改信任策略成功' },
          },
        },
      },
    ],
    items: [{ label, value: (row) => documentLines(document(row)) }],
  };
}
