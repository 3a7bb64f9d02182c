import { describe, expect, test } from 'vitest'
import { locales } from '#app/locales/locales.ts'
import { everyTextOf, placeholdersOf } from './all-texts.ts'
import { sameAsEachOther, sameAsEnglish, sameBesideMessages } from './same-words.ts'
import { sameTexts } from './shared-words.ts'

const others = locales.filter((locale) => locale !== 'en')
const pairs = locales.flatMap((one, at) =>
  locales.slice(at + 1).map((other) => [one, other] as const),
)

describe('messages, long texts, the payment page and mails', () => {
  test.each(pairs)(
    'R1.03 %s and %s each say it in their own words, but for a listed few',
    async (one, other) => {
      const copied = (await sameTexts(one, other)).filter(({ isListed }) => !isListed)
      expect(copied.map(({ key, forms }) => `${key}: ${forms.join()}`)).toEqual([])
    },
  )

  test('R1.03 the list of words that are the same holds no more than it must', async () => {
    const needed = new Set<string>()
    for (const [one, other] of pairs) {
      for (const { key, forms } of await sameTexts(one, other)) {
        for (const name of [key, forms.join()]) needed.add(`${name} ${one}`).add(`${name} ${other}`)
      }
    }
    const listed = [
      ...Object.entries(sameAsEnglish).map(([key, group = []]) => [key, group] as const),
      ...Object.entries(sameAsEachOther).map(([key, groups = []]) => [key, groups.flat()] as const),
      ...Object.entries(sameBesideMessages).map(([word, group = []]) => [word, group] as const),
    ]
    const needless = listed.flatMap(([name, group]) =>
      group.map((locale) => `${name} ${locale}`).filter((entry) => !needed.has(entry)),
    )
    expect(needless).toEqual([])
  })

  test.each(others)(
    'R1.03 %s has every text that English has, with the same things filled in',
    async (locale) => {
      const [english, own] = await Promise.all([everyTextOf('en'), everyTextOf(locale)])
      expect([...own.keys()].sort()).toEqual([...english.keys()].sort())
      for (const [key, forms] of english) {
        expect(placeholdersOf(own.get(key) ?? []), key).toEqual(placeholdersOf(forms))
      }
    },
  )

  test.each(locales)('R1.03 %s has no empty text and no straight quotes', async (locale) => {
    for (const [key, forms] of await everyTextOf(locale)) {
      expect(forms.length, key).toBeGreaterThan(0)
      for (const text of forms) {
        expect(text.trim(), key).not.toBe('')
        expect(text, key).not.toMatch(/["']/)
      }
    }
  })

  test('R1.03 French keeps its signs with the word before them', async () => {
    for (const [key, forms] of await everyTextOf('fr')) {
      for (const text of forms) {
        expect(text, key).not.toMatch(/ [:;?!»]|« |\p{L}[;?!»]|«\p{L}/u)
        // A colon without a space stands in addresses and times alone.
        expect(text, key).not.toMatch(/\p{L}:( |$)/u)
      }
    }
  })
})
