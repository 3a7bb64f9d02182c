import { getConcept, listInstrumentsWithCharacter } from '../thesaurus/thesaurus.ts'
import type { Concept } from '../thesaurus/thesaurus.ts'
import { listMeasuredFacts } from './measured-facts.ts'
import { listKeyLevels, listTempoLevels } from './musical-levels.ts'
import { hasFacts, toLevel } from './related-levels.ts'
import { toFact } from './text-search.rules.ts'
import type { SearchLevel, SearchTerm } from './text-search.rules.ts'
import type { QueryPart } from './read-part.ts'
import { listFilterFacts } from './wish-levels.ts'

/** How much the doubt whether a sound has what is unwanted counts, relative to the unwanted. */
const doubt = 0.3

/** The same for sounds of which the unwanted is a kind: drums usually have the kick. */
const wholeDoubt = 0.6

/** Lists how products have what is unwanted. */
export function listExcludedLevels(part: QueryPart): SearchLevel[] {
  const { concepts, filter, words } = part
  if (filter?.facet === 'key') return listKeyLevels(part, true).filter(({ degree }) => degree === 1)
  if (filter?.facet === 'bpm')
    return listTempoLevels(part, true).filter(({ degree }) => degree === 1)
  const facts = [...concepts.flatMap(listOwnFacts), ...listFilterFacts(filter)]
  if (facts.length > 0) return [toLevel(1, facts), ...concepts.flatMap(listContainmentLevels)]
  return [{ degree: 1, texts: [words], field: 'name', isPrefix: false }]
}

/**
 * Lists a term that ranks last what may contain the unwanted: drums of which nobody says that they
 * have no kick.
 */
export function listPenaltyTerms(
  { concepts, isExcluded }: QueryPart,
  weight: number,
): SearchTerm[] {
  const [concept] = concepts
  if (!isExcluded || concept === undefined) return []
  const character = concepts.find(({ group }) => group === 'character')
  if (character !== undefined) return listCharacterTerms(character, weight)
  if (concept.group !== 'instrument' || concept.broader.length === 0) return []
  const levels = [
    toLevel(
      1,
      concept.broader.map((id) => toFact('concept', id)),
    ),
  ]
  return [{ weight: -weight * wholeDoubt, levels, group: null, isExcluded: false }]
}

/**
 * Lists terms that rank last what may have an unwanted character, as measured or because such
 * sounds typically do, and first what has its opposite.
 */
function listCharacterTerms({ id, near, opposite }: Concept, weight: number): SearchTerm[] {
  const typical = listInstrumentsWithCharacter(id).map((other) => toFact('concept', other))
  const doubted = [
    toLevel(1, [...listMeasuredFacts(id, 2), ...typical]),
    toLevel(0.5, [...listMeasuredFacts(id, 1), ...near.flatMap(listCharacterFacts)]),
  ]
  const opposites = opposite.map((other) => [
    toLevel(1, [toFact('concept', other)]),
    // Unlike among near terms, a kind of the opposite is as good as the highest measures of it.
    toLevel(0.8, [toFact('broader', other), ...listMeasuredFacts(other, 3)]),
    toLevel(0.6, listMeasuredFacts(other, 2)),
    toLevel(0.35, [toFact('mentioned', other), ...listMeasuredFacts(other, 1)]),
  ])
  const extra = { group: null, isExcluded: false }
  const terms = [
    { weight: -weight * doubt, levels: doubted.filter(hasFacts), ...extra },
    ...opposites.map((levels) => ({
      weight: (weight * doubt) / opposites.length,
      levels: levels.filter(hasFacts),
      ...extra,
    })),
  ]
  return terms.filter(({ levels }) => levels.length > 0)
}

/** Lists the fact of a character; none for other concepts. */
function listCharacterFacts(id: string): string[] {
  return getConcept(id).group === 'character' ? [toFact('concept', id)] : []
}

function listOwnFacts({ id, group }: Concept): string[] {
  return [
    toFact('concept', id),
    toFact('broader', id),
    ...(group === 'instrument' ? [] : [toFact('mentioned', id)]),
    ...listMeasuredFacts(id, 3),
  ]
}

/** Drums that mention a kick contain it; a hat that mentions one only goes with it. */
function listContainmentLevels({ id, group, broader }: Concept): SearchLevel[] {
  if (group !== 'instrument') return []
  const wholes = broader.map((other) => toFact('concept', other))
  return [toLevel(1, [toFact('mentioned', id)], wholes)].filter(hasFacts)
}
