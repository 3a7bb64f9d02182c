/** The number of points in a small waveform. */
export const peakCount = 160

/** The number of points in a large waveform. */
export const waveformCount = 2000

const peakWeight = 0.45
/** Makes quiet slices of `encodePeaks` visible. */
export const levelExponent = 0.85

/** Measures the level of consecutive blocks of samples in slices of equal length. */
export interface LevelMeter {
  readonly add: (block: readonly Float32Array[]) => void
  /** Returns one linear level per slice, where 1 is full scale. */
  readonly finish: () => number[]
}

/**
 * Creates a meter of the level in `count` slices of a sound of `frames` frames. Blends peak and RMS
 * levels, because peaks alone look like a solid block and RMS levels alone hide the attacks.
 */
export function createLevelMeter(frames: number, channels: number, count: number): LevelMeter {
  const sliceCount = Math.min(count, Math.max(1, frames))
  const peaks = new Float64Array(sliceCount)
  const squares = new Float64Array(sliceCount)
  const startOf = (slice: number) => Math.floor((slice * frames) / sliceCount)
  let frame = 0
  let slice = 0
  return {
    add(block) {
      const length = block[0]?.length ?? 0
      for (let offset = 0; offset < length && slice < sliceCount;) {
        const end = Math.min(length, offset + startOf(slice + 1) - frame)
        for (const channel of block) addSlice(channel, offset, end, slice)
        frame += end - offset
        offset = end
        if (frame >= startOf(slice + 1)) slice += 1
      }
    },
    finish: () =>
      Array.from({ length: count }, (_, index) => {
        const at = Math.floor((index * sliceCount) / count)
        const samples = (startOf(at + 1) - startOf(at)) * channels
        const loudness = Math.sqrt((2 * (squares[at] ?? 0)) / Math.max(1, samples))
        return peakWeight * (peaks[at] ?? 0) + (1 - peakWeight) * loudness
      }),
  }

  function addSlice(channel: Float32Array, from: number, to: number, index: number): void {
    let peak = peaks[index] ?? 0
    let sum = squares[index] ?? 0
    for (let i = from; i < to; i += 1) {
      const sample = channel[i] ?? 0
      const size = sample < 0 ? -sample : sample
      if (size > peak) peak = size
      sum += sample * sample
    }
    peaks[index] = peak
    squares[index] = sum
  }
}

/** Computes the small waveform of a sound (see `encodePeaks`). */
export function computePeaks(channels: readonly Float32Array[]): string {
  const meter = createLevelMeter(channels[0]?.length ?? 0, channels.length, peakCount)
  meter.add(channels)
  return encodePeaks(meter.finish())
}

/**
 * Encodes levels for a small waveform that shows the shape of a sound whatever its level: Base64
 * bytes from 0 (silence) to 255 (the loudest slice).
 */
export function encodePeaks(levels: readonly number[]): string {
  const loudest = Math.max(...levels)
  const bytes = levels.map((level) =>
    loudest === 0 ? 0 : Math.round(255 * (level / loudest) ** levelExponent),
  )
  return Buffer.from(bytes).toString('base64')
}

/**
 * Encodes levels for a large waveform that shows the loudness of a sound: Base64 bytes proportional
 * to the square root of the level, where 0 is silence and 255 full scale.
 */
export function encodeWaveform(levels: readonly number[]): string {
  const bytes = levels.map((level) => Math.round(255 * Math.sqrt(Math.min(1, level))))
  return Buffer.from(bytes).toString('base64')
}
