import assert from 'node:assert/strict';
import fc from 'fast-check';
import { parseNameConstraints } from '../../../domain/binding/name-constraints.js';
import { makeName } from '../../../domain/binding/names.js';

describe('name constraints', () => {
  const cases: readonly (readonly [string, Partial<ReturnType<typeof parseNameConstraints>>])[] = [
    [
      'The name must be 2 to 128 characters in length and can contain letters, digits, periods (.), underscores (_), hyphens (-), and colons (:). It cannot start with a digit or special character.',
      { minLength: 2, maxLength: 128, separators: ['-', '_', '.'], digits: true, letters: 'any' },
    ],
    [
      'The name can contain only lowercase letters, digits, and hyphens (-). The name must start and end with a lowercase letter or digit. The name must be 3 to 63 bytes in length.',
      { minLength: 3, maxLength: 63, separators: ['-'], letters: 'lower' },
    ],
    [
      '长度为2~128个字符，不能以特殊字符及数字开头，只可包含特殊字符中的英文句号（.）、下划线（_）、短划线（-）和冒号（:）。',
      { minLength: 2, maxLength: 128, separators: ['-', '_', '.'], digits: true },
    ],
    [
      '只能包括小写字母、数字和短划线（-）。必须以小写字母或者数字开头和结尾。长度必须在3~63字节之间。',
      { minLength: 3, maxLength: 63, separators: ['-'], letters: 'lower' },
    ],
    [
      'The name can be up to 32 characters in length and can contain uppercase letters and underscores (_).',
      { maxLength: 32, letters: 'upper', separators: ['_'], digits: false },
    ],
    ['名称不超过15个字符，支持字母、数字。', { maxLength: 15, separators: [], digits: true }],
    [
      'The alias must be 1 to 255 characters in length. It can contain letters, digits and underscores (_) only.',
      { minLength: 1, maxLength: 255, separators: ['_'] },
    ],
    ['Enter a name.', { separators: ['-'], digits: true, letters: 'any' }],
  ];

  for (const [text, expected] of cases) {
    it(`reads "${text.slice(0, 60)}"`, () => {
      const constraints = parseNameConstraints(text);
      for (const [key, value] of Object.entries(expected)) {
        assert.deepEqual(constraints[key as keyof typeof constraints], value, key);
      }
    });
  }
});

describe('names', () => {
  const constraints = fc
    .record({
      min: fc.integer({ min: 1, max: 40 }),
      extra: fc.integer({ min: 0, max: 100 }),
      separators: fc.subarray(['-', '_', '.']),
      digits: fc.boolean(),
      letters: fc.constantFrom('any' as const, 'lower' as const, 'upper' as const),
    })
    .map(({ min, extra, ...rest }) => ({ minLength: min, maxLength: Math.max(min + extra, 4), ...rest }));
  const prefix = fc.stringMatching(/^ca-[0-9a-f]{8}$/);
  const label = fc.constantFrom('Security Group Name', 'Bucket Name', '安全组名称', 'Bucket名称', 'A', 'Name', '  ');

  it('always satisfy the constraints they were made for', () => {
    fc.assert(
      fc.property(prefix, label, fc.string(), constraints, (namePrefix, text, seed, wanted) => {
        const name = makeName(namePrefix, text, seed, wanted);
        assert.ok(
          name.length >= wanted.minLength && name.length <= wanted.maxLength,
          `${name} ${JSON.stringify(wanted)}`,
        );
        assert.match(name, /^[a-z]/i, 'starts with a letter');
        assert.match(name, /[a-z0-9]$/i, 'ends with a letter or digit');
        const allowed = wanted.separators.join('').replace('-', '\\-');
        assert.match(name, new RegExp(`^[a-zA-Z${wanted.digits ? '0-9' : ''}${allowed}]+$`));
        if (wanted.letters === 'upper') assert.equal(name, name.toUpperCase());
        if (wanted.letters === 'lower') assert.equal(name, name.toLowerCase());
      }),
      { numRuns: 500 },
    );
  });

  it('are the same for the same input and differ between leases, even when little room is left', () => {
    const short = { minLength: 2, maxLength: 8, separators: ['-'], digits: true, letters: 'lower' as const };
    const names = Array.from({ length: 300 }, (_, index) =>
      makeName(`ca-${index.toString(16).padStart(8, '0')}`, 'Name', `lease-${index}`, short),
    );
    assert.equal(new Set(names).size, 300);
    assert.equal(makeName('ca-00000000', 'Name', 'lease-0', short), names[0]);
  });
});
