import { getConcept, listBroader } from '../thesaurus/thesaurus.ts'
import type { Concept } from '../thesaurus/thesaurus.ts'
import { listMeasuredFacts } from './measured-facts.ts'
import { hasFacts, listNearOfGenres, toLevel } from './related-levels.ts'
import { toFact } from './text-search.rules.ts'
import type { SearchTerm } from './text-search.rules.ts'

/**
 * How much all that a concept is near to, and all that it sounds like, count relative to it. They
 * weigh more for scenes and styles, because few products are labelled with them.
 */
const shares = {
  ofSound: { near: 0.35, sounds: 0.3, soundsIfDescribed: 0.1 },
  ofOther: { near: 0.6, sounds: 0.5, soundsIfDescribed: 0.5 },
} as const

/** The groups whose concepts are heard in a single sound. */
const audibleGroups: readonly string[] = ['instrument', 'character', 'kind']

/** How much less each concept counts than the one before it. */
const decline = 0.85

interface NearOptions {
  /** Whether characters are wished for, too. */
  readonly isDescribed: boolean
  /** The number of near concepts and of characters that count. */
  readonly maxNear: number
}

/**
 * Lists extra terms that order the products that answer a wish equally well, or only come near: by
 * all that its concept is near to and typically sounds like, as labels say it and as sounds are
 * measured. So a long hat comes first in a search for open hats. A kind of product has none.
 */
export function listNearTerms(
  concept: Concept,
  weight: number,
  { isDescribed, maxNear }: NearOptions,
): SearchTerm[] {
  const { group, broader, near, opposite, sounds } = concept
  if (group === 'kind') return []
  const qualities = broader.filter((id) => getConcept(id).group !== group)
  const all = [...qualities, ...near, ...listNearOfGenres(concept)]
  const related = [...new Set(all)].filter((id) => id !== concept.id && !opposite.includes(id))
  const share = audibleGroups.includes(group) ? shares.ofSound : shares.ofOther
  const family = listFamily(concept)
  return [
    ...divide(related.slice(0, maxNear), weight * share.near, family),
    ...divide(
      sounds.slice(0, maxNear),
      weight * (isDescribed ? share.soundsIfDescribed : share.sounds),
      family,
    ),
  ]
}

/**
 * Lists the facts of which a product needs one: a soft cymbal is not like a whisper. Null if it needs
 * none, because any sound can express a mood or suit an occasion.
 */
function listFamily({ id, group, near }: Concept): readonly string[] | null {
  if (group !== 'instrument') return null
  const relatives = [id, ...listBroader(id), ...near].filter(
    (other) => getConcept(other).group === 'instrument',
  )
  return [
    toFact('broader', id),
    toFact('mentioned', id),
    toFact('compared', id),
    ...relatives.map((other) => toFact('concept', other)),
  ]
}

/** Divides a weight among concepts, the first of which counts most. */
function divide(
  ids: readonly string[],
  weight: number,
  family: readonly string[] | null,
): SearchTerm[] {
  const parts = ids.map((_, index) => decline ** index)
  const total = parts.reduce((sum, part) => sum + part, 0)
  return ids.map((id, index) => ({
    weight: (weight * (parts[index] ?? 0)) / total,
    levels: listLevels(id, family),
    group: null,
    isExcluded: false,
  }))
}

function listLevels(id: string, family: readonly string[] | null): SearchTerm['levels'] {
  const required = family === null ? [] : [family]
  // What all sounds of a pack have in common tells styles and occasions, but not instruments.
  const own = [toFact('mentioned', id), ...(family === null ? [toFact('inPack', id)] : [])]
  return [
    toLevel(1, [toFact('concept', id)], ...required),
    toLevel(0.8, listMeasuredFacts(id, 3), ...required),
    toLevel(0.6, [toFact('broader', id), ...listMeasuredFacts(id, 2)], ...required),
    toLevel(0.35, [...own, ...listMeasuredFacts(id, 1)], ...required),
  ].filter(hasFacts)
}
