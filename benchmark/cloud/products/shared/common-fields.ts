import type { Field, Row, Values } from '../../spec/console.js';
import type { ResourceSpec } from '../../spec/resource.js';

/** The resource group that a new resource joins; the console offers the account's default one. */
export const resourceGroupField: Field = {
  name: 'resourceGroup',
  kind: 'select',
  label: { en: 'Resource Group', zh: '资源组' },
  placeholder: { en: 'Select a resource group', zh: '请选择资源组' },
  options: [{ value: '', label: { en: 'Default Resource Group', zh: '默认资源组' } }],
};

export const tagsField: Field = { name: 'tags', kind: 'tags', label: { en: 'Tag', zh: '标签' } };

/** The `Tag` parameter of a create call; left out where nothing was entered. */
export function tagParameter(values: Values): Row {
  return Array.isArray(values.tags) && values.tags.length > 0 ? { Tag: values.tags } : {};
}

/** What stands in a field of several lines, without the empty ones. */
export function linesIn(value: Values[string]): readonly string[] {
  return String(value ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** A parameter only where the field has a value. */
export function given(name: string, value: Values[string]): Row {
  return value === undefined || value === '' ? {} : { [name]: value };
}

/** The attribute's own pattern, which the console checks before it calls the cloud. */
export function nameRule(resource: ResourceSpec, attribute: string): NonNullable<Field['rule']> {
  const pattern = resource.attributes[attribute]?.pattern;
  if (pattern === undefined) throw new Error(`Resource ${resource.name} has no pattern for ${attribute}`);
  return {
    pattern: new RegExp(`^(?:${pattern})$`, 'u'),
    message: { en: 'The name is not valid.', zh: '名称格式不正确。' },
  };
}
