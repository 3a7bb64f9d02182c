/**
 * Creates the peaks of an artificial quiet sound, as base64 with one byte per peak: two slow swells
 * with small variations, the same on every call.
 */
export function createPlaceholderPeaks(bars: number): string {
  return btoa(
    Array.from({ length: bars }, (_, index) => {
      const swell = Math.sin((index / bars) * Math.PI * 2.4 + 0.4) ** 2
      const texture = 0.55 + 0.45 * Math.sin(index * 2.1) * Math.cos(index * 0.73)
      return String.fromCharCode(Math.round(20 + 200 * swell * texture))
    }).join(''),
  )
}
