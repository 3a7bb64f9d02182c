import { expect, test } from 'vitest'
import { locales } from '#app/locales/locales.ts'
import { toSearchText } from '#provider/catalog/search-words.ts'
import { tags } from '#provider/catalog/tags.ts'
import { findConcepts } from '#provider/catalog/thesaurus/thesaurus.ts'
import { readMessages } from '../../i18n/all-texts.ts'

test('tags are lowercase words in alphabetical order [P1.02]', () => {
  expect(tags.filter((tag) => !/^[a-z]+(-[a-z]+)*$/.test(tag))).toEqual([])
  expect([...tags].sort()).toEqual([...tags])
  expect(new Set(tags).size).toBe(tags.length)
})

test.each(locales)('the displayed name of a tag in %s is a word for it [P2.02]', (locale) => {
  const messages = readMessages(locale)
  for (const tag of tags) {
    const [name = ''] = messages.get(`catalog_tag_${tag.replaceAll('-', '_')}`) ?? []
    const ids = findConcepts(toSearchText(name), locale).map(({ id }) => id)
    expect(ids, `${tag} in ${locale}`).toContain(tag)
  }
})
