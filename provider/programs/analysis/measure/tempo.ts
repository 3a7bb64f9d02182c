import { createCorrelation } from './curve-correlation.ts'
import { measureGridFit } from './grid-fit.ts'
import { curveRate, type Strike } from './onset-curve.ts'

/** The usual numbers of beats in loops in 4/4 time; two beats are half a bar. */
const beatCounts = [2, 4, 8, 12, 16, 20, 24, 28, 32, 40, 48, 64, 96, 128, 192, 256] as const
const tempoRange = { min: 55, max: 200 } as const
/**
 * The center of the expected tempos in BPM: of tempos an octave apart, such as 78 and 156, the one
 * closer to it in octaves is rated higher, by a normal distribution.
 */
const expectedTempo = 110
const tempoDeviation = 0.5
/** Faster tempos are rare. */
const fastTempo = 182
/** The usual number of strikes a beat, and the standard deviation of its base-2 logarithm. */
const expectedDensity = 2.2
const densityDeviation = 0.9
/** Strikes softer than this, such as ghost notes, say nothing about the tempo. */
const minDenseStrength = 0.25
const fitWeight = 3
const correlationWeight = 3
const integerBonus = 0.7
const integerTolerance = 0.03
/** What it costs if a tempo follows from the length without silence, or from no length. */
const trimPenalty = 0.5
const freePenalty = 1.6
/** The ratio of neighboring tempos tried without a length. */
const freeStep = 1.0025
const minFreeStrikeCount = 8
const minFreeFit = 0.5
/** How far two tempos can differ to count as one. */
const sameTempo = 0.012
/** The distance of scores from which a tempo is clear. */
const clearMargin = 2.5

/** What the tempo of a sound is measured from. */
export interface RhythmicSound {
  /** The length of the whole sound in seconds. */
  readonly seconds: number
  /** The first audible moment, and the last, in seconds. */
  readonly audible: { readonly start: number; readonly end: number }
  readonly curve: Float64Array
  readonly strikes: readonly Strike[]
}

/** A tempo that a sound may have. */
export interface TempoCandidate {
  readonly bpm: number
  /** The number of beats of the sound if the tempo follows from its length, otherwise 0. */
  readonly beats: number
  /** How much better strikes match the grid than by chance, from 0 to 1. */
  readonly fit: number
  /** How much more the sound resembles itself some beats later than at other times. */
  readonly correlation: number
  readonly score: number
}

/**
 * Rates the tempos that a sound may have, best first: those at which its length, with or without
 * the silence around it, spans whole 4/4 bars, and those at which it resembles itself. A tempo is
 * rated by how well the strikes match the grid, how much the sound repeats itself after one, two and
 * four beats, how common the tempo and the number of bars are, and whether it is a whole number, as
 * labels tend to choose.
 */
export function rateTempos(sound: RhythmicSound): TempoCandidate[] {
  const correlate = createCorrelation(sound.curve)
  const rate = createRating(sound, correlate)
  const candidates = listSpans(sound).flatMap(({ seconds, penalty }) =>
    beatCounts
      .map((beats) => ({ beats, bpm: (beats * 60) / seconds }))
      .filter(({ bpm }) => bpm >= tempoRange.min && bpm <= tempoRange.max)
      .map(({ beats, bpm }) => {
        const isInteger = Math.abs(bpm - Math.round(bpm)) < integerTolerance
        return rate(bpm, beats, rateBars(beats / 4) + (isInteger ? integerBonus : 0) - penalty)
      }),
  )
  return [...candidates, ...listFreeTempos(sound, rate)].toSorted((a, b) => b.score - a.score)
}

type Rate = (bpm: number, beats: number, bonus: number) => TempoCandidate

function createRating(
  { strikes, audible, curve }: RhythmicSound,
  correlate: (lag: number) => number,
): Rate {
  const loud = strikes.filter(({ strength }) => strength >= minDenseStrength)
  // The curve, and with it the strikes, can end before the sound.
  const end = Math.min(audible.end, curve.length / curveRate)
  const strikesPerSecond = loud.length / Math.max(0.1, end - audible.start)
  return (bpm, beats, bonus) => {
    const beat = 60 / bpm
    const fit = measureGridFit(strikes, beat, audible.start)
    const correlation = correlate(beat)
    const usual = rateTempo(bpm) + rateDensity(strikesPerSecond * beat)
    const score = fitWeight * fit + correlationWeight * correlation + usual + bonus
    return { bpm, beats, fit, correlation, score }
  }
}

/** Lists the lengths that may be whole bars. */
function listSpans({ seconds, audible }: RhythmicSound) {
  const { start, end } = audible
  const spans = [{ seconds, penalty: 0 }]
  if (seconds - end > 0.01) spans.push({ seconds: end, penalty: trimPenalty })
  if (start > 0.01) spans.push({ seconds: seconds - start, penalty: trimPenalty })
  if (start > 0.01 && seconds - end > 0.01)
    spans.push({ seconds: end - start, penalty: trimPenalty })
  return spans.filter((span) => span.seconds > 0)
}

function listFreeTempos({ strikes }: RhythmicSound, rate: Rate): TempoCandidate[] {
  if (strikes.length < minFreeStrikeCount) return []
  const rated: TempoCandidate[] = []
  for (let bpm: number = tempoRange.min; bpm <= tempoRange.max; bpm *= freeStep)
    rated.push(rate(bpm, 0, -freePenalty))
  return rated.filter(
    ({ score, fit }, index) =>
      fit > minFreeFit &&
      score >= (rated[index - 1]?.score ?? -Infinity) &&
      score > (rated[index + 1]?.score ?? -Infinity),
  )
}

/**
 * Returns the confidence in the best of several candidates, from 0 to 1: it grows with its fit and
 * with the distance of the next other tempo, which is usually an octave away.
 */
export function computeTempoConfidence(candidates: readonly TempoCandidate[]): number {
  const [best] = candidates
  if (best === undefined) return 0
  const second = candidates.find(({ bpm }) => Math.abs(bpm / best.bpm - 1) > sameTempo)
  const margin = best.score - (second?.score ?? best.score - 1)
  return 0.15 + 0.3 * best.fit + 0.5 * Math.min(1, margin / clearMargin)
}

function rateTempo(bpm: number): number {
  const rarity = bpm > fastTempo ? 0.8 : 0
  return -rarity - (Math.log2(bpm / expectedTempo) / tempoDeviation) ** 2 / 2
}

/** Rates the number of strikes a beat, which tells tempos an octave apart. */
function rateDensity(strikesPerBeat: number): number {
  if (strikesPerBeat === 0) return 0
  return -((Math.log2(strikesPerBeat / expectedDensity) / densityDeviation) ** 2) / 2
}

/** Loops usually have 1, 2, 4, 8 … bars, sometimes 3, 6 or 12, and hardly ever 5, 7 or 10. */
function rateBars(bars: number): number {
  if (bars < 1) return -0.5
  if (Number.isInteger(Math.log2(bars))) return 0
  return bars % 3 === 0 ? -1.1 : -1.6
}
