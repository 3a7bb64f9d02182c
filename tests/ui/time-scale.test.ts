import fc from 'fast-check'
import { expect, test } from 'vitest'
import { barCount, timeScaleFor } from '#app/ui/time-scale.ts'

const length = fc.double({ min: 0.01, max: 600, noNaN: true })

test('every sound of a list fits on its ruler, with room for its length behind it', () => {
  fc.assert(
    fc.property(fc.array(length, { minLength: 1 }), (lengths) => {
      expect(timeScaleFor(lengths).seconds).toBeGreaterThanOrEqual(
        Math.max(...lengths) * 1.2 - 1e-9,
      )
    }),
  )
})

test('a ruler has at most ten even marks, the first at nought', () => {
  fc.assert(
    fc.property(fc.array(length), (lengths) => {
      const { marks, step, seconds } = timeScaleFor(lengths)
      expect(marks.length).toBeLessThanOrEqual(10)
      expect(marks[0]).toBe(0)
      expect(marks.length * step).toBeCloseTo(seconds)
    }),
  )
})

test('a bar is the same time in every row', () => {
  const ruler = timeScaleFor([4, 2, 1])
  expect(ruler.seconds).toBe(5)
  expect([4, 2, 1].map((seconds) => barCount(ruler, seconds, 100))).toEqual([80, 40, 20])
})

test('the shortest sound still has a bar, and one of unknown length has all', () => {
  const ruler = timeScaleFor([60, null])
  expect(barCount(ruler, 0.01)).toBe(1)
  expect(barCount(ruler, null)).toBe(96)
})
