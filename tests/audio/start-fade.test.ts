import { expect, test } from 'vitest'
import { getStartFade } from '#app/audio/start-fade.ts'
import { createBuffer } from './fake-audio.ts'

const rate = 44_100

/** Returns half a second of a wave. */
function createWave(getSample: (frame: number) => number) {
  return Float32Array.from({ length: rate / 2 }, (_, frame) => getSample(frame))
}

/** Returns the largest step of a sound that starts from silence, with its fade-in. */
function getLargestStep(samples: Float32Array, fade: number): number {
  let before = 0
  let largest = 0
  for (const [frame, sample] of samples.entries()) {
    const heard = sample * (fade > 0 ? Math.min(1, frame / (fade * rate)) : 1)
    largest = Math.max(largest, Math.abs(heard - before))
    before = heard
  }
  return largest
}

const bass = (phase: number) =>
  createWave((frame) => 0.45 * Math.cos((2 * Math.PI * 60 * frame) / rate + phase))

test.each([0, 0.5, 1, 1.4, 2, 3])(
  'a loop that is cut in the middle of its wave (at %d radians) starts hardly steeper than the wave itself [P3.02]',
  (phase) => {
    const samples = bass(phase)
    const own = getLargestStep(
      samples.map((sample) => sample - (samples[0] ?? 0)),
      0,
    )
    const fade = getStartFade(createBuffer(0.5, samples))
    expect(fade).toBeGreaterThan(0)
    expect(fade).toBeLessThanOrEqual(0.004)
    expect(getLargestStep(samples, fade)).toBeLessThan(1.3 * own)
  },
)

test('hits keep their attack, even if it begins on the first sample [P3.02]', () => {
  const fromZero = createWave((frame) => Math.sin(frame / 20) * Math.exp(-frame / 3000))
  const noise = createWave((frame) => Math.sin(frame ** 2) * Math.exp(-frame / 2000))
  const later = createWave((frame) => (frame < 100 ? 1e-4 : Math.sin(frame / 5)))
  const silence = createWave(() => 0)
  for (const samples of [fromZero, noise, later, silence])
    expect(getStartFade(createBuffer(0.5, samples))).toBe(0)
})

test('the steeper a sound is, the shorter it is faded in [P3.02]', () => {
  // A tone whose wave is cut at its peak, so that its first sample is a step.
  const fades = [100, 2000, 6000].map((frequency) =>
    getStartFade(
      createBuffer(
        0.5,
        createWave((frame) => Math.cos((2 * Math.PI * frequency * frame) / rate)),
      ),
    ),
  )
  expect(fades).toEqual(fades.toSorted((a, b) => b - a))
  expect(fades[1]).toBeLessThan(0.0002)
  expect(fades[2]).toBeLessThan(0.0001)
})
