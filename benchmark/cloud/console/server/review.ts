import type { Form } from '../../spec/console.js';
import type { CellModel, ItemModel, ReviewModel } from '../page-model.js';
import { common } from './common-texts.js';
import { type FormLevel, inner, isShown, rowsOf } from './form-values.js';
import { optional } from './optional.js';
import { shownLines } from './render-cell.js';
import type { Renderer } from './renderer.js';
import type { FieldBinding } from './targets.js';

/** What the steps before one hold, as the page shows it to be checked. */
export function renderReview(renderer: Renderer, form: Form, step: number, level: FormLevel): ReviewModel {
  const steps = form.steps ?? [];
  const edit = steps[step]?.edit;
  return {
    ...optional('edit', edit && renderer.text(edit)),
    groups: steps
      .slice(0, step)
      .flatMap((earlier, index) => earlier.groups.map((group) => ({ group, index })))
      .map(({ group, index }) => ({
        ...optional('title', group.title && renderer.text(group.title)),
        step: index,
        items: level.bindings
          .filter((binding) => group.fields.includes(binding.field) && isShown(binding, level))
          .map(
            (binding): ItemModel => ({
              text: renderer.text(binding.field.label),
              cell: { lines: linesOf(renderer, binding, level) },
            }),
          ),
      }))
      .filter((group) => group.items.length > 0),
  };
}

function linesOf(renderer: Renderer, binding: FieldBinding, level: FormLevel): CellModel['lines'] {
  const { field, texts } = binding;
  const posted = level.posted[binding.id];
  const nothing = ['-'];
  switch (field.kind) {
    case 'fixed':
      return [renderer.text(field.text)];
    case 'password':
      return posted ? ['******'] : nothing;
    case 'switch':
    case 'agreement':
      return [renderer.text(posted === true ? common.yes : common.no)];
    case 'tags':
      return orNothing(rowsOf(posted).map((tag) => `${tag.k ?? ''}: ${tag.v ?? ''}`));
    case 'date-range':
      return Array.isArray(posted) && posted.length > 0 ? [posted.join(' - ')] : nothing;
    case 'repeat':
    case 'pick':
      return orNothing(
        rowsOf(posted).map((row) => {
          const within = inner(level, binding, row);
          const record = field.kind === 'pick' ? level.findRow(row.r) : undefined;
          const own =
            field.kind === 'pick' && record
              ? field.columns.flatMap((column) => shownLines(renderer, column, record))
              : [];
          const others = binding.children.flatMap((child) =>
            isShown(child, within) ? linesOf(renderer, child, within) : [],
          );
          return [...own, ...others].join(' / ');
        }),
      );
    default: {
      const held = Array.isArray(posted) ? posted.map(String) : [typeof posted === 'string' ? posted : ''];
      return orNothing(held.map((text) => ('options' in field ? (texts.get(text) ?? '') : text)).filter(Boolean));
    }
  }
}

function orNothing(lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? ['-'] : lines;
}
