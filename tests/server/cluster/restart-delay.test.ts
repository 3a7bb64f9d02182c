import { expect, test } from 'vitest'
import { createRestartDelay } from '#app/server/cluster/restart-delay.ts'

const never = null

test('a worker that dies repeatedly is restarted after growing delays of at most 30 seconds', () => {
  const delay = createRestartDelay(() => 0)
  const delays = Array.from({ length: 9 }, () => delay.next(never))
  expect(delays).toEqual([0, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])
})

test('a worker that dies within ten seconds counts as not started', () => {
  let now = 0
  const delay = createRestartDelay(() => now)
  delay.next(never)
  now = 9999
  expect(delay.next(0)).toBe(1000)
  now = 20_000
  expect(delay.next(10_000)).toBe(0)
})
