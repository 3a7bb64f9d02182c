import { powerToDecibels } from './decibels.ts'
import { excerptRate } from './excerpt.ts'
import type { TempoCandidate } from './tempo.ts'

const edgeSeconds = 0.05
const minLoopSeconds = 0.75
const minRegularOnsets = 4
const minFit = 0.5
/** The maximum by which the end of a loop is quieter than its average. */
const maxFallDecibels = 20
const minSeamlessSeconds = 2
const integerTolerance = 0.03

/**
 * Guesses whether a sound without stated attributes is a loop: its onsets are regular, or it spans
 * whole bars at a whole number of BPM, and it neither decays at the end nor starts late.
 */
export function guessKind(
  mono: Float32Array,
  onsets: readonly number[],
  best: TempoCandidate | undefined,
): 'loop' | 'one-shot' {
  const seconds = mono.length / excerptRate
  if (best === undefined || seconds < minLoopSeconds) return 'one-shot'
  const isRegular = onsets.length >= minRegularOnsets && best.fit >= minFit
  if (isRegular && spansWholeLength(onsets, seconds)) return 'loop'
  const isWhole = Math.abs(best.bpm - Math.round(best.bpm)) < integerTolerance
  const endsLoud = measureEdge(mono, 'end') > -maxFallDecibels
  const startsLoud = measureEdge(mono, 'start') > -maxFallDecibels
  const isSeamless = endsLoud && startsLoud && seconds >= minSeamlessSeconds
  return isSeamless && isWhole ? 'loop' : 'one-shot'
}

/** Returns whether a sound also has onsets in its second half. */
function spansWholeLength(onsets: readonly number[], seconds: number): boolean {
  return onsets.some((time) => time > seconds / 2)
}

/** Measures the level of the first or last 50 ms relative to the whole sound, in decibels. */
function measureEdge(mono: Float32Array, edge: 'start' | 'end'): number {
  const frames = Math.min(mono.length, Math.round(edgeSeconds * excerptRate))
  const part = edge === 'start' ? mono.subarray(0, frames) : mono.subarray(mono.length - frames)
  return powerToDecibels((computePower(part) + 1e-12) / (computePower(mono) + 1e-12))
}

function computePower(channel: Float32Array): number {
  let sum = 0
  for (let i = 0; i < channel.length; i += 1) sum += (channel[i] ?? 0) ** 2
  return sum / Math.max(1, channel.length)
}
