import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createProgress } from '#app/ui/progress-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Half of the longest step: a step of the mean length. */
const mean = () => 0.5

test('R4.05 R9.03 the bar begins at 0 and steps each 100 ms, to be full after 3000 ms on average', () => {
  const progress = createProgress(mean)
  progress.start()
  expect(progress.get()).toEqual({ phase: 'running', percent: 0 })
  vi.advanceTimersByTime(99)
  expect(progress.get().percent).toBe(0)
  vi.advanceTimersByTime(1)
  expect(progress.get().percent).toBeCloseTo(100 / 30)
  vi.advanceTimersByTime(1400)
  expect(progress.get().percent).toBeCloseTo(50)
})

test('R4.05 steps are as long as chance has it', () => {
  const chances = [0.1, 0.9]
  const progress = createProgress(() => chances.shift() ?? 0)
  progress.start()
  vi.advanceTimersByTime(100)
  const first = progress.get().percent
  vi.advanceTimersByTime(100)
  expect(progress.get().percent - first).toBeCloseTo(9 * first)
})

test('R4.05 R9.03 above 85 percent the bar waits for the end', () => {
  const progress = createProgress(mean)
  progress.start()
  vi.advanceTimersByTime(60_000)
  const { percent } = progress.get()
  expect(percent).toBeGreaterThan(85)
  expect(percent).toBeLessThan(85 + 100 / 30)
})

test('R4.05 the end of the load fills the bar, then hides it', () => {
  const progress = createProgress(mean)
  progress.start()
  vi.advanceTimersByTime(500)
  progress.finish()
  expect(progress.get()).toEqual({ phase: 'finished', percent: 100 })
  vi.runAllTimers()
  expect(progress.get()).toEqual({ phase: 'hidden', percent: 0 })
})

test('R4.05 a failure is seen even when the next load begins and ends at once', () => {
  const progress = createProgress(mean)
  progress.start()
  progress.fail()
  progress.start()
  progress.finish()
  expect(progress.get()).toEqual({ phase: 'failed', percent: 100 })
  vi.runAllTimers()
  expect(progress.get().phase).toBe('hidden')
})

test('R4.05 a load that began during a failure shows when the failure has been seen', () => {
  const progress = createProgress(mean)
  progress.start()
  progress.fail()
  progress.start()
  vi.advanceTimersByTime(1500)
  expect(progress.get()).toEqual({ phase: 'running', percent: 0 })
})

test('R4.05 a paused bar stands still until it is resumed, and can be set meanwhile', () => {
  const progress = createProgress(mean)
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

test('R4.05 without a load there is nothing to fail, finish, pause or set', () => {
  const progress = createProgress(mean)
  for (const tell of [progress.fail, progress.finish, progress.pause, () => progress.set(50)])
    tell()
  expect(progress.get()).toEqual({ phase: 'hidden', percent: 0 })
})
