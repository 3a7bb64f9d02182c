import { describe, expect, test } from 'vitest'
import { locales } from '#app/locales/locales.ts'
import { instruments } from '#provider/catalog/instruments.ts'
import { toSearchText } from '#provider/catalog/search-words.ts'
import { tags } from '#provider/catalog/tags.ts'
import { getConceptEntries } from '#provider/catalog/thesaurus/concepts.ts'
import { isOwnFunctionWord } from '#provider/catalog/thesaurus/function-words.ts'
import { parseWords } from '#provider/catalog/thesaurus/parse-concepts.ts'
import type { ConceptWord } from '#provider/catalog/thesaurus/parse-concepts.ts'
import { getConcept, listBroader } from '#provider/catalog/thesaurus/thesaurus.ts'
import { getDictionary, listBaseWords } from '#provider/catalog/thesaurus/word-index.ts'

const entries = getConceptEntries()
const ids = entries.map(({ id }) => id)
const words = new Map(entries.map(({ id, words: lists }) => [id, lists.flatMap(parseWords)]))

/** The codes of genres that most shops have. */
const usualGenres = new Set(
  'ambient breakbeat cinematic classical disco drum-and-bass dub dubstep edm electro folk funk hip-hop house jazz latin lo-fi pop reggae rock soul techno trance trap world'.split(
    ' ',
  ),
)

/** Lists the words of all concepts that satisfy a condition. */
function listWords(condition: (word: ConceptWord) => boolean) {
  return [...words].flatMap(([id, all]) => all.filter(condition).map(({ text }) => ({ id, text })))
}

test('each concept has an id of its own in lowercase [P2.02]', () => {
  expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([])
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test('concepts are related to known ones only, and to none twice or to themselves [P2.02]', () => {
  for (const { id, broader, near, opposite, sounds } of entries) {
    expect(
      sounds.filter((other) => getConcept(other).group !== 'character'),
      id,
    ).toEqual([])
    const related = [...broader, ...near, ...opposite]
    expect(
      related.filter((other) => !ids.includes(other) || other === id),
      id,
    ).toEqual([])
    expect(
      related.filter((other, index) => related.indexOf(other) !== index),
      id,
    ).toEqual([])
  }
})

test('no word of a concept is a function word of its language [P2.02]', () => {
  for (const locale of locales) {
    const isFunctionWordOfIt = ({ text }: { readonly text: string }) =>
      isOwnFunctionWord(text, locale)
    expect(listBaseWords(locale).filter(isFunctionWordOfIt), locale).toEqual([])
  }
})

test('no concept is a kind of itself [P2.02]', () => {
  expect(ids.filter((id) => listBroader(id).has(id))).toEqual([])
  const isOwnAncestor = (id: string) =>
    entries
      .find((entry) => entry.id === id)
      ?.broader.some((parent) => parent === id || listBroader(parent).has(id))
  expect(ids.filter(isOwnAncestor)).toEqual([])
})

test('every instrument and every tag has words in all six languages [P2.02]', () => {
  for (const id of [...instruments, ...tags]) {
    const languages = new Set(words.get(id)?.map(({ language }) => language))
    const missing = locales.filter((locale) => !languages.has(locale) && !languages.has('*'))
    expect(missing, id).toEqual([])
  }
})

describe.each(locales)('in %s', (locale) => {
  test('every concept has a word [P2.02]', () => {
    const missing = ids.filter(
      (id) => !words.get(id)?.some(({ language }) => language === locale || language === '*'),
    )
    expect(missing).toEqual([])
  })

  test('a word that means several concepts first means one of them [P2.02]', () => {
    const first = listWords(({ language, isSecondary }) => language === locale && !isSecondary)
    const byWord = Map.groupBy(first, ({ text }) => toSearchText(text))
    const ambiguous = [...byWord].filter(([, uses]) => new Set(uses.map(({ id }) => id)).size > 1)
    expect(ambiguous.map(([word]) => word)).toEqual([])
  })

  test('every word is found as a search text is normalized [P2.02]', () => {
    const dictionary = getDictionary(locale)
    const isOwn = ({ language }: ConceptWord) =>
      language === locale || (language === '*' && locale === 'en')
    const lost = listWords(isOwn).filter(
      ({ id, text }) => dictionary.get(toSearchText(text))?.includes(id) !== true,
    )
    expect(lost).toEqual([])
  })

  test('the inflected forms stay few [P2.02]', () => {
    // German has most, because of its cases, its comparatives and "ae" for "ä".
    expect(getDictionary(locale).size).toBeLessThan(33_000)
  })
})

test('an international word first means one concept [P2.02]', () => {
  const first = listWords(({ language, isSecondary }) => language === '*' && !isSecondary)
  const byWord = Map.groupBy(first, ({ text }) => toSearchText(text))
  const ambiguous = [...byWord].filter(([, uses]) => new Set(uses.map(({ id }) => id)).size > 1)
  expect(ambiguous.map(([word]) => word)).toEqual([])
})

test('the data stay small enough to be parsed at once [P2.02]', () => {
  expect(entries.length).toBeGreaterThanOrEqual(350)
  expect(entries.length).toBeLessThan(1000)
  const size = entries
    .flatMap((entry) => entry.words)
    .reduce((sum, { text }) => sum + text.length, 0)
  expect(size).toBeLessThan(230_000)
})

test('every concept leads to what shops offer within one step [P2.02]', () => {
  const isOffered = (id: string) => {
    const { filter } = getConcept(id)
    return filter !== null && (filter.facet !== 'genre' || usualGenres.has(filter.value))
  }
  const lost = ids.filter((id) => {
    const { broader, near } = getConcept(id)
    return ![id, ...broader, ...near].some(isOffered)
  })
  expect(lost).toEqual([])
})

test.each([
  ['synth', ['keys', 'pluck', 'bass', 'chords', 'bell']],
  ['keys', ['piano', 'synth', 'chords', 'bell']],
  ['percussion', ['tom', 'hat', 'clap', 'bell']],
  ['effect', ['transition', 'texture']],
  ['vocal', ['choir', 'lead']],
  ['texture', ['pad', 'effect', 'noise']],
  ['strings', ['pad', 'orchestra', 'chords']],
  ['guitar', ['pluck', 'strings', 'chords']],
  ['bass', ['sub', 'synth']],
  ['brass', ['orchestra', 'lead']],
])('%s is near to what producers also accept [P2.06]', (id, others) => {
  expect(getConcept(id).near).toEqual(expect.arrayContaining(others))
})

test('pads and leads are kinds of synths, toms of percussion [P2.06]', () => {
  expect(['pad', 'lead'].filter((id) => !listBroader(id).has('synth'))).toEqual([])
  expect(listBroader('tom')).toContain('percussion')
})
