/**
 * The outline of a waveform: `bars` mirrored bars in a box 3·bars wide and 100 high, as path data.
 * `peaks` is base64 of one byte a peak; several peaks fold into one bar by their loudest.
 */
export function waveformPath(peaks: string | null, bars: number): string {
  return toLevels(peaks, bars)
    .map((level, index) => bar(index * 3, Math.max(2, level * 100)))
    .join('')
}

/** The loudness of a sound in so many parts of its time, each from 0 to 1; `peaks` as above. */
export function toLevels(peaks: string | null, parts: number): number[] {
  const known = peaks === null ? new Uint8Array() : decodePeaks(peaks)
  return foldPeaks(known, parts).map((level) => level / 255)
}

function bar(x: number, height: number): string {
  const top = round((100 - height) / 2)
  return `M${x} ${top}h2v${round(height)}h-2z`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

function decodePeaks(peaks: string): Uint8Array {
  return Uint8Array.from(atob(peaks), (character) => character.charCodeAt(0))
}

function foldPeaks(peaks: Uint8Array, bars: number): number[] {
  return Array.from({ length: bars }, (_, index) => {
    const from = Math.floor((index * peaks.length) / bars)
    const to = Math.max(from + 1, Math.floor(((index + 1) * peaks.length) / bars))
    return peaks.slice(from, to).reduce((loudest, peak) => Math.max(loudest, peak), 0)
  })
}
