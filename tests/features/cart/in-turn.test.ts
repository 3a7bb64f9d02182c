import { expect, test } from 'vitest'
import { inTurn } from '#app/features/cart/in-turn.ts'

test('R6.02 writes to the cart wait for the one before, also for one that failed', async () => {
  const first = Promise.withResolvers<string>()
  const happened: string[] = []
  const one = inTurn(() => {
    happened.push('one begins')
    return first.promise
  })
  const other = inTurn(async () => {
    happened.push('other begins')
    return 'other'
  })
  await Promise.resolve()
  expect(happened).toEqual(['one begins'])
  first.reject(new Error('refused'))
  await expect(one).rejects.toThrow('refused')
  expect(await other).toBe('other')
  expect(happened).toEqual(['one begins', 'other begins'])
})
