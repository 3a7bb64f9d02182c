import { sine } from '../../../platform/sound/portable-math.ts'
import { sampleRate } from './sample-rate.ts'
import { evaluateCurve, type Curve } from './signal.ts'

type Wave = 'sine' | 'saw' | 'square' | 'triangle'

/**
 * Computes the PolyBLEP correction that reduces the aliasing of a step; `t` is the phase, `dt` the
 * phase increment.
 */
function computePolyBlep(t: number, dt: number): number {
  if (t < dt) {
    const x = t / dt
    return x + x - x * x - 1
  }
  if (t > 1 - dt) {
    const x = (t - 1) / dt
    return x * x + x + x + 1
  }
  return 0
}

function sawAt(t: number, dt: number): number {
  return 2 * t - 1 - computePolyBlep(t, dt)
}

function squareAt(t: number, dt: number, width: number): number {
  const other = t + 1 - width
  const shifted = other >= 1 ? other - 1 : other
  return (
    (t < width ? 1 : -1) + computePolyBlep(t, dt) - computePolyBlep(shifted, dt) - (2 * width - 1)
  )
}

function triangleAt(t: number): number {
  return t < 0.25 ? 4 * t : t < 0.75 ? 2 - 4 * t : 4 * t - 4
}

/**
 * Oscillator settings: frequency in hertz, start phase in turns, pulse width of the square wave.
 */
export interface Oscillator {
  readonly wave: Wave
  readonly frequency: Curve
  readonly phase?: number
  readonly width?: Curve
}

const blockSize = 16

/** Adds an oscillator with a gain to a channel in place. */
export function addOscillator(out: Float32Array, tone: Oscillator, gain: number): Float32Array {
  let phase = tone.phase ?? 0
  const { wave } = tone
  for (let start = 0; start < out.length; start += blockSize) {
    const seconds = start / sampleRate
    const dt = evaluateCurve(tone.frequency, seconds) / sampleRate
    const width = evaluateCurve(tone.width ?? 0.5, seconds)
    const end = Math.min(start + blockSize, out.length)
    for (let i = start; i < end; i++) {
      const value =
        wave === 'saw'
          ? sawAt(phase, dt)
          : wave === 'sine'
            ? sine(phase)
            : wave === 'square'
              ? squareAt(phase, dt, width)
              : triangleAt(phase)
      out[i] = (out[i] ?? 0) + value * gain
      phase += dt
      if (phase >= 1) phase -= 1
    }
  }
  return out
}

/** Renders an oscillator to a new channel. */
export function renderOscillator(frames: number, tone: Oscillator): Float32Array {
  return addOscillator(new Float32Array(frames), tone, 1)
}
