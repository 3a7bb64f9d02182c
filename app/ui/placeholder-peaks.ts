/**
 * Peaks of a sound that is nearly at rest, as base64 of one byte each: two slow swells with a grain
 * of their own, always the same.
 */
export function placeholderPeaks(bars: number): string {
  return btoa(
    Array.from({ length: bars }, (_, index) => {
      const swell = Math.sin((index / bars) * Math.PI * 2.4 + 0.4) ** 2
      const grain = 0.55 + 0.45 * Math.sin(index * 2.1) * Math.cos(index * 0.73)
      return String.fromCharCode(Math.round(20 + 200 * swell * grain))
    }).join(''),
  )
}
