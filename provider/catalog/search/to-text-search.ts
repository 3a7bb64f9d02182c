import type { Locale } from '../../platform/texts/locales.ts'
import { listBroader } from '../thesaurus/thesaurus.ts'
import { removeConflictingNear } from './conflicting-near.ts'
import { listKeyLevels, listTempoLevels } from './musical-levels.ts'
import { getPartKind, isImplied, isInstrument, isPlayedWith } from './part-kinds.ts'
import type { PartKind } from './part-kinds.ts'
import { listNearTerms } from './near-terms.ts'
import { hasFacts, toLevel } from './related-levels.ts'
import { toFact } from './text-search.rules.ts'
import type { SearchLevel, SearchTerm, TextSearch } from './text-search.rules.ts'
import type { QueryPart } from './read-part.ts'
import { listPackTerms } from './pack-terms.ts'
import { listExcludedLevels, listPenaltyTerms } from './excluded-levels.ts'
import { isLetter, listLevels } from './wish-levels.ts'

/** How much each kind of wish counts; what somebody wants to hear counts more than how. */
const weights = {
  instrument: 3.5,
  kind: 1.5,
  playedInLoops: 1,
  /** A bass beside a reese. */
  implied: 0.7,
  machine: 2.5,
  text: 2.5,
  describedText: 1.2,
  key: 2,
  bpm: 1.5,
  character: 1.5,
  technique: 1.5,
  role: 1.2,
  genre: 1.5,
  /** A style that no instrument is wished for with. */
  wholeGenre: 2.5,
  /** The only word of a text, or all words, in the name of one product. */
  name: 0.5,
  wholeName: 3,
} as const

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
  const parts = removeConflictingNear(all)
  const wanted = parts.filter(({ isExcluded }) => !isExcluded)
  const said = wanted.filter((part) => !unknown.has(part))
  // Unknown parts have no concepts, so they are those of the text itself.
  const isNonsense = wanted.every((part) => unknown.has(part))
  const terms = shareWeights(
    parts.map((part, index) => {
      const term = toTerm(part, index, wanted)
      if (isImplied(part, wanted)) return { ...term, weight: weights.implied, group: null }
      return unknown.has(part) && !isNonsense ? { ...term, group: null } : term
    }),
  )
  const extra =
    wanted.length > 0
      ? [toWholeName(wanted), ...wanted.flatMap(toInitial), ...listLoopTerms(wanted)]
      : []
  const penalties = parts.flatMap((part, index) =>
    listPenaltyTerms(part, terms[index]?.weight ?? 0),
  )
  const isDescribed = wanted.some(({ concepts: [concept] }) => concept?.group === 'character')
  const near = parts.flatMap(({ concepts: [concept], isExcluded }, index) =>
    concept === undefined || isExcluded
      ? []
      : listNearTerms(concept, terms[index]?.weight ?? 0, { isDescribed, maxNear }),
  )
  const total = terms.reduce((sum, { weight, isExcluded }) => sum + (isExcluded ? 0 : weight), 0)
  return {
    locale,
    terms: [...terms, ...extra, ...penalties, ...near, ...listPackTerms(said, total)],
  }
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

/** Ranks loops first if all instruments that are wished for, such as a bassline, are played in them. */
function listLoopTerms(parts: readonly QueryPart[]): SearchTerm[] {
  const played = parts.filter(isInstrument)
  const isLoop = ({ concepts: [concept] }: QueryPart) =>
    concept !== undefined && listBroader(concept.id).has('loop')
  const levels = [toLevel(1, [toFact('concept', 'loop')])]
  return played.length > 0 && played.every(isLoop)
    ? [{ weight: weights.playedInLoops, levels, group: null, isExcluded: false }]
    : []
}

/** Ranks first the products whose names begin with a single letter. */
function toInitial({ words }: QueryPart): SearchTerm[] {
  if (!isLetter(words)) return []
  const level = { degree: 1, texts: [words], field: 'name', isPrefix: true } as const
  return [{ weight: weights.name, levels: [level], group: null, isExcluded: false }]
}

function toTerm(part: QueryPart, index: number, wanted: readonly QueryPart[]): SearchTerm {
  const { isExcluded } = part
  const isForSound = wanted.some(isInstrument)
  const kind = getPartKind(part, wanted)
  const isAlternative = alternatives.some((facet) => facet === kind)
  const levels = isExcluded
    ? listExcludedLevels(part)
    : [...listWantedLevels(part, kind, wanted), ...listTypicalLevels(part, wanted)]
  return {
    weight: kind === 'genre' && !isForSound ? weights.wholeGenre : weights[kind],
    levels: levels.toSorted((one, other) => other.degree - one.degree),
    group: isAlternative && !isPlayedWith(part, wanted) ? kind : `${kind} ${index}`,
    isExcluded,
  }
}

function listWantedLevels(
  part: QueryPart,
  kind: PartKind,
  wanted: readonly QueryPart[],
): SearchLevel[] {
  const hasOthers = wanted.some((other) => other.concepts.length > 0)
  if (kind === 'key') return listKeyLevels(part, hasOthers)
  return kind === 'bpm' ? listTempoLevels(part, wanted.some(isInstrument)) : listLevels(part)
}

/** How well the instruments that a style typically has answer a wish for the style. */
const typicalDegree = 0.54

/**
 * Lists the level of the kinds of a wished instrument that a style is near to, as of congas for Latin
 * percussion.
 */
function listTypicalLevels(
  { concepts: [concept] }: QueryPart,
  wanted: readonly QueryPart[],
): SearchLevel[] {
  if (concept?.group !== 'genre') return []
  const instruments = wanted
    .filter(isInstrument)
    .flatMap(({ concepts: [first] }) => first?.id ?? [])
  const typical = concept.near.filter((id) =>
    instruments.some((other) => listBroader(id).has(other)),
  )
  const facts = typical.map((id) => toFact('concept', id))
  return [toLevel(typicalDegree, facts)].filter(hasFacts)
}
