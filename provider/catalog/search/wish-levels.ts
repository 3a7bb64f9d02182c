import { fieldRecordingInstruments, isFieldRecording } from '../thesaurus/thesaurus.ts'
import type { Concept } from '../thesaurus/thesaurus.ts'
import { listMeasuredFacts } from './measured-facts.ts'
import type { QueryPart } from './read-part.ts'
import { listRelatedLevels, toLevel } from './related-levels.ts'
import { toFact } from './text-search.rules.ts'
import type { SearchLevel } from './text-search.rules.ts'

/** The degrees of products by what connects them with a word. */
const degrees = {
  concept: 1,
  mostMeasured: 0.8,
  clearlyMeasured: 0.65,
  somewhatMeasured: 0.4,
  narrower: 0.85,
  broaderGenre: 0.75,
  secondMeaning: 0.7,
  secondMeaningMentioned: 0.58,
  mentioned: 0.6,
  fieldRecordingMentioned: 0.35,
  compared: 0.48,
  inPack: 0.4,
  inContents: 0.3,
  name: 0.95,
  /** The name of a sound can mention an instrument that it is not. */
  instrumentInName: 0.6,
  startOfName: 0.85,
  credits: 0.7,
  labels: 0.7,
  description: 0.65,
  /** A snare can be described as sitting above the kick. */
  saidOfSomethingElse: 0.5,
  mentionedInContents: 0.2,
} as const

/** Lists how products can answer a wish for a concept or a word; a key or a tempo has other levels. */
export function listLevels(part: QueryPart): SearchLevel[] {
  const [concept, ...others] = part.concepts
  if (concept === undefined) return listTextLevels(part)
  const { id } = concept
  // The genre that a wished one is a kind of is the nearest that the shop has.
  const genre = listFilterFacts(part.filter)
  const isOwnGenre = genre.length === 0 || part.filter?.value === concept.filter?.value
  const own = [toFact('concept', id), ...(isOwnGenre ? genre : [])]
  return [
    ...(isOwnGenre ? [] : [toLevel(degrees.broaderGenre, genre)]),
    toLevel(degrees.concept, own),
    ...listMeasuredLevels(id),
    toLevel(degrees.narrower, [toFact('broader', id)]),
    ...listMentionedLevels(part, concept),
    toLevel(degrees.compared, [toFact('compared', id)]),
    ...(concept.group === 'character' ? [] : [toLevel(degrees.inPack, [toFact('inPack', id)])]),
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

/** Only textures and effects can be recordings of what their texts mention. */
function listMentionedLevels(part: QueryPart, concept: Concept): SearchLevel[] {
  const mentioned = [toFact('mentioned', concept.id), ...listKeyFacts(part)]
  if (!isFieldRecording(concept)) return [toLevel(degrees.mentioned, mentioned)]
  const sources = fieldRecordingInstruments.map((id) => toFact('concept', id))
  return [
    toLevel(degrees.mentioned, mentioned, sources),
    toLevel(degrees.fieldRecordingMentioned, mentioned),
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

/** Lists the facts of a genre that only this shop knows. */
export function listFilterFacts(filter: QueryPart['filter']): string[] {
  return filter?.facet === 'genre' ? [toFact('genre', filter.value)] : []
}

/**
 * A product's name must not be hidden by what its words mean; it is also found in the visitor's
 * language. A drum loop named after the rain is no rain.
 */
function listNameLevels({ words, concepts: [concept] }: QueryPart): SearchLevel[] {
  const texts = [words]
  const isInstrument = concept?.group === 'instrument' && words.length === 1
  const isRecorded = concept !== undefined && isFieldRecording(concept)
  const instrumentDegree = isRecorded ? degrees.fieldRecordingMentioned : degrees.instrumentInName
  const name = isInstrument ? instrumentDegree : degrees.name
  return [
    { degree: name, texts, field: 'name', isPrefix: false },
    ...(concept?.group === 'instrument'
      ? [toLevel(instrumentDegree, [toFact('named', concept.id)])]
      : []),
    { degree: degrees.credits, texts, field: 'credits', isPrefix: false },
    { degree: degrees.saidOfSomethingElse, texts, field: 'description', isPrefix: false },
  ]
}

const minimumPluralLength = 4

/** A shorter word starts too many words of a description. */
const minimumPrefixLength = 4

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
    {
      degree: degrees.description,
      texts,
      field: 'description',
      isPrefix: isPrefix && words.every(({ length }) => length >= minimumPrefixLength),
    },
    { degree: degrees.mentionedInContents, texts, field: 'contents', isPrefix },
  ]
}

/** Returns whether words are a single letter or digit. */
export function isLetter(words: readonly string[]): boolean {
  return words.length === 1 && words[0]?.length === 1
}
