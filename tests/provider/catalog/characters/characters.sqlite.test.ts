import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  characters,
  computeDegrees,
  computeScale,
  findLevel,
} from '#provider/catalog/characters/characters.rules.ts'
import { getReferenceScale } from '#provider/catalog/characters/reference-scales.ts'
import { computeQuantiles, findPercentile } from '#provider/catalog/characters/scale.rules.ts'
import { instruments } from '#provider/catalog/instruments.ts'
import { createMeasures } from './measured-sounds.ts'

test('a percentile is the share of the values below, and equal values count half [P2.11]', () => {
  const quantiles = computeQuantiles([1, 2, 3, 4, 5])
  expect(quantiles).toHaveLength(21)
  expect([0, 1, 2, 3.5, 5, 6].map((value) => findPercentile(value, quantiles))).toEqual([
    0, 0, 0.25, 0.625, 1, 1,
  ])
  const mostlyMono = computeQuantiles([0, 0, 0, 0, 0.2])
  expect(findPercentile(0, mostlyMono)).toBeCloseTo(0.375)
  expect(findPercentile(0.2, mostlyMono)).toBe(1)
  expect(findPercentile(7, computeQuantiles([7, 7, 7]))).toBe(0.5)
})

test('an unknown value or distribution counts as the middle [P2.11]', () => {
  expect(findPercentile(null, [0, 1])).toBe(0.5)
  expect(findPercentile(undefined, [0, 1])).toBe(0.5)
  expect(findPercentile(3, computeQuantiles([]))).toBe(0.5)
})

test('a percentile rises with its value and stays between 0 and 1 [P2.11]', () => {
  const numbers = fc.array(fc.double({ min: -100, max: 100, noNaN: true }), { minLength: 1 })
  const value = fc.double({ min: -120, max: 120, noNaN: true })
  fc.assert(
    fc.property(numbers, value, value, (values, one, other) => {
      const quantiles = computeQuantiles(values)
      const [low, high] = [Math.min(one, other), Math.max(one, other)].map((at) =>
        findPercentile(at, quantiles),
      )
      expect(low).toBeGreaterThanOrEqual(0)
      expect(high).toBeLessThanOrEqual(1)
      expect(low).toBeLessThanOrEqual((high ?? 0) + 1e-9)
    }),
  )
})

test('the top 10, 25 and 45 % of the sounds have at least the levels 3, 2 and 1 [P2.11]', () => {
  const sounds = Array.from({ length: 100 }, (_, index) => createMeasures({ width: index / 100 }))
  const scale = computeScale(sounds)
  const levels = sounds.map((sound) => findLevel(computeDegrees(sound, scale).wide))
  const count = (level: number) => levels.filter((found) => found >= level).length
  expect([count(3), count(2), count(1)]).toEqual([10, 25, 45])
  expect(levels.at(-1)).toBe(3)
})

test('sounds that do not differ have no character [P2.11]', () => {
  const sounds = Array.from({ length: 20 }, () => createMeasures())
  const degrees = computeDegrees(createMeasures(), computeScale(sounds))
  expect(characters.filter((name) => findLevel(degrees[name]) > 0)).toEqual([])
})

test('a sound with a high degree of a character has a low one of its opposite [P2.11]', () => {
  const scale = getReferenceScale({ instrument: 'kick', kind: 'one-shot' })
  const dull = computeDegrees(
    createMeasures({ brightness: 1, highShare: 0, airShare: 0, lowShare: 0.95 }),
    scale,
  )
  const sharp = computeDegrees(createMeasures({ brightness: 7, highShare: 0.4 }), scale)
  expect(dull.dark).toBeGreaterThan(0.9)
  expect(dull.bright).toBeLessThan(0.5)
  expect(sharp.bright).toBeGreaterThan(0.9)
  expect(sharp.dark).toBeLessThan(0.1)
  const short = computeDegrees(createMeasures({ length: 0.05, decay: 0.03, tail: 0.01 }), scale)
  expect(short.short).toBeGreaterThan(0.9)
  expect(short.tight).toBeGreaterThan(short.long)
  expect(computeDegrees(createMeasures({ width: 0.4 }), scale).wide).toBe(1)
})

test('each instrument and kind has a reference scale, also one without recordings [P2.11]', () => {
  for (const instrument of [...instruments, 'theremin'])
    for (const kind of ['loop', 'one-shot'] as const) {
      const { measures } = getReferenceScale({ instrument, kind })
      expect(measures.brightness.length, `${instrument} ${kind}`).toBeGreaterThan(0)
    }
})
