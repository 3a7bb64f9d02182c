import { expect, test } from 'vitest'
import { PageError } from '#app/features/errors/page-error.ts'
import { parseValidationErrors } from '#app/router/validation-errors.ts'

test('a validation error is parsed into messages by field', () => {
  const issues = [
    { code: 'too_small', path: ['qty', 0], message: 'too small' },
    { code: 'custom', path: ['qty', 0], message: 'odd' },
    { code: 'invalid_type', message: 'expected object' },
  ]
  expect(parseValidationErrors(new Error(JSON.stringify(issues, null, 2)))).toEqual({
    'qty.0': ['too small', 'odd'],
    '': ['expected object'],
  })
})

test.each([new PageError('timeout'), new Error('{"message":"x"}'), new Error(''), 'text', null])(
  'any other error is ignored (%s)',
  (error) => {
    expect(parseValidationErrors(error)).toBeNull()
  },
)
