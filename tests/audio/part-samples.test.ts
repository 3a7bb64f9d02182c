import { expect, test } from 'vitest'
import { loopToLength, padToLength } from '#app/audio/part-samples.ts'

/** A 1000-frame loop of three sine periods. */
const loop = Float32Array.from({ length: 1000 }, (_, index) =>
  Math.sin((2 * Math.PI * 3 * index) / 1000),
)

/**
 * Returns the largest step between neighboring samples, including the one from the last to the
 * first.
 */
function getLargestStep(samples: Float32Array): number {
  return Math.max(...samples.map((value, index) => Math.abs(value - (samples.at(index - 1) ?? 0))))
}

test('a loop of the exact length is unchanged [P3.11]', () => {
  expect(loopToLength(loop, 1, 1000)).toEqual(loop)
})

test.each([990, 998, 1001, 1010])(
  'a loop of 1000 frames is fitted to %i frames without a click [P3.11]',
  (length) => {
    const result = loopToLength(loop, 1, length)
    expect(result).toHaveLength(length)
    expect(result.subarray(0, 400)).toEqual(loop.subarray(0, 400))
    expect(getLargestStep(result)).toBeLessThan(getLargestStep(loop) * 1.5)
  },
)

test('a loop of half a bar is repeated to fill whole bars [P3.11]', () => {
  const result = loopToLength(loop, 2, 2001)
  expect(result).toHaveLength(2001)
  expect(result.subarray(0, 400)).toEqual(loop.subarray(0, 400))
  expect(result.subarray(1001, 1401)).toEqual(loop.subarray(0, 400))
  expect(getLargestStep(result)).toBeLessThan(getLargestStep(loop) * 1.5)
})

test('a file shorter than its bars is padded with silence', () => {
  const result = loopToLength(loop.subarray(0, 600), 1, 1000)
  expect(result.subarray(0, 600)).toEqual(loop.subarray(0, 600))
  expect(Math.max(...result.subarray(600).map(Math.abs))).toBe(0)
})

test('a one-shot is padded with silence, and one that is too long fades out', () => {
  expect([...padToLength(Float32Array.of(1, 0.5), 4)]).toEqual([1, 0.5, 0, 0])
  const long = padToLength(new Float32Array(3000).fill(1), 2000)
  expect(long[1487]).toBe(1)
  expect(long.at(-1)).toBe(0)
  expect(getLargestStep(long.subarray(1))).toBeLessThan(1.01)
  expect(Math.abs((long[1900] ?? 0) - (long[1899] ?? 0))).toBeLessThan(0.003)
})
