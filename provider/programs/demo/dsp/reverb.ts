import type { Effect } from './effects.ts'
import { exp2, tangent } from '../../../platform/sound/portable-math.ts'
import { sampleRate } from './sample-rate.ts'
import { countFrames, toStereo } from './signal.ts'

const delayLengths = [1129, 1301, 1543, 1783, 1999, 2239, 2521, 2833] as const

/**
 * Reverb settings: decay to −60 dB in seconds, size from about 0.5 to 1.6, cutoff of the damping in
 * hertz.
 */
export interface Room {
  readonly decay: number
  readonly size: number
  readonly cutoff: number
  readonly mix: number
}

interface DelayLine {
  readonly buffer: Float32Array
  readonly gain: number
  position: number
  low: number
}

function createDelayLines(room: Room): DelayLine[] {
  return delayLengths.map((length) => {
    const frames = Math.round(length * room.size)
    const gain = exp2((-9.965784 * frames) / (room.decay * sampleRate))
    return { buffer: new Float32Array(frames), gain, position: 0, low: 0 }
  })
}

/** Mixes eight values in place with a Hadamard matrix, which preserves their energy. */
function applyHadamard(v: Float64Array): void {
  for (let span = 1; span < 8; span *= 2) {
    for (let i = 0; i < 8; i++) {
      if ((i & span) !== 0) continue
      const a = v[i] ?? 0
      const b = v[i + span] ?? 0
      v[i] = a + b
      v[i + span] = a - b
    }
  }
  for (let i = 0; i < 8; i++) v[i] = (v[i] ?? 0) * 0.35355339059327373
}

/**
 * Creates a reverb from a feedback delay network of eight lines; it is wide even for a mono signal.
 */
export function reverb(room: Room): Effect {
  return (signal, isCircular) => {
    const frames = countFrames(signal)
    const [left, right] = toStereo(signal)
    const lines = createDelayLines(room)
    const g = tangent(room.cutoff / sampleRate / 2)
    const soft = g / (1 + g)
    const taps = new Float64Array(8)
    const outLeft = new Float32Array(frames)
    const outRight = new Float32Array(frames)
    const passes = isCircular ? 1 + Math.ceil((room.decay * 1.1 * sampleRate) / frames) : 1
    for (let pass = 0; pass < passes; pass++) {
      for (let i = 0; i < frames; i++) {
        const l = left[i] ?? 0
        const r = right[i] ?? 0
        for (let k = 0; k < 8; k++) {
          const line = lines[k]
          if (line) taps[k] = line.buffer[line.position] ?? 0
        }
        const wetLeft = (taps[0] ?? 0) + (taps[2] ?? 0) - (taps[4] ?? 0) - (taps[6] ?? 0)
        const wetRight = (taps[1] ?? 0) + (taps[3] ?? 0) - (taps[5] ?? 0) - (taps[7] ?? 0)
        applyHadamard(taps)
        for (let k = 0; k < 8; k++) {
          const line = lines[k]
          if (!line) continue
          line.low += soft * ((taps[k] ?? 0) * line.gain - line.low)
          line.buffer[line.position] = line.low + (k % 2 === 0 ? l : r) * 0.35
          line.position = line.position + 1 === line.buffer.length ? 0 : line.position + 1
        }
        outLeft[i] = l + wetLeft * room.mix
        outRight[i] = r + wetRight * room.mix
      }
    }
    return [outLeft, outRight]
  }
}
