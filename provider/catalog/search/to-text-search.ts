import type { Locale } from '../../platform/texts/locales.ts'
import type { Concept } from '../thesaurus/thesaurus.ts'
import { listKeyLevels, listTempoLevels } from './musical-levels.ts'
import { listMeasuredFacts } from './measured-facts.ts'
import { listNearTerms } from './near-terms.ts'
import { listRelatedLevels, toLevel } from './related-levels.ts'
import { toCharacterFact, toFact } from './text-search.rules.ts'
import type { SearchLevel, SearchTerm, TextSearch } from './text-search.rules.ts'
import type { QueryPart } from './parse-query.ts'

/** How much each kind of wish counts; what somebody wants to hear counts more than how. */
const weights = {
  instrument: 3.5,
  kind: 1.5,
  machine: 2.5,
  text: 2.5,
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

/**
 * Converts the parts of a search text to a search. `unknown` parts have no meaning and are in no
 * product, so products without them match in full.
 */
export function toTextSearch(
  parts: readonly QueryPart[],
  locale: Locale,
  unknown: ReadonlySet<QueryPart> = new Set(),
): TextSearch {
  const wanted = parts.filter(({ isExcluded }) => !isExcluded)
  const isNonsense = wanted.every((part) => unknown.has(part))
  const isForSound = wanted.some(({ concepts: [concept] }) => concept?.group === 'instrument')
  const terms = shareWeights(
    parts.map((part, index) => {
      const term = toTerm(part, index, isForSound, wanted.some(({ concepts }) => concepts.length > 0))
      return unknown.has(part) && !isNonsense ? { ...term, group: null } : term
    }),
  )
  const extra = wanted.length > 0 ? [toWholeName(wanted), ...wanted.flatMap(toInitial)] : []
  const doubted = parts.flatMap((part, index) => listDoubted(part, terms[index]?.weight ?? 0))
  const isDescribed = wanted.some(({ concepts: [concept] }) => concept?.group === 'character')
  const near = parts.flatMap(({ concepts: [concept], isExcluded }, index) =>
    concept === undefined || isExcluded
      ? []
      : listNearTerms(concept, terms[index]?.weight ?? 0, isDescribed),
  )
  return { locale, terms: [...terms, ...extra, ...doubted, ...near] }
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

function isLetter(words: readonly string[]): boolean {
  return words.length === 1 && words[0]?.length === 1
}

function toTerm(part: QueryPart, index: number, isForSound: boolean, isWithOthers: boolean): SearchTerm {
  const { filter, concepts, isExcluded } = part
  const [concept] = concepts
  const name =
    filter?.facet === 'key' || filter?.facet === 'bpm' ? filter.facet : (concept?.group ?? 'text')
  const isAlternative = alternatives.some((facet) => facet === name)
  const levels = isExcluded
    ? listUnwanted(part, name)
    : name === 'key'
      ? listKeyLevels(part, isForSound || isWithOthers)
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
  const levels = [toLevel(1, concept.broader.map((id) => toFact('concept', id)))]
  return [{ weight: -weight * doubt, levels, group: null, isExcluded: false }]
}

function listOwnFacts({ id }: Concept): string[] {
  return [
    toFact('concept', id),
    toFact('broader', id),
    toFact('mentioned', id),
    toCharacterFact(id, 3),
  ]
}

/** The degrees of products by what connects them with a word. */
const degrees = {
  concept: 1,
  mostMeasured: 0.8,
  clearlyMeasured: 0.65,
  somewhatMeasured: 0.4,
  narrower: 0.85,
  secondMeaning: 0.7,
  secondMeaningMentioned: 0.58,
  mentioned: 0.6,
  compared: 0.48,
  inPack: 0.4,
  inContents: 0.3,
  name: 0.95,
  startOfName: 0.85,
  credits: 0.7,
  labels: 0.7,
  description: 0.65,
  /** A snare can be described as sitting above the kick. */
  saidOfSomethingElse: 0.5,
  mentionedInContents: 0.2,
} as const

function listLevels(part: QueryPart): SearchLevel[] {
  const [concept, ...others] = part.concepts
  if (concept === undefined) return listTextLevels(part)
  const { id } = concept
  const own = [toFact('concept', id), ...listFilterFacts(part.filter)]
  return [
    toLevel(degrees.concept, own),
    ...listMeasuredLevels(id),
    toLevel(degrees.narrower, [toFact('broader', id)]),
    toLevel(degrees.mentioned, [toFact('mentioned', id), ...listKeyFacts(part)]),
    toLevel(degrees.compared, [toFact('compared', id)]),
    toLevel(degrees.inPack, [toFact('inPack', id)]),
    { ...toLevel(degrees.inContents, own), of: 'contents' },
    { ...toLevel(degrees.inContents, [toFact('mentioned', id)]), of: 'contents' },
    ...others.flatMap((other) => [
      toLevel(degrees.secondMeaning, [toFact('concept', other.id), toFact('broader', other.id)]),
      toLevel(degrees.secondMeaningMentioned, [toFact('mentioned', other.id)]),
    ]),
    ...listRelatedLevels(concept),
    ...listNameLevels(part),
  ]
}

/** "fm" is a kind of synthesis, but also F minor. */
function listKeyFacts({ words }: QueryPart): string[] {
  return words.join() === 'fm' ? [toFact('key', 'f-minor')] : []
}

function listMeasuredLevels(id: string): SearchLevel[] {
  return [
    toLevel(degrees.mostMeasured, listMeasuredFacts(id, 3)),
    toLevel(degrees.clearlyMeasured, listMeasuredFacts(id, 2)),
    toLevel(degrees.somewhatMeasured, listMeasuredFacts(id, 1)),
  ].filter(({ facts: [list = []] }) => list.length > 0)
}

/** The facts of a genre that only this shop knows. */
function listFilterFacts(filter: QueryPart['filter']): string[] {
  return filter?.facet === 'genre' ? [toFact('genre', filter.value)] : []
}

/** A product's name must not be hidden by what its words mean. */
function listNameLevels({ words }: QueryPart): SearchLevel[] {
  const texts = [words]
  return [
    { degree: degrees.name, texts, field: 'name', isPrefix: false },
    { degree: degrees.credits, texts, field: 'credits', isPrefix: false },
    { degree: degrees.saidOfSomethingElse, texts, field: 'description', isPrefix: false },
  ]
}

const minimumPluralLength = 4

function listTextLevels({ words, isQuoted }: QueryPart): SearchLevel[] {
  const [word = ''] = words
  const isSingle = words.length === 1 && !isQuoted
  if (isSingle && isLetter(words))
    return [{ degree: 1, texts: [words], field: 'anywhere', isPrefix: true }]
  const isPlural = isSingle && word.length >= minimumPluralLength && word.endsWith('s')
  const texts = isPlural ? [words, [word.slice(0, -1)]] : [words]
  const isPrefix = !isQuoted
  return [
    { degree: degrees.name, texts, field: 'name', isPrefix: false },
    ...(isPrefix ? [{ degree: degrees.startOfName, texts, field: 'name', isPrefix } as const] : []),
    { degree: degrees.credits, texts, field: 'credits', isPrefix },
    { degree: degrees.labels, texts, field: 'labels', isPrefix },
    { degree: degrees.description, texts, field: 'description', isPrefix },
    { degree: degrees.mentionedInContents, texts, field: 'contents', isPrefix },
  ]
}
