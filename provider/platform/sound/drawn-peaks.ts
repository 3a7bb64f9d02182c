import { levelExponent, peakCount } from './peaks.ts'

/**
 * The linear level of the loudest slice of a pack's demo: −3.5 dB. All demos are mixed to the same
 * loudness, and those of 15 packs are within 1.5 dB of it.
 */
const demoLevel = 10 ** (-3.5 / 20)

/** Maps each byte of `encodePeaks` to a drawn waveform whose loudest slice has `demoLevel`. */
const drawnBytes = Uint8Array.from({ length: 256 }, (_, byte) =>
  Math.round(255 * Math.sqrt((byte / 255) ** (1 / levelExponent) * demoLevel)),
)

interface StoredWaveform {
  /** As returned by `encodePeaks`. */
  readonly peaks: string
  /** As returned by `encodeWaveform`; null for a demo and for imports by an early version. */
  readonly waveform: string | null
}

/**
 * Returns the small waveform for pages, one byte per point in Base64: the square root of the level
 * in the file, where 255 is full scale, so that a quiet sound looks quiet. Without a stored level,
 * assumes that of a demo.
 */
export function toDrawnPeaks({ peaks, waveform }: StoredWaveform): string {
  return waveform === null ? rescale(peaks) : reduce(waveform)
}

function rescale(peaks: string): string {
  const bytes = Buffer.from(peaks, 'base64')
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = drawnBytes[bytes[at] ?? 0] ?? 0
  return bytes.toString('base64')
}

/** Reduces a large waveform to a small one by taking the loudest of the points in each slice. */
function reduce(waveform: string): string {
  const bytes = Buffer.from(waveform, 'base64')
  const reduced = Buffer.alloc(peakCount)
  for (let point = 0; point < peakCount; point += 1) {
    const end = Math.ceil(((point + 1) * bytes.length) / peakCount)
    let loudest = 0
    for (let at = Math.floor((point * bytes.length) / peakCount); at < end; at += 1)
      loudest = Math.max(loudest, bytes[at] ?? 0)
    reduced[point] = loudest
  }
  return reduced.toString('base64')
}
