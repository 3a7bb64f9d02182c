import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createProgress } from '#app/ui/progress-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Fixes the random numbers, so that every step has the average length. */
const returnHalf = () => 0.5

test('the bar starts at 0 and advances every 100 ms, on average by 100 percent in 3000 ms [R4.05 R9.03]', () => {
  const progress = createProgress(returnHalf)
  progress.start()
  expect(progress.get()).toEqual({ phase: 'running', percent: 0 })
  vi.advanceTimersByTime(99)
  expect(progress.get().percent).toBe(0)
  vi.advanceTimersByTime(1)
  expect(progress.get().percent).toBeCloseTo(100 / 30)
  vi.advanceTimersByTime(1400)
  expect(progress.get().percent).toBeCloseTo(50)
})

test('the length of a step is random [R4.05]', () => {
  const numbers = [0.1, 0.9]
  const progress = createProgress(() => numbers.shift() ?? 0)
  progress.start()
  vi.advanceTimersByTime(100)
  const first = progress.get().percent
  vi.advanceTimersByTime(100)
  expect(progress.get().percent - first).toBeCloseTo(9 * first)
})

test('above 85 percent the bar waits for the load to end [R4.05 R9.03]', () => {
  const progress = createProgress(returnHalf)
  progress.start()
  vi.advanceTimersByTime(60_000)
  const { percent } = progress.get()
  expect(percent).toBeGreaterThan(85)
  expect(percent).toBeLessThan(85 + 100 / 30)
})

test('the end of a load fills the bar, then hides it [R4.05]', () => {
  const progress = createProgress(returnHalf)
  progress.start()
  vi.advanceTimersByTime(500)
  progress.finish()
  expect(progress.get()).toEqual({ phase: 'finished', percent: 100 })
  vi.runAllTimers()
  expect(progress.get()).toEqual({ phase: 'hidden', percent: 0 })
})

test('a failure stays visible while the next load starts and finishes [R4.05]', () => {
  const progress = createProgress(returnHalf)
  progress.start()
  progress.fail()
  progress.start()
  progress.finish()
  expect(progress.get()).toEqual({ phase: 'failed', percent: 100 })
  vi.runAllTimers()
  expect(progress.get().phase).toBe('hidden')
})

test('a load started during a failure appears after it [R4.05]', () => {
  const progress = createProgress(returnHalf)
  progress.start()
  progress.fail()
  progress.start()
  vi.advanceTimersByTime(1500)
  expect(progress.get()).toEqual({ phase: 'running', percent: 0 })
})

test('a paused bar stays still until it is resumed, and can be set in the meantime [R4.05]', () => {
  const progress = createProgress(returnHalf)
  progress.start()
  progress.pause()
  vi.advanceTimersByTime(5000)
  expect(progress.get()).toEqual({ phase: 'paused', percent: 0 })
  progress.set(40)
  expect(progress.get()).toEqual({ phase: 'paused', percent: 40 })
  progress.resume()
  vi.advanceTimersByTime(100)
  expect(progress.get().percent).toBeCloseTo(40 + 100 / 30)
})

test('without a load, fail, finish, pause and set have no effect [R4.05]', () => {
  const progress = createProgress(returnHalf)
  progress.fail()
  progress.finish()
  progress.pause()
  progress.set(50)
  expect(progress.get()).toEqual({ phase: 'hidden', percent: 0 })
})
