/** Converts a ratio of powers, which is above 0, to decibels. */
export function powerToDecibels(ratio: number): number {
  return 10 * Math.log10(ratio)
}

/** Converts a BS.1770 power to a loudness in LUFS; null for silence. */
export function toLoudness(power: number): number | null {
  return power > 0 ? -0.691 + powerToDecibels(power) : null
}

/** The level in decibels that represents silence. */
const silence = -144

/** Converts a linear level to decibels; −144 for silence. */
export function toDecibels(level: number): number {
  return level > 0 ? Math.max(silence, 20 * Math.log10(level)) : silence
}

/** Rounds a level to two decimals. */
export function roundDecibels(decibels: number): number {
  return Math.round(decibels * 100) / 100
}
