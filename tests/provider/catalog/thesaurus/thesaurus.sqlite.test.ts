import { expect, test } from 'vitest'
import { locales } from '#provider/platform/texts/locales.ts'
import type { Locale } from '#provider/platform/texts/locales.ts'
import {
  findConcepts,
  getConcept,
  isFiller,
  isIntensifier,
  isKnownWord,
  isNegation,
  isSimilarity,
  listBroader,
  listNarrower,
  maxPhraseLength,
} from '#provider/catalog/thesaurus/thesaurus.ts'
import { getDictionary } from '#provider/catalog/thesaurus/word-index.ts'

/** Returns the id of the first concept of a phrase. */
function findFirst(words: string, locale: Locale = 'en'): string | undefined {
  return findConcepts(words, locale)[0]?.id
}

test.each([
  ['dub', 'trap', 'jungle', 'gabber', 'funk', 'soul', 'rave', 'hoover', 'ambiance'],
  ['platillo', 'becken', 'chitarra', 'gitaar', 'vox', 'chop', 'sintetizador'],
  ['disco', 'phonk', 'horn', 'amen', '808', 'riser', 'rimshot', 'shaker'],
])('words of the trade are known [P2.06]', (...words) => {
  expect(words.filter((word) => !isKnownWord(word))).toEqual([])
})

test('a misspelled word is unknown [P2.06]', () => {
  const words = ['kcik', 'drumms', 'sanre', 'tecnoh', 'xyzzy']
  expect(words.filter((word) => isKnownWord(word))).toEqual([])
})

test.each<[string, Locale, string]>([
  ['bd', 'en', 'kick'],
  ['grosse caisse', 'fr', 'kick'],
  ['charley ouvert', 'fr', 'open-hat'],
  ['charleys ouverts', 'fr', 'open-hat'],
  ['cassa dritta', 'it', 'four-on-the-floor'],
  ['bombo', 'es', 'kick'],
  ['palmas', 'es', 'clap'],
  ['koebel', 'nl', 'cowbell'],
  ['becken', 'de', 'cymbal'],
  ['d b', 'en', 'drum-and-bass'],
  ['metallischen', 'de', 'metallic'],
  ['gitaren', 'nl', 'guitar'],
  ['vox chops', 'it', 'vocal-chop'],
])('"%s" in %s means %s [P2.02]', (words, locale, id) => {
  expect(findFirst(words, locale)).toBe(id)
})

test.each<[string, Locale, string]>([
  ['darker', 'en', 'dark'],
  ['punchier', 'en', 'punchy'],
  ['pianootje', 'nl', 'piano'],
  ['trommeltje', 'nl', 'hand-drum'],
  ['stimmchen', 'de', 'vocal'],
  ['dunkleren', 'de', 'dark'],
  ['tastierina', 'it', 'keys'],
  ['colpetto', 'it', 'one-shot'],
  ['caldissimo', 'it', 'warm'],
  ['guitarrita', 'es', 'guitar'],
  ['golpecito', 'es', 'one-shot'],
  ['oscurisimo', 'es', 'dark'],
  ['maquinita', 'es', 'gear'],
])('diminutives and comparatives are found: "%s" in %s means %s [P2.02]', (words, locale, id) => {
  expect(findFirst(words, locale)).toBe(id)
})

test.each<[string, Locale, string]>([
  ['drummed', 'en', 'drums'],
  ['klackert', 'de', 'clacky'],
  ['summen', 'de', 'humming'],
  ['zoemt', 'nl', 'buzzy'],
  ['rimbomba', 'it', 'boomy'],
  ['saturer', 'fr', 'distorted'],
])(
  'verbs and their participles mean the same: "%s" in %s means %s [P2.02]',
  (words, locale, id) => {
    expect(findFirst(words, locale)).toBe(id)
  },
)

test.each<[string, Locale, string]>([
  ['warmth', 'en', 'warm'],
  ['warme', 'de', 'warm'],
  ['chaleur', 'fr', 'warm'],
  ['oscuridad', 'es', 'darkness'],
  ['dolcezza', 'it', 'soft'],
  ['woede', 'nl', 'aggressive'],
])('nouns of characters are known: "%s" in %s means %s [P2.02]', (words, locale, id) => {
  expect(findFirst(words, locale)).toBe(id)
})

test.each<[string, Locale, string]>([
  ['glockenklange', 'de', 'bell'],
  ['regengerausch', 'de', 'rain'],
  ['streichersounds', 'de', 'strings'],
  ['regengeluiden', 'nl', 'rain'],
  ['pianoklanken', 'nl', 'piano'],
])(
  'a compound with an empty head means its first half: "%s" in %s [P2.02]',
  (words, locale, id) => {
    expect(findFirst(words, locale)).toBe(id)
    expect(isKnownWord(words)).toBe(true)
  },
)

test('a compound of an unknown half is unknown [P2.06]', () => {
  expect(findConcepts('xyzzyklang', 'de')).toEqual([])
  expect(isKnownWord('xyzzyklang')).toBe(false)
})

test('a form that is a function word means nothing [P2.01]', () => {
  // "suena" is a filler, not a form of "sueño".
  expect(findConcepts('suena', 'es')).toEqual([])
})

test.each<[string, Locale, string]>([
  ['schlaf', 'de', 'sleep'],
  ['entrainement', 'fr', 'workout'],
  ['kerst', 'nl', 'christmas'],
  ['bosque', 'es', 'forest'],
  ['tramonto', 'it', 'evening'],
  ['80s', 'en', 'eighties'],
  ['vikingen', 'nl', 'nordic'],
  ['advertising', 'en', 'advertising'],
])('purposes, places and times are known: "%s" in %s means %s [P2.02]', (words, locale, id) => {
  expect(findFirst(words, locale)).toBe(id)
})

test('the language of the visitor precedes English, and English the others [P2.02]', () => {
  expect(findFirst('stem', 'nl')).toBe('vocal')
  expect(findFirst('stem', 'de')).toBe('stems')
  expect(findFirst('trompete', 'en')).toBe('trumpet')
})

test('a word that others understand otherwise counts only in its language [P2.02]', () => {
  expect(findFirst('bas', 'nl')).toBe('bass')
  expect(findConcepts('bas', 'fr')).toEqual([])
  expect(findFirst('plato', 'es')).toBe('cymbal')
  expect(findConcepts('plato', 'de')).toEqual([])
})

test('a concept stands for the filter of the same name or a genre [P2.02]', () => {
  expect(getConcept('kick').filter).toEqual({ facet: 'instrument', value: 'kick' })
  expect(getConcept('warm').filter).toEqual({ facet: 'tag', value: 'warm' })
  expect(getConcept('lofi-hip-hop').filter).toEqual({ facet: 'genre', value: 'lo-fi' })
  expect(getConcept('one-shot').filter).toEqual({ facet: 'kind', value: 'one-shot' })
  expect(getConcept('shaker').filter).toBeNull()
  expect(() => getConcept('unknown')).toThrow('Unknown concept: unknown')
})

test('broader and narrower concepts are found through all levels [P2.02]', () => {
  expect([...listBroader('open-hat')]).toEqual(['hat', 'drums'])
  expect(listNarrower('drums')).toContain('open-hat')
  expect(listNarrower('drums')).not.toContain('drums')
})

test('what is near is so in both directions, the nearest first [P2.06]', () => {
  expect(getConcept('shaker').near).toContain('maraca')
  expect(getConcept('maraca').near).toContain('shaker')
  expect(getConcept('vocal').near[0]).toBe('choir')
  expect(getConcept('open-hat').opposite).toContain('closed-hat')
})

test('function words are found in the language of the visitor and in English [P2.01]', () => {
  expect(isFiller('i need', 'en')).toBe(true)
  expect(isFiller('ich suche', 'de')).toBe(true)
  expect(isFiller('kick', 'en')).toBe(false)
  expect(isNegation('sans', 'fr')).toBe(true)
  expect(isNegation('without', 'nl')).toBe(true)
  expect(isSimilarity('in the style of', 'en')).toBe(true)
  expect(isSimilarity('zoals', 'nl')).toBe(true)
  expect(isIntensifier('molto', 'it')).toBe(true)
})

test('no phrase is longer than the limit [P2.02]', () => {
  const phrases = locales.flatMap((locale) => [...getDictionary(locale).keys()])
  const lengths = new Set(phrases.map((phrase) => phrase.split(' ').length))
  expect(Math.max(...lengths)).toBe(maxPhraseLength)
})
