import { expect, test } from 'vitest'
import { createLimiterCurve, limiterRange } from '#app/audio/limiter-curve.ts'
import { getPlaybackGain } from '#app/features/player/playback-gain.ts'

/** Returns what the limiter makes of a sample, as a wave shaper interpolates its curve. */
function limit(sample: number): number {
  const curve = createLimiterCurve()
  const position = ((sample / limiterRange + 1) / 2) * (curve.length - 1)
  const index = Math.max(0, Math.min(curve.length - 2, Math.floor(position)))
  const fraction = Math.max(0, Math.min(1, position - index))
  return (curve[index] ?? 0) * (1 - fraction) + (curve[index + 1] ?? 0) * fraction
}

test('the limiter leaves previews as they are and keeps all else below full scale [P3.07]', () => {
  for (const level of [0, 0.001, 0.25, 0.5, 0.89]) {
    expect(limit(level)).toBeCloseTo(level, 6)
    expect(limit(-level)).toBeCloseTo(-level, 6)
  }
  let previous = 0
  for (let level = 0.9; level < 8; level += 0.01) {
    expect(limit(level)).toBeLessThan(1)
    expect(limit(level)).toBeGreaterThanOrEqual(previous)
    previous = limit(level)
  }
})

test.each([
  ['a loud loop is lowered', -10, 0.501],
  ['a sound of the common loudness is left as it is', -16, 1],
  ['a quiet sound is raised', -22, 1.995],
  ['a very quiet sound is raised by 12 dB only', -50, 3.981],
  ['a preview of unknown loudness counts as a mix of -14 LUFS', null, 0.794],
])('%s [P3.07]', (_rule, loudness, gain) => {
  expect(getPlaybackGain(loudness)).toBeCloseTo(gain, 3)
})
