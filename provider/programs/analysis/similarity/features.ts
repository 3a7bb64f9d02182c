import {
  listRecordings,
  type ReferenceSound,
} from '../../../catalog/characters/reference-sounds.ts'
import type { SoundMeasures } from '../../../catalog/characters/measures.rules.ts'
import { norm } from '../../../platform/sound/portable-math.ts'
import { featureScales } from '../measure/feature-scales.ts'
import { standardizeFeatures } from '../measure/features.ts'
import type { TrackedSound } from '../measure/tracked-sound.ts'
import { attackSpectrumLength, measureAttackSpectrum } from './attack-spectrum.ts'
import { createRecognizer, type Recognizer } from './recognize-instrument.ts'
import { measureRhythm } from './rhythm-pattern.ts'
import { measureScaleDegrees } from './scale-degrees.ts'

/**
 * What one unit of each group of features weighs in the distance between two sounds, chosen with the
 * recordings of the tests.
 */
const weights = {
  attackSpectrum: 1 / 200,
  timbre: 1,
  instrument: Math.SQRT2,
  loopTimbre: 0.8,
  rhythm: 0.9,
  /** How much of a rhythm there is, so that no loop of hits is like one without. */
  pulse: 1,
  /** Times the clarity of the pitch. */
  degrees: 0.9,
} as const
/** No features are longer than this, so that all vectors can be completed to one length. */
const maxLength = 5
/** Rounds stored features to four decimals. */
const precision = 1e4

/** The instruments of the recorded one-shots, in the order of their likenesses. */
export const knownInstruments = listInstruments()

function listInstruments(): string[] {
  return [...new Set(listKnownSounds().map(({ instrument }) => instrument))].toSorted()
}

/** Lists the recorded one-shots whose instruments are known. */
export function listKnownSounds(): ReferenceSound[] {
  return listRecordings().filter(({ kind }) => kind === 'one-shot')
}

let recognizer: Recognizer | null = null

/** Returns how much a sound is like each of `knownInstruments`. */
const recognizeInstrument: Recognizer = (measures) =>
  (recognizer ??= createRecognizer(listKnownSounds(), knownInstruments))(measures)

/** What the features of a sound are computed from. */
export interface FeatureSource {
  readonly sound: TrackedSound
  /** Null for silence. */
  readonly measures: SoundMeasures | null
}

/**
 * Computes the features of a one-shot as a unit vector: how its spectrum develops, its timbre, and
 * which instruments it is like. The closer two vectors, the more similar the sounds. Silence yields
 * a zero vector.
 */
export function computeOneShotFeatures(
  { sound, measures }: FeatureSource,
  recognize = recognizeInstrument,
): number[] {
  const timbre = standardizeFeatures(sound)
  const likenesses = measures === null ? knownInstruments.map(() => 0) : recognize(measures)
  return toUnitVector(timbre !== null && measures !== null, [
    ...measureAttackSpectrum(sound.mono).map((value) => value * weights.attackSpectrum),
    ...(timbre ?? []).map((value) => value * weights.timbre),
    ...likenesses.map((value) => value * weights.instrument),
  ])
}

/** What the features of a loop are computed from besides its sound. */
export interface LoopSource extends FeatureSource {
  /** In BPM; null if unknown. */
  readonly bpm: number | null
  /** Such as "A minor"; null if unknown. */
  readonly key: string | null
}

/**
 * Computes the features of a loop as a unit vector: its timbre, its rhythm and, the more it is
 * pitched, the degrees of its scale. Silence yields a zero vector.
 */
export function computeLoopFeatures({ sound, measures, bpm, key }: LoopSource): number[] {
  const timbre = standardizeFeatures(sound)
  const clarity = measures?.clarity ?? 0
  const rhythm = measureRhythm(sound.mono, bpm)
  return toUnitVector(timbre !== null && measures !== null, [
    ...(timbre ?? []).map((value) => value * weights.loopTimbre),
    ...rhythm.map((value) => value * weights.rhythm),
    weights.pulse * norm(rhythm),
    ...measureScaleDegrees(sound.mono, key).map((value) => value * weights.degrees * clarity),
  ])
}

/**
 * Completes features to a vector of unit length with one more value, so that the angle between two
 * vectors grows with the distance between their features.
 */
function toUnitVector(isAudible: boolean, features: readonly number[]): number[] {
  if (!isAudible) return [...features.map(() => 0), 0]
  const length = norm(features)
  const scale = 1 / Math.max(maxLength, length)
  const rest = Math.sqrt(Math.max(0, 1 - (length * scale) ** 2))
  return [...features.map((value) => value * scale), rest].map(
    (value) => Math.round(value * precision) / precision,
  )
}

/**
 * Returns the features of a one-shot as if it were like other instruments, such as those that a
 * recognizer names which does not know the sound itself.
 */
export function replaceLikenesses(
  features: readonly number[],
  likenesses: readonly number[],
): number[] {
  const start = attackSpectrumLength + featureScales.length
  const values = features.slice(0, start).map((value) => value * maxLength)
  const replaced = likenesses.map((value) => value * weights.instrument)
  return toUnitVector((features.at(-1) ?? 0) > 0, [...values, ...replaced])
}
