import { expect, test } from 'vitest'
import { resampleLoop } from '#app/audio/fit/resample.ts'

function createSine(periods: number, length: number): Float32Array {
  return Float32Array.from({ length }, (_, frame) =>
    Math.sin((2 * Math.PI * periods * frame) / length),
  )
}

test.each([
  [1000, 1123],
  [2000, 1600],
  [1000, 1000],
])('a loop of %d frames keeps its waveform in %d frames, up to its end [P3.09]', (from, to) => {
  const expected = createSine(50, to)
  const resampled = resampleLoop(createSine(50, from), to)
  for (const [frame, sample] of resampled.entries())
    expect(Math.abs(sample - (expected[frame] ?? 0))).toBeLessThan(2e-3)
})

test('frequencies above half the sample rate are filtered out [P3.09]', () => {
  const resampled = resampleLoop(createSine(900, 2000), 1000)
  expect(Math.max(...resampled.map(Math.abs))).toBeLessThan(0.02)
})
