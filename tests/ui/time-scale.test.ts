import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getBarCount, createTimeScale } from '#app/ui/time-scale.ts'

const duration = fc.double({ min: 0.01, max: 600, noNaN: true })

test('every duration fits on the scale, with room for its label', () => {
  fc.assert(
    fc.property(fc.array(duration, { minLength: 1 }), (durations) => {
      expect(createTimeScale(durations).seconds).toBeGreaterThanOrEqual(
        Math.max(...durations) * 1.2 - 1e-9,
      )
    }),
  )
})

test('a scale has at most ten evenly spaced ticks, the first at zero', () => {
  fc.assert(
    fc.property(fc.array(duration, { minLength: 1 }), (durations) => {
      const { ticks, step, seconds } = createTimeScale(durations)
      expect(ticks.length).toBeLessThanOrEqual(10)
      expect(ticks[0]).toBe(0)
      expect(ticks.length * step).toBeCloseTo(seconds)
    }),
  )
})

test('a bar covers the same amount of time in every row', () => {
  const scale = createTimeScale([4, 2, 1])
  expect(scale.seconds).toBe(5)
  expect([4, 2, 1].map((seconds) => getBarCount(scale, seconds, 100))).toEqual([80, 40, 20])
})

test('the shortest sound has one bar; a sound of unknown duration has all bars', () => {
  const scale = createTimeScale([60, null])
  expect(getBarCount(scale, 0.01)).toBe(1)
  expect(getBarCount(scale, null)).toBe(96)
})

test('a scale has no ticks if no duration is known', () => {
  expect(createTimeScale([]).ticks).toEqual([])
  const scale = createTimeScale([null, null])
  expect(scale.ticks).toEqual([])
  expect(getBarCount(scale, null)).toBe(96)
})
