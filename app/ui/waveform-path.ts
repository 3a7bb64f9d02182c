/**
 * Returns the SVG path data of a waveform: `bars` vertically centered bars in a box 3 · `bars` wide
 * and 100 high. `peaks` is base64 with one byte per peak; a bar shows the loudest of the peaks it
 * covers.
 */
export function buildWaveformPath(peaks: string | null, bars: number): string {
  return toLevels(peaks, bars)
    .map((level, index) => toBarPath(index * 3, Math.max(2, level * 100)))
    .join('')
}

/**
 * Returns the level of each of `count` equal parts of a sound, from 0 to 1; `peaks` as in
 * `buildWaveformPath`.
 */
export function toLevels(peaks: string | null, count: number): number[] {
  const bytes = peaks === null ? new Uint8Array() : decodePeaks(peaks)
  return downsamplePeaks(bytes, count).map((level) => level / 255)
}

function toBarPath(x: number, height: number): string {
  const top = roundToTenth((100 - height) / 2)
  return `M${x} ${top}h2v${roundToTenth(height)}h-2z`
}

function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10
}

function decodePeaks(peaks: string): Uint8Array {
  return Uint8Array.from(atob(peaks), (character) => character.charCodeAt(0))
}

function downsamplePeaks(peaks: Uint8Array, count: number): number[] {
  return Array.from({ length: count }, (_, index) => {
    const start = Math.floor((index * peaks.length) / count)
    const end = Math.max(start + 1, Math.floor(((index + 1) * peaks.length) / count))
    return peaks.slice(start, end).reduce((loudest, peak) => Math.max(loudest, peak), 0)
  })
}
