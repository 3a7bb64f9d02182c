import { listChildren } from '../thesaurus/relations.ts'
import { getConcept, isFieldRecording, listBroader } from '../thesaurus/thesaurus.ts'
import type { Concept } from '../thesaurus/relations.ts'
import { listMeasuredFacts } from './measured-facts.ts'
import { toFact } from './text-search.rules.ts'
import type { FactLevel } from './text-search.rules.ts'

/**
 * How well a product answers a wish for a concept if it is a related one. What is sad is melancholic,
 * but what is a cymbal need not be a ride.
 */
const degrees = {
  broaderQualityWithNear: 0.75,
  broaderQuality: 0.65,
  /** A vocal that sounds digital is almost a vocoder. */
  broaderWithNear: 0.54,
  broader: 0.5,
  fartherBroader: 0.38,
  /** Concepts without a filter of their own, such as organs, are found only in texts. */
  broaderMentioned: 0.45,
  broaderCompared: 0.38,
  nearTwice: 0.49,
  /**
   * Near concepts without a filter are more specific than the kind: a marimba is closer to a kalimba
   * than other bells are.
   */
  nearSpecific: 0.53,
  nearSpecificMentioned: 0.45,
  nearSpecificCompared: 0.38,
  near: [0.46, 0.44, 0.42, 0.39, 0.36, 0.33],
  fartherNear: 0.3,
  mentioned: 0.33,
  sibling: 0.3,
  sounds: 0.28,
  otherGroup: [0.3, 0.28, 0.26, 0.24],
  fartherOfOtherGroup: 0.2,
} as const

/** The groups whose concepts products have; of the others, products are only near to. */
const soundGroups: readonly string[] = ['instrument', 'character', 'genre', 'kind']

/** The number of near concepts that say what something is, rather than what it reminds of. */
const closestCount = 4

/** Lists the levels of products that are related to a concept. */
export function listRelatedLevels(concept: Concept): FactLevel[] {
  const { id, group, opposite } = concept
  const unrelated = new Set([id, ...opposite])
  const likeGroup = soundGroups.includes(group) ? group : 'instrument'
  const isLike = (other: string) => getConcept(other).group === likeGroup
  const [broader, otherBroader] = partition(concept.broader, isLike)
  const near = concept.near.filter((other) => !unrelated.has(other))
  const [likeNear, otherNear] = partition(near, isLike)
  const siblings = broader
    .filter((parent) => getConcept(parent).broader.length > 0)
    .flatMap(listChildren)
    .filter((other) => !unrelated.has(other))
  const others = [...otherBroader, ...otherNear]
  const closest = near.slice(0, closestCount)
  const reminders = [
    ...toFacts([...otherBroader, ...closest]),
    ...concept.sounds.flatMap((sound) => listMeasuredFacts(sound, 3)),
    ...closest.map((other) => toFact('mentioned', other)),
  ]
  const isRecorded = isFieldRecording(concept)
  // A kit is a pack as much as what is sad is melancholic.
  const isQuality = group === 'character' || group === 'genre' || group === 'kind'
  // A mood or a purpose is told by any of them, an instrument first by other instruments.
  const isSound = group === 'instrument' || group === 'machine' || group === 'genre'
  return [
    toLevel(isQuality ? degrees.broaderQuality : degrees.broader, toFacts(broader)),
    toLevel(
      isQuality ? degrees.broaderQualityWithNear : degrees.broaderWithNear,
      toFacts(broader),
      reminders,
    ),
    ...(group === 'instrument' && !isRecorded
      ? [toLevel(degrees.fartherBroader, toFacts([...listBroader(id)].filter(isLike)))]
      : []),
    ...(isRecorded
      ? []
      : listMentioned(
          broader.filter(hasNoFilter),
          degrees.broaderMentioned,
          degrees.broaderCompared,
        )),
    ...(group === 'instrument' && !isRecorded
      ? listNearWithoutFilter(likeNear.slice(0, closestCount))
      : []),
    toLevel(degrees.nearTwice, toFacts(likeNear.slice(0, closestCount)), [
      ...toFacts(others.slice(0, closestCount)),
      ...closest.map((other) => toFact('mentioned', other)),
    ]),
    ...listSteps(likeNear, degrees.near, degrees.fartherNear),
    toLevel(
      degrees.mentioned,
      near.map((other) => toFact('mentioned', other)),
    ),
    toLevel(degrees.sibling, toFacts(siblings)),
    ...(isSound
      ? listSteps(others, degrees.otherGroup, degrees.fartherOfOtherGroup)
      : listSteps(others, degrees.near, degrees.fartherNear)),
    ...(group === 'instrument' ? [] : [toLevel(degrees.sounds, listSoundFacts(concept))]),
  ].filter(hasFacts)
}

/** Returns whether a concept has no filter of its own, so that only texts tell it. */
function hasNoFilter(id: string): boolean {
  return getConcept(id).filter === null
}

function listNearWithoutFilter(near: readonly string[]): FactLevel[] {
  const ids = near.filter(hasNoFilter)
  return [
    toLevel(degrees.nearSpecific, toFacts(ids)),
    ...listMentioned(ids, degrees.nearSpecificMentioned, degrees.nearSpecificCompared),
  ]
}

function listMentioned(ids: readonly string[], mentioned: number, compared: number): FactLevel[] {
  return [
    toLevel(
      mentioned,
      ids.map((id) => toFact('mentioned', id)),
    ),
    toLevel(
      compared,
      ids.map((id) => toFact('compared', id)),
    ),
  ]
}

/** Lists what the genres that a concept is a kind of are near to. */
export function listNearOfGenres({ broader }: Concept): string[] {
  return broader.map(getConcept).flatMap(({ group, near }) => (group === 'genre' ? near : []))
}

/** Lists the facts of what sounds like a concept, or like the genre that it is a kind of. */
function listSoundFacts(concept: Concept): string[] {
  const { sounds } = concept
  const near = listNearOfGenres(concept)
  return [...toFacts([...sounds, ...near]), ...sounds.flatMap((id) => listMeasuredFacts(id, 3))]
}

/** Lists a level for each of the first concepts, and one for the others. */
function listSteps(ids: readonly string[], steps: readonly number[], rest: number): FactLevel[] {
  return [
    ...steps.map((degree, index) => toLevel(degree, toFacts(ids.slice(index, index + 1)))),
    toLevel(rest, toFacts(ids.slice(steps.length))),
  ]
}

function partition(
  ids: readonly string[],
  isFirst: (id: string) => boolean,
): readonly [readonly string[], readonly string[]] {
  return [ids.filter(isFirst), ids.filter((id) => !isFirst(id))]
}

function toFacts(ids: readonly string[]): string[] {
  return ids.map((id) => toFact('concept', id))
}

/** Returns the level of products that have a fact of each list. */
export function toLevel(degree: number, ...facts: readonly (readonly string[])[]): FactLevel {
  return { degree, facts, of: 'product' }
}

/** Returns whether any product could have the level. */
export function hasFacts({ facts }: FactLevel): boolean {
  return facts.every((list) => list.length > 0)
}
