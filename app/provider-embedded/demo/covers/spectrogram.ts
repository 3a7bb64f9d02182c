import { exp2, sampleRate } from '../dsp/math.ts'
import { powerSpectrum } from '../dsp/measure/fourier.ts'

const size = 2048
const mostFrames = 640
const lowest = 45
const octaves = 8

/** Number of third-octave bands, from 45 Hz to 11.5 kHz. */
export const bandCount = octaves * 3

const edges = Array.from(
  { length: bandCount + 1 },
  (_, band) => (lowest * exp2(band / 3) * size) / sampleRate,
)

/**
 * Computes the power of each third-octave band over time. Pink noise, which sounds equally loud in
 * every band, gives a flat result.
 */
export function spectrogramOf(sound: Float32Array): number[][] {
  const hop = Math.max(size / 16, Math.min(size / 2, Math.ceil(sound.length / 64)))
  const count = Math.max(1, Math.ceil(sound.length / hop))
  const step = Math.max(1, count / mostFrames)
  return Array.from({ length: Math.ceil(count / step) }, (_, frame) => {
    const power = powerSpectrum(sound, Math.floor(frame * step) * hop - size / 2, size)
    return Array.from({ length: bandCount }, (_unused, band) =>
      sumBetween(power, edges[band] ?? 0, edges[band + 1] ?? 0),
    )
  })
}

/**
 * Sums the power between two fractional bins; bins are weighted by their share inside the band
 * because low bands are narrower than a bin.
 */
function sumBetween(power: Float64Array, from: number, to: number): number {
  let sum = 0
  for (let bin = Math.floor(from); bin <= Math.ceil(to); bin += 1) {
    const share = Math.min(to, bin + 0.5) - Math.max(from, bin - 0.5)
    if (share > 0) sum += share * (power[bin] ?? 0)
  }
  return sum
}
