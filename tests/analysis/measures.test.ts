import { expect, test } from 'vitest'
import { isSoundMeasures } from '#provider/catalog/characters/measures.rules.ts'
import { analyzeSamples } from '#provider/programs/analysis/analyze-samples.ts'
import { noStatedAttributes } from './recordings.ts'

const rate = 44_100

/** Creates a sine whose level at each moment is given in dBFS. */
function createSine(seconds: number, hertz: number, getLevel = (_time: number) => -6) {
  return Float32Array.from({ length: Math.round(seconds * rate) }, (_, frame) => {
    const time = frame / rate
    return 10 ** (getLevel(time) / 20) * Math.sin(2 * Math.PI * hertz * time)
  })
}

function measure(...channels: Float32Array[]) {
  const { measures } = analyzeSamples(channels, rate, noStatedAttributes)
  if (measures === null) throw new Error('The sound is silent.')
  return measures
}

test('silence has no measures [P2.11]', () => {
  const silence = new Float32Array(rate)
  expect(analyzeSamples([silence], rate, noStatedAttributes).measures).toBeNull()
})

test('the width is the share of the difference of the channels [P2.11]', () => {
  const tone = createSine(0.5, 220)
  const other = createSine(0.5, 330)
  expect(measure(tone).width).toBe(0)
  expect(measure(tone, tone).width).toBe(0)
  expect(measure(tone, new Float32Array(tone.length)).width).toBeCloseTo(0.5)
  expect(measure(tone, other).width).toBeCloseTo(0.5, 1)
  const opposite = tone.map((value) => -0.9 * value)
  expect(measure(tone, opposite).width).toBeGreaterThan(0.99)
})

test.each([
  [-20, -30, 10],
  [-20, -15, 5],
  [-40, -20, 20],
])(
  'a tone at %d dBFS and then at %d has the loudness range that EBU Tech 3342 states, %d LU [P2.11]',
  (first, second, range) => {
    const tone = createSine(40, 1000, (time) => (time < 20 ? first : second))
    const { loudnessRange } = measure(tone, tone)
    expect(Math.abs((loudnessRange ?? 0) - range)).toBeLessThan(1)
  },
)

test('a sound shorter than three seconds has no loudness range, but a crest [P2.11]', () => {
  const { loudnessRange, crest } = measure(createSine(1, 220, (time) => -40 * time))
  expect(loudnessRange).toBeNull()
  expect(crest).toBeGreaterThan(measure(createSine(1, 220)).crest + 3)
})

test('a square wave has a lower crest than a sine [P2.11]', () => {
  const sine = createSine(0.5, 220)
  const square = sine.map((value) => Math.sign(value) * 0.5)
  expect(measure(sine).waveCrest).toBeCloseTo(3, 1)
  expect(measure(square).waveCrest).toBeCloseTo(0, 1)
})

test('the power is shared by sub, low, middle and high frequencies [P2.11]', () => {
  expect(measure(createSine(1, 45)).subShare).toBeGreaterThan(0.8)
  expect(measure(createSine(1, 110)).lowShare).toBeGreaterThan(0.95)
  expect(measure(createSine(1, 110)).subShare).toBeLessThan(0.1)
  expect(measure(createSine(1, 330)).lowMidShare).toBeGreaterThan(0.95)
  expect(measure(createSine(1, 2000)).presenceShare).toBeGreaterThan(0.95)
  expect(measure(createSine(1, 8000)).highShare).toBeGreaterThan(0.95)
  expect(measure(createSine(1, 8000)).airShare).toBeLessThan(0.01)
  expect(measure(createSine(1, 12_000)).airShare).toBeGreaterThan(0.95)
})

test('the tail is the time in which the end falls from 20 to 40 dB below the peak [P2.11]', () => {
  const { tail, decay, length } = measure(createSine(2, 220, (time) => -40 * time))
  expect(tail).toBeCloseTo(0.5, 1)
  expect(decay).toBeCloseTo(0.5, 1)
  expect(length).toBeCloseTo(1, 1)
})

test('a value is known as measures by its names [P2.11]', () => {
  const measures = measure(createSine(0.5, 220))
  expect(isSoundMeasures(measures)).toBe(true)
  expect(isSoundMeasures({ ...measures, width: '0' })).toBe(false)
  const { width: _width, ...others } = measures
  for (const value of [null, 'x', {}, others]) expect(isSoundMeasures(value)).toBe(false)
})
