import { listSounding } from '../thesaurus/thesaurus.ts'
import type { Concept } from '../thesaurus/thesaurus.ts'
import { listMeasuredFacts } from './measured-facts.ts'
import { listKeyLevels, listTempoLevels } from './musical-levels.ts'
import { hasFacts, toLevel } from './related-levels.ts'
import { toFact } from './text-search.rules.ts'
import type { SearchLevel, SearchTerm } from './text-search.rules.ts'
import type { QueryPart } from './parse-query.ts'
import { listFilterFacts } from './wish-levels.ts'

/** How much the doubt whether a sound has what is unwanted counts, relative to the unwanted. */
const doubt = 0.3

/** Lists how products have what is unwanted. */
export function listUnwanted(part: QueryPart): SearchLevel[] {
  const { concepts, filter, words } = part
  if (filter?.facet === 'key') return listKeyLevels(part, true).filter(({ degree }) => degree === 1)
  if (filter?.facet === 'bpm')
    return listTempoLevels(part, true).filter(({ degree }) => degree === 1)
  const facts = [...concepts.flatMap(listOwnFacts), ...listFilterFacts(filter)]
  if (facts.length > 0) return [toLevel(1, facts), ...concepts.flatMap(listContained)]
  return [{ degree: 1, texts: [words], field: 'name', isPrefix: false }]
}

/**
 * Lists a term that ranks last what may contain the unwanted: drums of which nobody says that they
 * have no kick.
 */
export function listDoubted({ concepts, isExcluded }: QueryPart, weight: number): SearchTerm[] {
  const [concept] = concepts
  if (!isExcluded || concept === undefined) return []
  const character = concepts.find(({ group }) => group === 'character')
  if (character !== undefined) return listDoubtedCharacter(character, weight)
  if (concept.group !== 'instrument' || concept.broader.length === 0) return []
  const levels = [
    toLevel(
      1,
      concept.broader.map((id) => toFact('concept', id)),
    ),
  ]
  return [{ weight: -weight * doubt, levels, group: null, isExcluded: false }]
}

/**
 * Lists terms that rank last what may have an unwanted character, as measured or because such
 * sounds typically do, and first what has its opposite.
 */
function listDoubtedCharacter({ id, opposite }: Concept, weight: number): SearchTerm[] {
  const typical = listSounding(id).map((other) => toFact('concept', other))
  const doubted = [
    toLevel(1, [...listMeasuredFacts(id, 2), ...typical]),
    toLevel(0.5, listMeasuredFacts(id, 1)),
  ]
  const wanted = opposite.map((other) => [
    toLevel(1, [toFact('concept', other)]),
    toLevel(0.8, [toFact('broader', other), ...listMeasuredFacts(other, 3)]),
    toLevel(0.6, listMeasuredFacts(other, 2)),
    toLevel(0.35, [toFact('mentioned', other), ...listMeasuredFacts(other, 1)]),
  ])
  const extra = { group: null, isExcluded: false }
  const terms = [
    { weight: -weight * doubt, levels: doubted.filter(hasFacts), ...extra },
    ...wanted.map((levels) => ({
      weight: (weight * doubt) / wanted.length,
      levels: levels.filter(hasFacts),
      ...extra,
    })),
  ]
  return terms.filter(({ levels }) => levels.length > 0)
}

function listOwnFacts({ id, group }: Concept): string[] {
  return [
    toFact('concept', id),
    toFact('broader', id),
    ...(group === 'instrument' ? [] : [toFact('mentioned', id)]),
    ...listMeasuredFacts(id, 3),
  ]
}

/** Drums whose text mentions a kick have one; a hat whose text does leaves room for it. */
function listContained({ id, group, broader }: Concept): SearchLevel[] {
  if (group !== 'instrument') return []
  const wholes = broader.map((other) => toFact('concept', other))
  return [toLevel(1, [toFact('mentioned', id)], wholes)].filter(hasFacts)
}
