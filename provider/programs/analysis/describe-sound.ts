import type { Instrument } from '../../catalog/instruments.ts'
import { drumInstruments } from '../../catalog/loop-content.rules.ts'
import {
  chooseTempo,
  countBars,
  createRhythm,
  isMeasured,
  rateOctaves,
  roundConfidence,
} from './choose-tempo.ts'
import type { ChunkStatements } from './decode/sound-file.ts'
import { detectHits } from './measure/hits.ts'
import { chooseRatedKey, measureMode, rateKeys, spellKey, type Mode } from './measure/key.ts'
import { parseKey } from '../../platform/sound/key.ts'
import { guessKind } from './measure/kind.ts'
import { detectOnsets } from './measure/onsets.ts'
import { measureSound, type StereoMeasures } from './measure/measures.ts'
import { findRootNote, type PitchFrame, type RootNote } from './measure/pitch.ts'
import { excerptRate } from './measure/excerpt.ts'
import { trackSound } from './measure/tracked-sound.ts'
import { computeLoopFeatures, computeOneShotFeatures } from './similarity/features.ts'
import type { Finding, SoundAnalysis, StatedAttributes } from './sound-analysis.ts'

const sensitivity = { rise: 6, depth: 30 } as const
const minRootConfidence = 0.4
/** The frames and the largest deviation of a root in a sound that may be a drum or an effect. */
const tuned = { frames: 4, deviation: 0.085 } as const
/** Long notes, unlike drums, may bend by more, in semitones. */
const longNote = { seconds: 0.85, deviation: 0.21 } as const
const middleC = 60

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
  | 'kind'
  | 'bpm'
  | 'bars'
  | 'key'
  | 'keyRatings'
  | 'tempoRatings'
  | 'rootNote'
  | 'onsets'
  | 'features'
  | 'measures'
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
  const getRhythm = createRhythm(excerpt, seconds)
  const kind = stated.kind ?? statements.kind ?? guessKind(excerpt, getRhythm())
  const measures = measureSound(sound, stereo)
  if (kind === 'one-shot') {
    const key = chooseKey(stated, statements, noMode, () =>
      measureRoot(sound.pitch, stated.instrument, seconds),
    )
    const rootNote = chooseRootNote(key?.value ?? null, statements.note, sound.pitch)
    const keys = { key, keyRatings: null, tempoRatings: null, rootNote }
    const features = computeOneShotFeatures({ sound, measures })
    return { kind, bpm: null, bars: null, ...keys, onsets: [], features, measures }
  }
  const bpm = chooseTempo(stated, statements, getRhythm)
  const countWholeBars = (tempo: number) => {
    const { start, end } = getRhythm().audible
    return countBars(seconds, tempo) ?? countBars(end - start, tempo)
  }
  const opening = 60 / (bpm?.value ?? 120)
  let keyRatings: readonly number[] | null = null
  const measure = () => {
    keyRatings = isPitched(stated.instrument) ? rateKeys(excerpt, 2 * opening) : null
    return toKeyFinding(keyRatings)
  }
  const key = chooseKey(stated, statements, (root) => measureMode(excerpt, root), measure)
  return {
    kind,
    bpm,
    bars: bpm === null ? null : countWholeBars(bpm.value),
    tempoRatings: isMeasured(bpm) ? rateOctaves(getRhythm(), countWholeBars) : null,
    key,
    keyRatings: key === null || key.evidence === 'measurement' ? keyRatings : null,
    rootNote: null,
    onsets: listOnsets(excerpt, onsets, stated.instrument),
    features: computeLoopFeatures({
      sound,
      measures,
      bpm: bpm?.value ?? null,
      key: key?.value ?? null,
    }),
    measures,
  }
}

/**
 * Lists the onsets to store, in seconds: all hits of a loop that may be of drums; of others, only
 * the clear onsets, because beating partials rise like soft hits.
 */
function listOnsets(
  excerpt: Float32Array,
  onsets: readonly number[],
  instrument: Instrument | null,
): number[] {
  const hasHits = instrument === null || drumInstruments.includes(instrument)
  const times = hasHits ? detectHits(excerpt, excerptRate) : onsets
  return times.map((time) => Math.round(time * 1e4) / 1e4)
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
  seconds: number,
): Finding<string> | null {
  if (!isPitched(instrument)) return null
  const root = findRootNote(pitch)
  if (root === null || root.confidence < minRootConfidence) return null
  const isDoubtful = instrument === null || instrument === 'effect'
  if (isDoubtful && !isTuned(root, seconds)) return null
  return {
    value: spellKey(root.pitchClass, null),
    evidence: 'measurement',
    confidence: roundConfidence(root.confidence),
  }
}

/** Returns whether a root is that of a tuned instrument, and not the pitch of a drum. */
function isTuned({ frameCount, deviation }: RootNote, seconds: number): boolean {
  const isLong = seconds >= longNote.seconds
  const limit = isLong ? longNote.deviation : tuned.deviation
  return frameCount >= tuned.frames && deviation <= limit
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

function isPitched(instrument: Instrument | null): boolean {
  return instrument === null || !drumInstruments.includes(instrument)
}

function toKeyFinding(ratings: readonly number[] | null): Finding<string> | null {
  const key = ratings === null ? null : chooseRatedKey(ratings)
  if (key === null) return null
  return {
    value: key.name,
    evidence: 'measurement',
    confidence: roundConfidence(key.confidence),
  }
}
