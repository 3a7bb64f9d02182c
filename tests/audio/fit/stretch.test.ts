import { expect, test } from 'vitest'
import { stretchLoop } from '#app/audio/fit/stretch.ts'

const rate = 44_100

/** A two-second loop of a sustained chord. */
function createChord(frequencies: readonly number[], gain = 0.2): Float32Array<ArrayBuffer> {
  return Float32Array.from({ length: 2 * rate }, (_, frame) =>
    frequencies.reduce(
      (sum, frequency) => sum + gain * Math.sin((2 * Math.PI * frequency * frame) / rate),
      0,
    ),
  )
}

function getLevel(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length)
}

function getLargestStep(samples: Float32Array): number {
  let largest = 0
  for (let frame = 1; frame < samples.length; frame++)
    largest = Math.max(largest, Math.abs((samples[frame] ?? 0) - (samples[frame - 1] ?? 0)))
  return largest
}

/** Returns the power of a frequency in a signal. */
function getPower(samples: Float32Array, frequency: number): number {
  let real = 0
  let imaginary = 0
  for (const [frame, sample] of samples.entries()) {
    const window = Math.sin((Math.PI * frame) / samples.length) ** 2
    const angle = (2 * Math.PI * frequency * frame) / rate
    real += window * sample * Math.cos(angle)
    imaginary += window * sample * Math.sin(angle)
  }
  return real ** 2 + imaginary ** 2
}

/** Returns the strongest frequency near another one, in cents above it. */
function findDetuning(samples: Float32Array, frequency: number): number {
  const cents = Array.from({ length: 21 }, (_, index) => index - 10)
  const powers = cents.map((cent) => getPower(samples, frequency * 2 ** (cent / 1200)))
  return cents[powers.indexOf(Math.max(...powers))] ?? NaN
}

test.each([0, 2, -2])(
  'each beginning that is reported leads into the whole loop, shifted by %d semitones [P3.09]',
  async (semitones) => {
    const chord = createChord([110, 277, 415])
    const heads: Float32Array[] = []
    const [whole = new Float32Array()] = await stretchLoop(
      [chord],
      1.2 * chord.length,
      semitones,
      rate,
      { onHead: ([head = new Float32Array()]) => heads.push(head) },
    )
    expect(heads.length).toBeGreaterThan(1)
    expect(heads[0]?.length).toBeLessThan(rate)
    for (const head of heads) {
      const same = whole.subarray(0, head.length)
      const factor = getLevel(head) / getLevel(same)
      expect(Math.abs(20 * Math.log10(factor))).toBeLessThan(1)
      const difference = head.map((sample, frame) => sample / factor - (same[frame] ?? 0))
      // The loop's own end, which is crossfaded, is read by the resampler before its start.
      expect(getLevel(difference)).toBeLessThan(1e-3 * getLevel(same))
    }
  },
)

test('noise is as loud after it was stretched [P3.09]', async () => {
  let state = 1
  const noise = Float32Array.from({ length: rate }, () => {
    state = (state * 16_807) % 2_147_483_647
    return 0.5 * (state / 1_073_741_823 - 1)
  })
  const [stretched = new Float32Array()] = await stretchLoop([noise], 1.2 * rate, 0, rate)
  expect(getLevel(stretched)).toBeCloseTo(getLevel(noise), 3)
})

test.each([
  [120, 128, 2],
  [120, 128, 0],
  [120, 100, -2],
  [90, 128, 3],
])(
  'a loop stretched from %d to %d BPM and transposed by %d has the exact length, pitch and loudness [P3.09]',
  async (from, tempo, semitones) => {
    const chord = createChord([220, 330])
    const frames = Math.round((chord.length * from) / tempo)
    const stretched = await stretchLoop([chord, chord], frames, semitones, rate)
    expect(stretched.map(({ length }) => length)).toEqual([frames, frames])
    const [left = new Float32Array()] = stretched
    for (const frequency of [220, 330])
      expect(Math.abs(findDetuning(left, frequency * 2 ** (semitones / 12)))).toBeLessThan(5)
    const decibels = 20 * Math.log10(getLevel(left) / getLevel(chord))
    expect(Math.abs(decibels)).toBeLessThan(0.2)
    // The seam has no larger steps and no quieter parts than the rest of the loop.
    const seam = Float32Array.from([...left.slice(-4000), ...left.slice(0, 4000)])
    expect(getLargestStep(seam)).toBeLessThan(getLargestStep(left) * 1.2)
    expect(getLevel(seam) / getLevel(left)).toBeGreaterThan(0.7)
  },
)

test('notes of a stretched loop start on time [P3.09]', async () => {
  const loop = new Float32Array(2 * rate)
  const starts = [0, 0.5, 1, 1.25, 1.5].map((seconds) => seconds * rate)
  for (const start of starts)
    for (let frame = 0; frame < 8000; frame++)
      loop[start + frame] = 0.5 * Math.sin(frame / 16) * Math.exp(-frame / 2000)
  const [stretched = new Float32Array()] = await stretchLoop([loop], 1.8 * rate, 0, rate)
  for (const start of starts.slice(1)) {
    const place = start * 0.9
    const onset = stretched.subarray(place - 3000).findIndex((sample) => Math.abs(sample) > 0.2)
    expect(Math.abs(onset - 3000)).toBeLessThan(0.01 * rate)
  }
})

test('silence stays silent [P3.09]', async () => {
  const [stretched = new Float32Array(1)] = await stretchLoop(
    [new Float32Array(rate)],
    rate,
    1,
    rate,
  )
  expect(getLevel(stretched)).toBe(0)
})
