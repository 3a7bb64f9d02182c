import { describe, expect, test } from 'vitest'
import { toDrawnPeaks } from '#provider/platform/sound/drawn-peaks.ts'
import {
  createLevelMeter,
  encodePeaks,
  encodeWaveform,
  peakCount,
  waveformCount,
} from '#provider/platform/sound/peaks.ts'

/** A decaying drum hit. */
const hit = Float32Array.from(
  { length: 44_100 },
  (_, index) => 0.9 * Math.exp(-index / 8000) * Math.sin(index / 5),
)

function draw(samples: Float32Array): number[] {
  const measure = (count: number) => {
    const meter = createLevelMeter(samples.length, 1, count)
    meter.add([samples])
    return meter.finish()
  }
  const peaks = encodePeaks(measure(peakCount))
  const waveform = encodeWaveform(measure(waveformCount))
  return [...Buffer.from(toDrawnPeaks({ peaks, waveform }), 'base64')]
}

describe('the drawn waveform of a sound', () => {
  test('has 160 points', () => {
    expect(draw(hit)).toHaveLength(160)
  })

  test('is half as high if the sound is 12 dB quieter', () => {
    const quiet = draw(hit.map((sample) => sample / 4))
    for (const [index, height] of draw(hit).entries())
      expect(Math.abs((quiet[index] ?? 999) - height / 2)).toBeLessThanOrEqual(1)
  })

  test('has full height only at full scale', () => {
    expect(Math.max(...draw(new Float32Array(44_100).fill(1)))).toBe(255)
    expect(Math.max(...draw(hit))).toBeLessThan(255)
  })

  test('shows a short hit at its position', () => {
    const samples = new Float32Array(44_100)
    samples.fill(0.5, 22_050, 22_070)
    expect(draw(samples).flatMap((height, index) => (height > 0 ? [index] : []))).toEqual([80])
  })
})

describe('the drawn waveform of a demo, whose level is not stored', () => {
  const drawDemo = (levels: readonly number[]) =>
    [...Buffer.from(toDrawnPeaks({ peaks: encodePeaks(levels), waveform: null }), 'base64')].map(
      (byte) => (byte / 255) ** 2,
    )

  test('has the reference level of demos', () => {
    expect(20 * Math.log10(Math.max(...drawDemo([0.7, 0.2])))).toBeCloseTo(-3.5, 0)
  })

  test('has the same scale as those of sounds', () => {
    const [loud = 0, quiet = 0] = drawDemo([0.8, 0.2])
    expect(20 * Math.log10(quiet / loud)).toBeCloseTo(-12, 0)
  })
})
