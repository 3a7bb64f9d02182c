import { encodePeaks } from './waveform-path.ts'

/**
 * Creates the peaks of an artificial quiet sound: two slow swells with small variations, the same
 * on every call.
 */
export function createPlaceholderPeaks(bars: number): string {
  return encodePeaks(
    Array.from({ length: bars }, (_, index) => {
      const swell = Math.sin((index / bars) * Math.PI * 2.4 + 0.4) ** 2
      const texture = 0.55 + 0.45 * Math.sin(index * 2.1) * Math.cos(index * 0.73)
      return (20 + 200 * swell * texture) / 255
    }),
  )
}
