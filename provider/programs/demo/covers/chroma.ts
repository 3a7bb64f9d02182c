import { log2 } from '../../../platform/sound/portable-math.ts'
import { sampleRate } from '../dsp/sample-rate.ts'
import { computePowerSpectrum } from '../../analysis/measure/fourier.ts'

const fftSize = 8192
const windowCount = 8
const middleCHertz = 261.625565
const minHertz = 120
const maxHertz = 4000

/** Pitch class of each FFT bin (0 is C); undefined outside the analyzed range. */
const pitchClassOfBin = Array.from({ length: fftSize / 2 + 1 }, (_, bin) => {
  const hertz = (bin * sampleRate) / fftSize
  if (hertz < minHertz || hertz > maxHertz) return undefined
  return ((Math.round(12 * log2(hertz / middleCHertz)) % 12) + 12) % 12
})

/**
 * Computes the strength of each pitch class in a sound, starting at C, from 0 (weakest) to 1
 * (strongest).
 */
export function computeChroma(sound: Float32Array): number[] {
  const powers = computeSpectra(sound)
  const strengths = Array.from({ length: 12 }, (_, tone) => {
    let [sum, count] = [0, 0]
    for (const [bin, own] of pitchClassOfBin.entries()) {
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

function computeSpectra(sound: Float32Array): Float64Array[] {
  if (sound.length <= fftSize)
    return [computePowerSpectrum(sound, (sound.length - fftSize) >> 1, fftSize)]
  return Array.from({ length: windowCount }, (_, place) =>
    computePowerSpectrum(
      sound,
      Math.floor(((sound.length - fftSize) * place) / (windowCount - 1)),
      fftSize,
    ),
  )
}
