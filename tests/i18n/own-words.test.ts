import { describe, expect, test } from 'vitest'
import { locales } from '#app/locales/locales.ts'
import { readAllTexts, findPlaceholders } from './all-texts.ts'
import { sameAsEachOther, sameAsEnglish, sameOutsideMessages } from './same-words.ts'
import { findSharedTexts } from './shared-words.ts'

const otherLocales = locales.filter((locale) => locale !== 'en')
const localePairs = locales.flatMap((one, at) =>
  locales.slice(at + 1).map((other) => [one, other] as const),
)

describe('messages and long texts', () => {
  test.each(localePairs)('%s and %s share only the listed texts [R1.03]', (one, other) => {
    const copied = findSharedTexts(one, other).filter(({ isListed }) => !isListed)
    expect(copied.map(({ key, forms }) => `${key}: ${forms.join()}`)).toEqual([])
  })

  test('the list of shared texts has no unused entries [R1.03]', () => {
    const needed = new Set<string>()
    for (const [one, other] of localePairs) {
      for (const { key, forms } of findSharedTexts(one, other)) {
        for (const name of [key, forms.join()]) needed.add(`${name} ${one}`).add(`${name} ${other}`)
      }
    }
    const listed = [
      ...Object.entries(sameAsEnglish).map(([key, group = []]) => [key, group] as const),
      ...Object.entries(sameAsEachOther).map(([key, groups = []]) => [key, groups.flat()] as const),
      ...Object.entries(sameOutsideMessages).map(([word, group = []]) => [word, group] as const),
    ]
    const unused = listed.flatMap(([name, group]) =>
      group.map((locale) => `${name} ${locale}`).filter((entry) => !needed.has(entry)),
    )
    expect(unused).toEqual([])
  })

  test.each(otherLocales)(
    '%s has a translation of every English text, with the same placeholders [R1.03]',
    (locale) => {
      const [english, own] = [readAllTexts('en'), readAllTexts(locale)]
      expect([...own.keys()].sort()).toEqual([...english.keys()].sort())
      for (const [key, forms] of english) {
        expect(findPlaceholders(own.get(key) ?? []), key).toEqual(findPlaceholders(forms))
      }
    },
  )

  test.each(locales)('no text in %s is empty or has straight quotes [R1.03]', (locale) => {
    for (const [key, forms] of readAllTexts(locale)) {
      expect(forms.length, key).toBeGreaterThan(0)
      for (const text of forms) {
        expect(text.trim(), key).not.toBe('')
        expect(text, key).not.toMatch(/["']/)
      }
    }
  })

  test('French punctuation is set off by non-breaking spaces [R1.03]', () => {
    for (const [key, forms] of readAllTexts('fr')) {
      for (const text of forms) {
        expect(text, key).not.toMatch(/ [:;?!»]|« |\p{L}[;?!»]|«\p{L}/u)
        // Only URLs and times contain a colon without a space before it.
        expect(text, key).not.toMatch(/\p{L}:( |$)/u)
      }
    }
  })

  test('Italian has no article before a date, which would be l’ on the 8th and 11th [R1.03]', () => {
    for (const [key, forms] of readAllTexts('it')) {
      for (const text of forms) {
        expect(text, key).not.toMatch(/\b(il|al|dal|del|nel|sul) \{(date|time|first|last)\}/i)
      }
    }
  })

  test.each(locales)(
    'no number of things follows a colon in %s: they have plurals [R1.03]',
    (locale) => {
      for (const [key, forms] of readAllTexts(locale)) {
        for (const text of forms) expect(text, key).not.toMatch(/:\s\{count\}/)
      }
    },
  )
})
