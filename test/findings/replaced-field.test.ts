import assert from 'node:assert/strict';
import type { FormField } from '../../domain/findings/form-fields.js';
import { replacementOf } from '../../domain/findings/replaced-field.js';
import { bound, taskOf } from '../reward/builders.js';
import { instruction, parameter, procedureOf } from './builders.js';

const PARAMETERS = [
  parameter('Bucket Name', 3),
  parameter('Region', 4),
  parameter('Redundancy', 5, ['Enable', 'Disable']),
];
const FORM = instruction('p.1.1', 'fill', 2, [], { parameters: PARAMETERS });
const TASK = taskOf(
  'Create a bucket',
  [],
  [bound('Bucket Name', 'lease7-b'), bound('Region', 'cn-hangzhou', { source: 'document' })],
  procedureOf([FORM]),
);

function field(name: string, more: Partial<FormField> = {}): FormField {
  return { name, mark: 1, role: 'textbox', value: null, options: [], section: '', ...more };
}

/** Name of the field that is taken for the documented one. */
function replaced(documented: string, fields: readonly FormField[]): string | null {
  const sought = PARAMETERS.find(({ label }) => label.text === documented) ?? assert.fail(documented);
  return replacementOf(TASK, FORM, sought, fields)?.name ?? null;
}

const NAME = field('Bucket Name');
const REDUNDANCY = field('Redundancy', { options: ['Enable', 'Disable'] });

describe('replacementOf', () => {
  it('takes the only field between the documented neighbours, whatever its name', () => {
    assert.equal(replaced('Region', [NAME, field('Place'), REDUNDANCY]), 'Place');
  });

  it('takes the field that holds the value that was asked for', () => {
    const fields = [NAME, field('Class'), field('Place', { value: 'cn-hangzhou' }), field('Tier'), REDUNDANCY];
    assert.equal(replaced('Region', fields), 'Place');
  });

  it('takes the field with a like name that offers the documented options', () => {
    const options = ['Enable', 'Disable'];
    const fields = [NAME, field('Region'), field('Logs', { options }), field('Redundant', { options })];
    assert.equal(replaced('Redundancy', fields), 'Redundant');
  });

  it("takes no list for a text of one's own", () => {
    const list = field('Bucket Name Type', { role: 'combobox' });
    assert.equal(replaced('Bucket Name', [field('Title'), field('Region'), list, REDUNDANCY]), 'Title');
  });

  it('takes none of two that could both be it', () => {
    assert.equal(replaced('Region', [NAME, field('Class'), field('Place'), REDUNDANCY]), null);
  });

  it('takes none from another section or from outside of the form', () => {
    const other = { section: 'Advanced' };
    assert.equal(replaced('Region', [field('Search', other), NAME, field('Place', other), REDUNDANCY]), null);
  });
});
