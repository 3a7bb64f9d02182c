import type { Instrument } from '../../catalog/instruments.ts'
import type { ChunkStatements } from './decode/sound-file.ts'
import { computeFeatures } from './measure/features.ts'
import { measureKey, measureMode, spellKey, type Mode } from './measure/key.ts'
import { guessKind } from './measure/kind.ts'
import { detectOnsets } from './measure/onsets.ts'
import { findRootNote, trackPitch, type PitchFrame } from './measure/pitch.ts'
import { excerptRate } from './measure/excerpt.ts'
import {
  computeTempoConfidence,
  findFreeTempo,
  rateTempos,
  type TempoCandidate,
} from './measure/tempo.ts'
import type { Finding, SoundAnalysis, StatedAttributes } from './sound-analysis.ts'

const sensitivity = { rise: 6, depth: 30 } as const
/** Below this score, a tempo for whole bars may give way to one measured from the onsets alone. */
const doubtfulScore = 2
/** A loop has at least one beat. */
const minBeats = 1
/** A loop that is cut to the millisecond misses its tempo by about as much. */
const integerTolerance = 0.0005
const minRootConfidence = 0.4
/** Instruments whose pitch no label states. */
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

/** The key of a one-shot is a note. */
const noMode = () => null

/** What is found out about a sound by its content. */
export type SoundDescription = Pick<
  SoundAnalysis,
  'kind' | 'bpm' | 'bars' | 'key' | 'onsets' | 'features'
>

/**
 * Finds kind, tempo, key, onsets and features from a mono excerpt at 44.1 kHz of a sound with a
 * length in seconds. What is stated is trusted more than what is measured; see `evidenceKinds`.
 */
export function describeSound(
  excerpt: Float32Array,
  seconds: number,
  stated: StatedAttributes,
  statements: ChunkStatements,
): SoundDescription {
  const onsets = detectOnsets(excerpt, excerptRate, sensitivity)
  const pitch = trackPitch(excerpt)
  const rate = () => rateTempos(seconds, onsets)
  const kind = stated.kind ?? statements.kind ?? guessKind(excerpt, onsets, rate()[0])
  const features = computeFeatures(excerpt, pitch, onsets)
  if (kind === 'one-shot') {
    const key = chooseKey(stated, statements, noMode, () => measureRoot(pitch, stated.instrument))
    return { kind, bpm: null, bars: null, key, onsets: [], features }
  }
  const bpm = chooseTempo(stated, statements, rate, onsets)
  const opening = 60 / (bpm?.value ?? 120)
  const measure = () => measureLoopKey(excerpt, 2 * opening, stated.instrument)
  return {
    kind,
    bpm,
    bars: bpm === null ? null : countBars(seconds, bpm.value),
    key: chooseKey(stated, statements, (root) => measureMode(excerpt, root), measure),
    onsets: onsets.map((time) => Math.round(time * 1000) / 1000),
    features,
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

/** Rounds a tempo to a whole number if it is nearly one, as labels choose it, else to a hundredth. */
function roundTempo(bpm: number): number {
  const whole = Math.round(bpm)
  return Math.abs(bpm / whole - 1) < integerTolerance ? whole : Math.round(bpm * 100) / 100
}

function roundConfidence(confidence: number): number {
  return Math.round(confidence * 100) / 100
}

/** Counts whole bars; null if the sound is not a whole number of bars long, within an eighth. */
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
