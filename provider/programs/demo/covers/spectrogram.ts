import { exp2 } from '../../../platform/sound/portable-math.ts'
import { sampleRate } from '../dsp/sample-rate.ts'
import { computePowerSpectrum } from '../../analysis/measure/fourier.ts'

const fftSize = 2048
const maxFrames = 640
const minHertz = 45
const octaveCount = 8

/** Number of third-octave bands, from 45 Hz to 11.5 kHz. */
export const bandCount = octaveCount * 3

const bandEdges = Array.from(
  { length: bandCount + 1 },
  (_, band) => (minHertz * exp2(band / 3) * fftSize) / sampleRate,
)

/**
 * Computes the power of each third-octave band over time. Pink noise, which sounds equally loud in
 * every band, gives a flat result.
 */
export function computeSpectrogram(sound: Float32Array): number[][] {
  const hop = Math.max(fftSize / 16, Math.min(fftSize / 2, Math.ceil(sound.length / 64)))
  const count = Math.max(1, Math.ceil(sound.length / hop))
  const step = Math.max(1, count / maxFrames)
  return Array.from({ length: Math.ceil(count / step) }, (_, frame) => {
    const power = computePowerSpectrum(sound, Math.floor(frame * step) * hop - fftSize / 2, fftSize)
    return Array.from({ length: bandCount }, (_unused, band) =>
      sumPower(power, bandEdges[band] ?? 0, bandEdges[band + 1] ?? 0),
    )
  })
}

/**
 * Sums the power between two fractional bins; bins are weighted by their share inside the band
 * because low bands are narrower than a bin.
 */
function sumPower(power: Float64Array, from: number, to: number): number {
  let sum = 0
  for (let bin = Math.floor(from); bin <= Math.ceil(to); bin += 1) {
    const share = Math.min(to, bin + 0.5) - Math.max(from, bin - 0.5)
    if (share > 0) sum += share * (power[bin] ?? 0)
  }
  return sum
}
