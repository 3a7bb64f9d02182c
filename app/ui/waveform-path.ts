/** The Base64 digits that encode the levels of a waveform; 63 is the loudest. */
const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const maxDigit = digits.length - 1
const digitValues = new Map([...digits].map((digit, value) => [digit.charCodeAt(0), value]))

/** Encodes levels from 0 to 1 as peaks, one Base64 digit each. */
export function encodePeaks(levels: readonly number[]): string {
  return levels.map((level) => digits[Math.round(level * maxDigit)] ?? '').join('')
}

/**
 * Returns the level of each of `count` equal parts of a sound, from 0 to 1: its loudest peak.
 * `peaks` has one Base64 digit per peak.
 */
export function toLevels(peaks: string | null, count: number): number[] {
  const length = peaks?.length ?? 0
  const levels: number[] = []
  for (let index = 0; index < count; index++) {
    const start = Math.floor((index * length) / count)
    const end = Math.max(start + 1, Math.floor(((index + 1) * length) / count))
    let loudest = 0
    for (let at = start; at < end && at < length; at++)
      loudest = Math.max(loudest, digitValues.get(peaks?.charCodeAt(at) ?? 0) ?? 0)
    levels.push(loudest / maxDigit)
  }
  return levels
}

/**
 * Returns the SVG path data of a waveform drawn with strokes of width 2: `bars` vertically centered
 * lines in a box 3 · `bars` wide and 100 high; `peaks` as in `toLevels`. Each line starts and ends
 * at its center, so that lines of the same level have the same text, which compresses well.
 */
export function buildWaveformPath(peaks: string | null, bars: number): string {
  const lines = toLevels(peaks, bars).map((level) => {
    const top = Math.min(49, Math.round(50 - level * 50))
    return `V${top}v${100 - 2 * top}z`
  })
  return `M1 50${lines.join('m3 0')}`
}

/**
 * Returns the SVG path data of the same waveform as an outline, for a clip path, which ignores
 * strokes.
 */
export function buildWaveformOutline(peaks: string | null, bars: number): string {
  return toLevels(peaks, bars)
    .map((level, index) => {
      const height = Math.max(2, level * 100)
      return `M${index * 3} ${roundToTenth((100 - height) / 2)}h2v${roundToTenth(height)}h-2z`
    })
    .join('')
}

function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10
}
