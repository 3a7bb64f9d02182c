import { powerToDecibels } from './decibels.ts'
import { excerptRate } from './excerpt.ts'
import type { Strike } from './onset-curve.ts'
import { rateTempos, type RhythmicSound } from './tempo.ts'

const edgeSeconds = 0.05
const minLoopSeconds = 0.75
const minRegularOnsets = 4
const minFit = 0.5
const minRepeatingOnsets = 8
const minCorrelation = 0.45
const minRepeatingFit = 0.3
/** Softer strikes may belong to the decay of a sound. */
const minLateStrength = 0.3
/** The maximum by which the end of a loop is quieter than its average. */
const maxFallDecibels = 20
const minSeamlessSeconds = 2
const integerTolerance = 0.03

/**
 * Guesses whether a sound without stated attributes is a loop: its onsets are regular, or it spans
 * whole bars at a whole number of BPM, and it neither decays at the end nor starts late.
 */
export function guessKind(mono: Float32Array, rhythm: RhythmicSound): 'loop' | 'one-shot' {
  const seconds = mono.length / excerptRate
  const [best] = seconds < minLoopSeconds ? [] : rateTempos(rhythm)
  if (best === undefined) return 'one-shot'
  const { strikes, audible } = rhythm
  const repeats =
    strikes.length >= minRepeatingOnsets &&
    best.correlation >= minCorrelation &&
    best.fit >= minRepeatingFit
  const isRegular = (strikes.length >= minRegularOnsets && best.fit >= minFit) || repeats
  if (isRegular && spansWholeLength(strikes, audible.end)) return 'loop'
  const isWhole = Math.abs(best.bpm - Math.round(best.bpm)) < integerTolerance
  const sound = mono.subarray(
    Math.round(audible.start * excerptRate),
    Math.round(audible.end * excerptRate),
  )
  const endsLoud = measureEdge(sound, 'end') > -maxFallDecibels
  const startsLoud = measureEdge(sound, 'start') > -maxFallDecibels
  const isSeamless = endsLoud && startsLoud && seconds >= minSeamlessSeconds
  return isSeamless && isWhole ? 'loop' : 'one-shot'
}

/** Returns whether a sound also has strikes in its second half. */
function spansWholeLength(strikes: readonly Strike[], seconds: number): boolean {
  return strikes.some(({ time, strength }) => time > seconds / 2 && strength >= minLateStrength)
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
