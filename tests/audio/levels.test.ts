import { expect, test } from 'vitest'
import { createLimiterCurve, limiterGain, limiterRange } from '#app/audio/limiter-curve.ts'
import { getPlaybackGain } from '#app/features/player/playback-gain.ts'

/** Returns the limiter's output for a sample, interpolating the curve like a WaveShaperNode. */
function limit(sample: number): number {
  const curve = createLimiterCurve()
  const position = ((sample / limiterRange + 1) / 2) * (curve.length - 1)
  const index = Math.max(0, Math.min(curve.length - 2, Math.floor(position)))
  const fraction = Math.max(0, Math.min(1, position - index))
  return (curve[index] ?? 0) * (1 - fraction) + (curve[index + 1] ?? 0) * fraction
}

test('the limiter only attenuates previews and keeps everything else 2 dB below full scale [P3.07]', () => {
  const gain = 10 ** (limiterGain / 20)
  for (const level of [0, 0.001, 0.25, 0.5, 0.89]) {
    expect(limit(level)).toBeCloseTo(gain * level, 6)
    expect(limit(-level)).toBeCloseTo(-gain * level, 6)
  }
  let previous = 0
  for (let level = 0.9; level < 8; level += 0.01) {
    expect(limit(level)).toBeLessThan(gain)
    expect(limit(level)).toBeGreaterThanOrEqual(previous)
    previous = limit(level)
  }
})

test.each([
  ['a loud loop is attenuated', -10, 0.501],
  ['a sound at the reference loudness is unchanged', -16, 1],
  ['a quiet sound is amplified', -22, 1.995],
  ['a very quiet sound is amplified by at most 12 dB', -50, 3.981],
  ['a preview of unknown loudness is treated as a mix at -14 LUFS', null, 0.794],
])('%s [P3.07]', (_rule, loudness, gain) => {
  expect(getPlaybackGain(loudness)).toBeCloseTo(gain, 3)
})
