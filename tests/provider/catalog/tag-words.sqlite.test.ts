import { describe, expect, test } from 'vitest'
import { locales } from '#app/locales/locales.ts'
import { toSearchText } from '#provider/catalog/search-words.ts'
import { getTagWords } from '#provider/catalog/tag-words.ts'
import { tags } from '#provider/catalog/tags.ts'
import { readMessages } from '../../i18n/all-texts.ts'

test('tags are lowercase words in alphabetical order [P1.02]', () => {
  expect(tags.filter((tag) => !/^[a-z]+(-[a-z]+)*$/.test(tag))).toEqual([])
  expect([...tags].sort()).toEqual([...tags])
  expect(new Set(tags).size).toBe(tags.length)
})

describe.each(locales)('the words for tags in %s', (locale) => {
  test('include the displayed name [P2.02]', () => {
    const messages = readMessages(locale)
    for (const tag of tags) {
      const [name = ''] = messages.get(`catalog_tag_${tag.replaceAll('-', '_')}`) ?? []
      expect(getTagWords(tag, locale), tag).toContain(name.toLowerCase())
    }
  })

  test('each match one tag, ignoring accents [P2.02]', () => {
    const tagsByWord = Map.groupBy(
      tags.flatMap((tag) => getTagWords(tag, locale).map((word) => ({ tag, word }))),
      ({ word }) => toSearchText(word),
    )
    expect(tagsByWord.has('')).toBe(false)
    const ambiguous = [...tagsByWord].filter(([, uses]) => new Set(uses.map((u) => u.tag)).size > 1)
    expect(ambiguous.map(([word]) => word)).toEqual([])
  })

  test('are lowercase, trimmed and listed once [P2.02]', () => {
    for (const tag of tags) {
      const words = getTagWords(tag, locale)
      expect(words).toEqual([...new Set(words)])
      for (const word of words) expect(word).toBe(word.trim().toLowerCase())
    }
  })
})
