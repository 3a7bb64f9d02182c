import type { LoopContent } from '../contract/sound-analysis.ts'
import type { SoundRow } from '../platform/database/database.ts'
import type { SoundMeasures } from './characters/measures.rules.ts'
import type { Instrument } from './instruments.ts'

/** The stored measurements of a sound that are sent to players. */
export type AnalysedSound = Pick<
  SoundRow,
  'kind' | 'instrument' | 'waveform' | 'onsets' | 'measures' | 'loudness' | 'true_peak'
>

/** The properties of a sound that its content is derived from. */
export interface ContentFacts {
  readonly kind: 'loop' | 'one-shot'
  readonly instrument: string
  /** Null if it was not measured. */
  readonly measures: SoundMeasures | null
  /** The stored onsets, in seconds. */
  readonly onsets: readonly number[]
}

/** The instruments that are struck; labels hardly ever state their pitch. */
export const drumInstruments: readonly string[] = [
  'drums',
  'kick',
  'snare',
  'clap',
  'hat',
  'cymbal',
  'tom',
  'percussion',
] satisfies Instrument[]

const textureInstruments: readonly string[] = ['pad', 'texture', 'effect']

/** Below this rate of clear onsets per second, a loop has no rhythm to keep. */
const minOnsetsPerSecond = 0.5

/**
 * The measures of drums that an import took for a synthesizer because their tuning gave them a key:
 * noisy, without a clear pitch and with many onsets. In the recordings of the tests and the demo,
 * they separate drums from pitched loops.
 */
const drumMeasures = { minFlatness: -13, maxClarity: 0.7, minOnsetsPerSecond: 2.5 } as const

/** Returns what a loop consists of: hits, notes with attacks, or neither; null for a one-shot. */
export function describeContent(facts: ContentFacts): LoopContent | null {
  const { kind, instrument, measures, onsets } = facts
  if (kind === 'one-shot') return null
  const isStill = onsets.length === 0 || (measures?.onsetsPerSecond ?? 1) < minOnsetsPerSecond
  if (drumInstruments.includes(instrument)) return isStill ? 'texture' : 'drums'
  if (isStill && textureInstruments.includes(instrument)) return 'texture'
  return instrument === 'synth' && measures !== null && isDrumLike(measures) ? 'drums' : 'tonal'
}

function isDrumLike({ flatness, clarity, onsetsPerSecond }: SoundMeasures): boolean {
  return (
    flatness > drumMeasures.minFlatness &&
    clarity < drumMeasures.maxClarity &&
    onsetsPerSecond > drumMeasures.minOnsetsPerSecond
  )
}
