/** The levels of a sound over time: linear, with 1 as full scale. */
export interface Shape {
  /** In seconds. */
  readonly duration: number
  /** Returns the lowest and highest level between two times in seconds. */
  readonly getExtremes: (from: number, to: number) => readonly [number, number]
}

/** The number of frames per precomputed block of extremes. */
const blockFrames = 64

/**
 * Returns the shape of a decoded recording: the extremes of all channels, scaled by `gain`.
 */
export function createSampleShape(buffer: AudioBuffer, gain: number): Shape {
  const channels = Array.from({ length: buffer.numberOfChannels }, (_, side) =>
    buffer.getChannelData(side),
  )
  const { length, sampleRate } = buffer
  const blocks = Math.ceil(length / blockFrames)
  const lows = new Float32Array(blocks)
  const highs = new Float32Array(blocks)
  for (let block = 0; block < blocks; block += 1) {
    const start = block * blockFrames
    const extremes = findExtremes(channels, start, Math.min(length, start + blockFrames))
    lows[block] = extremes[0]
    highs[block] = extremes[1]
  }
  return {
    duration: buffer.duration,
    getExtremes(from, to) {
      const first = Math.max(0, Math.min(length - 1, Math.floor(from * sampleRate)))
      const end = Math.max(first + 1, Math.min(length, Math.ceil(to * sampleRate)))
      const [low, high] =
        end - first < 4 * blockFrames
          ? findExtremes(channels, first, end)
          : findBlockExtremes(lows, highs, first, end)
      return [low * gain, high * gain]
    },
  }
}

/** Returns the shape of a recording with only evenly spaced levels known. */
export function createLevelShape(levels: readonly number[], duration: number): Shape {
  return {
    duration,
    getExtremes(from, to) {
      const first = Math.floor((from / duration) * levels.length)
      const end = Math.max(first + 1, Math.floor((to / duration) * levels.length))
      const level = Math.max(0, ...levels.slice(Math.max(0, first), end))
      return [-level, level]
    },
  }
}

function findBlockExtremes(
  lows: Float32Array,
  highs: Float32Array,
  first: number,
  end: number,
): readonly [number, number] {
  const from = Math.floor(first / blockFrames)
  const to = Math.ceil(end / blockFrames)
  const [low] = findExtremes([lows], from, to)
  const [, high] = findExtremes([highs], from, to)
  return [low, high]
}

function findExtremes(
  channels: readonly Float32Array[],
  from: number,
  to: number,
): readonly [number, number] {
  let low = Infinity
  let high = -Infinity
  for (const channel of channels) {
    for (let frame = from; frame < to; frame += 1) {
      const sample = channel[frame] ?? 0
      if (sample < low) low = sample
      if (sample > high) high = sample
    }
  }
  return high < low ? [0, 0] : [low, high]
}
