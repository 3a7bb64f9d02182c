import { expect, test } from 'vitest'
import { unwrapOrNull } from '#app/features/errors/unwrap-or-null.ts'
import { failed, success } from '#app/provider/failure.ts'

test('client R7.22 what a page can do without is null where it could not be had, never an exception', async () => {
  expect(await unwrapOrNull(Promise.resolve(success(7)))).toBe(7)
  expect(await unwrapOrNull(Promise.resolve(failed({ kind: 'timeout' })))).toBeNull()
  expect(await unwrapOrNull(Promise.resolve(failed({ kind: 'not-found' })))).toBeNull()
  expect(await unwrapOrNull(Promise.reject(new Error('no network')))).toBeNull()
})
