import { expect, test } from 'vitest'
import { computePeaks, peakCount } from '#provider/platform/sound/peaks.ts'
import { readPeaks } from '../support/read-sounds.ts'

const crescendo = Float32Array.from(
  { length: 44_100 },
  (_, index) => (index / 44_100) * Math.sin(index / 5),
)

test('a waveform has 160 one-byte peaks with a maximum of 255', () => {
  const bytes = Buffer.from(computePeaks([crescendo]), 'base64')
  expect(bytes.length).toBe(160)
  expect(Math.max(...bytes)).toBe(255)
})

test('the waveform of a crescendo never decreases', () => {
  const peaks = readPeaks(computePeaks([crescendo]))
  for (let index = 4; index < peakCount; index += 4)
    expect(peaks[index]).toBeGreaterThan(peaks[index - 4] ?? 1)
})

test('the level of a sound does not change its waveform', () => {
  expect(computePeaks([crescendo.map((sample) => sample / 8)])).toBe(computePeaks([crescendo]))
})

test('a sound only on the right channel has the same waveform', () => {
  const right = readPeaks(computePeaks([new Float32Array(44_100), crescendo]))
  for (const [index, peak] of readPeaks(computePeaks([crescendo])).entries())
    expect(Math.abs((right[index] ?? 9) - peak)).toBeLessThan(0.03)
})

test('silence and very short sounds have waveforms', () => {
  expect(new Set(readPeaks(computePeaks([new Float32Array(500)])))).toEqual(new Set([0]))
  expect(readPeaks(computePeaks([Float32Array.from([0.5, 0.25])]))).toHaveLength(160)
})

test('stored peaks of the wrong length are rejected', () => {
  expect(() => readPeaks('AAAA')).toThrow('160')
})
