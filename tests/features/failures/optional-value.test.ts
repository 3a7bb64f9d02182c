import { expect, test } from 'vitest'
import { optionalValue } from '#app/features/failures/optional-value.ts'
import { failed, success } from '#app/provider/failure.ts'

test('client R7.22 what a page can do without is null where it could not be had, never an exception', async () => {
  expect(await optionalValue(Promise.resolve(success(7)))).toBe(7)
  expect(await optionalValue(Promise.resolve(failed({ kind: 'timeout' })))).toBeNull()
  expect(await optionalValue(Promise.resolve(failed({ kind: 'absent' })))).toBeNull()
  expect(await optionalValue(Promise.reject(new Error('no network')))).toBeNull()
})
