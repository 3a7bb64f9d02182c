import type { Instrument } from '../../catalog/instruments.ts'
import type { ChunkStatements } from './decode/sound-file.ts'
import { computeFeatures } from './measure/features.ts'
import { measureKey, measureMode, spellKey, type Mode } from './measure/key.ts'
import { parseKey } from '../../platform/sound/key.ts'
import { guessKind } from './measure/kind.ts'
import { detectOnsets } from './measure/onsets.ts'
import { measureSound, type StereoMeasures } from './measure/measures.ts'
import { findRootNote, type PitchFrame } from './measure/pitch.ts'
import { excerptRate } from './measure/excerpt.ts'
import {
  computeTempoConfidence,
  findFreeTempo,
  rateTempos,
  type TempoCandidate,
} from './measure/tempo.ts'
import { trackSound } from './measure/tracked-sound.ts'
import type { Finding, SoundAnalysis, StatedAttributes } from './sound-analysis.ts'

const sensitivity = { rise: 6, depth: 30 } as const
/** Below this score, a tempo measured from onsets alone may replace one based on whole bars. */
const doubtfulScore = 2
const minBeats = 1
/** Cutting a loop to the millisecond shifts its tempo by about this much. */
const integerTolerance = 0.0005
const minRootConfidence = 0.4
const middleC = 60
/** Instruments for which labels never state a pitch. */
const unpitchedInstruments: readonly Instrument[] = [
  'drums',
  'kick',
  'snare',
  'clap',
  'hat',
  'cymbal',
  'tom',
  'percussion',
]

/** The key of a one-shot is a note without a mode. */
const noMode = () => null

/** What is known of a sound besides the excerpt. */
export interface SoundContext {
  /** The length of the whole sound. */
  readonly seconds: number
  readonly stereo: StereoMeasures
  readonly stated: StatedAttributes
  readonly statements: ChunkStatements
}

/** The attributes derived from the content of a sound. */
export type SoundDescription = Pick<
  SoundAnalysis,
  'kind' | 'bpm' | 'bars' | 'key' | 'rootNote' | 'onsets' | 'features' | 'measures'
>

/**
 * Derives kind, tempo, key, onsets, features and measures from a mono excerpt at 44.1 kHz. Trusts
 * stated attributes more than measured ones; see `evidenceKinds`.
 */
export function describeSound(
  excerpt: Float32Array,
  { seconds, stereo, stated, statements }: SoundContext,
): SoundDescription {
  const onsets = detectOnsets(excerpt, excerptRate, sensitivity)
  const sound = trackSound(excerpt, onsets)
  const rate = () => rateTempos(seconds, onsets)
  const kind = stated.kind ?? statements.kind ?? guessKind(excerpt, onsets, rate()[0])
  const features = computeFeatures(sound)
  const measures = measureSound(sound, stereo)
  if (kind === 'one-shot') {
    const key = chooseKey(stated, statements, noMode, () =>
      measureRoot(sound.pitch, stated.instrument),
    )
    const rootNote = chooseRootNote(key?.value ?? null, statements.note, sound.pitch)
    return { kind, bpm: null, bars: null, key, rootNote, onsets: [], features, measures }
  }
  const bpm = chooseTempo(stated, statements, rate, onsets)
  const opening = 60 / (bpm?.value ?? 120)
  const measure = () => measureLoopKey(excerpt, 2 * opening, stated.instrument)
  return {
    kind,
    bpm,
    bars: bpm === null ? null : countBars(seconds, bpm.value),
    key: chooseKey(stated, statements, (root) => measureMode(excerpt, root), measure),
    rootNote: null,
    onsets: onsets.map((time) => Math.round(time * 1000) / 1000),
    features,
    measures,
  }
}

function chooseTempo(
  { bpm }: StatedAttributes,
  statements: ChunkStatements,
  rate: () => readonly TempoCandidate[],
  onsets: readonly number[],
): Finding<number> | null {
  if (bpm?.evidence === 'manifest') return bpm
  if (statements.bpm !== null)
    return { value: roundTempo(statements.bpm), evidence: 'chunk', confidence: 1 }
  if (bpm !== null) return bpm
  const candidates = rate()
  const [best] = candidates
  const isDoubtful = best === undefined || best.score < doubtfulScore
  const free = isDoubtful ? findFreeTempo(onsets, best?.score ?? 0) : null
  if (free !== null)
    return { value: roundTempo(free.bpm), evidence: 'measurement', confidence: free.fit / 2 }
  if (best === undefined) return null
  return {
    value: roundTempo(best.bpm),
    evidence: 'length',
    confidence: roundConfidence(computeTempoConfidence(candidates)),
  }
}

/**
 * Rounds a tempo to a nearby whole number, which labels usually choose, or else to two decimals.
 */
function roundTempo(bpm: number): number {
  const whole = Math.round(bpm)
  return Math.abs(bpm / whole - 1) < integerTolerance ? whole : Math.round(bpm * 100) / 100
}

function roundConfidence(confidence: number): number {
  return Math.round(confidence * 100) / 100
}

/** Returns the number of whole bars; null if the length is not within an eighth of one. */
function countBars(seconds: number, bpm: number): number | null {
  const beats = (seconds * bpm) / 60
  const bars = Math.round(beats / 4)
  return beats >= minBeats && bars >= 1 && Math.abs(beats / 4 - bars) < 0.125 ? bars : null
}

function chooseKey(
  { key }: StatedAttributes,
  { root, mode }: ChunkStatements,
  measureStatedMode: (root: number) => Mode | null,
  measure: () => Finding<string> | null,
): Finding<string> | null {
  if (key?.evidence === 'manifest') return key
  if (root !== null) {
    const name = spellKey(root, mode ?? measureStatedMode(root))
    return { value: name, evidence: 'chunk', confidence: 1 }
  }
  return key ?? measure()
}

function measureRoot(
  pitch: readonly PitchFrame[],
  instrument: Instrument | null,
): Finding<string> | null {
  if (instrument !== null && unpitchedInstruments.includes(instrument)) return null
  const root = findRootNote(pitch)
  if (root === null || root.confidence < minRootConfidence) return null
  return {
    value: spellKey(root.pitchClass, null),
    evidence: 'measurement',
    confidence: roundConfidence(root.confidence),
  }
}

/**
 * Returns the MIDI note of a root: the one stated in the file, or the measured one. Tools that know
 * only the pitch class write a note in the octave above middle C, so another octave is believed.
 */
function chooseRootNote(
  key: string | null,
  stated: number | null,
  pitch: readonly PitchFrame[],
): number | null {
  const root = parseKey(key)?.root
  if (root === undefined) return null
  const isInKey = (note: number | null) => note !== null && note % 12 === root
  const measured = findRootNote(pitch)?.note ?? null
  const isClear = isInKey(measured)
  if (stated === null || !isInKey(stated)) return isClear ? measured : null
  const isOctaveDoubtful = stated >= middleC && stated < middleC + 12
  return isOctaveDoubtful && isClear ? measured : stated
}

function measureLoopKey(
  excerpt: Float32Array,
  openingSeconds: number,
  instrument: Instrument | null,
): Finding<string> | null {
  if (instrument !== null && unpitchedInstruments.includes(instrument)) return null
  const key = measureKey(excerpt, openingSeconds)
  if (key === null) return null
  return {
    value: key.name,
    evidence: 'measurement',
    confidence: roundConfidence(key.confidence),
  }
}
