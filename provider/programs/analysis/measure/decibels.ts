/** Converts a power of BS.1770 to a loudness in LUFS; null for silence. */
export function toLoudness(power: number): number | null {
  return power > 0 ? -0.691 + 10 * Math.log10(power) : null
}

/** Level in decibels that stands for silence. */
const silence = -144

/** Converts a linear level to decibels; −144 for silence. */
export function toDecibels(level: number): number {
  return level > 0 ? Math.max(silence, 20 * Math.log10(level)) : silence
}

/** Rounds a level to a hundredth of a decibel. */
export function roundDecibels(decibels: number): number {
  return Math.round(decibels * 100) / 100
}
