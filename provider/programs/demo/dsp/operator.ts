import { sine } from '../../../platform/sound/portable-math.ts'
import { sampleRate } from './sample-rate.ts'

/**
 * A carrier and its modulator: frequencies in hertz and modulation index as functions of seconds.
 */
export interface FmOperators {
  readonly carrier: (seconds: number) => number
  readonly modulator: (seconds: number) => number
  readonly index: (seconds: number) => number
  /** Feedback of the modulator, from 0 to 1. */
  readonly feedback?: number
}

const blockSize = 16

/** Renders two-operator frequency modulation (FM) to a new channel at full level. */
export function renderFm(frames: number, operators: FmOperators): Float32Array {
  const out = new Float32Array(frames)
  const feedback = (operators.feedback ?? 0) * 0.16
  let carrier = 0
  let modulator = 0
  let last = 0
  let index = operators.index(0)
  for (let start = 0; start < frames; start += blockSize) {
    const seconds = start / sampleRate
    const carrierStep = operators.carrier(seconds) / sampleRate
    const modulatorStep = operators.modulator(seconds) / sampleRate
    const target = operators.index(seconds + blockSize / sampleRate)
    const slope = (target - index) / blockSize
    const end = Math.min(start + blockSize, frames)
    for (let i = start; i < end; i++) {
      last = sine(modulator + feedback * last)
      out[i] = sine(carrier + index * last * 0.15915494309189535)
      carrier += carrierStep
      modulator += modulatorStep
      index += slope
    }
    index = target
  }
  return out
}
