/** Number of points in a stored waveform. */
export const peakCount = 160

const peakWeight = 0.45
const levelExponent = 0.85

/**
 * Computes the waveform of a sound: 160 bytes, from 0 (silence) to 255 (the loudest part), in
 * Base64. It blends peak and RMS levels because peaks alone look like a solid block and RMS levels
 * alone hide the attacks.
 */
export function computePeaks(channels: readonly Float32Array[]): string {
  const levels = Array.from({ length: peakCount }, (_, index) => measureSlice(channels, index))
  const loudest = Math.max(...levels)
  const bytes = levels.map((level) =>
    loudest === 0 ? 0 : Math.round(255 * (level / loudest) ** levelExponent),
  )
  return Buffer.from(bytes).toString('base64')
}

/** Decodes a stored waveform to fractions from 0 to 1; throws unless it has exactly 160 peaks. */
export function readPeaks(peaks: string): readonly number[] {
  const bytes = Buffer.from(peaks, 'base64')
  if (bytes.length !== peakCount) throw new Error(`A waveform must have ${peakCount} peaks.`)
  return [...bytes].map((byte) => byte / 255)
}

function measureSlice(channels: readonly Float32Array[], index: number): number {
  const frames = channels[0]?.length ?? 0
  const start = Math.floor((index * frames) / peakCount)
  const end = Math.max(start + 1, Math.floor(((index + 1) * frames) / peakCount))
  let peak = 0
  let squares = 0
  for (const channel of channels)
    for (let frame = start; frame < end; frame += 1) {
      const sample = channel[frame] ?? 0
      peak = Math.max(peak, Math.abs(sample))
      squares += sample * sample
    }
  const loudness = Math.sqrt((2 * squares) / ((end - start) * channels.length))
  return peakWeight * peak + (1 - peakWeight) * loudness
}
