import type { ChunkStatements } from './decode/sound-file.ts'
import { findAudibleRange } from './measure/audible-range.ts'
import { excerptRate } from './measure/excerpt.ts'
import { computeOnsetCurve, findStrikes } from './measure/onset-curve.ts'
import { computeTempoConfidence, rateTempos, type RhythmicSound } from './measure/tempo.ts'
import type { Finding, StatedAttributes, TempoRating } from './sound-analysis.ts'

const minBeats = 1
/** Cutting a loop to the millisecond shifts its tempo by about this much. */
const integerTolerance = 0.0005
/** Tempos closer than this count as one. */
const sameTempo = 0.01
/** A tempo that no length states is this exact. */
const freeTolerance = 0.004

/** Returns a function that measures the rhythm of a sound when first called. */
export function createRhythm(excerpt: Float32Array, seconds: number): () => RhythmicSound {
  let rhythm: RhythmicSound | null = null
  return () => (rhythm ??= measureRhythm(excerpt, seconds))
}

function measureRhythm(excerpt: Float32Array, seconds: number): RhythmicSound {
  const { start, end } = findAudibleRange(excerpt)
  const isWhole = Math.abs(excerpt.length / excerptRate - seconds) < 0.01
  const audible = { start: start / excerptRate, end: isWhole ? end / excerptRate : seconds }
  const curve = computeOnsetCurve(excerpt)
  return { seconds, audible, curve, strikes: findStrikes(curve) }
}

/** Returns the tempo of a loop: as stated, by its file or as measured; null if it has none. */
export function chooseTempo(
  { bpm }: StatedAttributes,
  statements: ChunkStatements,
  getRhythm: () => RhythmicSound,
): Finding<number> | null {
  if (bpm?.evidence === 'manifest') return bpm
  if (statements.bpm !== null)
    return { value: roundTempo(statements.bpm), evidence: 'chunk', confidence: 1 }
  if (bpm !== null) return bpm
  const candidates = rateTempos(getRhythm())
  const [best] = candidates
  if (best === undefined) return null
  return {
    value: roundTempo(best.bpm, best.beats === 0 ? freeTolerance : integerTolerance),
    evidence: best.beats === 0 ? 'measurement' : 'length',
    confidence: roundConfidence(computeTempoConfidence(candidates)),
  }
}

/** Returns whether a tempo is measured, and not stated. */
export function isMeasured(bpm: Finding<number> | null): boolean {
  return bpm?.evidence === 'length' || bpm?.evidence === 'measurement'
}

/** Rates the likeliest tempo and those half and twice as fast. */
export function rateOctaves(
  rhythm: RhythmicSound,
  countWholeBars: (tempo: number) => number | null,
): TempoRating[] {
  const candidates = rateTempos(rhythm)
  const [best] = candidates
  if (best === undefined) return []
  return [1, 0.5, 2].flatMap((factor) => {
    const found = candidates.find(({ bpm }) => Math.abs(bpm / best.bpm / factor - 1) < sameTempo)
    if (found === undefined) return []
    const bpm = roundTempo(found.bpm, found.beats === 0 ? freeTolerance : integerTolerance)
    return [{ bpm, bars: countWholeBars(bpm), score: found.score - best.score }]
  })
}

/**
 * Rounds a tempo to a nearby whole number, which labels usually choose, or else to two decimals.
 */
function roundTempo(bpm: number, tolerance = integerTolerance): number {
  const whole = Math.round(bpm)
  return Math.abs(bpm / whole - 1) < tolerance ? whole : Math.round(bpm * 100) / 100
}

/** Returns the number of whole bars; null if the length is not within an eighth of one. */
export function countBars(seconds: number, bpm: number): number | null {
  const beats = (seconds * bpm) / 60
  const bars = Math.round(beats / 4)
  return beats >= minBeats && bars >= 1 && Math.abs(beats / 4 - bars) < 0.125 ? bars : null
}

/** Rounds a confidence to two decimals. */
export function roundConfidence(confidence: number): number {
  return Math.round(confidence * 100) / 100
}
