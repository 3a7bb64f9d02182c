import type { Locale } from '../../platform/texts/locales.ts'
import { getConcept, listBroader } from '../thesaurus/thesaurus.ts'
import type { Concept } from '../thesaurus/thesaurus.ts'
import { listMeasuredFacts } from './measured-facts.ts'
import { listKeyLevels, listTempoLevels } from './musical-levels.ts'
import { listNearTerms } from './near-terms.ts'
import { toLevel } from './related-levels.ts'
import { toFact } from './text-search.rules.ts'
import type { SearchLevel, SearchTerm, TextSearch } from './text-search.rules.ts'
import type { QueryPart } from './parse-query.ts'
import { listPackTerms } from './pack-terms.ts'
import { isLetter, listFilterFacts, listLevels } from './wish-levels.ts'

/** How much each kind of wish counts; what somebody wants to hear counts more than how. */
const weights = {
  instrument: 3.5,
  kind: 1.5,
  machine: 2.5,
  text: 2.5,
  describedText: 1.2,
  key: 2,
  bpm: 1.5,
  character: 1.5,
  technique: 1.5,
  role: 1.2,
  genre: 1.5,
  /** The only word of a text, or all words, in the name of one product. */
  name: 0.5,
  wholeName: 3,
} as const

/** How much the doubt whether a sound has what is unwanted counts, relative to the unwanted. */
const doubt = 0.3

/** Wishes of these kinds are alternatives: a sound has only one kind, and usually one instrument. */
const alternatives = ['instrument', 'kind', 'genre', 'character', 'key', 'bpm'] as const

interface Options {
  /** The parts that have no meaning and are in no product, so that products without them match. */
  readonly unknown?: ReadonlySet<QueryPart>
  /** The number of near concepts and of typical characters that order what matches equally well. */
  readonly maxNear?: number
}

/** The number of near concepts that order a list; the others say too little. */
const defaultMaxNear = 8

/** Converts the parts of a search text to a search. */
export function toTextSearch(
  all: readonly QueryPart[],
  locale: Locale,
  { unknown = new Set(), maxNear = defaultMaxNear }: Options = {},
): TextSearch {
  const parts = leaveOutInstruments(all)
  const wanted = parts.filter(({ isExcluded }) => !isExcluded)
  // Unknown parts have no concepts, so they are those of the text itself.
  const isNonsense = wanted.every((part) => unknown.has(part))
  const terms = shareWeights(
    parts.map((part, index) => {
      const term = toTerm(part, index, wanted)
      return unknown.has(part) && !isNonsense ? { ...term, group: null } : term
    }),
  )
  const extra = wanted.length > 0 ? [toWholeName(wanted), ...wanted.flatMap(toInitial)] : []
  const doubted = parts.flatMap((part, index) => listDoubted(part, terms[index]?.weight ?? 0))
  const isDescribed = wanted.some(({ concepts: [concept] }) => concept?.group === 'character')
  const near = parts.flatMap(({ concepts: [concept], isExcluded }, index) =>
    concept === undefined || isExcluded
      ? []
      : listNearTerms(concept, terms[index]?.weight ?? 0, { isDescribed, maxNear }),
  )
  const total = terms.reduce((sum, { weight, isExcluded }) => sum + (isExcluded ? 0 : weight), 0)
  return {
    locale,
    terms: [...terms, ...extra, ...doubted, ...near, ...listPackTerms(wanted, total)],
  }
}

/**
 * Of what a machine or a genre is near to, leaves out the instruments that are no kind of a wished
 * one: a hat of a machine is not its kick.
 */
function leaveOutInstruments(parts: readonly QueryPart[]): QueryPart[] {
  const wanted = parts.filter(({ isExcluded }) => !isExcluded)
  const instruments = wanted.flatMap(({ concepts: [first] }) =>
    first?.group === 'instrument' ? [first.id] : [],
  )
  if (instruments.length === 0) return [...parts]
  const isFitting = (id: string) =>
    getConcept(id).group !== 'instrument' || instruments.some((other) => listBroader(id).has(other))
  return parts.map((part) => {
    const [first, ...others] = part.concepts
    if (first?.group !== 'machine' && first?.group !== 'genre') return part
    return { ...part, concepts: [{ ...first, near: first.near.filter(isFitting) }, ...others] }
  })
}

/** Divides the weight of a group among its terms: two instruments do not count twice. */
function shareWeights(terms: readonly SearchTerm[]): SearchTerm[] {
  const groups = Map.groupBy(terms, ({ group, isExcluded }) => (isExcluded ? null : group))
  return terms.map((term) => {
    const count = term.isExcluded || term.group === null ? 1 : groups.get(term.group)?.length
    return { ...term, weight: term.weight / (count ?? 1) }
  })
}

/** Ranks first the products whose names contain all words. */
function toWholeName(parts: readonly QueryPart[]): SearchTerm {
  const words = parts.flatMap((part) => part.words)
  const level = { degree: 1, texts: [words], field: 'name', isPrefix: false } as const
  const weight = parts.length > 1 ? weights.wholeName : weights.name
  return { weight, levels: [level], group: null, isExcluded: false }
}

/** Ranks first the products whose names begin with a single letter. */
function toInitial({ words }: QueryPart): SearchTerm[] {
  if (!isLetter(words)) return []
  const level = { degree: 1, texts: [words], field: 'name', isPrefix: true } as const
  return [{ weight: weights.name, levels: [level], group: null, isExcluded: false }]
}

function toTerm(part: QueryPart, index: number, wanted: readonly QueryPart[]): SearchTerm {
  const { filter, concepts, isExcluded } = part
  const [concept] = concepts
  const isForSound = wanted.some(({ concepts: [first] }) => first?.group === 'instrument')
  const name =
    filter?.facet === 'key' || filter?.facet === 'bpm'
      ? filter.facet
      : (concept?.group ??
        (wanted.some(({ concepts: [first] }) => first !== undefined) ? 'describedText' : 'text'))
  const isAlternative = alternatives.some((facet) => facet === name)
  const levels = isExcluded
    ? listUnwanted(part, name)
    : name === 'key'
      ? listKeyLevels(
          part,
          wanted.some((other) => other.concepts.length > 0),
        )
      : name === 'bpm'
        ? listTempoLevels(part, isForSound)
        : listLevels(part)
  return {
    weight: weights[name],
    levels: levels.toSorted((one, other) => other.degree - one.degree),
    group: isAlternative ? name : `${name} ${index}`,
    isExcluded,
  }
}

/** A loop whose text mentions a kick has one. */
function listUnwanted(part: QueryPart, name: keyof typeof weights): SearchLevel[] {
  const { concepts, filter, words } = part
  if (name === 'key') return listKeyLevels(part, true).filter(({ degree }) => degree === 1)
  if (name === 'bpm') return listTempoLevels(part, true).filter(({ degree }) => degree === 1)
  const facts = [...concepts.flatMap(listOwnFacts), ...listFilterFacts(filter)]
  if (facts.length > 0) return [toLevel(1, facts)]
  return [{ degree: 1, texts: [words], field: 'name', isPrefix: false }]
}

/**
 * Lists a term that ranks last what may contain the unwanted: drums of which nobody says that they
 * have no kick.
 */
function listDoubted({ concepts: [concept], isExcluded }: QueryPart, weight: number): SearchTerm[] {
  if (!isExcluded || concept?.group !== 'instrument' || concept.broader.length === 0) return []
  const levels = [
    toLevel(
      1,
      concept.broader.map((id) => toFact('concept', id)),
    ),
  ]
  return [{ weight: -weight * doubt, levels, group: null, isExcluded: false }]
}

function listOwnFacts({ id }: Concept): string[] {
  return [
    toFact('concept', id),
    toFact('broader', id),
    toFact('mentioned', id),
    ...listMeasuredFacts(id, 3),
  ]
}
