import { drumInstruments } from '../../../catalog/loop-content.rules.ts'
import type { Instrument } from '../../../catalog/instruments.ts'
import type { SoundAnalysis, TempoRating } from '../../analysis/sound-analysis.ts'

/** The fewest loops that can agree on an octave. */
const minVoters = 3
/** Tempos this close count as one, as a fraction. */
const tolerance = 0.01
/** The most by which a loop of notes can prefer an octave: long notes say little about it. */
const maxPreference = 1
/** How much more a loop of drums, or a stated tempo, counts. */
const drumWeight = 3
/** The confidence in a tempo that the pack has chosen against the loop's own rating: it is unsure. */
const changedConfidence = 0.6

/** What the vote reads and may change. */
export interface TempoVoter {
  readonly instrument: Instrument | null
  readonly analysis: Pick<SoundAnalysis, 'kind' | 'bpm' | 'bars' | 'tempoRatings'>
}

/**
 * Decides by majority between the octaves of a pack's tempos, such as 85 and 170 BPM, because the
 * loops of a pack mostly have one tempo and its drums tell which. Returns the analyses in their order;
 * a tempo changes only by an octave, and never if it is stated.
 */
export function voteTempos<Analysis extends TempoVoter['analysis']>(
  sounds: readonly { readonly instrument: Instrument | null; readonly analysis: Analysis }[],
): Analysis[] {
  return sounds.map(({ analysis }) => {
    const { tempoRatings } = analysis
    const [own] = tempoRatings ?? []
    if (own === undefined || analysis.bpm === null) return analysis
    const best = findWinner(sounds, tempoRatings ?? [])
    if (best === undefined || isNear(best.bpm, own.bpm)) return analysis
    const bpm = { ...analysis.bpm, value: best.bpm, confidence: changedConfidence }
    return { ...analysis, bpm, bars: best.bars }
  })
}

/** Returns the octave that the most loops prefer; undefined if too few have these tempos. */
function findWinner(
  sounds: readonly TempoVoter[],
  octaves: readonly TempoRating[],
): TempoRating | undefined {
  const voters = sounds.filter(({ analysis }) => {
    const tempo = analysis.bpm?.value
    return tempo !== undefined && octaves.some(({ bpm }) => isNear(bpm, tempo))
  })
  if (voters.length < minVoters) return undefined
  const rated = octaves.map((octave) => ({
    octave,
    votes: voters.reduce((sum, voter) => sum + vote(voter, octave.bpm), 0),
  }))
  return rated.toSorted((a, b) => b.votes - a.votes)[0]?.octave
}

/** Returns how much a loop prefers a tempo to the best of its others; negative if it does not. */
function vote({ instrument, analysis }: TempoVoter, tempo: number): number {
  const { bpm, tempoRatings } = analysis
  if (tempoRatings === null)
    return bpm !== null && isNear(bpm.value, tempo) ? drumWeight : -drumWeight
  const isDrums = instrument !== null && drumInstruments.includes(instrument)
  const score = tempoRatings.find((rating) => isNear(rating.bpm, tempo))?.score ?? -Infinity
  const others = tempoRatings.filter((rating) => !isNear(rating.bpm, tempo))
  const next = Math.max(-Infinity, ...others.map((rating) => rating.score))
  const preference = next === -Infinity ? maxPreference : score - next
  const limited = Math.max(-maxPreference, Math.min(maxPreference, preference))
  return isDrums ? drumWeight * limited : limited
}

function isNear(tempo: number, other: number): boolean {
  return Math.abs(tempo / other - 1) < tolerance
}
