import type { MeasureName, SoundMeasures } from './measures.rules.ts'
import { computeMeasureScale, computeQuantiles } from './scale.rules.ts'
import { findPercentile, findPercentiles } from './scale.rules.ts'
import type { MeasureScale, Percentiles, Quantiles } from './scale.rules.ts'

/** The weights of measures: a negative one counts a low value. */
type Weights = Readonly<Partial<Record<MeasureName, number>>>

/**
 * How each character is heard in the measures. The weights follow what the words mean; how well they
 * agree with the tags of the demo is written in docs/decisions/0109-measured-characters.md.
 */
const characterWeights = {
  dark: { brightness: -3, highShare: -2, airShare: -1, lowShare: 1 },
  bright: { brightness: 3, highShare: 3, lowMidShare: -2 },
  punchy: { attack: -2, length: -1, crest: -1, lowShare: 1, lowMidShare: 1, movement: 1 },
  warm: { lowMidShare: 3, lowShare: 1, brightness: -2, flatness: -1 },
  airy: { airShare: 2, brightness: 1, length: 1, lowShare: -1, clarity: -1, sustained: -1 },
  boomy: { lowShare: 2, decay: 1, tail: 1, brightness: -1 },
  deep: { lowShare: 2, subShare: 1, brightness: -2 },
  sub: { lowShare: 3, subShare: 2, lowMidShare: -2, waveCrest: -1 },
  short: { length: -2, decay: -2, tail: -1 },
  long: { length: 2, tail: 2, decay: 1 },
  dry: { tail: -2, decay: -1, length: -1, crest: -1 },
  wet: { tail: 2, width: 2, sustained: -2, crest: 1, floor: -1 },
  wide: { width: 1 },
  dirty: { flatness: 2, movement: 2, highShare: -2, waveCrest: -1 },
  clean: { clarity: 1, lowFlatness: -2, movement: -1, waveCrest: -1 },
  tight: { length: -2, decay: -2, floor: -1, attack: -1 },
  soft: { attack: 1, crest: 1, length: 1, movement: -2, presenceShare: -2 },
  hard: { attack: -1, crest: -1, movement: 1, waveCrest: -1, floor: -1 },
  noisy: { flatness: 2, airShare: 1, clarity: -2 },
} as const satisfies Readonly<Record<string, Weights>>

/** The name of a character that is measured, which is also that of a tag or of a concept. */
export type Character = keyof typeof characterWeights

/** The measured characters. */
export const characters = Object.keys(characterWeights) as readonly Character[]

/** Returns whether the concept with an id is a measured character. */
export function isCharacter(id: string): id is Character {
  return Object.hasOwn(characterWeights, id)
}

const weightLists = mapCharacters(
  (character) => Object.entries(characterWeights[character]) as [MeasureName, number][],
)

/** The distributions among comparable sounds, against which a sound is measured. */
export interface Scale {
  readonly measures: MeasureScale
  /** The distribution of the score of each character. */
  readonly scores: Readonly<Record<Character, Quantiles>>
}

/** Computes the scale of comparable sounds: those of one instrument and kind. */
export function computeScale(sounds: readonly SoundMeasures[]): Scale {
  const measures = computeMeasureScale(sounds)
  const percentiles = sounds.map((sound) => findPercentiles(sound, measures))
  return {
    measures,
    scores: mapCharacters((character) =>
      computeQuantiles(percentiles.map((sound) => computeScore(sound, character))),
    ),
  }
}

/** Returns how much a sound has each character: the share of comparable sounds that have it less. */
export function computeDegrees(
  sound: SoundMeasures,
  { measures, scores }: Scale,
): Readonly<Record<Character, number>> {
  const percentiles = findPercentiles(sound, measures)
  return mapCharacters((character) =>
    findPercentile(computeScore(percentiles, character), scores[character]),
  )
}

/** The lowest degrees of the levels 1, 2 and 3: the top 45, 25 and 10 % of comparable sounds. */
const levelDegrees = [0.55, 0.75, 0.9] as const

/** Returns the level of a degree, from 1 to 3; 0 if the sound does not have the character. */
export function findLevel(degree: number): number {
  return levelDegrees.filter((least) => degree >= least).length
}

/** Returns the weighted mean of the percentiles of a sound's measures. */
function computeScore(percentiles: Percentiles, character: Character): number {
  let [sum, total] = [0, 0]
  for (const [name, weight] of weightLists[character]) {
    sum += weight > 0 ? weight * percentiles[name] : -weight * (1 - percentiles[name])
    total += Math.abs(weight)
  }
  return sum / total
}

function mapCharacters<Value>(compute: (character: Character) => Value): Record<Character, Value> {
  const entries = characters.map((character) => [character, compute(character)] as const)
  return Object.fromEntries(entries) as Record<Character, Value>
}
