import { log2, sampleRate } from '../dsp/math.ts'
import { powerSpectrum } from '../dsp/measure/fourier.ts'

const size = 8192
const places = 8
const middleC = 261.625565
const lowest = 120
const highest = 4000

/** Pitch class of each FFT bin (0 is C); undefined outside the analyzed range. */
const tones = Array.from({ length: size / 2 + 1 }, (_, bin) => {
  const hertz = (bin * sampleRate) / size
  if (hertz < lowest || hertz > highest) return undefined
  return ((Math.round(12 * log2(hertz / middleC)) % 12) + 12) % 12
})

/**
 * Computes the strength of each pitch class in a sound, starting at C, from 0 (weakest) to 1
 * (strongest).
 */
export function chromaOf(sound: Float32Array): number[] {
  const powers = spectraOf(sound)
  const strengths = Array.from({ length: 12 }, (_, tone) => {
    let [sum, count] = [0, 0]
    for (const [bin, own] of tones.entries()) {
      if (own !== tone) continue
      count += 1
      // The square root of the amplitude prevents a loud bass from masking the harmony.
      for (const power of powers) sum += Math.sqrt(Math.sqrt(power[bin] ?? 0))
    }
    // Averages over the bins because some pitch classes have twice as many low bins as others.
    return sum / count
  })
  const most = Math.max(...strengths)
  const least = Math.min(...strengths)
  return strengths.map((strength) => (most === least ? 0 : (strength - least) / (most - least)))
}

function spectraOf(sound: Float32Array): Float64Array[] {
  if (sound.length <= size) return [powerSpectrum(sound, (sound.length - size) >> 1, size)]
  return Array.from({ length: places }, (_, place) =>
    powerSpectrum(sound, Math.floor(((sound.length - size) * place) / (places - 1)), size),
  )
}
